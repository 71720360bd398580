"""Many arrays as one argument of a kernel: a pointer to a list of where they are.

Numba hands a named tuple of arrays on by value, some eight words for each array, at every call and at every look at one
of its fields; compiling that takes longer than compiling what is done with the arrays. A `Packed` is one word, and a
field is read when it is asked for.
"""

from dataclasses import fields
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import types
from numba.core.typing.templates import AttributeTemplate
from numba.extending import (
    NativeValue,
    infer_getattr,
    lower_getattr_generic,
    models,
    register_model,
    typeof_impl,
    unbox,
)
from numba.np.numpy_support import from_dtype

_WORD = ir.IntType(64)


class PackedType(types.Type):
    """What a `Packed` is in kernels.

    Attributes:
        members: by name of the field, the place of its first word, and its type.
    """

    def __init__(self, name: str, members: dict[str, tuple[int, types.Type]]) -> None:
        self.members = members
        super().__init__(name=f"{name}({', '.join(f'{member}: {kind}' for member, (_, kind) in members.items())})")


class Packed:
    """A frozen dataclass whose fields kernels can read: integers, arrays, records of one, and others of its kind.

    Arrays may be written to, but not exchanged: kernels know where they lay when the object was made.
    """

    _words: "np.ndarray[tuple[int], np.dtype[np.int64]]"
    _address: int
    _kind: PackedType

    def __post_init__(self) -> None:
        words: list[int] = []
        members: dict[str, tuple[int, types.Type]] = {}
        for field in fields(self):  # type: ignore[arg-type] # every kind of it is a dataclass
            kind, own = _described(getattr(self, field.name))
            members[field.name] = len(words), kind
            words += own
        for name, value in (
            ("_words", np.array(words, dtype=np.int64)),
            ("_kind", PackedType(type(self).__name__, members)),
        ):
            object.__setattr__(self, name, value)
        object.__setattr__(self, "_address", self._words.ctypes.data)


def _described(value: object) -> tuple[types.Type, list[int]]:
    """The type of a field and its words."""
    match value:
        case Packed():
            return value._kind, [value._address]
        case np.void():
            return from_dtype(value.dtype), [value.__array_interface__["data"][0]]
        case np.ndarray() if value.flags.c_contiguous:
            return types.Array(from_dtype(value.dtype), value.ndim, "C"), [value.ctypes.data, *value.shape]
        case int():
            return types.int64, [value]
    raise TypeError(f"kernels cannot read {value!r}")


@typeof_impl.register(Packed)
def _typeof(value: Packed, _context: object) -> PackedType:
    return value._kind


@register_model(PackedType)
class _PackedModel(models.PrimitiveModel):  # type: ignore[misc] # Numba has no types
    def __init__(self, manager: Any, kind: PackedType) -> None:
        super().__init__(manager, kind, _WORD.as_pointer())


@unbox(PackedType)
def _unbox(_kind: PackedType, value: Any, native: Any) -> NativeValue:
    address = native.pyapi.object_getattr_string(value, "_address")
    pointer = native.pyapi.long_as_voidptr(address)
    native.pyapi.decref(address)
    return NativeValue(native.builder.bitcast(pointer, _WORD.as_pointer()))


@infer_getattr
class _PackedAttributes(AttributeTemplate):  # type: ignore[misc] # likewise
    key = PackedType

    def generic_resolve(self, packed: PackedType, name: str) -> types.Type | None:
        return packed.members[name][1] if name in packed.members else None


@lower_getattr_generic(PackedType)
def _read(context: Any, builder: Any, packed: PackedType, pointer: Any, name: str) -> Any:
    place, kind = packed.members[name]
    if isinstance(kind, types.Array):
        return _read_array(context, builder, kind, pointer, place)
    found = _word(builder, pointer, place)
    value_type = context.get_value_type(kind)
    return builder.inttoptr(found, value_type) if isinstance(value_type, ir.PointerType) else found


def _word(builder: Any, pointer: Any, place: int) -> Any:
    found = builder.load(builder.gep(pointer, [ir.Constant(_WORD, place)]))
    found.set_metadata("invariant.load", builder.module.add_metadata([]))
    return found


def _read_array(context: Any, builder: Any, kind: types.Array, pointer: Any, place: int) -> Any:
    """Numba's array of a contiguous array whose words are its address and its shape."""
    item = context.get_data_type(kind.dtype)
    shape = [_word(builder, pointer, place + 1 + axis) for axis in range(kind.ndim)]
    step = ir.Constant(_WORD, context.get_abi_sizeof(item))
    members = {
        "itemsize": step,
        "data": builder.inttoptr(_word(builder, pointer, place), item.as_pointer()),
        "shape": shape,
        "strides": _strides(builder, shape, step),
    }
    model = context.data_model_manager[kind]
    found = ir.Constant(context.get_value_type(kind), None)
    for name, member in members.items():
        at = model.get_field_position(name)
        if not isinstance(member, list):
            found = builder.insert_value(found, member, at)
            continue
        for axis, word in enumerate(member):
            found = builder.insert_value(found, word, [at, axis])
    return found


def _strides(builder: Any, shape: list[Any], step: Any) -> list[Any]:
    """How many bytes lie between neighbours along each axis; the last axis is the innermost."""
    found = [step]
    for length in shape[:0:-1]:
        found.append(builder.mul(found[-1], length))
    return found[::-1]
