# Help pages of the commands that play and check games.

help-option-debug = Visa vid ett fel var i programmet det uppstod.

help-play =
    Spela ett spel i den här terminalen.

    VARIANT är en som följer med Pasch (”pasch variants” listar dem) eller din egen TOML-fil; utan den blir det Kniffel.
    Vid bordet visar ? vad du kan skriva. Varje kast och val ligger på disken innan du ser det: sluta när du vill och
    fortsätt med --resume.
help-play-seats = Vilka som spelar: ”you” och datorspelare (se nedan), med komma emellan och namn om du vill: you:Anna,you:Ben,casual. Förval: you,casual.
help-play-direction = Vem som kommer härnäst: medsols den nästa i --seats, annars den före. Utan detta som varianten säger.
help-play-first = Vem som börjar: ett nummer eller ett namn ur --seats. Annars slår ni om det.
help-play-seed = Vilket ord eller tal som helst: samma frö ger samma tärningar.
help-play-save = Spara spelet i den här filen i stället för i användarens mapp för spel.
help-play-resume = Fortsätt det senast spelade spelet som inte är slut, eller det i --save.
help-play-real-dice = Du slår riktiga tärningar och skriver vad de visar.
help-play-plain = Rad för rad, för en skärmläsare eller ett skript.

help-block =
    Kontrollera ett ifyllt protokoll och räkna ihop det.

    FIL har en rad per ruta: dess namn, sedan poängen i varje spel; - eller x för en struken ruta. Text, CSV och CSV från
    ett kalkylprogram går att läsa, ”-” är standard in. Summor i protokollet kontrolleras också.

help-replay =
    Kontrollera ett inspelat spel och visa det; ”-” är standard in.

metavar-begins = VEM
metavar-seats = VILKA
metavar-seed = FRÖ
metavar-save_path = FIL
