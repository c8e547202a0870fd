# Na co se ptáme, co se odpovídá a odmítá, a jak to končí.

### otázky

Act = Máte impulz. Co uděláte?
Muster = { purses-now } { $chests-count ->
        [one] Kolik se má nést? Napište číslo, například „4“; „.“ nechá vše, jak je.
       *[other] Kolik má nést každý z nich? Napište čísla v tomto pořadí, například „4 2“; „.“ nechá vše, jak je.
    }
    .chests = { $key } { $value }
Carried = { $carry }
    .carry = { $key } { $value }
Divide = Kolik má kdo doma nést? V hlavní pokladnici je { $treasury }. Platí se z ní, co děláte na vlastní půdě, i výpad; jinde platí jen to, co šlechtic nese.
purses-now = Hlavní pokladnice: { $treasury ->
        [0] nic
        [one] 1 surovina
        [few] { $treasury } suroviny
       *[other] { $treasury } surovin
    }; na domácí půdě nesou: { $chests }. Mimo domácí půdu se platí jen z toho, co tam kdo nese.
amount-carried = { $banner } ({ $place }): nyní { $amount ->
        [0] nic
       *[other] { $amount }
    }
Company = { $what ->
        [march] Které prapory potáhnou z oblasti { $at } do oblasti { $to }?
        [come-out] Které prapory vyjdou do boje? ({ $at })
       *[besiege] Které prapory budou obléhat? ({ $at })
    }{ $picked-count ->
        [0] {""}
       *[other] {" "}Zatím: { $picked }.
    }
Intercept = { $intruder } vstupuje do správní oblasti { place-gen }: { $banners }. Vrhne se vaše posádka na vetřelce?
JoinRelief = { $by } útočí na oblehatele { place-gen }. Zúčastní se vaši obležení boje?{ $sent-count ->
        [0] {""}
       *[other] {" "}Zatím: { $sent }.
    }
Haven = Několik měst a pevností je stejně blízko. Kam z oblasti { $at } ustoupí { $banners }?
Occupy = Dobyto: { place-nom }. Vstoupí dovnitř { $banners }?

### odpovědi

March = Táhnout do oblasti { $to }: { $banner }
MarchFromSiege = Táhnout do oblasti { $to } a odejít od obléhání { place-gen }: { $banner }
MarchToRelief = { $banner ->
        [none] Táhnout s několika prapory z oblasti { $at } do oblasti { $to } a hned napadnout tamní oblehatele
       *[other] Táhnout do oblasti { $to } a hned napadnout tamní oblehatele: { $banner }
    }
MarchTogether = Táhnout s několika prapory z oblasti { $at } do oblasti { $to }
AttackGarrison = Napadnout v poli posádku { place-gen } ({ $price ->
        [0] zdarma
       *[other] { price-acc } { purse }
    })
AttackArmy = Napadnout nepřátelskou armádu v oblasti { $at }
ComeOut = Vyjít { from-place } do boje: { $banner }
ComeOutTogether = Vyjít { from-place } do boje s několika prapory
GoIn = Vstoupit za hradby ({ place-nom }): { $banner }
GoOut = Vyjít { from-place } před hradby: { $banner }
BeginSiege = Začít obléhat { place-nom } všemi vašimi prapory, které tam stojí (1 surovina { purse })
BeginSiegeWith = Začít obléhat { place-nom } některými z vašich praporů (1 surovina { purse })
JoinSiege = Připojit k obléhání { place-gen }: { $banner }
LeaveSiege = Odvést z obléhání { place-gen }: { $banner } (zůstane venku, ostatní obléhají dál)
LeaveAsLast = Odvést z obléhání { place-gen }: { $banner } (zůstane venku; žádná jednotka už neobléhá a obléhání končí)
BreakOff = Přerušit obléhání { place-gen } (hned končí a všechny prapory zůstanou venku)
Storm = Vyvolat zteč na { place-nom } (1 surovina { purse })
Sally = Vyvolat výpad { from-place } (1 surovina { purse })
StormAtRisk = { Storm }; { siege-ends }
SallyAtRisk = { Sally }; { siege-ends }
siege-ends = { $ends ->
        [RW-ASLT-09] bude-li pak uvnitř stále více jednotek než venku, obléhání končí (RW-ASLT-09)
       *[RW-X-01] padne-li poslední obléhající jednotka, ale hradby ne, obléhání končí, i když uvnitř nezbude žádná jednotka (RW-X-01)
    }
Relieve = Napadnout oblehatele { place-gen }
EndImpulse = Ukončit impulz
Along = Také { $banner }
Go = Tyto a dost
FallUpon = Vrhnout se na ně
LetPass = Nechat je projít
JoinBattle = Zúčastnit se boje
StayInside = Zůstat uvnitř
Send = Ještě { PIECES(1, $kind, case: "acc") }: { $body }
To = Cíl: { place-nom }
MoveIn = Vstoupit dovnitř
StayOut = Zůstat venku
LosePiece = { PIECES(1, $kind) }{ $body ->
        [none] {" "}z vašich
       *[other] : { $body }
    } (nyní { $left })

