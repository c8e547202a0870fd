# Brädet i text, och vad som står på det.

### the board

map-head = { $round ->
        [0] Före slaget
       *[other] Runda { $round }{ map-rounds }
    }. Enheter om { $scale }. Din kvarvarande styrka: { $share } %.
map-rounds = { $rounds ->
        [0] {""}
       *[other] {" "}av { $rounds }
    }
map-side = Sida { $letter }, { $side }{ $you ->
        [true] {" "}(din)
       *[false] {""}
    }
map-part = Här syns kolumnerna { $first } till { $last } och raderna { $low } till { $high }.
map-signs = Pilar visar vart en enhet är vänd; små bokstäver: bruten. Tecken: { $ground }.
map-sign = { $sign } { $kind ->
        [open] öppet
        [road] väg
        [wood] skog
        [rough] ojämnt
        [marsh] sankmark
        [stream] bäck
        [building] byggnad
        [rampart] bröstvärn
        [gate] port
        [closed_gate] stängd port
        [stairs] trappa
        [impassable] ofarbart
        [deep] djupt vatten, där ingen tar sig fram
        [height] höjd
        [wall] mur
        [wall_of_fire] eldvägg
        [cloudkill] dödsmoln
       *[objective] ska hållas
    }

### units

map-condition = { $condition ->
        [fresh] frisk
        [hit] första träffen tagen
        [hurt] skadad
        [shaken] vid hälften eller mindre
       *[broken] bruten
    }
map-unit = { $unit } { $at }{ $condition ->
        [fresh] {""}
       *[other] {" "}({ map-condition })
    }{ $aloft ->
        [true] , i luften
       *[false] {""}
    }{ $count ->
        [0] {""}
       *[other] , { $also }
    }
map-defends = i försvar
map-gone = borta: { $units }
map-coming = kommer i runda { $round }: { $units }
map-says-unit = { $unit } står på { $at }{ $aloft ->
        [true] {" "}i luften
       *[false] {""}
    }, vänd mot { facing }, { map-condition }.
map-stance = Försvar.
map-under = Under besvärjelser: { $spells }.
map-commands = { $you ->
        [true] Du för befäl över
       *[false] { $player } för befäl över
    } { $count ->
        [0] ingen enhet
       *[other] { $units }
    }.
map-waits = Ska placeras i raderna { $low } till { $high }: { $units }.
map-own = { $unit }: { $many ->
        [true] vardera{" "}
       *[false] {""}
    }{ $hp } av { $start } kroppspoäng, rustningsklass { $armour }, går { $squares ->
        [one] 1 ruta
       *[other] { $squares } rutor
    }{ $range ->
        [0] {""}
       *[other] , skjuter { $range } rutor { $dark ->
            [true] i mörkret
           *[false] (dubbelt så långt med −2)
        }
    }.
map-spells = { $unit } har förberett: { $spells }.
map-spell = { $spell } { $count }
map-hold = Rutor att hålla till slut: { $squares }.
map-dark = Det är mörkt: ingen skjuter eller riktar en besvärjelse längre än { $squares } rutor ({ $metres } m).
map-zone = { $kind ->
        [wall_of_fire] Eldvägg
       *[cloudkill] Dödsmoln
    } på { $squares }.
map-walls = Murar: { $edges }.
map-wall = { $at } { $side ->
        [N] norrut
       *[E] österut
    }
map-size = Brädet: { $width } rutor åt öster, { $height } åt norr, räknade från 0,0.
map-ground = { $kind ->
        [open] Öppet
        [road] Väg
        [wood] Skog
        [rough] Ojämn mark
        [marsh] Sankmark
        [stream] Bäck
        [building] Byggnad
        [rampart] Bröstvärn
        [gate] Port
        [closed_gate] Stängd port
        [stairs] Trappa
        [impassable] Ofarbart
       *[height] Höjd
    }: { $squares }.

### what a form may say

