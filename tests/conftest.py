"""Hypothesis profiles: `quick` for `make check`, the default for `make test`, `long` for `make slow`."""

from hypothesis import HealthCheck, settings

# Examples compile a whole variant; the machine's speed must not decide whether a test passes.
_ALWAYS = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}
settings.register_profile("default", max_examples=60, **_ALWAYS)
settings.register_profile("quick", max_examples=15, **_ALWAYS)
settings.register_profile("long", max_examples=2000, **_ALWAYS)
settings.load_profile("default")
