"""Long computations in processes of their own: moves, advice, averages, solving, training."""
