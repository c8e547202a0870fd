# Co o šesti mocnostech říkají stránky a terminál: čí je impulz, rada a vliv, co kdo ví o cizích pokladnicích.

### čí je impulz

map-head-before = Kolo { $round } z { $rounds } ještě nezačalo.
map-head-between = Kolo { $round } z { $rounds } začíná; impulz ještě nikdo nemá.
head-decides = Za stranu { $faction } rozhoduje { $seat }.
head-acts-for = Jednáte za stranu { $faction }.
order-now = { $faction } (nyní)

### formulář jedné z více stran

PrepareFor = { START($faction) }: { treasury-now-of }, se všemi daněmi { $taxed }. Změňte, co chcete, nebo to odešlete, jak to je.
RegroupFor = { START($faction) }: { treasury-now-of }. Kdo co vede a kolik kdo nese ({ $at })?
treasury-now-of = v hlavní pokladnici { $treasury ->
        [0] není nic
        [one] je 1 surovina
        [few] jsou { $treasury } suroviny
       *[other] je { $treasury } surovin
    }
form-calls-shadow = Povolat stín, zdarma
plan-calls-shadow = { $place }: povolá se stín.
MarchBodyAs = { MarchBody }{ $source ->
        [treasury] , z říšské pokladnice
        [chests] , z jejich pokladnic
        [both] , z říšské pokladnice a z jejich pokladnic
       *[none] {""}
    }{ $relieves ->
        [true] {" "}a hned napadnout tamní oblehatele
       *[false] {""}
    }: { $banners }
    .banners = { $it }

### kdo co drží

powers-holds = { START($faction) }: { $places ->
        [one] 1 město nebo pevnost
        [few] { $places } města a pevnosti
       *[other] { $places } měst a pevností
    }, { $units ->
        [one] 1 jednotka
        [few] { $units } jednotky
       *[other] { $units } jednotek
    }, { $nobles ->
        [one] 1 šlechtic
        [few] { $nobles } šlechtici
       *[other] { $nobles } šlechticů
    }{ $points ->
        [none] {""}
       *[other] ; vliv { $points }
    }.
campaign-influence = Vliv

### rada

council-order = Pořadí v kole { $round }
council-influence = Vliv: { $need } hned vítězí
council-offices = Úřady
council-sides = Strany a Robertovo tělo
council-cards = Karty
council-heads = Hlavy rodů
council-has = { START($faction) }: { $total }; za činy { $deeds }, za úřady { $counted } z { $quiet }.
council-half = Z toho, co dávají úřady, platí nejvýše polovina toho, co daly činy.
council-office = { $office ->
        [kard] Kard
        [treasurer] Pokladník
        [commander] Velitel vojsk
        [sermo] Sermo
       *[umbro] Umbro
    }: { $faction ->
        [none] nikdo
       *[other] { $faction }
    }
council-all-offices = { $offices }.
    .offices = { $it }
    .offices-join = {"; "}
council-all-influence = Vliv, vítězí { $need }: { $counted }.
    .counted = { $a } { $b }
    .counted-join = {", "}
council-office-gives = { $held }. { START($gives) }
council-gives = { $office ->
        [kard] Vybírá daně a verbuje v říšských místech; jednou za kolo mimořádná daň z říšských měst; jednou za impulz daruje říšské město. Vliv: 1 na konci kola, v němž je Říše jednotná, 1 za každé založené říšské město.
        [treasurer] Zakládá říšská města; dokud není kard, vybírá příjmy Říše. Vliv: 1 na konci impulzu, je-li v říšské pokladnici 10.
        [commander] Vede říšská vojska a staví pro Říši. Vliv: 1 za každou bitvu vyhranou a 1 za každé místo dobyté s říšskými jednotkami.
        [sermo] Má církevní města, vybírá v nich daně a verbuje. Vliv: 1 za každé z nich na konci impulzu.
       *[umbro] V každém impulzu nahlédne do jedné pokladnice. Vliv: 1, je-li nepřátelská nebo neutrální.
    }
council-vote = Na začátku příštího kola se volí: { $offices }.
    .offices = { $it ->
        [kard] kard
        [treasurer] pokladník
        [commander] velitel vojsk
        [sermo] sermo
       *[umbro] umbro
    }
council-body-carried = Robertovo tělo: { $place }; nesou je { $banners }.
    .banners = { $it }
council-body-lies = Robertovo tělo: { $place }; nikdo je nenese.
council-body-seized = Robertova těla se zmocnil { $faction }: { $place }.
council-body-home = Robertovo tělo: { $place }, od kola { $round }; v každém dalším kole je k vítězství třeba o 1 vliv méně.
council-joins = { $round ->
        [0] { START($faction) } se přidá k Lize, jen podle toho, co se stane.
       *[other] { START($faction) } se přidá k Lize na začátku kola { $round }, nebo při útoku.
    }
council-side = { START($faction) } { $side ->
        [empire] je natrvalo s Říší.
        [league] je natrvalo s Ligou.
       *[neutral] je neutrální a ještě si může zvolit stranu.
    }
council-seceded = Mimo Říši: { $faction }.
council-war = Ve válce: { $faction } a { $other }.
council-lasts = V tomto kole { $card ->
        [town_tax_plus_1] dává každé město o 1 vyšší daň
        [tax_half_up] dává každé místo polovinu daně, zaokrouhleno nahoru
        [steps_minus_1] koupí surovina o 1 krok méně
        [length_plus_1] je každá cesta o 1 krok delší
       *[no_new_sieges] nesmí začít žádné obléhání
    }.
