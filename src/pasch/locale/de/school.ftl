# Die Schule: zehn kurze Lektionen. In den Texten steht keine Zahl: Jede kommt aus der Rechnung.

school-lesson = Lektion { $number }
