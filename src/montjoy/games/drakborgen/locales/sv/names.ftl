# Vad sakerna i det medföljande paketet heter: hjältar, monster, rumsbrickor, föremål, kort.  `name-ID`; siffran efter ett monster
# skiljer det från andra av samma slag.  Formerna "thing", "a", "adj", "to": se game.ftl.

### spelare, platser, väderstreck

name-red = Röd
name-blue = Blå
name-green = Grön
name-yellow = Gul
name-outside = utanför borgen
name-below = katakomberna
name-transit = mellan två platser
name-other = inte skattkammaren
name-chamber = skattkammaren
name-north = { $case ->
        [adj] norra
        [to] norrut
       *[other] norr
    }
name-east = { $case ->
        [adj] östra
        [to] österut
       *[other] öster
    }
name-south = { $case ->
        [adj] södra
        [to] söderut
       *[other] söder
    }
name-west = { $case ->
        [adj] västra
        [to] västerut
       *[other] väster
    }
name-north_east = { $case ->
        [adj] nordöstra
        [to] åt nordost
       *[other] nordost
    }
name-south_east = { $case ->
        [adj] sydöstra
        [to] åt sydost
       *[other] sydost
    }
name-south_west = { $case ->
        [adj] sydvästra
        [to] åt sydväst
       *[other] sydväst
    }
name-north_west = { $case ->
        [adj] nordvästra
        [to] åt nordväst
       *[other] nordväst
    }
name-out = ut ur borgen
name-down = nerför trappan
name-staircase = trappan
name-its-square = dess ruta
name-its-side = dess ingång
name-agility = vighet
name-armour = rustning
name-strength = styrka
name-psyche = psyke

### hjältar: `card` är hela kortet, så som det väljs

card-agility = vighet
card-armour = rustning
card-strength = styrka
card-psyche = psyke
card-body = kroppspoäng
ability-none = ingen särskild gåva
ability-wary = låter sig inte överfallas
ability-throwing_daggers = kastar dolkar
ability-spells = kan besvärjelser
ability-double_stride = tar långa kliv
ability-strong_arm = stark arm vid dörrar
ability-arrows = skjuter pilar
ability-shuriken = kastar shuriken
ability-healer = vilar gott
ability-lockpick = dyrkar upp lås på första försöket
name-H01 = { $case ->
        [card] Riddar Rohan: { card-agility } 4, { card-armour } 9, { card-strength } 8, { card-psyche } 5, { card-body } 10; { ability-none }
       *[other] Riddar Rohan
    }
name-H02 = { $case ->
        [card] Sigeir Skarpyxe: { card-agility } 5, { card-armour } 6, { card-strength } 9, { card-psyche } 4, { card-body } 11; { ability-none }
       *[other] Sigeir Skarpyxe
    }
name-H03 = { $case ->
        [card] Aelfric Brunkåpa: { card-agility } 7, { card-armour } 4, { card-strength } 5, { card-psyche } 8, { card-body } 10; { ability-wary }
       *[other] Aelfric Brunkåpa
    }
name-H04 = { $case ->
        [card] Iril: { card-agility } 9, { card-armour } 5, { card-strength } 5, { card-psyche } 6, { card-body } 9; { ability-throwing_daggers } (4)
       *[other] Iril
    }
name-H05 = { $case ->
        [card] Mrishnahk: { card-agility } 5, { card-armour } 3, { card-strength } 4, { card-psyche } 10, { card-body } 8; { ability-spells } (4)
       *[other] Mrishnahk
    }
name-H06 = { $case ->
        [card] Yrsa Långkliv: { card-agility } 8, { card-armour } 4, { card-strength } 5, { card-psyche } 7, { card-body } 9; { ability-double_stride }
       *[other] Yrsa Långkliv
    }
name-H07 = { $case ->
        [card] Hagen Stennäve: { card-agility } 4, { card-armour } 7, { card-strength } 8, { card-psyche } 6, { card-body } 9; { ability-strong_arm }
       *[other] Hagen Stennäve
    }
name-H08 = { $case ->
        [card] Kestrel Kärrbåge: { card-agility } 7, { card-armour } 5, { card-strength } 6, { card-psyche } 6, { card-body } 9; { ability-arrows } (4)
       *[other] Kestrel Kärrbåge
    }
