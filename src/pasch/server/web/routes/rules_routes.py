"""Routes besides tables: variants, advice, averages, reviews, and statistics of the dice."""

import asyncio
import gzip
import json
from base64 import b64decode
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from functools import partial
from hashlib import file_digest
from io import BufferedReader
from pathlib import Path as FilePath
from typing import Annotated, Any, Literal, ParamSpec

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from pasch.analysis.exercises.exercise_model import Exercises
from pasch.analysis.review.review_model import Review
from pasch.play.records.record_io import format_record
from pasch.rules.catalogue.shipped_variants import shipped
from pasch.rules.errors import Problem
from pasch.rules.variant.variant import Variant
from pasch.server.compute.compute_service import Solvers
from pasch.server.web.answers.negotiation import is_known
from pasch.server.web.answers.rule_effects import BalanceSender
from pasch.server.web.answers.variant_pages import PageJson, find_page, list_page, shipped_exercises, shipped_page
from pasch.server.web.answers.variant_pages import send as _sent
from pasch.server.web.guard import address_limits
from pasch.server.web.guard.client_language import wanted_language
from pasch.server.web.guard.streamed_json import LongAnswer
from pasch.server.web.routes.cancelled_requests import CancellableRoute
from pasch.server.web.routes.table_routes import address_of, errors, find, site_of, toml_for, variant_for
from pasch.server.wire.effect_responses import EffectsAnswer, EffectsRequest
from pasch.server.wire.field_types import Rules, RulesById, VariantName
from pasch.server.wire.rejection import Rejected
from pasch.server.wire.requests import (
    AdviceRequest,
    AverageRequest,
    BlockTextRequest,
    DocumentRequest,
    ExercisesRequest,
    ReviewRequest,
    ValuesRequest,
)
from pasch.server.wire.responses import (
    AdviceAnswer,
    AverageAnswer,
    BlockAnswer,
    NoValuesAnswer,
    NoWeightsAnswer,
    SolvingAnswer,
    StatisticsAnswer,
)
from pasch.server.wire.variant_responses import VariantAnswer, VariantsAnswer
from pasch.solver.browser_files.shipped_files import KernelWork, find_kernel

router = APIRouter(prefix="/api", tags=["rules"], route_class=CancellableRoute)
_PACKING = 5
"""Compression level: shrinks a review to a seventh within two milliseconds."""
_ETAG = 16
P = ParamSpec("P")


@router.get("/variants", response_model=VariantsAnswer, responses=errors())
async def variants(request: Request) -> Response:
    """The variants that come with Pasch."""
    return _sent(request, await find_page(list_page))


@router.get("/variants/{variant}", response_model=VariantAnswer, responses=errors(404, 422))
async def variant(request: Request, variant: Annotated[VariantName, Path()]) -> Response:
    """A variant with its tables, its sheet and its rules in words."""
    return _sent(request, await find_page(shipped_page, variant))


@router.get("/variants/{variant}/exercises", response_model=Exercises, responses=errors(404, 422))
async def exercises(request: Request, variant: Annotated[VariantName, Path()]) -> Response:
    """Positions of a variant as exercises."""
    return _sent(request, await find_page(shipped_exercises, variant))


@router.post("/variants", response_model=VariantAnswer, responses=errors(403, 413, 422))
async def house_rule(request: Request, body: DocumentRequest) -> Response:
    """The page of a house rule, or everything that is wrong with it."""
    site, address = site_of(request), address_of(request)
    site.limits.check(address_limits.DOCUMENTS, f"documents {address}")
    page = await site.house_rules.page(body.toml, address)
    return _sent(request, PageJson(b64decode(page["packed"]), page["etag"]), keep=False)


@router.get("/statistics", responses=errors())
async def thrown_dice(request: Request) -> StatisticsAnswer:
    """The dice thrown here, counted, with a chi-square test."""
    return await site_of(request).counted.answer()


_SOLVED_FIRST: dict[int | str, dict[str, Any]] = {
    202: {"model": SolvingAnswer, "description": "being solved: ask again"},
    **errors(403, 413, 422),
}


@router.post("/advice", response_model=AdviceAnswer, responses=_SOLVED_FIRST)
async def advice(request: Request, body: AdviceRequest) -> Response:
    """The value of every action of a position; or the progress of solving the variant."""
    language = wanted_language(request.headers.get("accept-language"))
    ask = partial(Solvers.advice, position=body.position, language=language, objective=body.objective)
    return await _solved(request, body.rules, lambda solvers, variant, who: ask(solvers, variant, who=who))


def _in_octets(what: str) -> dict[int | str, dict[str, Any]]:
    octets: dict[str, Any] = {"application/octet-stream": {}}
    return {200: {"content": octets, "description": f"{what} (docs/json.md), or why there is none"}, **_SOLVED_FIRST}


_VALUES, _WEIGHTS = _in_octets("the table"), _in_octets("the network")
_INPUT = {200: _VALUES[200], **errors(403, 413, 422)}


