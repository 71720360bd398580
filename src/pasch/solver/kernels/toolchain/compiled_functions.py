"""Functions compiled to machine code, once per machine.

The machine code is kept on disk (see `machine_code`), so that a process that only uses it loads nothing of what
compiles. Arithmetic is plain IEEE in the order written, so results do not depend on the number of threads.
"""

import ctypes
from collections.abc import Callable, Iterable
from threading import Lock
from typing import Any, Generic, ParamSpec, TypeVar, cast

from pasch.solver.kernels.toolchain import machine_code
from pasch.solver.kernels.toolchain.argument_kinds import ArrayKind, Kind, RecordKind, address, kind_of
from pasch.solver.kernels.toolchain.machine_code import Form

F = TypeVar("F", bound=Callable[..., object])
P = ParamSpec("P")
R = TypeVar("R")

PARTS: dict[Callable[..., object], dict[str, object]] = {}
"""What kernels are made of, and how each is compiled."""


class Kernel(Generic[P, R]):
    """A function as machine code, called from Python: no Python objects inside, no lock held while it runs."""

    def __init__(self, function: Callable[P, R]) -> None:
        self.function = function
        self.__doc__, self.__name__ = function.__doc__, function.__name__
        self._ready: dict[tuple[Kind, ...], _Call] = {}
        self._lock = Lock()

    def __call__(self, *values: P.args, **_named: P.kwargs) -> R:
        kinds = tuple(map(kind_of, values))
        call = self._ready.get(kinds)
        if call is None:
            call = self._first(kinds)
        return cast(R, call(values))

    def _first(self, kinds: tuple[Kind, ...]) -> "_Call":
        with self._lock:
            if kinds not in self._ready:
                self._ready[kinds] = _Call(self.form(kinds), kinds)
            return self._ready[kinds]

    def form(self, kinds: tuple[Kind, ...]) -> Form:
        """The kernel for arguments of some kinds."""
        return Form(self.function.__module__, self.__name__, kinds)

    def form_for(self, *values: P.args, **_named: P.kwargs) -> Form:
        """The kernel for such arguments."""
        return self.form(tuple(map(kind_of, values)))

    @property
    def forms(self) -> int:
        """For how many different kinds of arguments it was called."""
        return len(self._ready)


class _Call:
    """Machine code for arguments of certain kinds, as Numba's functions are called: the place of the result, the place
    of an error, and the arguments, arrays as seven words and more.
    """

    def __init__(self, form: Form, kinds: tuple[Kind, ...]) -> None:
        self._form, self._kinds = form, kinds
        words = [kind for place in kinds for kind in _types(place)]
        prototype = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, *words)
        self._function = prototype(machine_code.address_of(form))

    def __call__(self, values: Iterable[Any]) -> int:
        arguments: list[Any] = []
        for value, kind in zip(values, self._kinds, strict=True):
            if kind is int or kind is float:
                arguments.append(value)
            elif isinstance(kind, ArrayKind):
                arguments += (None, None, value.size, value.itemsize, address(value), *value.shape, *value.strides)
            else:
                arguments.append(address(value) if isinstance(kind, RecordKind) else value._address)
        result, error = ctypes.c_int64(), ctypes.c_void_p()
        if self._function(ctypes.addressof(result), ctypes.addressof(error), *arguments):
            raise RuntimeError(f"{self._form.name} failed")
        return result.value


def _types(kind: Kind) -> list[type[Any]]:
    if kind is float:
        return [ctypes.c_double]
    if not isinstance(kind, ArrayKind):
        return [ctypes.c_int64 if kind is int else ctypes.c_void_p]
    word = ctypes.c_int64
    return [ctypes.c_void_p, ctypes.c_void_p, word, word, ctypes.c_void_p, *[word] * (2 * kind.axes)]


def compiled(function: Callable[P, R]) -> Kernel[P, R]:
    """A kernel."""
    return Kernel(function)


def part(function: F) -> F:
    """A part of kernels, which nobody calls from Python."""
    PARTS[function] = {}
    return function


def inlined(function: F) -> F:
    """A part whose call would cost more than what it does: a few lines, or a row given back."""
    PARTS[function] = {"forceinline": True}
    return function


def merged(function: F) -> F:
    """A part whose text becomes that of its callers: for what only calls others, because every level of calls is
    typed anew, and for what is given a part as an argument, which no kernel that is kept can hand on.
    """
    PARTS[function] = {"inline": "always"}
    return function
