# Kartan i text (ui/text.py).

### överst

map-head = Spelomgång { $round }. { $dragon ->
        [asleep] Draken sover
        [awake] Draken är vaken
       *[dead] Draken är död
    }{ $cards ->
        [0] {""}
       *[other] , { $cards } drakkort ute
    }. Lönndörrar: { $symbol ->
        [0] ännu okända
        [1] ögat (1)
        [2] nyckeln (2)
        [3] månen (3)
        [4] ormen (4)
        [5] stjärnan (5)
        [6] tornet (6)
       *[other] symbol { $symbol }
    }.
map-sun = Solen: { $sun } av { $limit } steg.

### teckenförklaringen; själva tecknet står framför varje

map-sign = { $sign ->
        [door] låst dörr
        [gate] fällgaller
        [both] dörr och fällgaller
        [secret] lönndörr
        [painted] symbol på väggen
        [numbered] symbol på väggen: 1 öga, 2 nyckel, 3 måne, 4 orm, 5 stjärna, 6 torn
        [unknown] okänt
        [hidden] okänt; skattkammaren är en av de nio i mitten, D4 till F6
        [peeked] du har tittat in där
        [corridor] korridor
        [rubble] bråte
        [abyss] avgrund
        [bridge] spång
        [chamber] skattkammaren
        [tower] tornrum
        [stairs] trappa, med nummer
        [web] spindelnät
        [lying] något ligger där
        [left_out] utelämnade rader där inget är känt
       *[more] och fler
    }

### vem är var

map-hero = { $player } ({ $hero }), { at-place }: { $body } av { $most } kroppspoäng{ $state ->
        [turning_back] , på väg tillbaka
        [rubble_entrance] , framför bråten
        [rubble_stuck] , fast i bråten
        [webbed] , fast i ett spindelnät
        [at_exit] , vid en okänd utgång
        [dragon_awake_inside] , inför den vakna draken
        [skip] , ska stå över ett drag
        [retired] , har gått hem
       *[other] {""}
    }{ $things ->
        [none] {""}
       *[other] ; packning: { $things }
    }{ $companions ->
        [none] {""}
       *[other] ; följs av { $companions }
    }.
map-dead = { $player } ({ $hero }): död.
map-monster = { $monster }, { at-place }.
map-companion = { $monster }: { $points } stridspoäng.
map-worn = { $thing } (bärs)
map-treasure-cards = { $count } skattkammarkort
map-special-cards = { $count } specialkort
map-fallen = I katakomberna ligger { $things }.
map-lying = I { $place } ligger { $things }.

map-ring = Styrka slår psyke, psyke slår vighet, vighet slår rustning, rustning slår styrka: en träff kostar 1 stridspoäng. Väljer båda samma träffar det högre värdet, och skillnaden går förlorad. Alla andra par slår i luften.
map-fighter = { $yours ->
        [1] Du, { $fighter }
       *[0] { $fighter }
    }: vighet { $agility }, rustning { $armour }, styrka { $strength }, psyke { $psyche }; { $points } stridspoäng{ $body ->
        [0] {""}
       *[other] , { $body } kroppspoäng
    }{ $stands ->
        [none] {""}
       *[other] ; står på { $stands }
    }{ $whiffs ->
        [0] {""}
       *[other] ; { $whiffs } slag i luften
    }.

### rutorna i ord

map-tile = { $place }: { map-kind }{ $stairs ->
        [0] {""}
       *[other] {" "}med trappa { $stairs }
    }{ $web ->
        [0] {""}
       *[other] , med jättespindelnät
    }. Sidorna: { $sides }.{ $here ->
        [none] {""}
       *[other] {" "}Här: { $here }.
    }{ $lying ->
        [none] {""}
       *[other] {" "}Här ligger: { $lying }.
    }
map-kind = { $kind ->
        [corridor] korridor
        [rubble] bråte
        [abyss] avgrund
        [bridge] spång
        [chamber] skattkammaren
        [tower] tornrum
       *[room] rum
    }
