# The commands of the command line: help pages, and what the small commands print.

## Every help page

help-usage = Användning:
help-options = Alternativ
help-commands = Kommandon
help-options-metavar = [ALTERNATIV]
help-command-metavar = KOMMANDO [ARGUMENT] …
help-default = förval: { $default }
help-required = krävs
help-option-help = Visa den här hjälpen.
help-option-version = Visa versionen.
help-option-lang = Språket för allt som skrivs ut: { $languages }; annars systemets.
help-option-json = Skriv ut samma sak som JSON för program.

metavar-text = TEXT
metavar-integer = TAL
metavar-float = TAL
metavar-path = FIL
metavar-file = FIL
metavar-filename = FIL
metavar-directory = MAPP
metavar-variant = VARIANT
metavar-parent = VARIANT
metavar-name = NAMN

## The commands

help-pasch =
    Tärningsspel i Kniffelfamiljen: regler som data, spel i terminalen, kontroll av inspelade spel och protokoll.

help-variants =
    Lista varianterna som följer med Pasch: alla, eller de som passar.

    Ord söks i namn, rutor, tärningar, kolumner och länder: ”pasch variants yatzy sex”.
help-variants-family = Bara de i den här familjen: german, american, scandinavian, columns, six-dice, relatives.
help-variants-country = Bara de som hör hemma i det här landet: de, us, se, Frankrike …
help-variants-dice = Bara de med så många tärningar.
help-variants-minutes = Bara de som tar högst så många minuter per person.
help-variants-folder = Lista även husreglerna i den här mappen, en TOML-fil var. Miljövariabeln PASCH_VARIANTS anger en för alla kommandon.
help-variants-tree = Visa vem som härstammar från vem, vad som ändras och vad perfekt spel ger.
variants-none = Det finns ingen sådan variant.
variants-tree-same = samma regler
variants-tree-gone = gäller inte längre: { $sentence }
variants-figures = snitt { $mean } ± { $sd }
variants-figures-measured = snitt { $mean } ± { $sd } (uppmätt)
metavar-words = ORD
metavar-language = SPRÅK
metavar-group = FAMILJ
metavar-country = LAND
metavar-longest = ANTAL
metavar-folder = MAPP
country-ar = Argentina
country-at = Österrike
country-de = Tyskland
country-dk = Danmark
country-fi = Finland
country-fr = Frankrike
country-hr = Kroatien
country-mk = Nordmakedonien
country-no = Norge
country-ph = Filippinerna
country-rs = Serbien
country-se = Sverige
country-us = USA

help-show =
    Förklara reglerna för en variant.

    VARIANT är en som följer med Pasch (”pasch variants” listar dem) eller din egen TOML-fil.
help-show-sheet = Skriv i stället ut det tomma protokollet.
help-show-toml = Skriv ut variantens dokument precis som det är skrivet.
help-show-diff = Visa vad som skiljer sig från den här varianten.

help-check =
    Kontrollera filen med en egen variant.

    Nämner allt som är fel i den, var sak med sitt ställe; är allt rätt sammanfattas varianten.
help-check-explain = Säg vad varje nyckel gör, i reglernas meningar.

help-tables =
    Skriv ut en uträknad variant som JSON: varje kast, och vad det ger i varje ruta.

help-schema =
    Skriv ut JSON-schemat för ett filformat.

    Utan NAMN listas schemana.

## A variant in numbers

label-id = Id
label-name = Namn
label-dice = Tärningar
label-columns = Kolumner
label-boxes = Rutor
label-turns = Omgångar
label-most = Högsta slutsumma
label-rules-hash = Regelhash
column-most = max

## Showing rules

## Differences

diff-title = { $variant } jämfört med { $parent }
diff-order = ordning för { $place }
diff-same-document = De två dokumenten säger precis samma sak.
diff-same-game = Båda är samma spel; de skiljer sig bara i hur det är nedskrivet.

## Checking

check-valid = { $file } är en giltig variant.
check-same-game = Reglerna är samma som för { $parent }.
check-differs = Den skiljer sig från { $parent }:
check-keys = Vad varje nyckel gör:
check-key-needed = Andra nycklar behöver den.
check-key-silent = Den ändrar ingen mening i reglerna.
check-key-instead = i stället för: { $sentence }

## Errors

error-unknown-schema = det finns inget schema ”{ $found }”; det finns { $allowed }.
error-options-exclude = ”{ $one }” och ”{ $other }” går inte ihop.
error-data-is-address = ”--data” anger en mapp; en databasadress hör till ”--database”.

## The command "pasch link"

help-link =
    Skriv ett helt spel som en länk att skicka, och för en sådan länk spelet.

    SPEL är ett inspelat spel eller en sådan länk. I varje webbläsare som öppnar Pasch, och för ”pasch replay” och ”pasch review”, är en länk lika bra som filen; bara anmärkningar och beviset för tärningarna följer inte med.
help-link-address = Adressen där Pasch körs.
metavar-game = SPEL

## The command "pasch languages"

help-languages =
    Visa vilka språk Pasch talar, och hur fullständigt vart och ett är.

    Med koden för ett språk: vad som saknas än, och vad som är fel i det. Det som ett språk saknar säger Pasch på engelska.
languages-code = Kod
languages-name = Språk
languages-tier-play = Bord och protokoll
languages-tier-rules = Regler
languages-tier-everything = Allt
languages-share = { $tier }: { $have } av { $of } texter ({ $percent } %)
languages-missing = { $file }: { $count ->
    [one] en text saknas
   *[other] { $count } texter saknas
 }
languages-unreadable = det här är ingen text: { $found }
languages-twice = { $name } finns två gånger.
languages-unknown-message = { $name } finns inte på engelska.
languages-unknown-fact = { $name } nämner "${ $found }", som inte finns där.
languages-lacks-fact = { $name } utelämnar "${ $found }".
languages-plural = { $name } behöver de här fallen för tal: { $found }
