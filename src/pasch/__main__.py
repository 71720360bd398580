"""``python -m pasch``: the command ``pasch``, also where no folder of programs is on the path."""

from pasch.cli.main import main

main()
