"""Values of a variant for browsers as files: a gzipped table or network, or JSON that says why there is none."""

from typing import Literal, NamedTuple

from pasch.rules.variant.variant import Variant
from pasch.server.wire.responses import NoValuesAnswer, NoWeightsAnswer
from pasch.solver.browser_files.shipped_files import KernelWork, find_input, find_kernel, find_least_cards
from pasch.solver.progress import Stages


class ValueFiles(NamedTuple):
    """The answers for one variant."""

    input: bytes
    values: bytes
    weights: bytes


def shipped_kernel(work: KernelWork) -> bytes:
    """Returns a kernel of the solver for browsers."""
    kernel = find_kernel(work)
    return _no_values("no-solver") if kernel is None else kernel.read_bytes()


def shipped_values(variant: Variant) -> ValueFiles:
    """Returns the answers for a shipped variant where only browsers solve."""
    return ValueFiles(_input(variant), _no_values("no-solver"), _no_weights("no-solver"))


def find_values(variant: Variant, progress: Stages) -> ValueFiles:
    """Returns the answers for a shipped variant; one too large for a browser is solved first."""
    if find_kernel() is not None and find_input(variant) is not None:
        return shipped_values(variant)
    from pasch.solver.browser_files.compact_network import collect_values, write_network
    from pasch.solver.browser_files.compact_values import can_be_packed, write_values
    from pasch.solver.query.estimate import Estimator
    from pasch.solver.solve.solve_plan import SUMMED_UP
    from pasch.values.analyst import oracle_of

    oracle = oracle_of(variant, progress=progress, memory=SUMMED_UP)
    sheet = collect_values(oracle)
    values = write_values(sheet).read_bytes() if can_be_packed(sheet) else _no_values("too-large")
    if isinstance(oracle, Estimator) and oracle.certainty == "learned":
        return ValueFiles(_input(variant), values, write_network(variant, oracle.wide).read_bytes())
    return ValueFiles(_input(variant), values, _no_weights("exact" if oracle.exact else "untrained"))


def _input(variant: Variant) -> bytes:
    if find_kernel() is None:
        return _no_values("no-solver")
    packed = find_input(variant)
    return _no_values("too-large", find_least_cards(variant)) if packed is None else packed.read_bytes()


def _no_values(why: Literal["no-solver", "too-large"], cards: int | None = None) -> bytes:
    return NoValuesAnswer(why=why, cards=cards).model_dump_json().encode()


def _no_weights(why: Literal["no-solver", "exact", "untrained"]) -> bytes:
    return NoWeightsAnswer(why=why).model_dump_json().encode()
