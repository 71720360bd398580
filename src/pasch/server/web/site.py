"""`Site`: the parts of one running server, as routes and connections reach them."""

from dataclasses import dataclass

from pasch.server.settings import Settings
from pasch.server.solving.solvers import Solvers
from pasch.server.store import Store
from pasch.server.tables.house_rules import HouseRules
from pasch.server.tables.registry import Tables
from pasch.server.web.limits import Limits
from pasch.server.web.metrics import Metrics
from pasch.server.web.statistics import Counted
from pasch.server.web.writing import Writing


@dataclass(frozen=True)
class Site:
    """Everything that lives as long as the server runs."""

    settings: Settings
    store: Store
    tables: Tables
    solvers: Solvers
    house_rules: HouseRules
    limits: Limits
    metrics: Metrics
    writing: Writing
    counted: Counted
