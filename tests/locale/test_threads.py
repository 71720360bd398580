"""Messages may be asked for in several threads at once."""

import time
from contextlib import suppress
from threading import Barrier, BrokenBarrierError, Thread, current_thread
from typing import Any

import fluent.runtime
import pytest
from fluent.runtime import FluentBundle, FluentResource

from pasch import locale


def test_two_threads_may_ask_for_the_first_messages_of_a_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forces the order in which one thread once replaced the bundle that the other had just filled."""
    both = Barrier(2)
    said: dict[str, str] = {}

    class SlowBundle(FluentBundle):
        def __init__(self, *arguments: Any, **options: Any) -> None:
            # Broken where the other thread waits until this one has said its message.
            with suppress(BrokenBarrierError):
                both.wait(0.5)
            super().__init__(*arguments, **options)
            time.sleep(0 if current_thread().name == "preview-start" else 0.1)

    def slow_resource(*arguments: Any) -> Any:
        time.sleep(0.3 if current_thread().name == "preview-start" else 0)
        return FluentResource(*arguments)

    monkeypatch.setattr(fluent.runtime, "FluentBundle", SlowBundle)
    monkeypatch.setattr(fluent.runtime, "FluentResource", slow_resource)
    locale._bundle.cache_clear()
    locale._pattern.cache_clear()

    def ask() -> None:
        said[current_thread().name] = locale.text(current_thread().name, "en")

    threads = [Thread(target=ask, name=message) for message in ("preview-start", "preview-picture")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(said) == ["preview-picture", "preview-start"]
    locale._bundle.cache_clear()
    locale._pattern.cache_clear()
