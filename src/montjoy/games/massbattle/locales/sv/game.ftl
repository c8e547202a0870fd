# Mass Battle på svenska.  Hur meddelandena heter: montjoy/words/__init__.py.

### directions

facing = { $facing ->
        [0] norr
        [1] nordost
        [2] öster
        [3] sydost
        [4] söder
        [5] sydväst
        [6] väster
       *[other] nordväst
    }
hit-points = { $damage } kroppspoäng
attack-modifier = { $b ->
        [4] +4
        [3] +3
        [2] +2
        [1] +1
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
       *[other] { $b }
    } ({ $a ->
        [downhill] uppifrån
        [uphill] uppför
        [tree-line] skogsbryn
        [wall] mur
        [flank] från sidan
        [rear] bakifrån
        [far] långt håll
        [sunlight] solsken
        [bless] välsignelse
        [invisibility] osynlig
        [commander] befälhavare nära
       *[other] { $a }
    })

### the round

Deployed = Sida { $side ->
        [0] A
       *[1] B
    } står: { $units-count ->
        [1] { $units }
       *[other] { $units-count } enheter
    }.
    .units = { $a }
    .units-join = {", "}
RoundBegun = Runda { $round } börjar{ $minutes ->
        [0] {""}
       *[other] , { $minutes } minuter in i slaget
    }.
InitiativeWon = Initiativ, { $dice }: { $side ->
        [0] sida A vinner det
        [1] sida B vinner det
       *[2] lika tärningar
    }.
    .dice = { $nth ->
        [1] A
       *[2] B
    } { $it }
    .dice-join = {", "}
ChoicesMade = Sida { $side ->
        [0] A
       *[1] B
    } förflyttar sig { $move ->
        [first] först
       *[last] sist
    } och anfaller { $attack ->
        [first] först
       *[last] sist
    }.
StancesTaken = Sida { $side ->
        [0] A
       *[1] B
    } på höjden: anfall { $attack-count ->
        [0] ingen
       *[other] { $attack }
    }; försvar { $defend-count ->
        [0] ingen
       *[other] { $defend }
    }.

### attacks

attack-bonus = { $bonus ->
        [none] {""}
        [0] {""}
       *[other] {" "}+{ $bonus }
    }
attack-armour = { $armour ->
        [none] {""}
       *[other] {" "}mot rustningsklass { $armour }
    }
attack-sum = { $points ->
        [0] {""}
       *[other] {" "}({ $points } × { $men } man{ attack-twice })
    }
attack-twice = { $twice ->
        [true] , dubbelt
       *[false] {""}
    }
Attacked = { $unit } { $how ->
        [missile] skjuter på
        [long] slår först med långa vapen mot
        [charge] stormar
        [parting] slår mot den som går
       *[melee] slåss mot
    } { $target }: { $die }{ attack-bonus }{ $modifiers-count ->
        [0] {""}
       *[other] {" "}{ $modifiers }
    }{ attack-armour }: { $result ->
        [missed] miss
        [harmless] träff, men en enhets första träff skadar inte
        [nothing] träff, men målet är immunt
       *[wounded] träff, { hit-points } förlorade{ attack-sum }
    }.
    .modifiers = { attack-modifier }
    .modifiers-join = {" "}
FiredIntoMelee = Skottet från { $unit } in i närstriden kring { $named } går mot { $target }.
Destroyed = { $unit } är förintad: { $dead ->
        [one] 1 död
       *[other] { $dead } döda
    }{ $fled ->
        [0] {""}
        [one] , 1 har flytt
       *[other] , { $fled } har flytt
    }.
Fled = { $unit } flyr från slaget.
MoraleChecked = Moralslag för { $unit }: { $die }{ $bonus ->
        [0] {""}
       *[other] {" "}+{ $bonus }
    }: { $result ->
        [passed] håller stånd
        [destroyed] skingras
        [pushed] faller tillbaka, bruten
       *[broken] bruten
    }.
FellBack = { $unit } faller tillbaka{ $path-count ->
        [0] : nej, ingen väg finns; den står kvar
       *[other] {" "}till { $path }
    }.
    .path = { $it }
    .path-join = {" "}
FollowedUp = { $unit } följer efter till { $path }.
    .path = { $it }
    .path-join = {" "}
LeftTheBoard = { $unit } har lämnat brädet.
Rallied = { $unit } försöker samla sig, { $die }: { $rallied ->
        [true] det lyckas
       *[false] fortfarande bruten
    }.

### movement

