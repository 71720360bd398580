"""The review of one player: account, skill level, and lessons."""

from collections.abc import Sequence
from math import fsum

from pasch.analysis.advice.themes import Theme
from pasch.analysis.review.game_account import DecisionStep, GameAccount
from pasch.analysis.review.marks import counts
from pasch.analysis.review.review_model import Decision, LevelBand, SeatReview, ThemeLoss, ThrowMoment, WinAccount
from pasch.analysis.review.skill_bands import band_of
from pasch.analysis.review.win_curve import WinCurve
from pasch.analysis.thresholds import MAX_LESSONS


def review_seats(
    names: Sequence[str],
    account: GameAccount,
    curve: WinCurve | None,
    moments: Sequence[ThrowMoment | Decision],
    stand_ins: Sequence[Sequence[int]],
) -> list[SeatReview]:
    """All players, in seating order.

    Args:
        stand_ins: by seat, the turns that a computer player played for its person.
    """
    return [
        _seat(seat, name, account, curve, moments, stand_in)
        for seat, (name, stand_in) in enumerate(zip(names, stand_ins, strict=True))
    ]


def _seat(
    seat: int,
    name: str,
    account: GameAccount,
    curve: WinCurve | None,
    moments: Sequence[ThrowMoment | Decision],
    stand_in: Sequence[int],
) -> SeatReview:
    luck = fsum(each.luck for each in moments if isinstance(each, ThrowMoment) and each.seat == seat)
    own = [each for each in moments if isinstance(each, Decision) and each.seat == seat]
    counted = [each for each in own if each.counted]
    loss = fsum(each.loss for each in own)
    end = account.expected[-1][1][seat] if account.final is None else float(account.final[seat])
    marked = [each.mark for each in own]
    # Lessons are mistakes that a casual player would not make: by excess over the expected loss.
    lessons = sorted((each for each in counted if each.mark), key=lambda each: -each.excess)[:MAX_LESSONS]
    return SeatReview(
        seat=seat,
        name=name,
        start=account.start[seat],
        luck=luck,
        loss=loss,
        drift=account.drift[seat],
        end=end,
        # start + luck - loss + drift = end, so this is the total with average luck.
        adjusted=end - luck,
        stand_in=list(stand_in),
        decisions=sum(each.turn not in stand_in for each in own),
        counted=len(counted),
        loss_per_decision=fsum(each.loss for each in counted) / len(counted) if counted else None,
        inaccuracies=marked.count("inaccuracy"),
        mistakes=marked.count("mistake"),
        blunders=marked.count("blunder"),
        band=_band(seat, stand_in, account),
        win=None if curve is None else _win_account(seat, curve, moments),
        themes=_theme_losses(counted),
        lessons=[each.event for each in lessons],
    )


def _band(seat: int, stand_in: Sequence[int], account: GameAccount) -> LevelBand | None:
    scale = account.played[-1].variant.scale
    own = [
        each
        for each in account.moments
        if isinstance(each, DecisionStep) and each.state.seat == seat and each.turn not in stand_in
    ]
    losses = [[option.loss / scale for option in each.options] for each in own if counts(each.options)]
    return band_of(fsum(each.chosen.loss for each in own) / scale, losses)


def _win_account(seat: int, curve: WinCurve, moments: Sequence[ThrowMoment | Decision]) -> WinAccount:
    parts: dict[str, list[float]] = {"luck": [], "play": [], "others": []}
    now = start = curve.points[-1][seat]
    # Each change of the winning chance belongs to the event that caused it; all together are end - start.
    for each in moments:
        part = "others" if each.seat != seat else "luck" if isinstance(each, ThrowMoment) else "play"
        parts[part].append(curve.points[each.event][seat] - now)
        now = curve.points[each.event][seat]
    lost = (each.win.loss for each in moments if isinstance(each, Decision) and each.seat == seat and each.win)
    sums = {part: fsum(changes) for part, changes in parts.items()}
    return WinAccount(start=start, **sums, end=now, loss=fsum(lost))


def _theme_losses(counted: Sequence[Decision]) -> list[ThemeLoss]:
    losses: dict[Theme, list[float]] = {}
    for each in counted:
        if each.themes:
            losses.setdefault(each.themes[0], []).append(each.win.loss if each.win else each.loss)
    found = [ThemeLoss(theme=theme, decisions=len(each), loss=fsum(each)) for theme, each in losses.items()]
    return sorted(found, key=lambda one: -one.loss)
