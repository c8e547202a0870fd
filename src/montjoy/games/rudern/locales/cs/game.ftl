# Rudernská válka česky.  Jak se zprávy jmenují: montjoy/words/__init__.py.

### jména

name-pair = { $second ->
        [none] { $case ->
            [gen] neutrální posádky
            [acc] neutrální posádku
           *[nom] neutrální posádka
        }
       *[other] { $case ->
            [gen] posádky ({ $second })
            [acc] posádku ({ $second })
           *[nom] posádka ({ $second })
        }
    } { in-first }
in-first = { $first-kind ->
        [town] ve městě { $first }
        [fortress] v pevnosti { $first }
       *[other] v oblasti { $first }
    }
place-nom = { $place-kind ->
        [town] město { $place }
        [fortress] pevnost { $place }
       *[other] místo { $place }
    }
place-gen = { $place-kind ->
        [town] města { $place }
        [fortress] pevnosti { $place }
       *[other] místa { $place }
    }
place-ins = { $place-kind ->
        [town] městem { $place }
        [fortress] pevností { $place }
       *[other] místem { $place }
    }
in-place = { $place-kind ->
        [town] ve městě { $place }
        [fortress] v pevnosti { $place }
       *[other] v místě { $place }
    }
from-place = { $place-kind ->
        [town] z města { $place }
        [fortress] z pevnosti { $place }
       *[other] z místa { $place }
    }
purse = { $purse ->
        [none] z hlavní pokladnice
        [a-unit] životem jedné jednotky
        [nobody] které nikdo neplatí
       *[other] z pokladnice na místě ({ $purse })
    }
price-acc = { $price ->
        [0] zdarma
        [one] za 1 surovinu
        [few] za { $price } suroviny
       *[other] za { $price } surovin
    }

### kola a suroviny

ImpulseBegun = Kolo { $round }: impulz má { $faction } a smí v něm využít { $limit ->
        [one] 1 surovinu
        [few] { $limit } suroviny
       *[other] { $limit } surovin
    } na obléhání, zteče a výpady.
ImpulseEnded = { $faction } končí svůj impulz.
Taxed = Daně: { place-nom } odvádí { $amount ->
        [one] 1 surovinu
        [few] { $amount } suroviny
       *[other] { $amount } surovin
    }, dostává je { $faction }.
Recruited = { $faction } verbuje { in-place } { $units ->
        [one] 1 pěšího
        [few] { $units } pěší
       *[other] { $units } pěších
    }.
Paid = Platíte { $amount ->
        [one] 1 surovinu
        [few] { $amount } suroviny
       *[other] { $amount } surovin
    } { purse }.
ChestsFilled = Rozdělujete suroviny: { $chests }; v hlavní pokladnici { $treasury ->
        [0] zůstává 0 surovin
        [one] zůstává 1 surovina
        [few] zůstávají { $treasury } suroviny
       *[other] zůstává { $treasury } surovin
    }.
    .chests = { $key } nese { $value }
TurnedHostile = { $faction } a { $other } jsou odteď nepřátelé.
Recovered = Rány jsou zhojeny: { $bodies }.

### činy

Marched = { $faction }: { $banners } { $banners-count ->
        [one] táhne
       *[other] táhnou
    } z oblasti { $start } do oblasti { $to }.
WentIn = { $faction }: { $banners } { $banners-count ->
        [one] vstupuje
       *[other] vstupují
    } za hradby ({ place-nom }).
WentOut = { $faction }: { $banners } { $banners-count ->
        [one] vychází
       *[other] vycházejí
    } { from-place } a { $banners-count ->
        [one] staví
       *[other] stavějí
    } se před hradby.
CameOut = { $faction }: { $banners } { $banners-count ->
        [one] vychází
       *[other] vycházejí
    } { from-place } do boje.
GarrisonAttacked = { $faction } útočí v poli na posádku { place-gen } ({ price-acc }).
ArmyAttacked = { $faction } útočí na nepřátelskou armádu v oblasti { $at }.
Intercepted = Posádka { place-gen } se vrhá na vetřelce; velí { $faction }.
LetThrough = { $faction } nechává vetřelce projít kolem { place-gen }.
MarchStopped = Pevnost { $place } zastavuje pochod pro tento impulz; drží ji { $faction }.

### bitvy

