# What stands on paper: score blocks to print.

print-title = { $variant } – score pad
print-name = Name
print-date = Date
print-page = Page { $number } of { $count }
print-written = { $file } is written.

## The command "pasch sheet"

help-sheet =
    Print a score pad, empty or filled in: as PDF or, without --pdf, as text.

    VARIANT is one that Pasch brings, or a TOML file of your own. An empty pad has room for six games of one player; one
    of several columns for a single game.
help-sheet-pdf = Into this PDF file; "-" writes it to standard output.
help-sheet-fill = Filled in: with a game, or with a pad that somebody typed ("pasch block" tells what one looks like). The variant of a game need not be named.
help-sheet-players = A column for each player instead of each game: their names with commas between them, or how many they are.
help-sheet-games = So many games side by side; otherwise six, or one on a sheet of several columns.
help-sheet-paper = The paper.
help-sheet-large = In large print.
metavar-pdf = FILE
metavar-fill = FILE

error-print-missing = a PDF needs ReportLab, which is not installed; install it with: pip install "pasch[print]".
error-print-players = players are names with commas between them, or how many they are, { $most } at most.
error-print-games = "{ $found }" games do not go side by side; { $least } to { $most } do.
error-print-too-many = the pad has more than { $most } games.
error-print-needs-pdf = "{ $option }" is for paper only; it goes with "--pdf FILE".
error-print-which-variant = it is not said which variant the pad is of.
error-print-other-variant = the game is not of "{ $variant }" but of "{ $found }", or by other rules.
error-print-letters = "{ $words }" cannot be printed: no font here has { $letters }; there are Latin, Greek and Cyrillic letters.
error-print-other-card = this card does not fit the pad of "{ $variant }".
error-print-too-large = that would be { $found } boxes on paper; { $most } at most go at once, so take fewer players or games.

## In the browser

print-open = Printable score pad
print-paper = Paper
print-paper-a4 = A4
print-paper-a5 = A5
print-paper-letter = Letter
print-large = Large print
print-for = What for
print-for-games = Several games
print-for-players = Several players
print-for-filled = Filled in
print-for-empty = Empty
print-games = Games side by side
print-players = Players
print-save = Get the PDF
print-file = pad
