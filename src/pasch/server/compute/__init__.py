"""What takes long to work out, in processes of its own: computer players' moves, advice, averages, solving."""
