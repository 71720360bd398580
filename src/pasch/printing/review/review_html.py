"""A review as one page of HTML: styles and drawings are in it, and it prints as it is seen."""

from collections.abc import Sequence
from html import escape

from pasch.printing.review.review_content import Handout, LeafletDecision, PlayerAccount, PlotCurve
from pasch.rules.dice.dice_notation import spoken_dice
from pasch.rules.dice.multisets import face
from pasch.rules.variant.dice_glyphs import PIPS

_WIDTH, _HEIGHT = 640, 200
_DASHES = ("", "8 4", "2 3", "12 3 2 3", "5 5", "1 5", "14 4", "6 2 1 2")
_COLOURS = ("#1f6547", "#a3261b", "#1d3a80", "#7a5b00", "#5b2a82", "#00697a", "#8a3d00", "#444444")
_STYLE = """
:root { color-scheme: light; font: 16px/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif;
  color: #25211a; background: #f3eddf; }
body { margin: 0 auto; max-width: 46rem; padding: 1.5rem 1rem 3rem; overflow-wrap: break-word; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0; color: #124330; }
h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; color: #124330; }
p { margin: .25rem 0; } .verdict { font-size: 1.125rem; font-weight: 700; } .soft { color: #5e5646; }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .35rem .6rem .35rem 0; border-bottom: 1px solid #dcd2bd; vertical-align: top; }
thead th { font-size: .875rem; color: #5e5646; }
article { background: #fffdf6; border: 1px solid #dcd2bd; border-radius: 10px; padding: .75rem 1rem; margin: .75rem 0;
  break-inside: avoid; }
article h3 { margin: 0 0 .5rem; font-size: 1rem; } article h2 { margin-top: 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: .5rem 0; }
dt { color: #5e5646; } dd { margin: 0; }
.dice svg { width: 2.25rem; height: 2.25rem; margin-right: .3rem; } .better { color: #1b6a3f; font-weight: 700; }
svg.curve { width: 100%; height: auto; background: #fffdf6; border: 1px solid #dcd2bd; border-radius: 10px; }
.key span { margin-right: 1.25rem; white-space: nowrap; }
@media print { :root { background: #fff; font-size: 11pt; } body { max-width: none; padding: 0; }
  article, svg.curve { border-color: #999; background: #fff; } h2 { break-after: avoid; } tr { break-inside: avoid; } }
"""


def page_of_handout(handout: Handout) -> str:
    """The page."""
    words = handout.words
    parts = [
        f"<header><h1>{escape(handout.title)}</h1><p class='soft'>{escape(handout.subtitle)}</p></header>",
        f"<p class='verdict'>{escape(handout.verdict)}</p>" if handout.verdict else "",
        *(f"<p class='soft'>{escape(note)}</p>" for note in handout.notes),
        *(_player(handout, player) for player in handout.players),
        f"<h2>{escape(handout.curve_title)}</h2>{_curve(handout)}",
        *(_lessons(handout, player) for player in handout.players if player.lessons),
    ]
    if handout.marked:
        table = _table(marked_columns(handout), handout.marked)
        parts.append(f"<h2>{escape(words('handout-marked'))}</h2><div class='wide'>{table}</div>")
    parts.append(f"<p class='soft'>{escape(words('handout-meaning'))}</p>")
    head = (
        "<meta charset='utf-8'><meta name='viewport' content='width=device-width, initial-scale=1'>"
        "<meta http-equiv='Content-Security-Policy' content=\"default-src 'none'; style-src 'unsafe-inline'\">"
        f"<title>{escape(handout.title)}</title><style>{_STYLE}</style>"
    )
    body = f"<main>{''.join(parts)}</main>"
    return f"<!doctype html>\n<html lang='{handout.language}'><head>{head}</head><body>{body}</body></html>\n"


def _player(handout: Handout, player: PlayerAccount) -> str:
    thoughts = "".join(f"<p>{escape(thought)}</p>" for thought in player.thoughts)
    figures = "".join(f"<dt>{escape(name)}</dt><dd>{escape(words)}</dd>" for name, words in player.figures)
    return (
        f"<article><h2>{escape(handout.words('ui-colon', of=player.name, what=player.total))}</h2>{thoughts}"
        f"<dl>{figures}</dl><p class='soft'>{escape(player.decisions)}</p></article>"
    )


