# Help pages of the commands that play and check games.

help-option-debug = Uz pogrešku pokaži i gdje je u programu nastala.

help-play =
    Odigraj partiju u ovom terminalu.

    VARIJANTA je jedna od onih koje Pasch donosi (popisuje ih „pasch variants”) ili vlastita TOML datoteka; bez nje
    Kniffel. Za stolom ? pokazuje što se može upisati. Svako bacanje i svaki izbor na disku su prije nego što ih vidiš:
    prekini kad god želiš i nastavi s --resume.
help-play-seats = Tko igra: „you” i računalni igrači (vidi dolje), odvojeni zarezima, po želji s imenima: you:Anna,you:Ben,casual. Inače: you,casual.
help-play-direction = Tko je sljedeći: u smjeru kazaljke sljedeći u --seats, inače prethodni. Bez toga kako kaže varijanta.
help-play-first = Tko počinje: broj ili ime iz --seats. Inače se baca za početak.
help-play-seed = Bilo koja riječ ili broj: isto sjeme daje iste kockice.
help-play-save = Čuvaj partiju u ovoj datoteci umjesto u korisnikovoj mapi za partije.
help-play-resume = Nastavi zadnju partiju koja nije gotova ili onu iz --save.
help-play-real-dice = Bacaš prave kockice i upisuješ što pokazuju.
help-play-plain = Redak po redak, za čitač zaslona ili skriptu.

help-block =
    Provjeri i zbroji popunjen listić.

    DATOTEKA ima jedan redak za svako polje: njegovo ime, pa bodove svake partije; - ili x za prekriženo polje. Čitaju se
    tekst, CSV i CSV iz tabličnog programa; „-” je standardni ulaz. Provjeravaju se i zbrojevi na listiću.

help-replay =
    Provjeri zapisanu partiju i pokaži je; „-” je standardni ulaz.

metavar-begins = TKO
metavar-seats = TKO
metavar-seed = SJEME
metavar-save_path = DATOTEKA
