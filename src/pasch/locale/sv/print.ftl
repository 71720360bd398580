# What stands on paper: score blocks to print.

print-title = { $variant } – protokoll
print-name = Namn
print-date = Datum
print-page = Sida { $number } av { $count }
print-written = { $file } är skriven.

## The command "pasch sheet"

help-sheet =
    Skriv ut ett protokoll, tomt eller ifyllt: som PDF eller, utan --pdf, som text.

    VARIANT är en som följer med Pasch, eller din egen TOML-fil. Ett tomt protokoll har plats för sex spel för en
    spelare; ett med flera kolumner för ett enda spel.
help-sheet-pdf = Till den här PDF-filen; ”-” skriver till standard ut.
help-sheet-fill = Ifyllt: med ett spel, eller med ett protokoll som någon har skrivit av (”pasch block” visar hur det ser ut). Varianten för ett spel behöver inte anges.
help-sheet-players = En kolumn per spelare i stället för per spel: deras namn med komma emellan, eller hur många de är.
help-sheet-games = Så många spel sida vid sida; annars sex, eller ett om protokollet har flera kolumner.
help-sheet-paper = Papperet.
help-sheet-large = Med stor stil.
metavar-pdf = FIL
metavar-fill = FIL

error-print-missing = en PDF kräver ReportLab, som saknas; det installeras med: pip install "pasch[print]".
error-print-players = spelare är namn med komma emellan, eller hur många de är, högst { $most }.
error-print-games = ”{ $found }” spel går inte sida vid sida; { $least } till { $most } går.
error-print-too-many = protokollet har fler än { $most } spel.
error-print-needs-pdf = ”{ $option }” gäller bara papper; det hör ihop med ”--pdf FIL”.
error-print-which-variant = det saknas vilken variant protokollet gäller.
error-print-other-variant = spelet är inte ”{ $variant }” utan ”{ $found }”, eller har andra regler.
error-print-letters = ”{ $words }” kan inte skrivas ut: inget typsnitt här har { $letters }; det finns latinska, grekiska och kyrilliska bokstäver.
error-print-other-card = noteringarna passar inte i protokollet för ”{ $variant }”.
error-print-too-large = det skulle bli { $found } rutor på papper; högst { $most } går på en gång, så ta färre spelare eller spel.

## In the browser

print-open = Block att skriva ut
print-paper = Papper
print-paper-a4 = A4
print-paper-a5 = A5
print-paper-letter = Letter
print-large = Stor stil
print-for = Används till
print-for-games = Flera spel
print-for-players = Flera spelare
print-for-filled = Ifyllt
print-for-empty = Tomt
print-games = Spel sida vid sida
print-players = Spelare
print-save = Hämta PDF
print-file = protokoll
