"""Every problem of a refusal is one sentence, in both languages."""

from pasch.locale import COMPLETE
from pasch.rules.errors import PaschError, Problem


def check_sentences(refused: PaschError | Problem) -> None:
    problems = refused.problems if isinstance(refused, PaschError) else (refused,)
    assert problems, "an error without a problem"
    for problem in problems:
        for language in COMPLETE:
            words = problem.words(language)
            assert words.endswith((".", "?")), words
            assert words.splitlines() == [words], words
        german, english = (problem.words(language) for language in COMPLETE)
        assert german != english, english
