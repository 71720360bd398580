"""The app: routes, live connections, pages, and what stands before them all."""
