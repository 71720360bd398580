"""What a client accepts and has already: compressed answers and validators, as RFC 9110 reads them."""

from starlette.datastructures import Headers


def accepts_gzip(headers: Headers) -> bool:
    """Returns whether an answer may be compressed with gzip; with a quality of zero it may not."""
    qualities: dict[str, float] = {}
    for each in ",".join(headers.getlist("accept-encoding")).lower().split(","):
        coding, _, parameters = each.partition(";")
        name, _, value = parameters.strip().partition("=")
        try:
            qualities[coding.strip()] = float(value) if name.strip() == "q" else 1.0
        except ValueError:
            qualities[coding.strip()] = 0.0
    return qualities.get("gzip", qualities.get("x-gzip", qualities.get("*", 0.0))) > 0


def is_known(headers: Headers, etag: str) -> bool:
    """Returns whether the client has this version: weak or not, and in a list of any length."""
    known = [each.strip() for each in ",".join(headers.getlist("if-none-match")).split(",")]
    return "*" in known or etag.removeprefix("W/") in [each.removeprefix("W/") for each in known]