council-decks = V balíčcích: počasí { $weather }, politika { $politics }{ $gone ->
        [0] {""}
       *[other] ; navždy pryč { $gone }
    }.
council-head = { START($faction) }, { $head }: { $ability ->
        [field_dice] o kostku více v poli
        [storm_dice] o kostku více při zteči
        [wall_dice] o kostku více za hradbami
        [banner_size] v praporu o 2 jednotky více
        [limit] o 1 vyšší limit impulzu
        [income] 1 surovina na začátku impulzu
        [cheap_generals] generálové o 1 levnější
       *[steps] o 1 krok více
    }.

### místo na mapě a legenda

place-of-kind = { $sort ->
        [imperial] Říšské místo.
       *[church] Církevní místo.
    }
place-body = Je tu Robertovo tělo.
legend-kind = { $sort ->
        [imperial] říšské jablko: říšské místo
       *[church] kaple: církevní místo
    }
legend-body = rakev: Robertovo tělo
legend-barred = pruh přes prapor, tečkovaný kruh: kardom

### co kdo ví o cizích pokladnicích

ledger = Co víte o cizích pokladnicích:
ledger-line = { START($faction) }: { $purses }.
    .purses = { $it }
    .purses-join = {"; "}
ledger-treasury = hlavní pokladnice { $amount }
ledger-chest = { $banner } ({ $place }) { $amount }
ledger-amount = { $sort ->
        [exactly] právě { $least }
        [between] od { $least } do { $most }
        [most] nejvýše { $most }
       *[least] nejméně { $least }
    }

### oč jde, a rada tomu, kdo se ujme strany

page-aim-six_powers = Mějte jako první potřebný vliv: 22, a o 1 méně v každém kole, které začne, když už je Robertovo tělo doma. Po kole 20 vítězí největší vliv, nedrží-li Liga Rudern.
page-aim-six_powers-LEA = Zmocněte se Robertova těla cestou domů; nebo držte po kole 20 Rudern.
page-aim-six_powers-GRA = Dokud jste neutrální, držte na konci kola Emoru a Tragii; s Říší získejte potřebný vliv, nebo mějte po kole 20 největší; s Ligou dobuďte sídla dvou rodů.
page-side-six_powers-LEA = Vedete všechny kardomy, každý s vlastní pokladnicí: jděte po těle, dokud je daleko od Rudernu, a zaměstnejte rody doma.
page-side-six_powers-GRA = Chrání vás hory a nikdo ještě není váš nepřítel: Emoru a Tragii máte za dveřmi, ale každý útok vám nepřítele udělá.
page-side-six_powers-KAT = Pokladník: mějte na konci impulzu v říšské pokladnici 10 a dobývejte města Západního kardomu.
page-side-six_powers-GLI = Velitel: doveďte tělo domů s říšskými vojsky a získávejte jejich bitvami; vlastní města nenechte prázdná.
page-side-six_powers-URA = Sermo: každé církevní město vám v každém kole dá vliv; zakládejte další a bojujte dost, aby platil.
page-side-six_powers-SVE = Umbro: v každém impulzu nahlédněte do nepřátelské pokladnice a držte hranici proti kardomu Stínových zemí.
page-aim-five_powers = { page-aim-six_powers }
page-aim-five_powers-LEA = { page-aim-six_powers-LEA }
page-side-five_powers-LEA = { page-side-six_powers-LEA }
page-side-five_powers-KAT = { page-side-six_powers-KAT }
page-side-five_powers-GLI = { page-side-six_powers-GLI }
page-side-five_powers-URA = { page-side-six_powers-URA }
page-side-five_powers-SVE = { page-side-six_powers-SVE }

### první čtyři kola šesti mocností

council-round-six_powers_first-1 = Kolo 1, vlastní půda: ve formuláři vidíte, která města a pevnosti platí; naplňte pokladnici šlechtice a začněte obléhat v sousedství, nebo posilte hradby.
council-round-six_powers_first-2 = Kolo 2, bitvy: k Lize se přidává Ostius a Robertovo tělo by mělo jít dál. Ztékejte, co obléháte: vyhraná bitva i dobyté místo dávají vliv.
council-round-six_powers_first-3 = Kolo 3, úřady: k Lize se přidává Bystria. Rada říká, co který úřad dává; z toho platí nejvýše polovina toho, co daly činy.
council-round-six_powers_first-4 = Kolo 4, poslední: na jeho konci se sčítá vliv. V celé hře se pokračuje do kola 20, a jakmile je tělo doma, stačí vlivu méně.
page-aim-six_powers_first = Mějte po kole 4 největší vliv; při shodě rozhoduje víc měst, pak víc jednotek.
page-aim-six_powers_first-LEA = Zmocněte se Robertova těla cestou domů; nebo držte po kole 4 Rudern.
page-aim-six_powers_first-GRA = Dokud jste neutrální, držte na konci kola Emoru a Tragii; s Říší mějte po kole 4 největší vliv; s Ligou dobuďte sídla dvou rodů.
page-side-six_powers_first-LEA = { page-side-six_powers-LEA }
page-side-six_powers_first-GRA = { page-side-six_powers-GRA }
page-side-six_powers_first-KAT = { page-side-six_powers-KAT }
page-side-six_powers_first-GLI = { page-side-six_powers-GLI }
page-side-six_powers_first-URA = { page-side-six_powers-URA }
page-side-six_powers_first-SVE = { page-side-six_powers-SVE }
