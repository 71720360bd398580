"""The program that prints the server's description, of which the browser's types are made."""

import json

from pasch.server.settings import Settings
from pasch.server.web.app import create_app


def main() -> None:
    """Prints it."""
    print(json.dumps(create_app(Settings("")).openapi(), ensure_ascii=False, indent=1))


if __name__ == "__main__":
    main()
