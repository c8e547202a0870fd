# Co lze volit při otevření stolu.
page-game = Hromadná bitva

### scenarios

page-scenario-azure_wood = Azurový les
page-scenario-azure_wood-says = Čaroděj Garfinkel stojí na kraji Azurového lesa s těmi, které údolí mohlo vyzbrojit; ze severu přichází goblinské vojsko se zlobry a obrem. Držte kopec uprostřed, nebo nenechte nikoho, kdo by se o něj přel.
page-scenario-bridge = Most
page-scenario-bridge-says = Oddíl skřetů chce před setměním přejít řeku; rota měšťanů a jedna hrdinka drží most. Deset krátkých kol, dost malá bitva na to, abyste se naučili pravidla.
page-scenario-dragon = Drak v údolí
page-scenario-dragon-says = Na stáda se snesl rudý drak. Tři hrdinové vyjíždějí s muži, které našli; drak má svou smečku koboldů.

### kapitoly

page-section-attacks = Útoky
page-section-base-values = Základní hodnoty
page-section-board = Plocha
page-section-broken-units = Zlomené jednotky
page-section-charges = Zteče
page-section-distances = Vzdálenosti
page-section-end = Konec
page-section-general = Obecně
page-section-information = Informace
page-section-initiative = Iniciativa
page-section-interactions = Souhra pravidel
page-section-melee = Boj zblízka
page-section-missiles = Střelba
page-section-modifiers = Opravy
page-section-morale = Morálka
page-section-movement = Pohyb
page-section-rounding = Zaokrouhlování
page-section-scale = Měřítko
page-section-sequence-of-the-round = Průběh kola
page-section-single-creatures = Jednotliví tvorové
page-section-spells = Kouzla
page-section-umpire = Rozhodčí
page-section-units = Jednotky