BattleBegun = { $kind ->
        [relief] Boj o vyproštění obležených v oblasti { $at }
        [garrison] Boj v poli s posádkou v oblasti { $at }
        [intercept] Pevnost v oblasti { $at } svádí boj
       *[field] Boj v poli v oblasti { $at }
    }: { $first } (útočníci), na druhé straně { $second } (obránci).
BattleWon = Bitva v oblasti { $at }: vítězí { $winners }; { $losers-count ->
        [one] prohrává
       *[other] prohrávají
    } { $losers }.
BattleUndecided = Bitva v oblasti { $at } nemá vítěze.
Fallen = { $body } ztrácí { PIECES($number, $kind, case: "acc") }.
NobleFallen = { $banner } ({ map-noble }) umírá.
ChestsHandedOver = { $loser } předává, co jeho šlechtici nesli; příjemce: { $winner }. Kolik to bylo, vědí jen ti dva.
Loot = Tajný lísteček: { $loser } předává { $amount ->
        [0] prázdnou pokladnici
        [one] 1 surovinu
        [few] { $amount } suroviny
       *[other] { $amount } surovin
    }; příjemce: { $winner }, { $purse ->
        [none] hlavní pokladnice
       *[other] pokladnice na místě ({ $purse })
    }.
ChestsLost = Co šlechtici ({ $faction }) nesli v oblasti { $at }, je ztraceno.
Retreated = { $faction }: { $bodies } { $bodies-count ->
        [one] ustupuje
       *[other] ustupují
    } z oblasti { $start } do oblasti { $to }.
WithdrewInside = { $faction }: { $bodies } { $bodies-count ->
        [one] ustupuje
       *[other] ustupují
    } za hradby ({ place-nom }).
SteppedBack = { $faction }: { $bodies } { $bodies-count ->
        [one] se vrací
       *[other] se vracejí
    } z oblasti { $start } do oblasti { $to }.
Disbanded = { $faction }: { $bodies } { $bodies-count ->
        [one] nemá
       *[other] nemají
    } z oblasti { $at } kam ustoupit a { $bodies-count ->
        [one] rozpouští se
       *[other] rozpouštějí se
    }.
CountedAsKilled = { $banner } ({ map-noble }) se počítá mezi padlé.
Stranded = { $faction }: { $bodies } { $bodies-count ->
        [one] nemá kam ustoupit a zůstává
       *[other] nemají kam ustoupit a zůstávají
    } v oblasti { $at }.

### kostky

Rolled = { $about }{ $hits ->
        [none] { $rule ->
            [RW-CAM-CARD-01] : číslo { $faces }
            [RW-CAM-NOB-10] : číslo { $faces }
            [RW-CAM-OFF-02] : na kostce je { $faces }
           *[other] {" "}házejí { $faces }
        }
        [0] : { $faces } = žádný zásah
        [one] : { $faces } = 1 zásah
        [few] : { $faces } = { $hits } zásahy
       *[other] : { $faces } = { $hits } zásahů
    }{ $how ->
        [typed] , zapsáno ručně
        [set] , určeno rozhodčím
       *[none] {""}
    }.
    .about = { $it ->
        [0] Útočníci
        [1] Obránci
        [weather] Karta počasí
        [politics] Karta politiky
       *[other] { $it }
    }
    .faces = { $it }
    .faces-join = {" "}
    .faces-none = –
PoolCounted = { $side ->
        [0] Útočníci
       *[1] Obránci
    }: { $troops }{ $divisor ->
        [1] {""}
       *[other] {" "}= { $strength }, děleno { $divisor } a zaokrouhleno nahoru
    }{ $extra ->
        [0] {""}
        [one] {" "}+ 1 další kostka
        [few] {" "}+ { $extra } další kostky
       *[other] {" "}+ { $extra } dalších kostek
    } = { $dice ->
        [one] 1 kostka
        [few] { $dice } kostky
       *[other] { $dice } kostek
    }.
    .troops = { PIECES($b, $a, case: "nom") } ({ TIMES($b, $c) })
    .troops-join = {" + "}
    .troops-none = nikdo (0)
PeopleArmed = Uvnitř není žádné vojsko; brání se lid, silou { $dice ->
        [one] 1 kostky
       *[other] { $dice } kostek
    }.
LossChosen = { $side ->
        [0] Útočníci
       *[1] Obránci
    } ztrácejí { PIECES(1, $kind, case: "acc") } podle volby vlastníka.
