# Vad våra egna scenarier kallar hus, provinser och ädlingar: `name-` och namnet, ”_” i stället för mellanslag, bokstäver utan tecken.

name-House_Katzowic = huset Katzowic
name-House_Svebod = huset Svebod
name-Western_Kardom = Västra kardomen
name-Katzowic = Katzowic
name-Svebod = Svebod
name-Strzegom = Strzegom
name-Kiertz = Kiertz
name-Glivic = Glivic
name-Midbridge = Mellanbro
name-West_Hold = Västborg
name-Far_West = Fjärran väster
name-Eastvale = Östdalen
name-Westvale = Västdalen
name-Dark_Fen = Mörkkärret
name-Low_Ford = Nedre vadet
name-Iron_Hills = Järnbergen
name-The_Vale = Dalen
name-The_Moor = Heden
name-Kazimir_Katzowic = Kazimir Katzowic
name-Vit_Svebod = Vit Svebod
name-Ottokar = Ottokar
name-Bozena = Božena
name-Jaromir = Jaromir
name-Radko = Radko
name-Vratislav = Vratislav
name-Dobroslav = Dobroslav
name-Jaromir_the_Younger = Jaromir den yngre
name-Zdislava = Zdislava
name-Lubor = Lubor
name-Miroslava = Miroslava

### letters of the factions on the drawn map, each once

letter-KAT = KAT
letter-SVE = SVE
letter-WKA = WKA
letter-GLI = GLI
