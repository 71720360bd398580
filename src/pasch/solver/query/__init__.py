"""What is asked of what was solved: advice, odds, estimates."""