Moved = { $unit } går till { $path }{ $aloft ->
        [true] {" "}i luften
       *[false] {""}
    }, vänd mot { facing }.
    .path = { $it }
    .path-join = {" "}
Turned = { $unit } vänder sig mot { facing }.
SideMoved = Sida { $side ->
        [0] A
       *[1] B
    } flyttar { $units }.
NowFacing = { $units-count ->
        [one] 1 enhet
       *[other] { $units-count } enheter
    }{ $aloft ->
        [true] {" "}i luften
       *[false] {""}
    } { $units-count ->
        [one] vänd
       *[other] vända
    } mot { facing } ({ $units })
    .units = { $unit } { $at ->
        [none] på stället
       *[other] till { $at }
    }
    .units-join = {"; "}
MoveStopped = { $unit } kan inte göra som beordrat: { $reason ->
        [occupied] rutan är upptagen
        [enemy-there] en fiende står i vägen
        [out-of-reach] det är utom räckhåll
        [cannot-charge] den hittar ingen väg till fienden
        [too-far] vägen är för lång
        [nearer-to-the-enemy] en bruten enhet går inte närmare fienden
        [has-moved] den har redan flyttat eller vänt sig
        [from-zone-to-zone] fiender håller vägen
        [stops-before-the-enemy] den stannar framför fienden
       *[other] vägen är spärrad
    }.
Charged = { $unit } stormar { $enemy }.

### spells

SpellCast = { $unit }: { $spell }{ $target ->
        [none] {""}
       *[other] {" "}mot { $target }
    }{ $squares-count ->
        [0] {""}
       *[other] , över { $squares }
    }.
    .squares = { $it }
    .squares-join = {" "}
SpellDisturbed = { $unit } skadas före besvärjelsen, som går om intet.
SpellStruck = { $spell }, { $unit }: { $save ->
        [0] {""}
       *[other] räddningsslag { $save }, { spell-saved };{" "}
    }{ spell-effect }.
spell-saved = { $saved ->
        [true] klarat
       *[false] misslyckat
    }
spell-effect = { $effect ->
        [damage] { hit-points } förlorade
        [healed] { hit-points } återvunna
        [none] ingen verkan
        [destroyed] alla är ur spel
        [victims] några är ur spel, { hit-points } förlorade
        [captured] alla är tillfångatagna
        [changes_sides] byter sida
        [fear] flyr i skräck
       *[other] besvärjelsen verkar
    }
SpellEnded = { $spell } tar slut för { $unit }.
CloudDrifted = Dödsmolnet från { $unit } driver vidare{ $squares-count ->
        [0] {""}
       *[other] {" "}över { $squares }
    }.
    .squares = { $it }
    .squares-join = {" "}
ChangedSides = { $unit } slåss nu för sida { $side ->
        [0] A
       *[1] B
    }.
Captured = { $unit } är tillfångatagen.
Regenerated = { $unit } läker { $hp } kroppspoäng.
ConditionSeen = { $unit }: { map-condition }.
Confused = { $unit } är förvirrad, { $die }: { $does ->
        [attacks] den vänder sig mot magikerns sida
        [nothing] den gör ingenting
       *[harms_itself] den skadar sig själv
    }.

### the end

Conceded = Sida { $side ->
        [0] A
       *[1] B
    } ger upp slaget.
BattleEnded = Slaget är över, { end-why }: { $winner ->
        [0] sida A har vunnit
        [1] sida B har vunnit
       *[other] ingen har vunnit{ $why ->
            [time] , det hade krävts tio procentenheter mer kvar av styrkan
            [by-hand] , det hade krävts tio procentenheter mer kvar av styrkan
           *[other] {""}
        }
    }. Kvar av styrkan, avrundat nedåt: { $strength }.
    .strength = { $nth ->
        [1] A
       *[2] B
    } { $it } %
    .strength-join = {", "}
end-why = { $why ->
        [no-units] en sida har ingen enhet kvar
        [broken] en sida har bara brutna enheter kvar
        [conceded] en sida har gett upp
        [objective] det som skulle hållas är hållet
        [by-hand] det avslutades för hand
       *[time] tiden är ute
    }
Outcome = { $winners-count ->
        [0] Ingen har vunnit
       *[other] { $winners } har vunnit
    } i runda { $round }: { end-why }.
Fate = { $unit }: { $status ->
        [in_play] på brädet
        [destroyed] förintad
        [fled] flydd
        [withdrawn] avtågad
        [captured] tillfångatagen
       *[other] i reserv
    }, { $dead ->
        [one] 1 död
       *[other] { $dead } döda
    }
