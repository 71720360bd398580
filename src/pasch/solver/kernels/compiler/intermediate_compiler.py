"""Compiles kernels to LLVM's intermediate code in a separate process, the only one that loads Numba.

``python -m pasch.solver.kernels.compiler.intermediate_compiler FOLDER`` reads forms of kernels from standard input and
writes a file for each. Numba types a function and translates it to LLVM code; optimisation, which Numba would repeat
for every part with all that it calls, runs once per kernel.
"""

import os
import pickle
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Thread
from types import FunctionType
from typing import Any

import llvmlite.binding as llvm
import numba
from llvmlite import ir
from numba.core import cgutils, types
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.registry import cpu_target
from numba.core.typing.templates import AttributeTemplate
from numba.extending import infer_getattr, lower_getattr_generic, models, register_model
from numba.np.numpy_support import from_dtype

from pasch.solver.kernels.compiler import llvm_instructions
from pasch.solver.kernels.toolchain import vector
from pasch.solver.kernels.toolchain.argument_kinds import ArrayKind, Kind, PackedKind, RecordKind
from pasch.solver.kernels.toolchain.compiled_functions import PARTS
from pasch.solver.kernels.toolchain.machine_code import SYMBOL, Form

_KERNELS = "pasch.solver.kernels"
_WORD = ir.IntType(64)
_NUMBA: dict[str, Any] = {
    "nogil": True,
    "error_model": "numpy",
    "_nrt": False,
    "no_cfunc_wrapper": True,
    "no_cpython_wrapper": True,
}


class _Library(JITCodeLibrary):  # type: ignore[misc] # Numba has no types
    def add_ir_module(self, ir_module: Any) -> None:
        self._final_module.link_in(llvm.parse_assembly(cgutils.normalize_ir_text(str(ir_module))))

    def finalize(self) -> None:
        self._finalized = True

    def add_linking_library(self, library: Any) -> None:
        self._linking_libraries.append(library)

    def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002 - Numba's signature
        return 0


class _Codegen(JITCPUCodegen):  # type: ignore[misc] # likewise
    _library_class = _Library

    def set_env(self, env_name: str, env: object) -> None:
        """There is nothing to tell code that does not run here."""


class _PackedType(types.Type):
    def __init__(self, kind: PackedKind) -> None:
        self.members = {name: (place, _type(member)) for name, place, member in kind.members}
        super().__init__(name=f"{kind.name}{kind.digest}")


@register_model(_PackedType)
class _PackedModel(models.PrimitiveModel):  # type: ignore[misc] # likewise
    def __init__(self, manager: Any, kind: _PackedType) -> None:
        super().__init__(manager, kind, _WORD.as_pointer())


@infer_getattr
class _PackedAttributes(AttributeTemplate):  # type: ignore[misc] # likewise
    key = _PackedType

    def generic_resolve(self, packed: _PackedType, name: str) -> types.Type | None:
        return packed.members[name][1] if name in packed.members else None


@lower_getattr_generic(_PackedType)
def _read(context: Any, builder: Any, packed: _PackedType, pointer: Any, name: str) -> Any:
    place, kind = packed.members[name]
    if isinstance(kind, types.Array):
        return _read_array(context, builder, kind, pointer, place)
    # Scalars and pointers are stored in the word itself.
    found = _word(builder, pointer, place)
    value_type = context.get_value_type(kind)
    return builder.inttoptr(found, value_type) if isinstance(value_type, ir.PointerType) else found


def _word(builder: Any, pointer: Any, place: int) -> Any:
    found = builder.load(builder.gep(pointer, [ir.Constant(_WORD, place)]))
    # The word list never changes, so LLVM may load an address once and keep it.
    found.set_metadata("invariant.load", builder.module.add_metadata([]))
    return found


def _read_array(context: Any, builder: Any, kind: types.Array, pointer: Any, place: int) -> Any:
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
    strides = [step]
    for length in shape[:0:-1]:
        strides.append(builder.mul(strides[-1], length))
    return strides[::-1]


def _type(kind: Kind) -> types.Type:
    match kind:
        case PackedKind():
            return _packed_type(kind)
        case ArrayKind():
            return types.Array(from_dtype(kind.dtype), kind.axes, "C")
        case RecordKind():
            return from_dtype(kind.dtype)
    return types.float64 if kind is float else types.int64


@cache
def _packed_type(kind: PackedKind) -> _PackedType:
    return _PackedType(kind)


def _let_numba_see_parts() -> None:
    # Replaces every part that a module names by its compiled twin.
    known = {function: numba.njit(**_NUMBA, **options)(function) for function, options in PARTS.items()}
    for module in list(sys.modules.values()):
        for name, value in list(vars(module).items()) if module.__name__.startswith(_KERNELS) else ():
            if isinstance(value, FunctionType) and value in known:
                setattr(module, name, known[value])
            elif isinstance(value, FunctionType) and value.__module__ == vector.__name__:
                setattr(module, name, getattr(llvm_instructions, value.__name__))


def compile_form(form: Form) -> bytes:
    """Returns the optimised intermediate code of a kernel with all its parts."""
    kernel = getattr(import_module(form.module), form.name)
    _let_numba_see_parts()
    function = numba.njit(**_NUMBA)(kernel.function)
    signature = tuple(map(_type, form.kinds))
    # Types all parts as well.
    function.compile(signature)
    found = function.overloads[signature]
    module = _link(found.library, found.fndesc.llvm_func_name)
    _optimise(module)
    code: bytes = module.as_bitcode()
    return code


def _link(library: Any, entry: str) -> Any:
    whole = llvm.parse_assembly(str(library.codegen._create_empty_module(entry)))
    for each in _list_needed(library):
        module = each._final_module.clone()
        for function in module.functions:
            if not function.is_declaration and function.name != entry:
                function.linkage = "linkonce_odr"
        whole.link_in(module)
    # Only the entry keeps its symbol, so that the optimiser may drop or inline everything else.
    for value in (*whole.functions, *whole.global_variables):
        if not value.is_declaration and value.name != entry:
            value.linkage = "internal"
    function = whole.get_function(entry)
    function.linkage, function.name = "external", SYMBOL
    return whole


def _list_needed(library: Any) -> list[Any]:
    # Each library once, before those that it needs.
    needed: dict[Any, None] = {}
    waiting = [library]
    while waiting:
        each = waiting.pop()
        if each not in needed:
            needed[each] = None
            waiting += each._linking_libraries
    return list(needed)


def _optimise(module: Any) -> None:
    # For any processor of this kind: what is made from it elsewhere is the same.
    machine = llvm.Target.from_triple(llvm.get_process_triple()).create_target_machine(opt=3)
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    builder.getModulePassManager().run(module, builder)


def _end_with_input() -> None:
    # The parent keeps the pipe open while it lives: no compiler process outlives it.
    while os.read(0, 1024):
        pass
    os._exit(1)


def main(folder: Path) -> None:
    """Compiles the forms read from standard input."""
    forms = pickle.load(sys.stdin.buffer)
    Thread(target=_end_with_input, daemon=True).start()
    cpu_target.target_context._internal_codegen = _Codegen("pasch")
    for form in forms:
        Path(folder, form.title).write_bytes(compile_form(form))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
