# Was der Server denkt und rechnet: Hausregeln, Computerspieler, Tipps.

## Hausregeln auf einem Server

error-variant-too-large-here = diese Variante ist für einen Server zu groß: { $rolls } verschiedene Würfe auf { $boxes } Felder; nimm weniger Würfel, Felder oder Spalten.

## Nachdenken

solve-stage-waiting = Wartet, bis andere Varianten durchgerechnet sind
error-thinking-failed = der Server kann gerade nicht nachdenken; versuch es gleich noch einmal.
error-thinking-too-long = das Nachdenken hat zu lange gedauert; versuch es noch einmal.
