# Mass Battle česky.  Jak se zprávy jmenují: montjoy/words/__init__.py.

### directions

facing = { $facing ->
        [0] sever
        [1] severovýchod
        [2] východ
        [3] jihovýchod
        [4] jih
        [5] jihozápad
        [6] západ
       *[other] severozápad
    }
hit-points = { $damage ->
        [one] { $damage } bod životů
        [few] { $damage } body životů
       *[other] { $damage } bodů životů
    }
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
        [downhill] shora
        [uphill] do svahu
        [tree-line] okraj lesa
        [wall] zeď
        [flank] z boku
        [rear] zezadu
        [far] velká dálka
        [sunlight] slunce
        [bless] požehnání
        [invisibility] neviditelnost
        [commander] velitel nablízku
       *[other] { $a }
    })

### the round

Deployed = Strana { $side ->
        [0] A
       *[1] B
    } stojí: { $units-count ->
        [1] { $units }
        [few] { $units-count } jednotky
       *[other] { $units-count } jednotek
    }.
    .units = { $a }
    .units-join = {", "}
RoundBegun = Začíná kolo { $round }{ $minutes ->
        [0] {""}
       *[other] , { $minutes } min od začátku bitvy
    }.
InitiativeWon = Iniciativa, { $dice }: { $side ->
        [0] získává ji strana A
        [1] získává ji strana B
       *[2] stejné kostky
    }.
    .dice = { $nth ->
        [1] A
       *[2] B
    } { $it }
    .dice-join = {", "}
ChoicesMade = Strana { $side ->
        [0] A
       *[1] B
    } se pohybuje { $move ->
        [first] první
       *[last] poslední
    } a útočí { $attack ->
        [first] první
       *[last] poslední
    }.
StancesTaken = Strana { $side ->
        [0] A
       *[1] B
    } na výšině: útok { $attack-count ->
        [0] nikdo
       *[other] { $attack }
    }; obrana { $defend-count ->
        [0] nikdo
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
       *[other] {" "}proti obrannému číslu { $armour }
    }
attack-sum = { $points ->
        [0] {""}
       *[other] {" "}({ $points } × { $men ->
            [few] { $men } muži
           *[other] { $men } mužů
        }{ attack-twice })
    }
attack-twice = { $twice ->
        [true] , dvojnásobně
       *[false] {""}
    }
Attacked = { $unit } { $how ->
        [missile] střílí na
        [long] udeří jako první dlouhou zbraní, cíl
        [charge] jde do zteče, cíl
        [parting] udeří na odcházející, cíl
       *[melee] bojuje, cíl
    } { $target }: { $die }{ attack-bonus }{ $modifiers-count ->
        [0] {""}
       *[other] {" "}{ $modifiers }
    }{ attack-armour }: { $result ->
        [missed] vedle
        [harmless] zásah, ale první zásah do jednotky neškodí
        [nothing] zásah, ale cíl je imunní
       *[wounded] zásah, ztráta { hit-points }{ attack-sum }
    }.
    .modifiers = { attack-modifier }
    .modifiers-join = {" "}
FiredIntoMelee = Střela ({ $unit }) letí do boje, kde je { $named }; cíl: { $target }.
Destroyed = { $unit } je zničena: { $dead ->
        [one] { $dead } mrtvý
        [few] { $dead } mrtví
       *[other] { $dead } mrtvých
    }{ $fled ->
        [0] {""}
       *[other] , na útěku { $fled }
    }.
Fled = { $unit } utíká z bitvy.
MoraleChecked = Morálka, { $unit }: { $die }{ $bonus ->
        [0] {""}
       *[other] {" "}+{ $bonus }
    }: { $result ->
        [passed] obstála
        [destroyed] jednotka se rozpadá
        [pushed] ustupuje zlomená
       *[broken] je zlomená
    }.
FellBack = { $unit } ustupuje{ $path-count ->
        [0] : nemá kam, zůstává
       *[other] {" "}na { $path }
    }.
    .path = { $it }
    .path-join = {" "}
FollowedUp = { $unit } pronásleduje na { $path }.
    .path = { $it }
    .path-join = {" "}
LeftTheBoard = { $unit } opouští plochu.
Rallied = { $unit } se snaží sešikovat, { $die }: { $rallied ->
        [true] daří se to
       *[false] zůstává zlomená
    }.

### movement

Moved = { $unit } jde na { $path }{ $aloft ->
        [true] {" "}vzduchem
       *[false] {""}
    }, čelem na { facing }.
    .path = { $it }
    .path-join = {" "}
