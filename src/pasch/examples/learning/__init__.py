"""From the random policy to small networks, each judged by `pasch.envs.evaluate` (docs/research.md)."""