name-H09 = { $case ->
        [card] Jiro Askklinga: { card-agility } 10, { card-armour } 3, { card-strength } 6, { card-psyche } 7, { card-body } 8; { ability-shuriken } (4)
       *[other] Jiro Askklinga
    }
name-H10 = { $case ->
        [card] Syster Maelin: { card-agility } 6, { card-armour } 5, { card-strength } 4, { card-psyche } 9, { card-body } 9; { ability-healer }
       *[other] Syster Maelin
    }
name-H11 = { $case ->
        [card] Odd Kvicknyckel: { card-agility } 9, { card-armour } 3, { card-strength } 5, { card-psyche } 7, { card-body } 9; { ability-lockpick }
       *[other] Odd Kvicknyckel
    }
name-H12 = { $case ->
        [card] Gudrun Sköldborg: { card-agility } 6, { card-armour } 8, { card-strength } 7, { card-psyche } 4, { card-body } 9; { ability-none }
       *[other] Gudrun Sköldborg
    }

### monster

name-mountain_troll = bergstroll
name-demon = demon
name-dragon = draken
name-giant_spider = jättespindel
name-minotaur = minotaur
name-orc = orch
name-skeleton = skelett
name-ghost_knight = spökriddare
name-dark_elf = svartalv
name-vampire = vampyr
name-werewolf = varulv
name-wraith = vålnad
name-hound = hund

### medhjälpare, föremål, trolldrycker, amuletter, ringar

name-CO1 = { $case ->
        [about] kedjad orch
        [a] en kedjad orch
       *[other] den kedjade orchen
    }
name-CO2 = { $case ->
        [about] herrelös hund
        [a] en herrelös hund
       *[other] den herrelösa hunden
    }
name-IT1 = de gamla kungarnas svärd
name-IT2 = { $case ->
        [thing] handskarna av trollhud
        [a] ett par handskar av trollhud
       *[other] handskar av trollhud
    }
name-IT3 = { $case ->
        [thing] den plymprydda hjälmen
        [a] en plymprydd hjälm
       *[other] plymprydd hjälm
    }
name-IT4 = { $case ->
        [thing] ringbrynjan
        [a] en ringbrynja
       *[other] ringbrynja
    }
name-IT5 = { $case ->
        [thing] ekskölden
        [a] en eksköld
       *[other] eksköld
    }
name-IT6 = { $case ->
        [thing] de mjuksulade stövlarna
        [a] ett par mjuksulade stövlar
       *[other] mjuksulade stövlar
    }
name-IT7 = { $case ->
        [thing] den förgyllda stridshammaren
        [a] en förgylld stridshammare
       *[other] förgylld stridshammare
    }
name-IT8 = { $case ->
        [thing] repet
        [a] en rulle rep
       *[other] rulle rep
    }
name-PO1 = { $case ->
        [thing] den röda flaskan
        [a] en röd flaska
       *[other] röd flaska
    }
name-PO2 = { $case ->
        [thing] den blå flaskan
        [a] en blå flaska
       *[other] blå flaska
    }
name-PO3 = { $case ->
        [thing] den svarta flaskan
        [a] en svart flaska
       *[other] svart flaska
    }
name-AM01 = björnamuletten
name-AM02 = kattamuletten
name-AM03 = uggleamuletten
name-AM04 = sköldpaddsamuletten
name-AM05 = läkeamuletten
name-AM06 = { $case ->
        [thing] glödamuletten
        [a] en glödamulett
       *[other] glödamulett
    }
name-AM07 = spinnerskans amulett
name-AM08 = { $case ->
        [thing] glaspärlan
        [a] en glaspärla
       *[other] glaspärla
    }
name-AM09 = låssmedens amulett
name-AM10 = djupets lykta
name-AM11 = väktaramuletten
name-AM12 = skräckamuletten
name-RI1 = kraftens ring
name-RI2 = smidighetens ring
name-RI3 = viljans ring
name-RI4 = stenens ring
name-RI5 = livets ring
name-RI6 = skuggans ring
name-RI7 = vägarnas ring
name-RI8 = girighetens ring

### specialkort, och vad de gör

