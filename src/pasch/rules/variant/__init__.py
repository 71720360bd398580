"""A variant compiled: boxes, patterns, tables, identity and maximum."""
