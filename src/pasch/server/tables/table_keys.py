"""Keys: made by clients, stored only as SHA-256 hashes, and looked up by them, so that timing reveals nothing."""

import hashlib
import re
from base64 import urlsafe_b64encode

from pasch.rules.errors import Problem
from pasch.server import randomness
from pasch.server.wire.rejection import Rejected

_BEARER = re.compile(r"Bearer ([A-Za-z0-9_-]{22,86})", re.IGNORECASE)
_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""No letter that reads like a digit, nor the other way round."""
_CODE_LENGTH = 8


def hash_of(key: str) -> bytes:
    """Returns the hash of a key, the only form that the server stores."""
    return hashlib.sha256(key.encode("ascii")).digest()


def new_table_name() -> str:
    """Returns an unguessable name for a table: 128 random bits."""
    return urlsafe_b64encode(randomness.source.randbytes(16)).rstrip(b"=").decode()


def new_code() -> str:
    """A code that is quickly typed on a phone: eight letters and digits, some forty random bits."""
    return "".join(randomness.source.choice(_LETTERS) for _ in range(_CODE_LENGTH))


def plain_code(typed: str) -> str:
    """A code as it was made, however it was typed: in small letters, or in groups."""
    return typed.replace(" ", "").replace("-", "").upper()


def bearer(header: str | None) -> str | None:
    """The key that a request shows; None where it shows none.

    Raises:
        Rejected: there is a header, and no key in it.
    """
    if header is None:
        return None
    found = _BEARER.fullmatch(header.strip())
    if found is None:
        raise Rejected(401, Problem("not-a-key"))
    return found[1]
