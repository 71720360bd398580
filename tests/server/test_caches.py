"""What is kept stays within bytes, and what was used last stays longest."""

from pasch.server.caches import SizedCache


def test_what_was_used_longest_ago_goes_first() -> None:
    cache = SizedCache[str, str](10, len)
    for key in "abc":
        cache.put(key, "xxx")
    assert cache.get("a") == "xxx"
    cache.put("d", "xxx")
    assert [key for key in "abcd" if cache.get(key)] == ["a", "c", "d"]


def test_the_newest_stays_however_large_it_is() -> None:
    cache = SizedCache[str, str](10, len)
    cache.put("a", "x")
    cache.put("b", "x" * 20)
    assert len(cache) == 1
    assert cache.get("b") == "x" * 20
    cache.put("a", "x")
    assert cache.get("b") is None


def test_a_key_that_is_put_again_counts_once() -> None:
    cache = SizedCache[str, str](10, len)
    for _ in range(5):
        cache.put("a", "xxxx")
    cache.put("b", "xxxx")
    assert cache.get("a") == "xxxx"
