"""The functions of `vector` as LLVM instructions; loaded only by the compiler."""

from collections.abc import Callable
from functools import partial
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic, models, register_model

from pasch.solver.kernels.arrays.unrolled_lattice import EXACT_SIXTHS, SINGLE_SIXTHS, write_lattice
from pasch.solver.kernels.toolchain.vector import LANES, WIDE

_DOUBLE = ir.DoubleType()
_ROW = ir.VectorType(_DOUBLE, LANES)
_SINGLE = ir.FloatType()
_LINE = ir.VectorType(_SINGLE, WIDE)
_INT32 = ir.IntType(32)
_WHOLE = ir.VectorType(_INT32, WIDE)
_Generate = Callable[[Any, Any, Any, Any], Any]


class _RowType(types.Type):
    def __init__(self) -> None:
        super().__init__(name="Row8")


@register_model(_RowType)
class _RowModel(models.PrimitiveModel):  # type: ignore[misc] # Numba has no types
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, _ROW)


class _LineType(types.Type):
    def __init__(self) -> None:
        super().__init__(name="Line16")


@register_model(_LineType)
class _LineModel(models.PrimitiveModel):  # type: ignore[misc] # likewise
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, _LINE)


class _WholeType(types.Type):
    def __init__(self) -> None:
        super().__init__(name="Whole16")


@register_model(_WholeType)
class _WholeModel(models.PrimitiveModel):  # type: ignore[misc] # likewise
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, _WHOLE)


_row = _RowType()
_line = _LineType()
_whole = _WholeType()
_KINDS = {_row: _ROW, _line: _LINE}


def _kind_in(rows: Any) -> Any:
    return _row if rows.dtype == types.float64 else _line


def _place(context: Any, builder: Any, kind: Any, array: Any, index: Any, step: int, many: Any = _ROW) -> Any:
    data = context.make_array(kind)(context, builder, array).data
    # Row `index` of an array (…, step): no pointer arithmetic beyond one multiplication.
    if step != 1:
        index = builder.mul(index, ir.Constant(index.type, step))
    return builder.bitcast(builder.gep(data, [index]), many.as_pointer())


def _broadcast(builder: Any, value: Any, many: Any = _ROW) -> Any:
    nothing = ir.Constant(many, ir.Undefined)
    first = builder.insert_element(nothing, value, ir.Constant(_INT32, 0))
    return builder.shuffle_vector(first, nothing, ir.Constant(ir.VectorType(_INT32, many.count), [0] * many.count))


@intrinsic
def load(typing: Any, rows: Any, index: Any) -> tuple[Any, _Generate]:  # noqa: ARG001 - Numba's signature
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        kind = _KINDS[signature.return_type]
        found = builder.load(_place(context, builder, signature.args[0], args[0], args[1], kind.count, kind))
        found.align = 8
        return found

    return _kind_in(rows)(rows, types.intp), generate


@intrinsic
def like(typing: Any, rows: Any, value: Any) -> tuple[Any, _Generate]:  # noqa: ARG001 - likewise
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001 - likewise
        kind = _KINDS[signature.return_type]
        value = args[1] if kind is _ROW else builder.fptrunc(args[1], _SINGLE)
        return _broadcast(builder, value, kind)

    return _kind_in(rows)(rows, types.float64), generate


@intrinsic
def width(typing: Any, rows: Any) -> tuple[Any, _Generate]:  # noqa: ARG001 - likewise
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001 - likewise
        return ir.Constant(ir.IntType(64), LANES if signature.args[0].dtype.bitwidth == 64 else WIDE)

    return types.intp(rows), generate


@intrinsic
def load_at(typing: Any, values: Any, index: Any) -> tuple[Any, _Generate]:  # noqa: ARG001 - likewise
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        found = builder.load(_place(context, builder, signature.args[0], args[0], args[1], 1))
        found.align = 8
        return found

    return _row(values, types.intp), generate


@intrinsic
def store(typing: Any, rows: Any, index: Any, value: Any) -> tuple[Any, _Generate]:  # noqa: ARG001 - likewise
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        kind = _KINDS[signature.args[2]]
        builder.store(args[2], _place(context, builder, signature.args[0], args[0], args[1], kind.count, kind), align=8)
        return context.get_dummy_value()

    return types.void(rows, types.intp, _kind_in(rows)), generate


@intrinsic
def splat(typing: Any, value: Any) -> tuple[Any, _Generate]:  # noqa: ARG001 - likewise
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001 - likewise
        return _broadcast(builder, args[0])

    return _row(types.float64), generate


def _of_two(instruction: Callable[[Any, Any, Any], Any]) -> Any:
    @intrinsic
    def of_two(typing: Any, left: Any, right: Any) -> tuple[Any, _Generate]:  # noqa: ARG001 - likewise
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001 - likewise
            return instruction(builder, *args)

        return left(left, left), generate

    return of_two


add = _of_two(lambda builder, left, right: builder.fadd(left, right))
sub = _of_two(lambda builder, left, right: builder.fsub(left, right))
multiply = _of_two(lambda builder, left, right: builder.fmul(left, right))
# An ordered comparison: a NaN on the left loses, as with `maxpd` on x86.
maximum = _of_two(lambda builder, left, right: builder.select(builder.fcmp_ordered(">", left, right), left, right))


@intrinsic
def where_equal(typing: Any, left: Any, right: Any, value: Any) -> tuple[Any, _Generate]:  # noqa: ARG001 - likewise
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001 - likewise
        zero = ir.Constant(_ROW, [0.0] * LANES)
        return builder.select(builder.fcmp_ordered("==", args[0], args[1]), args[2], zero)

    return _row(_row, _row, _row), generate


