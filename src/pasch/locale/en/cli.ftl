# The commands of the command line: help pages, and what the small commands print.

## Every help page

help-usage = Usage:
help-options = Options
help-commands = Commands
help-options-metavar = [OPTIONS]
help-command-metavar = COMMAND [ARGUMENTS] …
help-default = default: { $default }
help-required = required
help-option-help = Show this help.
help-option-version = Show the version.
help-option-lang = The language of all output: { $languages }; otherwise that of the system.
help-option-json = Print the same as JSON for programs.

metavar-text = TEXT
metavar-integer = NUMBER
metavar-float = NUMBER
metavar-path = FILE
metavar-file = FILE
metavar-filename = FILE
metavar-directory = FOLDER
metavar-variant = VARIANT
metavar-parent = VARIANT
metavar-name = NAME

## The commands

help-pasch =
    Dice games of the Kniffel family: rules as data, a game to play, records and score pads checked.

help-variants =
    List the variants that come with Pasch: all, or those that fit.

    Words are looked for in names, boxes, dice, columns and countries: "pasch variants yatzy six".
help-variants-family = Only those of this family: german, american, scandinavian, columns, six-dice, relatives.
help-variants-country = Only those that are at home in this country: de, us, se, France …
help-variants-dice = Only those with so many dice.
help-variants-minutes = Only those that take each person so many minutes at most.
help-variants-folder = List the house rules of this folder as well, a TOML file each. The environment variable PASCH_VARIANTS names one for every command.
help-variants-tree = Show who descends from whom, what changes, and what the best play brings.
variants-none = No variant is like that.
variants-tree-same = the same rules
variants-tree-gone = no longer: { $sentence }
variants-figures = mean { $mean } ± { $sd }
variants-figures-measured = mean { $mean } ± { $sd } (measured)
metavar-words = WORD
metavar-language = LANGUAGE
metavar-group = FAMILY
metavar-country = COUNTRY
metavar-longest = NUMBER
metavar-folder = FOLDER
country-ar = Argentina
country-at = Austria
country-de = Germany
country-dk = Denmark
country-fi = Finland
country-fr = France
country-hr = Croatia
country-mk = North Macedonia
country-no = Norway
country-ph = Philippines
country-rs = Serbia
country-se = Sweden
country-us = United States

help-show =
    Explain the rules of a variant.

    VARIANT is one that comes with Pasch ("pasch variants" lists them) or the TOML file of your own.
help-show-sheet = Print the empty score pad instead.
help-show-toml = Print the variant's document exactly as it is written.
help-show-diff = Show what differs from this variant.

help-check =
    Check the file of a variant of your own.

    Names everything that is wrong with it, each with its place; if all is well, sums the variant up.
help-check-explain = Say what each key does, in sentences of the rules.

help-tables =
    Print a variant worked out as JSON: every roll, and what it scores in every box.

help-schema =
    Print the JSON Schema of a file format.

    Without NAME, list the schemas.

## A variant in numbers

label-id = Id
label-name = Name
label-dice = Dice
label-columns = Columns
label-boxes = Boxes
label-turns = Turns
label-most = Highest total
label-rules-hash = Rules hash
column-most = max.

## Showing rules

## Differences

diff-title = { $variant } compared with { $parent }
diff-order = order of { $place }
diff-same-document = The two documents say exactly the same.
diff-same-game = Both are the same game; they differ only in how it is written down.

## Checking

check-valid = { $file } is a valid variant.
check-same-game = The rules are the same as those of { $parent }.
check-differs = It differs from { $parent }:
check-keys = What each key does:
check-key-needed = Other keys need it.
check-key-silent = It changes no sentence of the rules.
check-key-instead = instead of: { $sentence }

## Errors

error-unknown-schema = there is no schema "{ $found }"; there are { $allowed }.
error-options-exclude = "{ $one }" and "{ $other }" do not go together.
error-data-is-address = "--data" names a folder; the address of a database belongs to "--database".

## The command "pasch link"

help-link =
    Write a whole game as a link to send, and for such a link the game.

    GAME is a recorded game or such a link. In every browser that opens Pasch, and for "pasch replay" and "pasch review", a link is as good as the file; only remarks and the proof of the dice stay behind.
help-link-address = The address where Pasch runs.
metavar-game = GAME

## The command "pasch languages"

help-languages =
    Show which languages Pasch speaks, and how complete each is.

    With the code of a language: what it still lacks, and what is wrong in it. Pasch says in English what a language lacks.
languages-code = Code
languages-name = Language
languages-tier-play = Table and pad
languages-tier-rules = Rules
languages-tier-everything = Everything
languages-share = { $tier }: { $have } of { $of } messages ({ $percent }%)
languages-missing = { $file }: { $count ->
    [one] one message is missing
   *[other] { $count } messages are missing
 }
languages-unreadable = this is no message: { $found }
languages-twice = { $name } is there twice.
languages-unknown-message = English has no { $name }.
languages-unknown-fact = { $name } names "${ $found }", which it does not get.
languages-lacks-fact = { $name } leaves out "${ $found }".
languages-plural = { $name } needs these cases for numbers: { $found }
