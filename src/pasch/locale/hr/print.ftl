# What stands on paper: score blocks to print.

print-title = { $variant } – listić
print-name = Ime
print-date = Datum
print-page = Stranica { $number } od { $count }
print-written = Zapisano: { $file }

## The command "pasch sheet"

help-sheet =
    Ispiši listić, prazan ili popunjen: kao PDF ili, bez --pdf, kao tekst.

    VARIJANTA je ona koju Pasch donosi ili vlastita TOML datoteka. Prazan listić ima mjesta za šest partija jednog
    igrača; listić s više stupaca za jednu.
help-sheet-pdf = U ovu PDF datoteku; „-” piše na standardni izlaz.
help-sheet-fill = Popunjen: partijom ili listićem koji je netko prepisao („pasch block” opisuje kako izgleda). Varijantu partije ne treba navesti.
help-sheet-players = Stupac po igraču umjesto po partiji: imena odvojena zarezima ili broj igrača.
help-sheet-games = Toliko partija jedna do druge; inače šest, a kod više stupaca jedna.
help-sheet-paper = Papir.
help-sheet-large = Krupnim slovima.
metavar-pdf = DATOTEKA
metavar-fill = DATOTEKA

error-print-missing = za PDF nedostaje ReportLab; instalira se s: pip install "pasch[print]".
error-print-players = igrači su imena odvojena zarezima ili njihov broj, najviše { $most }.
error-print-games = „{ $found }” partija ne stane jedna do druge; može od { $least } do { $most }.
error-print-too-many = listić ima više od { $most } partija.
error-print-needs-pdf = „{ $option }” je samo za papir; uz to ide „--pdf DATOTEKA”.
error-print-which-variant = nije rečeno koje je varijante listić.
error-print-other-variant = partija nije „{ $variant }” nego „{ $found }”, ili ide po drugim pravilima.
error-print-letters = „{ $words }” ne može se ispisati: nijedan font ovdje nema { $letters }; postoje latinična, grčka i ćirilična slova.
error-print-other-card = ovi upisi ne odgovaraju listiću „{ $variant }”.
error-print-too-large = to bi na papiru bilo polja: { $found }; odjednom ih ide najviše { $most }, pa uzmi manje igrača ili partija.

## In the browser

print-open = Blok za ispis
print-paper = Papir
print-paper-a4 = A4
print-paper-a5 = A5
print-paper-letter = Letter
print-large = Krupna slova
print-for = Za što
print-for-games = Više partija
print-for-players = Više igrača
print-for-filled = Popunjen
print-for-empty = Prazan
print-games = Partije jedna do druge
print-players = Igrači
print-save = Preuzmi PDF
print-file = listic