Turned = { $unit } se otáčí na { facing }.
SideMoved = Strana { $side ->
        [0] A
       *[1] B
    } táhne: { $units }.
NowFacing = { $units-count ->
        [one] 1 jednotka
        [few] { $units-count } jednotky
       *[other] { $units-count } jednotek
    }{ $aloft ->
        [true] {" "}ve vzduchu
       *[false] {""}
    } čelem na { facing } ({ $units })
    .units = { $unit } { $at ->
        [none] na místě
       *[other] na { $at }
    }
    .units-join = {"; "}
MoveStopped = { $unit } nemůže rozkaz splnit: { $reason ->
        [occupied] pole je obsazené
        [enemy-there] v cestě je nepřítel
        [out-of-reach] je to mimo dosah
        [cannot-charge] nenachází cestu k nepříteli
        [too-far] cesta je příliš dlouhá
        [nearer-to-the-enemy] zlomená jednotka nejde blíž k nepříteli
        [has-moved] už se pohnula nebo otočila
        [from-zone-to-zone] cestu drží nepřítel
        [stops-before-the-enemy] zastavuje před nepřítelem
       *[other] cesta je zavřená
    }.
Charged = { $unit } jde do zteče, cíl { $enemy }.

### spells

SpellCast = { $unit }: { $spell }{ $target ->
        [none] {""}
       *[other] , cíl { $target }
    }{ $squares-count ->
        [0] {""}
       *[other] , pole { $squares }
    }.
    .squares = { $it }
    .squares-join = {" "}
SpellDisturbed = { $unit } utrpí zranění před sesláním: kouzlo se nezdaří.
SpellStruck = { $spell }, { $unit }: { $save ->
        [0] {""}
       *[other] záchranný hod { $save }, { spell-saved };{" "}
    }{ spell-effect }.
spell-saved = { $saved ->
        [true] úspěch
       *[false] neúspěch
    }
spell-effect = { $effect ->
        [damage] ztráta { hit-points }
        [healed] návrat { hit-points }
        [none] bez účinku
        [destroyed] celá je vyřazena
        [victims] část je vyřazena, ztráta { hit-points }
        [captured] celá je zajata
        [changes_sides] přechází na druhou stranu
        [fear] prchá v hrůze
       *[other] kouzlo působí
    }
SpellEnded = { $spell } končí, { $unit }.
CloudDrifted = Smrtící oblak ({ $unit }) pluje dál{ $squares-count ->
        [0] {""}
       *[other] , pole { $squares }
    }.
    .squares = { $it }
    .squares-join = {" "}
ChangedSides = { $unit } teď bojuje za stranu { $side ->
        [0] A
       *[1] B
    }.
Captured = { $unit } je zajata.
Regenerated = { $unit } si obnovuje body životů: { $hp }.
ConditionSeen = { $unit }: { map-condition }.
Confused = { $unit } je zmatena, { $die }: { $does ->
        [attacks] obrací se proti straně kouzelníka
        [nothing] nedělá nic
       *[harms_itself] zraňuje sama sebe
    }.

### the end

Conceded = Strana { $side ->
        [0] A
       *[1] B
    } bitvu vzdává.
BattleEnded = Bitva skončila, { end-why }: { $winner ->
        [0] vítězí strana A
        [1] vítězí strana B
       *[other] nevítězí nikdo{ $why ->
            [time] , bylo by třeba o deset procentních bodů víc zbývající síly
            [by-hand] , bylo by třeba o deset procentních bodů víc zbývající síly
           *[other] {""}
        }
    }. Zbývající síla, zaokrouhleno dolů: { $strength }.
    .strength = { $nth ->
        [1] A
       *[2] B
    } { $it } %
    .strength-join = {", "}
end-why = { $why ->
        [no-units] jedna strana nemá žádnou jednotku
        [broken] jedna strana má jen zlomené jednotky
        [conceded] jedna strana se vzdala
        [objective] cíl je v držení
        [by-hand] byla ukončena ručně
       *[time] čas vypršel
    }
Outcome = Kolo { $round }: { end-why }; { $winners-count ->
        [0] nevítězí nikdo
        [one] vítězí { $winners }
       *[other] vítězí { $winners }
    }.
Fate = { $unit }: { $status ->
        [in_play] na ploše
        [destroyed] zničena
        [fled] na útěku
        [withdrawn] odešla
        [captured] zajata
       *[other] v záloze
    }, mrtvých { $dead }