form-how = En order per rad, eller flera med semikolon emellan; rader som börjar med # läses inte. Den som inte nämns gör som ”{ $rest }” säger.
form-how-plain = En order per rad, eller flera med semikolon emellan; rader som börjar med # läses inte.
form-why = { $why ->
        [onto] till rutorna att hålla till slut
        [stays] stannar på rutorna att hålla
        [turns] vänder sig mot fienden vid sin sida
        [away] är bruten och kan bara falla tillbaka
       *[ahead] {""}
    }

### reports

ui-report-day = { $game }: { $seat }, runda { $day }

### what one fights for

aim-lasts = { $rounds ->
        [0] Slaget har ingen sista runda.
        [one] Slaget varar 1 runda.
       *[other] Slaget varar { $rounds } rundor.
    } En sida som inte har någon enhet kvar, eller efter samlingen bara brutna, har förlorat.{ $rounds ->
        [0] {""}
       *[other] {" "}Efter den sista rundan har { $holds ->
            [true] den sida vunnit som ensam har en obruten enhet på rutorna som ska hållas, annars den som har
           *[false] den sida vunnit som har
        } minst tio procentenheter mer av sin styrka kvar.
    }
aim-azure_wood-0 = Håll kullen, eller lämna ingen inkräktare kvar på fältet.
aim-azure_wood-1 = Ta kullen, eller driv dalens folk från fältet.
aim-bridge-0 = Ha ensam en obruten enhet på bron när den sista rundan är slut.
aim-bridge-1 = Håll ensam bron när den sista rundan är slut.
aim-castle_wall-0 = Ha ensam gården bakom porten när den sista rundan är slut.
aim-castle_wall-1 = Ha ensam gården bakom porten när den sista rundan är slut.
aim-night_raid-0 = Var ensam på logen när den sista rundan är slut.
aim-night_raid-1 = Var ensam på logen när den sista rundan är slut.
aim-pikes-0 = Stå ensam på kullens topp när den sista rundan är slut.
aim-pikes-1 = Driv bort dem och ha ensam kullens topp när den sista rundan är slut, eller lämna ingen av dem kvar på fältet.
aim-relief-0 = Håll kullens topp tills alla har kommit, och ha den ensam när den sista rundan är slut.
aim-relief-1 = Ha ensam kullens topp när den sista rundan är slut; eller lämna ingen kvar där innan undsättningen kommer.
aim-dragon-0 = Döda draken eller driv bort den.
aim-dragon-1 = Lämna ingen av dem kvar i dalen.

### tecken och rutor

legend-unit = { $sign ->
        [facing] en enhet; spetsen visar vart den är vänd
        [mine] du ger enheten order
        [men] hur många soldater den har
        [health] kroppspoäng kvar av alla den hade; syns bara för den egna sidan
        [defence] i försvar
        [aloft] i luften
        [attacks] förvirrad: den vänder sig mot magikerns sida
        [nothing] förvirrad: den gör ingenting
        [more] fler tecken än som får plats
       *[harms_itself] förvirrad: den skadar sig själv
    }
square-height = höjd { $height }
square-wall = { $side ->
        [N] mur i norr
       *[E] mur i öster
    }

### counters

board-unit = { $unit }{ $known ->
        [true] : { $hp } av { $start } kroppspoäng
       *[false] {""}
    }{ $condition ->
        [fresh] {""}
       *[other] , { map-condition }
    }{ $count ->
        [0] {""}
       *[other] , { $also }
    }
board-placing = ställer upp i hemlighet; vilka de är och var syns när båda sidor står
board-units = { $count ->
        [0] ingen enhet på brädet
        [one] 1 enhet på brädet
       *[other] { $count } enheter på brädet
    }
legend-deed = { $did ->
        [wounded] träff, med kroppspoängen som gick förlorade
        [harmless] en enhets första träff, som inte skadar
        [missed] miss
        [nothing] träff, men målet är immunt
        [charge] en stormning
        [cast] en besvärjelse mot någon
        [back] tillbakadriven
        [follow] följde efter den som den drev tillbaka
       *[gone] borta: här stod en enhet
    }
