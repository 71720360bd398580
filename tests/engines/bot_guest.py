"""A bot that plays at a server's table, in its own thread."""

import threading

from in_process_server import Table

from pasch.engines.partners import PartnerTimeouts, partner
from pasch.engines.web_table import Visit, Visitor, read_link


def link(table: Table, invitation: str | None = None) -> str:
    return f"{str(table.client.base_url).rstrip('/')}/t/{table.name}#i={invitation or table.invitation}"


class Guest:
    """A bot in a thread of its own."""

    def __init__(self, table: Table, program: str) -> None:
        self.told: list[str] = []
        self.partner = partner(program, PartnerTimeouts())
        self.visitor = Visitor(read_link(link(table)), self.partner, "Bot", lambda what, _: self.told.append(what))
        self.visitor.sit_down()
        self.visit: Visit | None = None
        self.thread = threading.Thread(target=self._play, daemon=True)
        self.thread.start()

    def _play(self) -> None:
        self.visit = self.visitor.play()

    def end(self) -> Visit:
        self.thread.join(30)
        assert self.visit is not None
        return self.visit
