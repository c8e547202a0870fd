# What our own scenarios call houses, provinces and nobles: `name-` and the name, “_” for a blank, letters without marks.

name-House_Katzowic = House Katzowic
name-House_Svebod = House Svebod
name-Western_Kardom = Western Kardom
name-Katzowic = Katzowic
name-Svebod = Svebod
name-Strzegom = Strzegom
name-Kiertz = Kiertz
name-Glivic = Glivic
name-Midbridge = Midbridge
name-West_Hold = West Hold
name-Far_West = Far West
name-Eastvale = Eastvale
name-Westvale = Westvale
name-Dark_Fen = Dark Fen
name-Low_Ford = Low Ford
name-Iron_Hills = Iron Hills
name-The_Vale = The Vale
name-The_Moor = The Moor
name-Kazimir_Katzowic = Kazimir Katzowic
name-Vit_Svebod = Vit Svebod
name-Ottokar = Ottokar
name-Bozena = Božena
name-Jaromir = Jaromir
name-Radko = Radko
name-Vratislav = Vratislav
name-Dobroslav = Dobroslav
name-Jaromir_the_Younger = Jaromir the Younger
name-Zdislava = Zdislava
name-Lubor = Lubor
name-Miroslava = Miroslava

### letters of the factions on the drawn map, each once

letter-KAT = KAT
letter-SVE = SVE
letter-WKA = WKA
letter-GLI = GLI
