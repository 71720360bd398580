"""Arguments of public functions, checked against their types: not every caller has a type checker."""

import collections.abc
import os
import types
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import wraps
from reprlib import repr as shortened
from typing import Any, Literal, ParamSpec, TypeVar, Union, cast, get_args, get_origin

from pasch.rules.errors import PaschError, Problem

P = ParamSpec("P")
R = TypeVar("R")
_LISTS = (collections.abc.Sequence, collections.abc.Iterable)
# What takes part in arithmetic counts as a number, such as those of NumPy.
_NUMBERS: Mapping[object, tuple[str, ...]] = {int: ("__index__",), float: ("__float__", "__index__")}
_WORDS: Mapping[object, str] = {
    int: "a whole number",
    float: "a number",
    str: "a text",
    bool: "True or False",
    types.NoneType: "None",
    collections.abc.Callable: "a function",
    os.PathLike: "a path",
}


def checked(function: Callable[P, R]) -> Callable[P, R]:
    """Makes a public function refuse arguments of a wrong kind, and take any iterable where it wants a list.

    Raises:
        TypeError: names the argument, what was found, and what is needed.
    """
    hints = {name: hint for name, hint in function.__annotations__.items() if name != "return"}
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    usual = [_usual_kinds(hints.get(name, Any)) for name in names]

    @wraps(function)
    def asked(*args: P.args, **kwargs: P.kwargs) -> R:
        # Thousands of calls a second pass here, nearly all of them with arguments of these classes.
        if not kwargs and all(map(isinstance, args, usual)):
            return function(*args, **kwargs)
        given = [taken(name, hints.get(name, Any), value) for name, value in zip(names, args, strict=False)]
        named = {name: taken(name, hints.get(name, Any), value) for name, value in kwargs.items()}
        # More arguments than there are names are for Python to refuse.
        return cast(Callable[..., R], function)(*given, *args[len(names) :], **named)

    return asked


def check_count(name: str, found: int | None) -> None:
    """Checks that a number of things is at least one, if it is given.

    Raises:
        PaschError: it is not.
    """
    if found is not None and found < 1:
        raise PaschError(Problem("count-below-one", {"name": name, "found": found}))


def taken(name: str, hint: Any, value: Any) -> Any:
    """Returns an argument as its type wants it: a list of what an iterator yields, otherwise as it is.

    Raises:
        TypeError: it is of another kind.
    """
    wanted = [one for one in _alternatives(hint) if get_origin(one) in _LISTS]
    if wanted and isinstance(value, Iterable) and not isinstance(value, Sequence | Mapping):
        value = list(value)
    if _fits(value, hint):
        return value
    needed = " or ".join(_in_words(one) for one in _alternatives(hint))
    if wanted and isinstance(value, str):
        needed = f"a list, such as [{shortened(value)}],"
    raise TypeError(f"{name} is {safely_shown(value)}; {needed} is needed")


def _alternatives(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)


def _usual_kinds(hint: Any) -> tuple[type, ...]:
    """Returns classes whose instances certainly fit; others may."""
    kinds: list[type] = []
    for one in _alternatives(hint):
        kind = get_origin(one) or one
        if kind is Any or not isinstance(kind, type):
            # Like `_fits`, which cannot check a type variable or a forward reference; a literal is checked there.
            kinds += [] if kind is Literal else [object]
        elif kind not in _LISTS and not getattr(kind, "_is_protocol", False):
            kinds += [float, int] if kind is float else [kind]
    return tuple(kinds)


def _fits(value: Any, hint: Any) -> bool:
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        return any(_fits(value, one) for one in get_args(hint))
    if origin in _LISTS:
        return (
            isinstance(value, Iterable)
            and not isinstance(value, str | bytes | Mapping)
            and all(_fits(one, get_args(hint)[0]) for one in value)
        )
    if origin is Literal:
        return any(value == one for one in get_args(hint))
    kind = origin or hint
    if kind is collections.abc.Callable:
        return callable(value)
    if kind in _NUMBERS:
        return any(hasattr(type(value), method) for method in _NUMBERS[kind])
    if getattr(kind, "_is_protocol", False):
        return all(hasattr(value, method) for method in vars(kind) if not method.startswith("_"))
    return kind is Any or not isinstance(kind, type) or isinstance(value, kind)


def _in_words(hint: Any) -> str:
    origin = get_origin(hint)
    if origin in _LISTS:
        return "a list"
    if origin is Literal:
        return " or ".join(map(repr, get_args(hint)))
    kind = origin or hint
    return _WORDS.get(kind) or f"a {kind.__name__}"


def safely_shown(value: object) -> str:
    """Returns an object as it shows itself, cut short; only its type where it cannot."""
    try:
        return shortened(value)
    except Exception:
        return f"a {type(value).__name__}"