LossesTaken = { $side ->
        [0] Útočníci
       *[1] Obránci
    } dostávají { $hits ->
        [0] 0 zásahů
        [one] 1 zásah
        [few] { $hits } zásahy
       *[other] { $hits } zásahů
    }; ztráty v tomto boji: { $lost }; zbývá: { $left }.
    .lost = { PIECES($b, $a) }
    .lost-none = žádné
    .left = { PIECES($b, $a) }
    .left-none = nikdo
BattleDecided = { $winner ->
        [1] { $kind ->
                [3] Zvítězila podpora zvenčí
               *[other] Zvítězili útočníci
            }
        [2] { $kind ->
                [3] Zvítězili oblehatelé
               *[other] Zvítězili obránci
            }
        [3] Nezvítězil nikdo
       *[0] Zatím není rozhodnuto
    }{ $why ->
        [1] , zbylo jim více jednotek
        [2] , druhá strana už není
        [3] , zbylo stejně jednotek
       *[other] {""}
    }: { $winner ->
        [2] { $defenders } proti { $attackers ->
                [one] 1 jednotce
               *[other] { $attackers } jednotkám
            }
       *[other] { $attackers } proti { $defenders ->
                [one] 1 jednotce
               *[other] { $defenders } jednotkám
            }
    }.
RolledAgain = Zbylo stejně, na každé straně { $units ->
        [one] 1 jednotka
        [few] { $units } jednotky
       *[other] { $units } jednotek
    }: obě házejí znovu.
StormDecided = { $verdict ->
        [1] Hradby padly
        [2] Obležení je prolomeno
        [3] Žádná strana už druhé nemůže ublížit; obléhání trvá
       *[0] Obléhání trvá
    }{ $why ->
        [4] : uvnitř nikdo nezbyl
        [5] : obránci oblehatele přečíslili (RW-ASLT-09)
        [6] : venku zbyli jen šlechtici a ti sami neobléhají (RW-X-01)
        [7] : nezbyl žádný oblehatel (RW-SIEGE-09)
        [8] : na žádné straně nikdo nezbyl (RW-X-02)
       *[other] {""}
    }{ $verdict ->
        [1] {""}
       *[other] ; { $besiegers } proti { $defenders ->
                [one] 1 jednotce
               *[other] { $defenders } jednotkám
            }
    }.
Ask-CASUALTY = Která z vašich figurek padne?
    .option = skupina { $it }
Ask-AGAIN = Vyvoláte zteč ještě jednou?
    .option-0 = ne
    .option-1 = ztéci ještě jednou

### obléhání

SiegeBegun = { $faction } začíná obléhat { place-nom } ({ price-acc }). Prapory: { $banners }.
SiegeJoined = { $faction }: { $banners } { $banners-count ->
        [one] se připojuje
       *[other] se připojují
    } k obléhání { place-gen }.
SiegeLeft = { $faction }: { $banners } { $banners-count ->
        [one] opouští
       *[other] opouštějí
    } obléhání { place-gen }.
SiegeBrokenOff = { $faction } přerušuje obléhání { place-gen }.
SiegeOver = Obléhání { place-gen } skončilo: { $why ->
        [captured] hradby padly
        [outnumbered] obránci oblehatele přečíslili
        [relieved] obležené vyprostila podpora zvenčí
        [beaten] oblehatelé byli poraženi v poli
        [broken-off] bylo přerušeno
        [nobles-only] venku zbyli jen šlechtici a ti sami neobléhají (RW-X-01)
       *[nobody-left] nezbyl žádný oblehatel
    }.
AssaultCalled = { $faction } vyvolává zteč na { place-nom } ({ price-acc }).
SortieCalled = { $faction } vyvolává výpad { from-place } ({ price-acc }); stejně jako při zteči se obležení nazývají obránci a oblehatelé útočníci.
Captured = { $by } dobývá { place-nom }{ $owner ->
        [none] ; dosud nepatřilo nikomu
       *[other] ; dosavadní majitel: { $owner }
    }.
FortressDamaged = Pevnost { $place } je poškozená a opevněným místem už není.
ReliefBegun = { $faction } útočí na oblehatele { place-gen }. Prapory: { $banners }.
BesiegedDecided = { $joins-count ->
        [0] Obležení ({ $faction }) zůstávají { in-place }
       *[other] Podpoře přicházejí na pomoc { from-place }: { $joins }
    }.
    .joins = { $key } ({ $value })
