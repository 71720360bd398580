"""`compiled`, `part`, `inlined`, `merged`: functions compiled to machine code, once per machine.

Machine code is kept on disk (see `machine_code`), so a process that only runs it loads no compiler. Arithmetic is plain
IEEE in the order written, so results do not depend on the number of threads.
"""

import ctypes
from collections.abc import Callable, Iterable
from threading import Lock
from typing import Any, Generic, ParamSpec, TypeVar, cast

from pasch.solver.kernels.toolchain import machine_code
from pasch.solver.kernels.toolchain.argument_kinds import ArrayKind, Kind, RecordKind, find_kind, get_address
from pasch.solver.kernels.toolchain.machine_code import Form

F = TypeVar("F", bound=Callable[..., object])
P = ParamSpec("P")
R = TypeVar("R")

PARTS: dict[Callable[..., object], dict[str, object]] = {}
"""Parts of kernels, with the options of the compiler for each."""


class Kernel(Generic[P, R]):
    """A function as machine code, called from Python without Python objects inside and without holding the GIL."""

    def __init__(self, function: Callable[P, R]) -> None:
        self.function = function
        self.__doc__, self.__name__ = function.__doc__, function.__name__
        self._ready: dict[tuple[Kind, ...], _Call] = {}
        self._lock = Lock()

    def __call__(self, *values: P.args, **_named: P.kwargs) -> R:
        kinds = tuple(map(find_kind, values))
        call = self._ready.get(kinds)
        if call is None:
            call = self._first(kinds)
        return cast(R, call(values))

    def _first(self, kinds: tuple[Kind, ...]) -> "_Call":
        # Two threads may meet here; only one loads the code.
        with self._lock:
            if kinds not in self._ready:
                self._ready[kinds] = _Call(self.form(kinds), kinds)
            return self._ready[kinds]

    def form(self, kinds: tuple[Kind, ...]) -> Form:
        """Returns the form for arguments of these kinds."""
        return Form(self.function.__module__, self.__name__, kinds)

    def form_for(self, *values: P.args, **_named: P.kwargs) -> Form:
        """Returns the form for these arguments."""
        return self.form(tuple(map(find_kind, values)))

    @property
    def forms(self) -> int:
        """Number of forms called so far."""
        return len(self._ready)


class _Call:
    """Machine code called by Numba's convention: address of the result, of an error, then the arguments.

    An array is passed as its meminfo, parent, size, item size, address, shape and strides.
    """

    def __init__(self, form: Form, kinds: tuple[Kind, ...]) -> None:
        self._form, self._kinds = form, kinds
        words = [kind for place in kinds for kind in _list_c_types(place)]
        prototype = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, *words)
        self._function = prototype(machine_code.load_code(form))

    def __call__(self, values: Iterable[Any]) -> int:
        arguments: list[Any] = []
        for value, kind in zip(values, self._kinds, strict=True):
            if kind is int or kind is float:
                arguments.append(value)
            elif isinstance(kind, ArrayKind):
                arguments += (None, None, value.size, value.itemsize, get_address(value), *value.shape, *value.strides)
            else:
                arguments.append(get_address(value) if isinstance(kind, RecordKind) else value._address)
        result, error = ctypes.c_int64(), ctypes.c_void_p()
        if self._function(ctypes.addressof(result), ctypes.addressof(error), *arguments):
            raise RuntimeError(f"{self._form.name} failed")
        return result.value


def _list_c_types(kind: Kind) -> list[type[Any]]:
    if kind is float:
        return [ctypes.c_double]
    if not isinstance(kind, ArrayKind):
        return [ctypes.c_int64 if kind is int else ctypes.c_void_p]
    word = ctypes.c_int64
    return [ctypes.c_void_p, ctypes.c_void_p, word, word, ctypes.c_void_p, *[word] * (2 * kind.axes)]


def compiled(function: Callable[P, R]) -> Kernel[P, R]:
    """Marks a function as a kernel."""
    return Kernel(function)


def part(function: F) -> F:
    """Marks a function as part of kernels, not callable from Python."""
    PARTS[function] = {}
    return function


def inlined(function: F) -> F:
    """Marks a part that is always inlined: a few lines, or a function that returns a row."""
    PARTS[function] = {"forceinline": True}
    return function


def merged(function: F) -> F:
    """Marks a part whose source is merged into its callers.

    Saves typing another level of calls, and is needed for functions that take a part as an argument, which compiled
    code cannot pass on.
    """
    PARTS[function] = {"inline": "always"}
    return function
