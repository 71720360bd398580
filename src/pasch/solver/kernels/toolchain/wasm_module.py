"""Kernels as WebAssembly modules, for browsers.

LLVM's object file of a kernel is already a module: its calls and addresses are resolved, as it refers to nothing but
its memory, its stack pointer, `exp` and `log`. All that a linker would add is the export of the kernel. A custom
section names the sources it was made from; browsers use it only with inputs made from the same ones.
"""

from collections.abc import Iterator
from typing import NamedTuple

from llvmlite import binding as llvm

from pasch.solver.kernels.toolchain.code_cache import describe_sources
from pasch.solver.kernels.toolchain.machine_code import SYMBOL

_TRIPLE = "wasm32-unknown-unknown"
_FEATURES = "+simd128,+bulk-memory,+nontrapping-fptoint,+sign-ext,+mutable-globals"
_HEAD = b"\0asm\1\0\0\0"
_CUSTOM, _IMPORTS, _EXPORTS = 0, 2, 7
_ORIGIN = "origin"
# Kinds of imports: a function and a mutable global are one number each or two bytes, a memory has limits.
_FUNCTION, _MEMORY, _GLOBAL = 0, 2, 3


class _Section(NamedTuple):
    number: int
    content: bytes


def translate_to_wasm(intermediate: bytes) -> bytes:
    """Returns the module of a kernel, which exports it as `SYMBOL`."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(_TRIPLE).create_target_machine(
        cpu="generic", features=_FEATURES, opt=3, reloc="static", codemodel="default"
    )
    module = llvm.parse_bitcode(intermediate)
    module.triple, module.data_layout = _TRIPLE, str(machine.target_data)
    defined = [function.name for function in module.functions if not function.is_declaration]
    return _export(machine.emit_object(module), defined.index(SYMBOL))


def _export(module: bytes, function: int) -> bytes:
    """Returns an object file as a module that exports one of its functions."""
    sections = [section for section in _list_sections(module) if section.number != _CUSTOM]
    imports = next(section.content for section in sections if section.number == _IMPORTS)
    content = b"\1" + _name(SYMBOL) + bytes([_FUNCTION]) + _number(_count_functions(imports) + function)
    origin = _Section(_CUSTOM, _name(_ORIGIN) + describe_sources().encode())
    before = [section for section in sections if section.number < _EXPORTS]
    after = [section for section in sections if section.number > _EXPORTS]
    return _HEAD + b"".join(
        bytes([section.number]) + _number(len(section.content)) + section.content
        for section in (*before, _Section(_EXPORTS, content), *after, origin)
    )


def _list_sections(module: bytes) -> Iterator[_Section]:
    place = len(_HEAD)
    while place < len(module):
        size, begin = _read_number(module, place + 1)
        yield _Section(module[place], module[begin : begin + size])
        place = begin + size


def _count_functions(imports: bytes) -> int:
    # Imported functions are numbered before those of the module.
    number, place = _read_number(imports, 0)
    found = 0
    for _ in range(number):
        for _name in ("module", "field"):
            length, place = _read_number(imports, place)
            place += length
        kind, place = imports[place], place + 1
        if kind == _FUNCTION:
            found += 1
            _, place = _read_number(imports, place)
        elif kind == _GLOBAL:
            place += 2
        elif kind == _MEMORY:
            has_maximum, place = imports[place], place + 1
            for _limit in range(1 + (has_maximum & 1)):
                _, place = _read_number(imports, place)
        else:
            raise ValueError(f"a kernel cannot import kind {kind}")
    return found


def _name(text: str) -> bytes:
    return _number(len(text)) + text.encode()


def _number(value: int) -> bytes:
    # LEB128: seven bits to a byte, the lowest first; the highest bit says that more follow.
    low, more = value & 0x7F, value >> 7
    return bytes([low | 0x80]) + _number(more) if more else bytes([low])


def _read_number(octets: bytes, place: int) -> tuple[int, int]:
    value = shift = 0
    while octets[place] & 0x80:
        value |= (octets[place] & 0x7F) << shift
        place, shift = place + 1, shift + 7
    return value | octets[place] << shift, place + 1
