"""``pasch languages``: how complete each language is, and what one lacks."""

import click

from pasch.cli.context import Command
from pasch.cli.reports.language_reports import LanguageReport, LanguagesReport
from pasch.locale import LANGUAGES, Language
from pasch.locale.coverage import missing, mistakes


@click.command("languages", cls=Command)
@click.argument("language", required=False, type=click.Choice(LANGUAGES))
@click.option("--json", "as_json", is_flag=True)
def languages(language: Language | None, as_json: bool) -> None:
    """See ``help-languages`` in the catalogue."""
    if language is None:
        LanguagesReport().print(as_json)
        return
    report = LanguageReport(language, missing(language), list(mistakes(language)))
    report.print(as_json)
    if report.mistakes:
        raise SystemExit(1)