@router.get("/variants/{variant}/values", response_model=NoValuesAnswer, responses={**_VALUES, **errors(404)})
async def values(request: Request, variant: Annotated[VariantName, Path()]) -> Response:
    """The values of all cards of a variant, as a table to be kept; or the progress of solving it."""
    return await _table(request, shipped(variant), "values", NoValuesAnswer)


@router.post("/values", response_model=NoValuesAnswer, responses=_VALUES)
async def values_of_rules(request: Request, body: ValuesRequest) -> Response:
    """The same for house rules."""
    return await _table(request, await variant_for(request, body.rules), "values", NoValuesAnswer)


@router.get("/variants/{variant}/weights", response_model=NoWeightsAnswer, responses={**_WEIGHTS, **errors(404)})
async def weights(request: Request, variant: Annotated[VariantName, Path()]) -> Response:
    """The trained network of a sheet of several columns, to be kept with its table of values."""
    return await _table(request, shipped(variant), "network", NoWeightsAnswer)


@router.post("/weights", response_model=NoWeightsAnswer, responses=_WEIGHTS)
async def weights_of_rules(request: Request, body: ValuesRequest) -> Response:
    """The same for house rules."""
    return await _table(request, await variant_for(request, body.rules), "network", NoWeightsAnswer)


@router.get("/variants/{variant}/input", response_model=NoValuesAnswer, responses={**_INPUT, **errors(404)})
async def solver_input(request: Request, variant: Annotated[VariantName, Path()]) -> Response:
    """The input by which a browser solves a variant: the solver's arrays and the numbering of the cards."""
    return await _input(request, shipped(variant))


@router.post("/input", response_model=NoValuesAnswer, responses=_INPUT)
async def solver_input_of_rules(request: Request, body: ValuesRequest) -> Response:
    """The same for house rules."""
    return await _input(request, await variant_for(request, body.rules))


@router.get("/kernel", responses={200: {"content": {"application/wasm": {}}}, **errors(404)})
async def kernel(request: Request) -> Response:
    """The solver itself as WebAssembly, which reads what `/input` sends."""
    return await _kernel(request, "solve")


@router.get("/follower", responses={200: {"content": {"application/wasm": {}}}, **errors(404)})
async def follower(request: Request) -> Response:
    """The kernel that follows the best play through a solved variant, as WebAssembly; it reads the same input."""
    return await _kernel(request, "follow")


async def _kernel(request: Request, work: KernelWork) -> Response:
    path = find_kernel(work)
    with suppress(FileNotFoundError):
        if path is not None:
            return await _octets(request, path, "application/wasm")
    raise Rejected(404, Problem("kernel-missing"))


def _again_if_removed(answer: Callable[P, Awaitable[Response]]) -> Callable[P, Awaitable[Response]]:
    # A file may be removed, to make room for others, between being found and being opened.
    async def answer_again(*asked: P.args, **named: P.kwargs) -> Response:
        with suppress(FileNotFoundError):
            return await answer(*asked, **named)
        return await answer(*asked, **named)

    return answer_again


@_again_if_removed
async def _input(request: Request, variant: Variant) -> Response:
    site, address = site_of(request), address_of(request)
    site.limits.check(address_limits.ADVICE, f"advice {address}")
    found = await site.solvers.solver_input(variant, address)
    if isinstance(found, NoValuesAnswer):
        return Response(found.model_dump_json(), media_type="application/json")
    return await _octets(request, found)


@_again_if_removed
async def _table(
    request: Request,
    variant: Variant,
    what: Literal["values", "network"],
    none: type[NoValuesAnswer] | type[NoWeightsAnswer],
) -> Response:
    site, address = site_of(request), address_of(request)
    site.limits.check(address_limits.ADVICE, f"advice {address}")
    found = await site.solvers.table(variant, what, address)
    if isinstance(found, SolvingAnswer):
        return Response(found.model_dump_json(), 202, media_type="application/json")
    return await _file_or_reason(request, found, none)


async def _file_or_reason(
    request: Request, found: FilePath | str, none: type[NoValuesAnswer] | type[NoWeightsAnswer]
) -> Response:
    if isinstance(found, FilePath):
        return await _octets(request, found)
    return Response(none.model_validate({"why": found}).model_dump_json(), media_type="application/json")