name-SP01 = Andra andningen
about-SP01 = Återfå 3 kroppspoäng, under ditt eget drag.
name-SP02 = Garnnystan
about-SP02 = I katakomberna: kom upp genom en uppvänd trappa som du väljer.
name-SP03 = Huvudnyckel
about-SP03 = Öppnar en dörr som en nyckel, hela spelet igenom.
name-SP04 = Bannord
about-SP04 = I stället för att anfalla, avvakta eller vända om: monstret trollas bort. Inte mot överfall eller draken.
name-SP05 = Vaggvisa
about-SP05 = Du drar inget drakkort den här gången.
name-SP06 = Fjärrglas
about-SP06 = Titta i hemlighet på båda brickorna på en oupptäckt ruta intill din.
name-SP07 = Rök
about-SP07 = Mellan två stridsomgångar: du är ute ur striden, genom en fri passage som du väljer. Inte mot draken.
name-SP08 = Banestoft
about-SP08 = Före första stridsomgången: monstret börjar med 3 stridspoäng mindre, dock minst 1. Även draken.
name-SP09 = Bindord
about-SP09 = I stället för att anfalla, avvakta eller vända om: slå under eller lika med ditt psyke, så är monstret ditt; annars blir det ett överfall.
name-SP10 = Timglas
about-SP10 = När soltärningen är slagen: solen rör sig inte den här spelomgången.

### skattkammarkort, med vad de är värda

name-TC01 = Säck med silver (150 guldmynt)
name-TC02 = Kista med gamla mynt (150 guldmynt)
name-TC03 = Bärnstenskedja (200 guldmynt)
name-TC04 = Kandelaber av silver (200 guldmynt)
name-TC05 = Guldbägare (250 guldmynt)
name-TC06 = Skrin med kryddor och guldstoft (250 guldmynt)
name-TC07 = Tronarmstöd av elfenben (300 guldmynt)
name-TC08 = Guldmask (300 guldmynt)
name-TC09 = Smaragdbälte (350 guldmynt)
name-TC10 = Biskopsstav (350 guldmynt)
name-TC11 = Safirdiadem (400 guldmynt)
name-TC12 = Guldharpa (400 guldmynt)
name-TC13 = Nordens kalk (450 guldmynt)
name-TC14 = Tvåhandssvärd av guld (500 guldmynt)
name-TC15 = Bricka med oslipade diamanter (600 guldmynt)
name-TC16 = Den siste hertigens krona (700 guldmynt)
name-TC17 = Rubinstjärna (850 guldmynt)
name-TC18 = T’siramans egen spira (1 000 guldmynt)

### drakkort, monsterkort, besvärjelser

dragon-asleep = draken sover
dragon-awake = draken är vaken
name-DC01 = { dragon-asleep }
name-DC02 = { dragon-asleep }
name-DC03 = { dragon-asleep }
name-DC04 = { dragon-asleep }
name-DC05 = { dragon-asleep }
name-DC06 = { dragon-asleep }
name-DC07 = { dragon-asleep }
name-DC08 = { dragon-asleep }
name-DC09 = { dragon-asleep }
name-DC10 = { dragon-asleep }
name-DC11 = { dragon-asleep }
name-DC12 = { dragon-awake }
monster-card = monsterkort
name-MC01 = { monster-card } 1
name-MC02 = { monster-card } 2
name-MC03 = { monster-card } 3
name-MC04 = { monster-card } 4
name-MC05 = { monster-card } 5
name-MC06 = { monster-card } 6
name-MC07 = { monster-card } 7
name-MC08 = { monster-card } 8
name-MC09 = { monster-card } 9
name-MC10 = { monster-card } 10
name-MC11 = { monster-card } 11
name-MC12 = { monster-card } 12
name-MC13 = { monster-card } 13
name-MC14 = { monster-card } 14
name-MC15 = { monster-card } 15
name-MC16 = { monster-card } 16
name-MC17 = { monster-card } 17
name-MC18 = { monster-card } 18
name-fire_bolt = eldstråle
name-open_lock = låsöppning
name-blink = blixtsprång
name-ward = värn

### rumsbrickor.  `thing`: det som brickans monster vaktar; `about`: med vad som händer där

name-RT001 = { name-dark_elf } 1
name-RT002 = { name-dark_elf } 2
name-RT003 = { name-dark_elf } 3
name-RT004 = { name-dark_elf } 4
name-RT005 = { name-dark_elf } 5
name-RT006 = { $case ->
        [thing] skatten från { name-orc } 1
        [a] skatten från { name-orc } 1
       *[other] { name-orc } 1
    }
