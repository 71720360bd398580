"""`Site`: the parts of one running server, as routes and connections reach them."""

from dataclasses import dataclass

from pasch.server.limits import Limits
from pasch.server.metrics import Metrics
from pasch.server.settings import Settings
from pasch.server.store import Store
from pasch.server.tables import Tables
from pasch.server.thinking import Thinking


@dataclass(frozen=True)
class Site:
    """Everything that lives as long as the server runs."""

    settings: Settings
    store: Store
    tables: Tables
    thinking: Thinking
    limits: Limits
    metrics: Metrics
