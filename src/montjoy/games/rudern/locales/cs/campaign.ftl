# Co se vypráví, na co se ptáme, co se odpovídá a odmítá v tažení kolem bitev.

### začátek impulzu

CampaignImpulseBegun = Kolo { $round }: impulz má { $faction } a smí v něm využít { $limit ->
        [one] 1 surovinu
        [few] { $limit } suroviny
       *[other] { $limit } surovin
    } na pochody, stavby, obléhání, zteče a výpady.
TaxPaid = { Taxed }
Raised = { $faction } verbuje { in-place } { PIECES($number, $kind, case: "acc") } { price-acc }.
Hired = { $faction } najímá generála ({ $banner }) { in-place } { price-acc }.
Reorganised = { $faction } přeskupuje své jednotky v oblasti { $at }: { $units }.
    .units = { $key ->
        [none] posádka
       *[other] { $key }
    } ({ $value })
    .units-join = {"; "}
PursesMoved = Přesouváte suroviny: { $chests }; v hlavní pokladnici { $treasury ->
        [0] zůstává 0 surovin
        [one] zůstává 1 surovina
        [few] zůstávají { $treasury } suroviny
       *[other] zůstává { $treasury } surovin
    }.
    .chests = { $key } nese { $value }
Given = { $faction }: { $banner } tajně dává { $to } ({ $other }) { $amount ->
        [one] 1 surovinu
        [few] { $amount } suroviny
       *[other] { $amount } surovin
    }.

### pochody a stavby

StepsBought = { $faction } kupuje kroky { price-acc }. Prapory: { $banners }.
DiedOfWant = { $body } ztrácí nouzí { PIECES($number, $kind, case: "acc") }, protože tam nikdo nemůže platit.
building-name = { $building ->
        [found] město
        [imperial] říšské město
        [church] církevní město
        [fortress] pevnost
        [rebuild] přestavba pevnosti na město
       *[repair] oprava pevnosti
    }
BuildingPaid = { $faction } platí v oblasti { $at } { $amount ->
        [one] 1 surovinu
        [few] { $amount } suroviny
       *[other] { $amount } surovin
    }; stavba: { building-name }, zaplaceno { $paid } z { $price }.
Built = { $building ->
        [found] { $faction } zakládá v oblasti { $at } město
        [imperial] { $faction } zakládá v oblasti { $at } říšské město
        [church] { $faction } zakládá v oblasti { $at } církevní město
        [fortress] { $faction } dostavuje v oblasti { $at } pevnost
        [rebuild] { $faction } přestavuje pevnost v oblasti { $at } na město
       *[repair] { $faction } dokončuje opravu pevnosti v oblasti { $at }
    }.
WorkTaken = { $faction } bere v oblasti { $at } { $amount ->
        [one] 1 surovinu zaplacenou
        [few] { $amount } suroviny zaplacené
       *[other] { $amount } surovin zaplacených
    } za nedokončenou stavbu (dosavadní stavitel: { $owner }).

### konec kola a konec hry

HeadReturned = { $noble ->
        [ruler] { $faction }: { $banner } ({ map-noble }) se vrací, a to { in-place }
       *[other] { $faction }: prapor ({ $banner }) přebírá { in-place } nová { map-noble }
    }, bez jednotek a s prázdnou pokladnicí.
Eliminated = { $faction } nemá město ani pevnost, šlechtice ani jednotku, a končí ve hře.
PointsCounted = Body po posledním kole: { $points }.
    .points = { $key } { $value }

### otázky

treasury-holds = Hlavní pokladnice: { $treasury ->
        [0] nic
        [one] 1 surovina
        [few] { $treasury } suroviny
       *[other] { $treasury } surovin
    }
Prepare = { PrepareFields } Napište jména s čísly, například „jaromir 4“; „.“ nechá vše, jak je. Nyní, a v závorce co je možné: { $fields }.
    .fields = { $a } { $b } (0–{ $c })
PrepareFields = { treasury-holds }; s veškerými daněmi jich bude { $taxed }. Která města a pevnosti místo daně verbují, kdo se najme, kdo povede jaké jednotky a kolik kdo ponese?
Regroup = { RegroupFields } Napište jména s čísly, například „jaromir 4“; „.“ nechá vše, jak je. Nyní, a v závorce co je možné: { $fields }.
    .fields = { $a } { $b } (0–{ $c })
RegroupFields = { treasury-holds }. Kdo v oblasti { $at } povede jaké jednotky a kolik kdo ponese?
Prepared = { $amounts }
    .amounts = { $key } { $value }
