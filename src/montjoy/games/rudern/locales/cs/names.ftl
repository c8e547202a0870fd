# Jak naše vlastní scénáře nazývají rody, oblasti a šlechtice: `name-` a jméno, „_“ místo mezery, písmena bez znamének.

name-House_Katzowic = rod Katzowic
name-House_Svebod = rod Svebod
name-Western_Kardom = Západní kardom
name-Katzowic = Katzowic
name-Svebod = Svebod
name-Strzegom = Strzegom
name-Kiertz = Kiertz
name-Glivic = Glivic
name-Midbridge = Mezimostí
name-West_Hold = Západní tvrz
name-Far_West = Daleký západ
name-Eastvale = Východní dol
name-Westvale = Západní dol
name-Dark_Fen = Temné slatiny
name-Low_Ford = Dolní brod
name-Iron_Hills = Železné vrchy
name-The_Vale = Údolí
name-The_Moor = Vřesoviště
name-Kazimir_Katzowic = Kazimír Katzowic
name-Vit_Svebod = Vít Svebod
name-Ottokar = Ottokar
name-Bozena = Božena
name-Jaromir = Jaromír
name-Radko = Radko
name-Vratislav = Vratislav
name-Dobroslav = Dobroslav
name-Jaromir_the_Younger = Jaromír Mladší
name-Zdislava = Zdislava
name-Lubor = Lubor
name-Miroslava = Miroslava

### letters of the factions on the drawn map, each once

letter-KAT = KAT
letter-SVE = SVE
letter-WKA = WKA
letter-GLI = GLI