name-RT007 = { name-orc } 2
name-RT008 = { name-orc } 3
name-RT009 = { name-orc } 4
name-RT010 = { name-giant_spider } 1
name-RT011 = { name-giant_spider } 2
name-RT012 = { name-giant_spider } 3
name-RT013 = { name-giant_spider } 4
name-RT014 = { name-giant_spider } 5
name-RT015 = { name-skeleton } 1
name-RT016 = { name-skeleton } 2
name-RT017 = { name-skeleton } 3
name-RT018 = { name-skeleton } 4
name-RT019 = { name-werewolf } 1
name-RT020 = { name-werewolf } 2
name-RT021 = { name-werewolf } 3
name-RT022 = { $case ->
        [thing] skatten från { name-mountain_troll } 1
        [a] skatten från { name-mountain_troll } 1
       *[other] { name-mountain_troll } 1
    }
name-RT023 = { name-mountain_troll } 2
name-RT024 = { name-mountain_troll } 3
name-RT025 = { name-wraith } 1
name-RT026 = { name-wraith } 2
name-RT027 = { name-vampire } 1
name-RT028 = { name-vampire } 2
name-RT029 = { $case ->
        [thing] skatten från { name-minotaur } 1
        [a] skatten från { name-minotaur } 1
       *[other] { name-minotaur } 1
    }
name-RT030 = { name-minotaur } 2
name-RT031 = { $case ->
        [thing] { name-IT1 }
        [a] { name-IT1 }
       *[other] spökriddaren
    }
name-RT032 = demonen
room-bare-room = tomt rum
name-RT033 = { room-bare-room }
name-RT034 = { room-bare-room }
name-RT035 = { room-bare-room }
name-RT036 = { room-bare-room }
name-RT037 = { room-bare-room }
name-RT038 = { room-bare-room }
name-RT039 = { room-bare-room }
name-RT040 = { room-bare-room }
name-RT041 = { room-bare-room }
name-RT042 = { $case ->
        [thing] kopparskålen
        [a] en kopparskål
       *[other] kopparskål
    }
name-RT043 = { $case ->
        [thing] silvernålen
        [a] en silvernål
       *[other] silvernål
    }
name-RT044 = { $case ->
        [thing] myntpungen
        [a] en myntpung
       *[other] myntpung
    }
name-RT045 = { $case ->
        [thing] elfenbenskammen
        [a] en elfenbenskam
       *[other] elfenbenskam
    }
name-RT046 = { $case ->
        [thing] emaljdosan
        [a] en emaljdosa
       *[other] emaljdosa
    }
name-RT047 = { $case ->
        [thing] pärlhalsbandet
        [a] ett pärlhalsband
       *[other] pärlhalsband
    }
name-RT048 = { $case ->
        [thing] bronsavguden
        [a] en bronsavgud
       *[other] bronsavgud
    }
name-RT049 = { $case ->
        [thing] den juvelprydda dolkslidan
        [a] en juvelprydd dolkslida
       *[other] juvelprydd dolkslida
    }
name-RT050 = { $case ->
        [thing] guldhornet
        [a] ett guldhorn
       *[other] guldhorn
    }
name-RT051 = { $case ->
        [thing] rubinbroschen
        [a] en rubinbrosch
       *[other] rubinbrosch
    }
name-RT052 = { $case ->
        [thing] myntskrinet
        [a] ett myntskrin
       *[other] myntskrin
    }
name-RT053 = { $case ->
        [thing] kronan efter en glömd drottning
        [a] en krona efter en glömd drottning
       *[other] krona efter en glömd drottning
    }
room-key = { $case ->
        [thing] nyckeln
        [a] en nyckel
       *[other] nyckel
    }
name-RT054 = { room-key }
name-RT055 = { room-key }
name-RT056 = { room-key }
name-RT057 = { room-key }
name-RT058 = { room-key }
name-RT059 = { name-IT2 }
name-RT060 = { name-IT3 }
name-RT061 = { name-IT4 }
name-RT062 = { name-IT5 }
name-RT063 = { name-IT6 }
name-RT064 = { name-IT7 }
name-RT065 = { name-IT8 }
name-RT066 = { $case ->
        [about] vapenställ. Psyket avgör om där finns ett specialkort
       *[other] vapenställ
    }