HeadReturns = Vaše sídlo je ztraceno. Kam z vašich měst a pevností přijde šlechtic, který přebírá prapor ({ $banner })?

### odpovědi

march-price = { $price ->
        [0] zdarma, kroky ještě zbývají
       *[other] { $dying ->
            [0] { price-acc } { purse }
            [one] { price-acc }; za to, co nikdo nemůže zaplatit, umírá 1 jednotka
            [few] { price-acc }; za to, co nikdo nemůže zaplatit, umírají { $dying } jednotky
           *[other] { price-acc }; za to, co nikdo nemůže zaplatit, umírá { $dying } jednotek
        }
    }
AdvanceAs = Táhnout do oblasti { $to }{ $leaves ->
        [none] {""}
       *[other] {" "}a odejít od obléhání ({ $leaves })
    }{ $relieves ->
        [true] {" "}a hned napadnout tamní oblehatele
       *[false] {""}
    }: { $banner } ({ march-price })
Advance = Táhnout do oblasti { $to }: { $banner } ({ price-acc })
AdvanceTogether = Táhnout s několika prapory z oblasti { $at } do oblasti { $to } a zaplatit za každý
AdvanceTogetherToRelief = { AdvanceTogether } a hned napadnout tamní oblehatele
Reorganise = Přesunout jednotky a suroviny v oblasti { $at }
Build = Zaplatit { $amount ->
        [one] 1 surovinu
        [few] { $amount } suroviny
       *[other] { $amount } surovin
    } { $building ->
        [imperial] z říšské pokladnice
       *[other] { purse }
    } v oblasti { $at }: { building-name }

### odmítnutí

campaign-limit = V tomto impulzu jste využili { $used } z limitu { $limit ->
        [one] 1 suroviny
       *[other] { $limit } surovin
    }
    .try = Pokračujte v příštím impulzu; každé další město zvyšuje limit o jednu.
not-to-be-ordered = „{ $name }“ teď přikázat nelze
    .try = Uveďte, co vypočítává otázka.
more-than-may-be = „{ $name }“ může být nejvýše { $most }, ne { $number }
    .try = Napište menší číslo.
preparation-not-understood = „{ $found }“ není jméno s číslem
    .try = Napište „kiertz.foot 1, jaromir 4“, se jmény z otázky; „.“ nechá vše, jak je.
gives-no-more = { place-nom } dává { $most ->
        [one] jednoho nováčka
        [few] { $most } nováčky
       *[other] { $most } nováčků
    }, nebo daň, a chcete jich { $wanted }
    .try = Verbujte tam méně.
no-pieces-left = Jednotek tohoto typu chcete verbovat { $wanted }, a na mapě jich smíte mít nejvýše o { $most } více
    .try = Verbujte jiný typ, nebo vezměte daň.
no-more-generals = Nyní smíte najmout { $most ->
        [0] 0 generálů
        [one] 1 generála
        [few] { $most } generály
       *[other] { $most } generálů
    }: jednoho za každé své město
    .try = Najměte jich méně.
cannot-pay-so-many = Nováčci a generálové stojí { $price ->
        [one] 1 surovinu
        [few] { $price } suroviny
       *[other] { $price } surovin
    }, a s daněmi má hlavní pokladnice { $there }
    .try = Verbujte nebo najměte méně.
not-so-many-units = V oblasti { $at } k tomu { $lacking ->
        [one] chybí 1 jednotka
        [few] chybějí { $lacking } jednotky
       *[other] chybí { $lacking } jednotek
    } jednoho typu
    .try = Dejte jich praporům méně.
units-without-a-noble = V oblasti { $at } by venku bez šlechtice { $left ->
        [one] zůstala 1 jednotka
        [few] zůstaly { $left } jednotky
       *[other] zůstalo { $left } jednotek
    }
    .try = Ať je vede některý z tamních šlechticů.
left-lying = { $left ->
        [one] 1 surovina by zůstala
        [few] { $left } suroviny by zůstaly
       *[other] { $left } surovin by zůstalo
    } ležet: mimo domácí půdu si šlechtici suroviny jen předávají
    .try = Ať je nese jiný tamní šlechtic, například { $banner }.
gives-more-than-he-has = { $banner } by dával { $wanted } a nese { $there }
    .try = Dej méně, nebo ať nese víc.
nothing-to-reorganise = V oblasti { $at } není co přesunout
    .try = Přiveďte tam další prapor.