map-outer-sign = Symbolen på den sidan ({ $way }) är målad på borgens yttermur: den är ingen lönndörr, vilken symbol det än är.
map-side = i { $way } { $what ->
        [wall] vägg
        [door] låst dörr
        [gate] fällgaller
        [door_and_gate] låst dörr och fällgaller
        [secret] lönndörr
        [outside] vägen ut
       *[open] öppet
    }{ $sign ->
        [0] {""}
       *[other] {" "}med symbol { $sign }
    }

### vad bara en spelare ser: sin hjälte och sina kort

map-card = { $hero }: vighet { $agility }, rustning { $armour }, styrka { $strength }, psyke { $psyche }; { $body } av { $most } kroppspoäng{ $gold ->
        [0] {""}
       *[other] ; synliga skatter { $gold } guldmynt, dolda kort oräknade
    }.
map-ability = Gåva: { $ability ->
        [wary] låter sig inte överfallas
        [throwing_daggers] kastar dolkar före en strid
        [spells] besvärjelser, var och en en gång
        [double_stride] tar långa kliv genom kända rum
        [strong_arm] ett enda slag räcker för att bryta upp dörrar och lyfta fällgaller
        [arrows] skjuter pilar före en strid
        [shuriken] kastar shuriken när båda slår i luften
        [healer] återfår 1 kroppspoäng mer för varje drags vila
        [lockpick] ett enda slag räcker för att dyrka upp ett lås
       *[other] { $ability }
    }{ $left ->
        [-1] {""}
        [0] ; ingen kvar
       *[other] ; { $left } kvar
    }.
map-thing = { $thing }{ $worn ->
        [1] , bärs
       *[0] {""}
    }{ $powers ->
        [none] {""}
       *[other] : { $powers }
    }{ $gold ->
        [0] {""}
       *[other] ; { $gold } guldmynt
    }.
map-power = { $power ->
        [agility] vighet { $n }
        [armour] rustning { $n }
        [strength] styrka { $n }
        [psyche] psyke { $n }
        [combat_points] stridspoäng { $n }
        [heal] drick ur och återfå { $n } kroppspoäng
        [gamble] drick ur och lita på turen: 5 kroppspoäng mer, eller 1 mindre
        [rope] vid en avgrund eller spång får ett misslyckat slag slås om, en gång per drag
        [rest_bonus] vila ger { $n } mer
        [breath_guard] drakens andedräkt tar { $n } mindre
        [web_immune] du fastnar inte i några spindelnät
        [door_single] ett slag räcker för en dörr
        [catacomb_rolls] { $n } slag per drag i katakomberna
        [ambush_guard] inget överfall överraskar dig
        [stuck] går inte att ta av
        [last_breath] räddar livet på dig en gång
        [stealth] när du avvaktar får ett nytt monsterkort dras
        [blink] { $n } gånger per spel till en ruta intill din
       *[greed] släpper dig inte från skatterna
    }
map-face = { $card }{ $yours ->
        [1] {""}
       *[0] { $owner ->
                [none] , ligger någonstans
               *[other] , på hand hos { $owner }
            }
    }.
map-text = { $card }: { $text }
map-beneath = Under högen med skattkammarkort, nummer { $place } av dem som lagts dit: { $card }.
map-peek = Du har tittat på { $place }: { $tile }; rumsbrickan: { $room }.
map-monster-card = Kortet för { $monster }: { $points } stridspoäng. Anfall: { $attack ->
        [fight] strid
        [flee] flyr
        [follow] följer efter
       *[passive] passiv
    }. Avvakta: { $wait ->
        [fight] strid
        [flee] flyr
        [follow] följer efter
       *[passive] passiv
    }. Vänd om: { $back ->
        [fight] strid
        [flee] flyr
        [follow] följer efter
       *[passive] passiv
    }.

### rubriker i långa listor av svar

map-group = { $group ->
        [ways] Vart
        [doors] Dörrar och fällgaller
        [deeds] Vad du kan göra här
        [walls] Symboler på väggar
        [things] Dina saker
        [cards] Kort och besvärjelser
        [giving] Ge och be om
       *[monsters] Monster
    }

legend-hero = { $player } ({ $hero })
legend-number = ett tal efter ett monsters namn, som ”skelett 2”, skiljer monster av samma slag åt