def _table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    heads = "".join(f"<th scope='col'>{escape(column)}</th>" for column in columns)
    body = "".join(
        f"<tr><th scope='row'>{escape(first)}</th>{''.join(f'<td>{escape(cell)}</td>' for cell in others)}</tr>"
        for first, *others in rows
    )
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"


def _curve(handout: Handout) -> str:
    lines = "".join(_line(number, curve) for number, curve in enumerate(handout.curves))
    half = f"<path d='M0 {_HEIGHT / 2}H{_WIDTH}' stroke='#dcd2bd'/>"
    ends = (
        f"<text x='6' y='16' font-size='12' fill='#5e5646'>{escape(handout.top)}</text>"
        f"<text x='6' y='{_HEIGHT - 6}' font-size='12' fill='#5e5646'>{escape(handout.foot)}</text>"
    )
    key = "".join(f"<span>{_sample(number)} {escape(curve.name)}</span>" for number, curve in enumerate(handout.curves))
    drawn = (
        f"<svg class='curve' viewBox='0 0 {_WIDTH} {_HEIGHT}' role='img' aria-label='{escape(handout.curve_title)}'>"
    )
    return f"{drawn}{half}{lines}{ends}</svg><p class='key'>{key}</p>"


def _line(number: int, curve: PlotCurve) -> str:
    points = " ".join(
        f"{across * _WIDTH:.1f},{(1 - height) * (_HEIGHT - 8) + 4:.1f}" for across, height in curve.points
    )
    return f"<polyline fill='none' stroke-width='2.5' {_stroke(number)} points='{points}'/>"


def _stroke(number: int) -> str:
    return f"stroke='{_COLOURS[number % 8]}' stroke-dasharray='{_DASHES[number % 8]}'"


def _sample(number: int) -> str:
    line = f"<path d='M0 6H34' stroke-width='3' {_stroke(number)}/>"
    return f"<svg width='34' height='12' aria-hidden='true'>{line}</svg>"


def _lessons(handout: Handout, player: PlayerAccount) -> str:
    heading = handout.words("handout-lessons", name=player.name)
    articles = "".join(_lesson(handout, lesson) for lesson in player.lessons)
    return f"<section><h2>{escape(heading)}</h2>{articles}</section>"


def _lesson(handout: Handout, lesson: LeafletDecision) -> str:
    words = handout.words
    label = escape(spoken_dice(lesson.dice, lesson.signs))
    dice = "".join(_die(shown, held=held) for shown, held in held_dice(lesson))
    reasons = "".join(f"<p>{escape(reason)}</p>" for reason in lesson.reasons)
    return (
        f"<article><h3>{escape(lesson.where)}</h3>"
        f"<p class='dice'><span role='img' aria-label='{label}'>{dice}</span></p>"
        f"<p>{escape(words('handout-chosen', action=lesson.chosen))}</p>"
        f"<p class='better'>{escape(words('ui-colon', of=lesson.better, what=lesson.best))}</p>"
        f"<p>{escape(lesson.gain)}</p>{reasons}</article>"
    )


def held_dice(lesson: LeafletDecision) -> list[tuple[int | str, bool]]:
    """Draws the dice as they lay, and marks those that are best kept."""
    left, found = list(lesson.keep or ()), list[tuple[int | str, bool]]()
    for code in lesson.dice:
        shown = face(code)
        found.append((lesson.signs.get(shown, shown), code in left))
        if code in left:
            left.remove(code)
    return found


def _die(shown: int | str, *, held: bool) -> str:
    fill, edge = ("#ffe3a6", "3") if held else ("#fffaf0", "1.5")
    places = PIPS.get(shown, ()) if isinstance(shown, int) else ()
    pips = "".join(f"<circle cx='{25 + 13 * across}' cy='{25 + 13 * down}' r='4.2'/>" for across, down in places)
    number = "" if places else f"<text x='25' y='33' text-anchor='middle' font-size='24'>{escape(str(shown))}</text>"
    frame = f"<rect x='2' y='2' width='46' height='46' rx='9' fill='{fill}' stroke='#25211a' stroke-width='{edge}'/>"
    return f"<svg viewBox='0 0 50 50' aria-hidden='true'>{frame}{pips}{number}</svg>"


def marked_columns(handout: Handout) -> list[str]:
    """Returns the columns of the table of turning points."""
    return [handout.words(f"handout-marked-{name}") for name in ("where", "mark", "dice", "chosen", "best", "cost")]