reorganised-enough = V oblasti { $at } jste v tomto impulzu přesouvali jednotky a suroviny už dvakrát
    .try = Udělejte to v příštím impulzu.
march-too-dear = Pochod do oblasti { $place } stojí { $price ->
        [one] 1 surovinu
        [few] { $price } suroviny
       *[other] { $price } surovin
    }, a tolik táhnoucí šlechtici nenesou
    .try = Naplňte jim pokladnice doma, nebo táhněte jinudy.
too-few-to-die = Pochod { price-acc } nemůže nikdo zaplatit, a { $units ->
        [one] 1 jednotka nestačí, aby za něj zemřela
        [few] { $units } jednotky nestačí, aby za něj zemřely
       *[other] { $units } jednotek nestačí, aby za něj zemřelo
    }
    .try = Zůstaňte, nebo táhněte kratší cestou.
costs-otherwise = Tento pochod ({ $banner }) je { price-acc }
    .try = Zvolte jej tak, jak je nabídnut.
stopped = { $banner } už v tomto impulzu nepotáhne, protože něco pochod zastavilo
    .try = Táhněte dál v příštím impulzu.
banner-too-large = { $banner } vede { $units } jednotek a táhnout smí nejvýše s { $most }
    .try = Nechte některé jako posádku, nebo u jiného šlechtice.
no-building-there = Oblast { $at } neexistuje
    .try = Stavte ve vesnici.
no-village = V oblasti { $at } není vesnice
    .try = Stavte ve vesnici.
no-builder-there = V oblasti { $at } není žádná vaše hlava rodu ani panovník
    .try = Přiveďte je tam; generálové nestavějí.
enemy-outside = V oblasti { $at } stojí venku nepřátelská armáda
    .try = Nejprve ji zažeňte.
no-own-fortress = V oblasti { $at } není vaše pevnost, nebo je v obležení
    .try = Přestavte některou ze svých.
no-fortresses-for-the-league = Liga pevnosti nestaví ani neopravuje
    .try = Založte v oblasti { $at } město.
nothing-to-repair = V oblasti { $at } není poškozená pevnost, u níž stojí vaše armáda
    .try = Přiveďte k takové jednotky.
part-too-large = Za tuto stavbu v oblasti { $at } lze nyní zaplatit { $most ->
        [0] 0
       *[other] nejvýše { $most }
    }: pět surovin za kolo a ne více, než chybí
    .try = Zaplaťte méně, nebo až v příštím kole.
cannot-pay-building = Tato pokladnice nemůže v oblasti { $at } zaplatit { $amount }
    .try = Zaplaťte méně, nebo přiveďte šlechtice, který nese více.

### trvalé rozkazy

AnyTime = { AnyTimeByField } Napište jména a co se nařizuje, třeba „intercept double, occupy in“; „none“ nechá vše otevřené. Možnosti: { $fields }.
    .fields = { $a } { $b }
    .fields-join = {"; "}
AnyTimeByField = Trvalé rozkazy: co za vás odpoví, když jednají jiní? Na to, co necháte otevřené, budete dotázáni jako obvykle.
order-name = { $order ->
        [intercept] Vrhnout se z pevnosti na vetřelce
        [join] Přidat se k podpoře zvenčí
        [occupy] Vstoupit do dobytého města nebo pevnosti
        [refuge] Které ze stejně blízkých útočišť
        [vote] Mé hlasy
       *[losses] Ztráty
    }
order-says = { $says ->
        [open] Zeptat se mě
        [never] Nikdy
        [equal] S alespoň tolika kostkami jako nepřítel
        [stronger] S alespoň jedenapůlnásobkem kostek
        [double] S alespoň dvojnásobkem kostek
        [always] Vždy
        [in] Vstoupit
        [out] Zůstat venku
        [seat] To, které je nejblíž mému sídlu
        [first] První podle názvu
       *[automatic] V automatickém pořadí
    }
AnsweredByOrder = Odpověděly vaše trvalé rozkazy, bez dotazu: { order-name }{ $at ->
        [none] {""}
       *[other] {" "}({ $at })
    }.
StayedOutside = { $faction }: { $banners } { $banners-count ->
        [one] zůstává
       *[other] zůstávají
    } před hradbami ({ place-nom }).
standing-not-understood = „{ $found }“ není jméno s rozkazem
    .try = Napište „intercept double, occupy in“, jak to otázka vypočítává; „none“ nechá vše otevřené.
not-to-be-ordered-before = „{ $order } { $says }“ se v této hře nařídit nedá
    .try = Nařiďte něco z toho, co otázka vypočítává.