name-RT067 = { name-PO1 }
name-RT068 = { name-PO2 }
name-RT069 = { name-PO3 }
room-shrine = helgedom
name-RT070 = { room-shrine }
name-RT071 = { room-shrine }
name-RT072 = { room-shrine }
name-RT073 = { room-shrine }
name-RT074 = { $case ->
        [about] vaktad helgedom. Testa psyket, annars måste du skadechansa; en amulett blir det i båda fallen
       *[other] vaktad helgedom
    }
room-stone-hand = stenhand
name-RT075 = { room-stone-hand }
name-RT076 = { room-stone-hand }
name-RT077 = { $case ->
        [about] gripande stenhand. Styrka vinner en ring; den som misslyckas förlorar 1 kroppspoäng
       *[other] gripande stenhand
    }
room-hidden-niche = dold nisch
name-RT078 = { room-hidden-niche }
name-RT079 = { room-hidden-niche }
name-RT080 = { room-hidden-niche }
name-RT081 = { room-hidden-niche }
name-RT082 = { $case ->
        [about] pendlande klinga. Testa vigheten, annars två gånger skadechansa
       *[other] pendlande klinga
    }
name-RT083 = { $case ->
        [about] fallande stenar. Du måste skadechansa
       *[other] fallande stenar
    }
name-RT084 = { $case ->
        [about] pilvägg. Testa rustningen, annars 1 kroppspoäng förlorad och dessutom skadechansa
       *[other] pilvägg
    }
name-RT085 = { $case ->
        [about] fallucka. Testa vigheten, annars ner i katakomberna
       *[other] fallucka
    }
name-RT086 = { $case ->
        [about] väggar som sluter sig. Testa styrkan, annars skadechansa och stå över ett drag
       *[other] väggar som sluter sig
    }
name-RT087 = { $case ->
        [about] sömngas. Testa psyket, annars får du stå över ett drag
       *[other] sömngas
    }
name-RT088 = { $case ->
        [about] vridbart golv. Hela brickan vrids
       *[other] vridbart golv
    }
name-RT089 = { $case ->
        [about] fasans fläkt. Testa psyket, annars blind flykt genom någon passage
       *[other] fasans fläkt
    }
name-RT090 = { $case ->
        [about] eldstråle ur väggen. Testa vigheten och skadechansa; den som misslyckas förlorar 2 kroppspoäng
       *[other] eldstråle ur väggen
    }
name-RT091 = { $case ->
        [about] flinande avgudabild. En skatt försvinner
       *[other] flinande avgudabild
    }
room-web = jättespindelnät
name-RT092 = { room-web }
name-RT093 = { room-web }
name-RT094 = { room-web }
name-RT095 = { room-web }
name-RT096 = { room-web }
room-whirling-light = virvlande ljus
name-RT097 = { room-whirling-light }
name-RT098 = { room-whirling-light }
name-RT099 = { $case ->
        [about] surrande cirkel. Psyke vinner ett specialkort; den som misslyckas trollas bort
       *[other] surrande cirkel
    }
name-RT100 = { name-CO1 }
name-RT101 = { name-CO2 }
name-RT102 = { $case ->
        [about] jordskalv. Alla i borgen testar vigheten, annars skadechansa
       *[other] jordskalv
    }
name-RT103 = { $case ->
        [about] klar himmel. Solen går tillbaka ett steg
       *[other] klar himmel
    }
name-RT104 = { $case ->
        [about] rörelse i mörkret. Varje monster flyttar sig dit slumpen vill
       *[other] rörelse i mörkret
    }
name-RT105 = { $case ->
        [about] muller ur djupet. Draken sover oroligt
       *[other] muller ur djupet
    }

### letters of players and of kinds of monsters on a drawn board, each once

letter-red = R
letter-blue = B
letter-green = G
letter-yellow = U
letter-mountain_troll = b
letter-demon = d
letter-giant_spider = j
letter-minotaur = m
letter-orc = o
letter-skeleton = s
letter-ghost_knight = r
letter-dark_elf = a
letter-vampire = v
letter-werewolf = u
letter-wraith = å