### konec

Outcome = Kolo { $round }: { $why ->
        [captured] co mělo být dobyto, je dobyto
        [last-side] žádná jiná strana už nemůže bojovat dál
        [nothing-left] { nothing-to-do }
        [points] poslední kolo skončilo a sčítají se body
        [influence] potřebný vliv je dosažen
        [body] Robertova těla se zmocnila Liga
        [kin] Gracuja, která zůstala stranou, drží Emoru a Tragii
        [prizes] Gracuja drží dvě sídla, která vzala rudernským rodům
        [capital] poslední kolo skončilo a hlavní město drží Liga
        [most-influence] poslední kolo skončilo a sčítá se vliv
       *[rounds] poslední kolo skončilo a nikdo předtím nedobyl, co by rozhodlo dřív
    }. { who-won }.
OutcomeAt = Kolo { $round }: { $why ->
        [captured] dobyto je, co mělo být ({ $places })
        [nothing-left] { nothing-to-do }; { decided-so }
       *[rounds] poslední kolo skončilo a { decided-so }
    }. { who-won }.
who-won = { $winners-count ->
        [0] Nezvítězil nikdo
        [one] Vítězí { $winners }
       *[other] Společně vítězí { $winners }
    }
nothing-to-do = nic už nemůže změnit majitele (žádné obléhání netrvá a žádné, které by teď začalo, už do konce nedojde ke zteči)
decided-so = { $prize ->
        [none] nedobyto zůstává: { $places }
       *[other] rozhoduje, komu patří { $prize }{ $winners-count ->
            [0] : nikomu z hráčů
           *[other] {""}
        }
    }

### odmítnutí

not-your-impulse = Impulz má { $faction }
    .try = Počkejte na svůj; do té doby odpovídáte jen na to, co vám pravidla nechávají.
no-such-banner = Prapor { $banner } neexistuje
    .try = Uveďte některý z praporů na mapě.
not-your-banner = Prapor není váš: { $banner }
    .try = Veďte některý ze svých.
besieged = { $banner } je v obležení ({ place-nom }) a odtáhnout nemůže
    .try = Vyvolejte výpad, nebo počkejte na podporu zvenčí.
chest-not-at-home = { $banner } není na domácí půdě ({ place-nom }); jinde se pokladnice šlechticů neplní ani nevyprazdňují
    .try = Jmenujte své šlechtice na vlastním nebo spojeneckém území, kteří nejsou v obležení.
more-than-there-is = Chcete naložit { $wanted ->
        [one] 1 surovinu
        [few] { $wanted } suroviny
       *[other] { $wanted } surovin
    }, a celkem jich máte { $there }
    .try = Naložte méně, nebo v tomtéž řádku vyprázdněte jinou pokladnici.
more-numbers-than-chests = Čísel ({ $numbers }) není tolik jako pokladnic na domácí půdě ({ $chests })
    .try = Napište číslo pro každého šlechtice v pořadí, v jakém jsou jmenováni, nebo jednoho šlechtice s číslem, například „katzowic 4“.
chest-not-understood = „{ $found }“ není šlechtic s číslem
    .try = Napište „4 2“ nebo „katzowic 4, jaromir 2“; „.“ nechá vše, jak je.
no-move-left = { $banner } už v tomto impulzu nemá žádný přesun
    .try = Táhněte jiným praporem, nebo tímto až v příštím impulzu.
border-closed = Hranice mezi oblastmi { $start } a { $to } vede v horách nebo bažinou
    .try = Obejděte ji přes oblast s prostupnou hranicí.
not-a-neighbour = Oblast { $to } s oblastí { $start } nesousedí
    .try = Táhněte tam oblast po oblasti.
nothing-to-go-into = { $banner } nestojí před žádnými hradbami, nebo už je uvnitř
    .try = Nejprve dotáhněte k městu nebo pevnosti své strany.
not-own-or-allied = Vám ani spojenci nepatří { place-nom }
    .try = Můžete začít obléhat.
not-through-a-siege = V obležení je { place-nom } a obležením nikdo dovnitř neprojde
    .try = Napadněte oblehatele jako podpora zvenčí.
not-inside = { $banner } není uvnitř
    .try = Může táhnout nebo bojovat, kde stojí.
that-is-coming-out = Nepřítel stojí před { place-ins }
    .try = Vyjděte do boje, nebo zůstaňte uvnitř.
moved-about-enough = { $banner } už v tomto impulzu dvakrát vstoupil či vyšel, nebo se připojil k obléhání či je opustil
    .try = Udělejte to v příštím impulzu.
treasury-too-small = Hlavní pokladnice nemá tolik surovin, kolik je třeba: { $price } ({ place-nom })
    .try = Udělejte něco, co je zdarma, nebo počkejte na příjem.
