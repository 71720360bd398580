"""A review to hand round: as a page that any browser shows and prints, and as PDF. Both say the same."""

from typing import TYPE_CHECKING

from pasch.play.records.record_io import Record
from pasch.printing.paper_sizes import PaperName

if TYPE_CHECKING:
    from pasch.analysis.review.review_model import Review


def review_html(record: Record, review: "Review", language: str) -> str:
    """The review as one page of HTML: nothing is fetched, and no script runs.

    Args:
        review: of this very record.
    """
    from pasch.printing.review.review_content import handout_of
    from pasch.printing.review.review_html import page_of_handout

    return page_of_handout(handout_of(record, review, language))


def review_pdf(record: Record, review: "Review", language: str, paper: PaperName = "a4") -> bytes:
    """The review as PDF, with everybody's sheet at the end."""
    from pasch.printing.review.review_content import handout_of
    from pasch.printing.review.review_pdf import leaflet_of

    return leaflet_of(handout_of(record, review, language), record, paper)
