"""The ``Content-Security-Policy`` of every answer, and that of the client's page.

The page has a few inline lines for its first paint: they are allowed by their hashes, and no others are.
"""

import re
from base64 import b64encode
from collections.abc import Iterable
from hashlib import sha256

# The solver is WebAssembly, which may be compiled; no script may be made of text.
_SCRIPTS = "script-src 'self' 'wasm-unsafe-eval'"
_INLINE = re.compile(r"<(script|style)>(.*?)</\1>", re.DOTALL)


def policy(page: str = "") -> str:
    """Returns the policy of an answer, or of a page with these inline scripts and styles."""
    inline = _INLINE.findall(page)
    return "; ".join(
        (
            "default-src 'none'",
            " ".join((_SCRIPTS, *_hashes(text for tag, text in inline if tag == "script"))),
            " ".join(("style-src 'self'", *_hashes(text for tag, text in inline if tag == "style"))),
            "img-src 'self' data: blob:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'self'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    )


def _hashes(texts: Iterable[str]) -> list[str]:
    return [f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'" for text in texts]
