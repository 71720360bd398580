# The command "pasch train": what a sheet of several columns is worth, learned.

help-train =
    Lär in vad ett protokoll med flera kolumner är värt som är för stort för att räknas ut.

    VARIANT är en som följer med Pasch (”pasch variants” listar dem), eller din egen TOML-fil. Pasch spelar mot sig
    själv; varje omgång räknas ut exakt, och det som kommer efter lärs in. Det inlärda sparas: tips, datorspelare och
    analyser går efter det, om det är bättre än det som fanns förut. Den som avbryter med Ctrl+C behåller det som har
    lärts in så långt. Samma frö och lika många spel ger samma sak på samma dator; med --seconds beror det på hur snabb
    den är just då.
help-train-seconds = Så många sekunder processortid får användas; annars 300.
help-train-games = Spela så många spel, i stället för att gå efter tid.
help-train-seed = Fröet för tärningar och nätverk.
help-train-threads = Så många trådar delar på spelen; annars en per processor.

metavar-seconds = SEKUNDER

train-curve = { $games } spel · { $time } · snitt { $mean } ± { $error } (utan tur)
train-learned = Inlärt från { $games } spel på { $time } processortid: ett snitt på { $mean } ± { $error } poäng (utan tur).
train-stopped = Avbrutet; det som har lärts in så långt sparas.
train-kept = Sparat i { $file }
train-not-better = Det som fanns förut blir kvar: dess snitt är { $mean } ± { $error }.

solve-stage-training = Lär in

## Errors

error-nothing-to-learn = Det finns inget att lära in om ”{ $variant }”: ”pasch solve” räknar ut den exakt.
error-train-too-large = att lära in ”{ $variant }” tar { $memory } minne, och { $free } är ledigt.
error-train-seconds = ”{ $found }” sekunder går inte; välj { $least } till { $most }.
error-train-games = ”{ $found }” spel går inte att spela; välj { $least } till { $most }.
error-train-seed = ”{ $found }” är inget frö; välj ett heltal från { $least } till { $most }.
error-weights-unfit = Det som är inlärt i ”{ $file }” är skadat, eller hör till andra regler eller en annan version av Pasch; det används inte.
