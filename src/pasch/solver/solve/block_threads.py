"""The former name of `followers`, which `web/school` still imports."""

from pasch.solver.solve.followers import Followers, find_level_groups

__all__ = ["Followers", "find_level_groups"]
