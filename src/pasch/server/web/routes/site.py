"""`Site`: the parts of one running server, as routes and connections reach them."""

from dataclasses import dataclass

from pasch.server.compute.compute_service import Solvers
from pasch.server.settings import Settings
from pasch.server.store import Store
from pasch.server.tables.received_rules import HouseRules
from pasch.server.tables.table_registry import TableRegistry
from pasch.server.web.answers.dice_statistics import CachedStatistics
from pasch.server.web.guard.address_limits import AddressLimits
from pasch.server.web.guard.write_turns import WriteTurns
from pasch.server.web.metrics import Metrics


@dataclass(frozen=True)
class Site:
    """Everything that lives as long as the server runs."""

    settings: Settings
    store: Store
    tables: TableRegistry
    solvers: Solvers
    house_rules: HouseRules
    limits: AddressLimits
    metrics: Metrics
    writing: WriteTurns
    counted: CachedStatistics
