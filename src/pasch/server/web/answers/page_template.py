"""`PageTemplate`: a built page with slots for words, whose fixed parts are compressed once for all answers.

A page takes 1 ms to compress, and strangers choose what is in its head: the server's address, and the language. What
was compressed before is put together with the slots, which are compressed anew (RFC 1951: each part ends at a byte
and refers to none before it).
"""

import re
import zlib
from collections.abc import Mapping
from typing import NamedTuple, Self

_LEVEL, _LEVEL_OF_SLOTS = 9, 1
_RAW = -zlib.MAX_WBITS
_GZIP_HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\xff"
_END = b"\x03\x00"
"""An empty last block."""


class Page(NamedTuple):
    """A page as it is sent, also as a gzip file."""

    body: bytes
    packed: bytes


class PageTemplate(NamedTuple):
    """A page cut at its slots.

    Attributes:
        fixed: what is before, between and behind the slots.
        packed: the same, each compressed by itself.
        slots: their names, in order.
    """

    fixed: tuple[bytes, ...]
    packed: tuple[bytes, ...]
    slots: tuple[str, ...]

    @classmethod
    def cut(cls, page: str, slots: re.Pattern[str]) -> Self:
        """Cuts a page.

        Args:
            slots: each match is a slot, named by the group that matched and, of a placeholder, by what it holds.
        """
        fixed, names, end = list[bytes](), list[str](), 0
        for found in slots.finditer(page):
            name = found.lastgroup or ""
            # Of everything but placeholders the first counts.
            if name in names:
                continue
            names.append(found[name] if name == "words" else name)
            fixed.append(page[end : found.start()].encode())
            end = found.end()
        fixed.append(page[end:].encode())
        return cls(tuple(fixed), tuple(_deflate(part, _LEVEL) for part in fixed), tuple(names))

    def fill(self, words: Mapping[str, str]) -> Page:
        """Returns the page with its slots filled."""
        parts, packed = [self.fixed[0]], [_GZIP_HEAD, self.packed[0]]
        for slot, fixed, fixed_packed in zip(self.slots, self.fixed[1:], self.packed[1:], strict=True):
            part = words[slot].encode()
            parts += part, fixed
            packed += _deflate(part, _LEVEL_OF_SLOTS), fixed_packed
        body = b"".join(parts)
        packed += _END, zlib.crc32(body).to_bytes(4, "little"), (len(body) % 2**32).to_bytes(4, "little")
        return Page(body, b"".join(packed))


NO_TEMPLATE = PageTemplate((), (), ())


def _deflate(part: bytes, level: int) -> bytes:
    if not part:
        return b""
    packer = zlib.compressobj(level, zlib.DEFLATED, _RAW)
    return packer.compress(part) + packer.flush(zlib.Z_FULL_FLUSH)
