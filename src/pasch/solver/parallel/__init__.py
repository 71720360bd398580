"""Independent pieces of work, and who does them: threads and processes here, or the machines of a cluster."""