@intrinsic
def any_positive(typing: Any, value: Any) -> tuple[Any, _Generate]:  # noqa: ARG001 - likewise
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001 - likewise
        above = builder.fcmp_ordered(">", args[0], ir.Constant(_ROW, [0.0] * LANES))
        # One bit per lane, compared as a byte.
        bits = builder.bitcast(above, ir.IntType(LANES))
        return builder.icmp_unsigned("!=", bits, ir.Constant(ir.IntType(LANES), 0))

    return types.boolean(_row), generate


@intrinsic
def load_line(typing: Any, values: Any, index: Any) -> tuple[Any, _Generate]:  # noqa: ARG001 - likewise
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        found = builder.load(_place(context, builder, signature.args[0], args[0], args[1], 1, _LINE))
        found.align = 4
        return found

    return _line(values, types.intp), generate


@intrinsic
def store_line(typing: Any, values: Any, index: Any, value: Any) -> tuple[Any, _Generate]:  # noqa: ARG001 - likewise
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        builder.store(args[2], _place(context, builder, signature.args[0], args[0], args[1], 1, _LINE), align=4)
        return context.get_dummy_value()

    return types.void(values, types.intp, _line), generate


@intrinsic
def splat_single(typing: Any, value: Any) -> tuple[Any, _Generate]:  # noqa: ARG001 - likewise
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001 - likewise
        return _broadcast(builder, args[0], _LINE)

    return _line(types.float32), generate


@intrinsic
def sum_of_line(typing: Any, value: Any) -> tuple[Any, _Generate]:  # noqa: ARG001 - likewise
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001 - likewise
        found, count = args[0], WIDE
        while count > 1:  # halves are added pairwise, so the order is fixed
            count //= 2
            low, high = (
                builder.shuffle_vector(found, found, ir.Constant(ir.VectorType(_INT32, count), list(places)))
                for places in (range(count), range(count, 2 * count))
            )
            found = builder.fadd(low, high)
        return builder.extract_element(found, ir.Constant(_INT32, 0))

    return types.float32(_line), generate


def _whole_of(builder: Any, number: Any) -> Any:
    return _broadcast(builder, builder.trunc(number, _INT32), _WHOLE)


def _gather(builder: Any, data: Any, start: Any, places: Any, item: Any, suffix: str) -> Any:
    lines = ir.VectorType(item.as_pointer(), WIDE)
    # One pointer per lane, for LLVM's masked gather with all lanes enabled.
    pointers = builder.gep(
        _broadcast(builder, builder.gep(data, [start]), lines),
        [builder.sext(places, ir.VectorType(ir.IntType(64), WIDE))],
        source_etype=item,
    )
    kind, every = ir.VectorType(item, WIDE), ir.VectorType(ir.IntType(1), WIDE)
    signature = ir.FunctionType(kind, [lines, _INT32, every, kind])
    name = f"llvm.masked.gather.v{WIDE}{suffix}.v{WIDE}p0"
    function = cgutils.get_or_insert_function(builder.module, signature, name)
    nothing = ir.Constant(kind, ir.Undefined)
    return builder.call(function, [pointers, ir.Constant(_INT32, 4), ir.Constant(every, [1] * WIDE), nothing])


@intrinsic
def lanes_after(
    typing: Any,  # noqa: ARG001 - likewise
    high: Any,
    own: Any,
    low: Any,
    column: Any,  # noqa: ARG001 - likewise
    inner: Any,  # noqa: ARG001 - likewise
    moved: Any,
    move: Any,  # noqa: ARG001 - likewise
    own_lanes: Any,  # noqa: ARG001 - likewise
) -> tuple[Any, _Generate]:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        high, own, low = (
            builder.load(_place(context, builder, signature.args[place], args[place], args[3], WIDE, _WHOLE), align=4)
            for place in range(3)
        )
        table = context.make_array(signature.args[5])(context, builder, args[5]).data
        after = _gather(builder, table, args[6], own, _INT32, "i32")
        outer = builder.add(builder.mul(high, _whole_of(builder, args[7])), after)
        return builder.add(builder.mul(outer, _whole_of(builder, args[4])), low)

    number = types.intp
    return _whole(high, own, low, number, number, moved, number, number), generate


@intrinsic
def gather(typing: Any, values: Any, start: Any, places: Any) -> tuple[Any, _Generate]:  # noqa: ARG001 - likewise
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        data = context.make_array(signature.args[0])(context, builder, args[0]).data
        return _gather(builder, data, args[1], args[2], _SINGLE, "f32")

    return _line(values, types.intp, _whole), generate


@intrinsic
def places_at(typing: Any, lanes: Any, row: Any) -> tuple[Any, _Generate]:  # noqa: ARG001 - likewise
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.load(_place(context, builder, signature.args[0], args[0], args[1], WIDE, _WHOLE), align=4)

    return _whole(lanes, types.intp), generate


@intrinsic
def pass_up(typing: Any, later: Any, end: Any, out: Any) -> tuple[Any, _Generate]:  # noqa: ARG001 - likewise
    kind = _KINDS[_kind_in(later)]

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        def place(which: int, roll: int) -> Any:
            number = ir.Constant(ir.IntType(64), roll)
            return _place(context, builder, signature.args[which], args[which], number, kind.count, kind)

        sixths = EXACT_SIXTHS if kind is _ROW else SINGLE_SIXTHS
        write_lattice(builder, partial(place, 0), partial(place, 1), partial(place, 2), sixths)
        return context.get_dummy_value()

    return types.void(later, end, out), generate
