"""What `vector` names, as LLVM's instructions; loaded only by what compiles."""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic, models, register_model

from pasch.solver.kernels.vector import LANES, WIDE

_DOUBLE = ir.DoubleType()
_ROW = ir.VectorType(_DOUBLE, LANES)
_SINGLE = ir.FloatType()
_LINE = ir.VectorType(_SINGLE, WIDE)
_INT32 = ir.IntType(32)
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


_row = _RowType()
_line = _LineType()


def _place(context: Any, builder: Any, kind: Any, array: Any, index: Any, step: int, many: Any = _ROW) -> Any:
    data = context.make_array(kind)(context, builder, array).data
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
        found = builder.load(_place(context, builder, signature.args[0], args[0], args[1], LANES))
        found.align = 8
        return found

    return _row(rows, types.intp), generate


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
        builder.store(args[2], _place(context, builder, signature.args[0], args[0], args[1], LANES), align=8)
        return context.get_dummy_value()

    return types.void(rows, types.intp, _row), generate


@intrinsic
def splat(typing: Any, value: Any) -> tuple[Any, _Generate]:  # noqa: ARG001 - likewise
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001 - likewise
        return _broadcast(builder, args[0])

    return _row(types.float64), generate


def _of_two(instruction: Callable[[Any, Any, Any], Any]) -> Any:
    """An instruction that makes a row of two."""

    @intrinsic
    def of_two(typing: Any, left: Any, right: Any) -> tuple[Any, _Generate]:  # noqa: ARG001 - likewise
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001 - likewise
            return instruction(builder, *args)

        return left(left, left), generate

    return of_two


add = _of_two(lambda builder, left, right: builder.fadd(left, right))
less = _of_two(lambda builder, left, right: builder.fsub(left, right))
multiply = _of_two(lambda builder, left, right: builder.fmul(left, right))
highest = _of_two(lambda builder, left, right: builder.select(builder.fcmp_ordered(">", left, right), left, right))


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
        while count > 1:  # the two halves, again and again
            count //= 2
            low, high = (
                builder.shuffle_vector(found, found, ir.Constant(ir.VectorType(_INT32, count), list(places)))
                for places in (range(count), range(count, 2 * count))
            )
            found = builder.fadd(low, high)
        return builder.extract_element(found, ir.Constant(_INT32, 0))

    return types.float32(_line), generate
