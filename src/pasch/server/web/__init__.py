"""The app: routes, live connections, pages, and the guards before them."""
