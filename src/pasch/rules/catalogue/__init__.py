"""The shipped variants and house rules, and how they are found."""