chest-too-small = Na cizí půdě ({ place-nom }) platí pokladnice šlechtice na místě, a žádný váš šlechtic tam nenese tolik surovin, kolik je třeba: { $price }
    .try = Přiveďte šlechtice, který nese suroviny; pokladnice se plní doma.
impulse-limit = V tomto impulzu jste využili { $used } z limitu { $limit ->
        [one] 1 suroviny
       *[other] { $limit } surovin
    }
    .try = Táhněte, to je zdarma, nebo pokračujte v příštím impulzu; každé další město zvyšuje limit o jednu.
no-place = { $place } není město ani pevnost
    .try = Armády tam bojují v poli.
own-or-allied = Vám nebo spojenci patří { place-nom }
    .try = Útočte na nepřátelské nebo neutrální město nebo pevnost.
no-army-there = Žádný váš prapor tam nestojí před hradbami
    .try = Nejprve tam dotáhněte.
no-enemy-outside = Žádná nepřátelská armáda tam v poli nestojí
    .try = Táhněte dál, nebo začněte obléhat.
that-is-a-relief = Nepřítel v oblasti { $at } obléhá město nebo pevnost vaší strany
    .try = Napadněte oblehatele jako podpora zvenčí.
beaten-just-now = Armáda, která byla v oblasti { $at } poražena a neměla kam ustoupit, má v tomto impulzu klid
    .try = Útočte v příštím impulzu.
siege-first = Uvnitř je tak málo jednotek, že před útokem je třeba obléhat { place-nom }
    .try = Začněte obléhat a v příštím kole vyvolejte zteč.
besieged-by-another = Jiní už obléhají { place-nom }
    .try = Připojte se k nim, jsou-li na vaší straně.
assault-only = U tohoto stolu se s obleženou posádkou v poli nebojuje
    .try = Vyvolejte zteč na { place-nom }.
field-only = Jednotek { in-place }: { $units }; s tolika se u tohoto stolu bojuje v poli
    .try = Napadněte posádku.
besieged-call-a-sortie = V obležení je { place-nom }, a proti oblehatelům se jen tak nevychází
    .try = Vyvolejte výpad.
nobody-to-relieve = Nikdo z vaší strany není obležen { in-place }
    .try = Napadněte tamní armádu v poli.
no-besieger-to-fight = U { place-gen } teď nejsou oblehatelé, s nimiž by se vaše armáda mohla utkat
    .try = Útočte v příštím impulzu.
already-besieged = { $by } už obléhá { place-nom }
    .try = Připojte se k obléhání, nebo obležené podpořte zvenčí.
no-units-there = Žádný váš prapor před { place-ins } nemá jednotky
    .try = Přiveďte je; šlechtic sám nic neoblehne.
too-many-to-besiege = Jednotek { in-place }: { $units }; na obléhání je jich příliš
    .try = Napadněte posádku v poli.
not-more-units = Před { place-ins } máte { $ours ->
        [one] 1 jednotku
        [few] { $ours } jednotky
       *[other] { $ours } jednotek
    }, uvnitř je jich { $theirs }; k obléhání jich musíte mít více
    .try = Přiveďte další jednotky, své nebo spojencovy.
army-came-no-open-way = Žádný váš prapor nepřišel prostupnou hranicí ({ place-nom })
    .try = Přijďte prostupnou hranicí.
no-own-place-next-to-it = Nemáte město ani pevnost, odkud vede prostupná hranice ({ place-nom })
    .try = Nejprve takové město nebo pevnost získejte.
no-siege-to-join = { $banner } nestojí u obléhání, ke kterému by se mohl připojit
    .try = Dotáhněte k některému a zůstaňte venku.
not-your-sides-siege = Kdo obléhá { place-nom }, není na vaší straně
    .try = Bojujte s ním, nebo táhněte dál.
allied-with-the-besieged = S obleženými { in-place } jste spojenci
    .try = Napadněte raději oblehatele.
not-besieging = { $banner } se žádného obléhání neúčastní
    .try = Může táhnout tak, jak je.
no-siege = Nikdo neobléhá { place-nom }
    .try = Není co přerušit; pokračujte.
not-your-siege = Obléhání { place-gen } vede { $by }
    .try = Odveďte z něj své vlastní prapory.
no-unit-in-the-siege = Žádná vaše jednotka neobléhá { place-nom }
    .try = Připojte k obléhání prapor s jednotkami.
siege-too-fresh = Obléhání { place-gen } začalo v kole { $round } a zteč musí počkat
    .try = Držte obležení a ztečte, jakmile to půjde.
besieged-not-moved = Od začátku obléhání { place-gen } ještě neměli obležení impulz ({ $faction })
    .try = Do té doby držte obležení.
not-besieged = Nikdo neobléhá { place-nom }
    .try = Vyjděte s prapory do boje v poli.
nobody-inside = Nikdo z vašich není { in-place }
    .try = Napadněte oblehatele zvenčí.