async def _octets(request: Request, packed: FilePath, media_type: str = "application/octet-stream") -> Response:
    # A file of some megabytes, read while it is sent; unpacked for clients that cannot do so.
    file = await asyncio.to_thread(packed.open, "rb")
    digest = await asyncio.to_thread(_digest, file)
    headers = {"ETag": f'"{digest[:_ETAG]}"', "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if is_known(request.headers, headers["ETag"]):
        file.close()
        return Response(status_code=304, headers=headers)
    unpacks = "gzip" in request.headers.get("accept-encoding", "")
    if unpacks:
        headers["Content-Encoding"] = "gzip"
    pieces = _pieces_of(file, packed=unpacks)
    return LongAnswer(pieces, site_of(request).limits, address_of(request), media_type, headers)


def _digest(file: BufferedReader) -> str:
    return file_digest(file, "sha256").hexdigest()


def _pieces_of(file: BufferedReader, *, packed: bool) -> Iterator[bytes]:
    file.seek(0)
    with file, file if packed else gzip.open(file) as content:
        while piece := content.read(address_limits.UNIT_BYTES):
            yield piece


@router.post("/exercises", response_model=Exercises, responses=_SOLVED_FIRST)
async def exercises_of_rules(request: Request, body: ExercisesRequest) -> Response:
    """Positions of house rules as exercises, or the progress of solving and cutting them."""
    site, address = site_of(request), address_of(request)
    if body.positions is not None:
        # To look at twenty positions takes about as long as to review a game.
        site.limits.check(address_limits.REVIEWS, f"reviews {address}")
        ask = partial(Solvers.exercises_at, positions=body.positions)
        own = await ask(site.solvers, await variant_for(request, body.rules), who=address)
        if isinstance(own, SolvingAnswer):
            return Response(own.model_dump_json(), 202, media_type="application/json")
        return await _packed(request, own)
    site.limits.check(address_limits.ADVICE, f"advice {address}")
    if isinstance(body.rules, RulesById):
        return _sent(request, await find_page(shipped_exercises, body.rules.id))
    found = await site.solvers.exercises(await variant_for(request, body.rules), address)
    if isinstance(found, SolvingAnswer):
        return Response(found.model_dump_json(), 202, media_type="application/json")
    return _sent(request, PageJson(found, ""), keep=False)


@router.post("/average", response_model=AverageAnswer, responses=_SOLVED_FIRST)
async def average(request: Request, body: AverageRequest) -> Response:
    """The expected total of optimal play of a variant; or the progress of solving it."""
    return await _solved(request, body.rules, Solvers.average)


@router.post("/effects", responses=errors(403, 413, 422))
async def effects(request: Request, body: EffectsRequest) -> EffectsAnswer:
    """The changes of a house rule, with the balance of the games of each change and of all, as far as it is known."""
    site, address = site_of(request), address_of(request)
    site.limits.check(address_limits.ADVICE, f"advice {address}")
    changes = await site.house_rules.changes(body.rules.toml, address)
    language = wanted_language(request.headers.get("accept-language"))
    return BalanceSender(site.solvers, address, language, body.work).answer(changes)


@router.post("/review", response_model=Review, responses=_SOLVED_FIRST)
async def review(request: Request, body: ReviewRequest) -> Response:
    """The review of a game; or the progress of solving the variant."""
    address = address_of(request)
    site_of(request).limits.check(address_limits.REVIEWS, f"reviews {address}")
    return await _reviewed(request, await variant_for(request, body.rules), body.record)


@router.post("/block", responses=errors(413, 422))
async def block(request: Request, body: BlockTextRequest) -> BlockAnswer:
    """A score block read from text or a table, or all of its problems."""
    site_of(request).limits.check(address_limits.REVIEWS, f"reviews {address_of(request)}")
    toml = await toml_for(request, body.rules)
    found = await site_of(request).house_rules.by_rules("block", toml, {"block": body.block}, address_of(request))
    return BlockAnswer.model_validate(found)


@router.get("/tables/{table}/review", response_model=Review, responses={**_SOLVED_FIRST, **errors(404, 409, 422)})
async def review_of_table(request: Request, table: Annotated[str, Path(description="the table's name")]) -> Response:
    """The same for a game played here, once it is over."""
    site = site_of(request)
    site.limits.check(address_limits.REVIEWS, f"reviews {address_of(request)}")
    fold = (await find(site, table)).fold
    played = fold.record(wanted_language(request.headers.get("accept-language")))
    if not fold.is_over:
        raise Rejected(409, Problem("review-running"))
    return await _reviewed(request, fold.variant, format_record(played))


async def _reviewed(request: Request, variant: Variant, record: str) -> Response:
    language = wanted_language(request.headers.get("accept-language"))
    found = await site_of(request).solvers.review(variant, record, language, address_of(request))
    if isinstance(found, SolvingAnswer):
        return Response(found.model_dump_json(), 202, media_type="application/json")
    return await _packed(request, found, "Accept-Encoding, Accept-Language")


async def _packed(request: Request, content: dict[str, Any], varies: str = "Accept-Encoding") -> Response:
    body = json.dumps(content, separators=(",", ":"), ensure_ascii=False).encode()
    headers = {"Vary": varies}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body, headers=headers, media_type="application/json")
    packed = await asyncio.to_thread(gzip.compress, body, _PACKING)
    return Response(packed, headers=headers | {"Content-Encoding": "gzip"}, media_type="application/json")


async def _solved(
    request: Request,
    rules: Rules,
    ask: Callable[[Solvers, Variant, str], Awaitable[AdviceAnswer | AverageAnswer | SolvingAnswer]],
) -> Response:
    site = site_of(request)
    address = address_of(request)
    site.limits.check(address_limits.ADVICE, f"advice {address}")
    found = await ask(site.solvers, await variant_for(request, rules), address)
    status = 202 if isinstance(found, SolvingAnswer) else 200
    return Response(found.model_dump_json(), status, media_type="application/json")
