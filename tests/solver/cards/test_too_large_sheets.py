"""Sheets with too many cards are refused in one sentence before any is listed."""

import pytest

from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.rules.errors import PaschError
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.column_cards import ColumnCards
from pasch.values.analyst import oracle_of, stored_values


def eight_columns() -> Variant:
    """A valid document of 1.4 kB that took 17 seconds and 3.6 GB."""
    boxes = "".join(
        f'[boxes.b{number}]\nnames = {{ de = "B{number}", en = "B{number}" }}\npoints = "sum"\n' for number in range(20)
    )
    columns = "".join(f'[columns.c{number}]\nnames = {{ de = "C{number}", en = "C{number}" }}\n' for number in range(8))
    head = 'id = "large"\nnames = { de = "Groß", en = "Large" }\n[dice]\ncount = 8\n[turn]\nthrows = 3\n'
    return parse_variant(head + boxes + columns)


def test_a_sheet_of_too_many_cards_is_refused_before_they_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    def must_not_list(*_: object) -> None:
        raise AssertionError("cards were listed")

    variant = eight_columns()
    monkeypatch.setattr(ColumnCards, "enumerate_states", must_not_list)
    assert stored_values(variant) is None
    with pytest.raises(PaschError) as refused:
        oracle_of(variant)
    assert refused.value.code == "estimate-too-large"
