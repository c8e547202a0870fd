# What the content pack calls its things: heroes, monsters, room tiles, items, cards.  `name-ID`; the number behind a monster
# tells it from others of its kind.

### players, places, directions

name-red = Red
name-blue = Blue
name-green = Green
name-yellow = Yellow
name-outside = outside the castle
name-below = the catacombs
name-transit = between two places
name-other = not the chamber
name-chamber = the treasure chamber
name-north = north
name-east = east
name-south = south
name-west = west
name-north_east = north-east
name-south_east = south-east
name-south_west = south-west
name-north_west = north-west
name-out = out of the castle
name-down = down the stairs
name-staircase = the staircase
name-its-square = its square
name-its-side = its entry
name-agility = agility
name-armour = armour
name-strength = strength
name-psyche = psyche

### heroes: `card` is the whole card, as it is chosen

card-agility = agility
card-armour = armour
card-strength = strength
card-psyche = psyche
card-body = body points
ability-none = no special gift
ability-wary = wary of ambushes
ability-throwing_daggers = throws daggers
ability-spells = knows spells
ability-double_stride = long stride
ability-strong_arm = strong arm at doors
ability-arrows = shoots arrows
ability-shuriken = throws shuriken
ability-healer = rests well
ability-lockpick = picks locks at the first try
name-H01 = { $case ->
        [card] Sir Rohan: { card-agility } 4, { card-armour } 9, { card-strength } 8, { card-psyche } 5, { card-body } 10; { ability-none }
       *[other] Sir Rohan
    }
name-H02 = { $case ->
        [card] Sigeir Sharpaxe: { card-agility } 5, { card-armour } 6, { card-strength } 9, { card-psyche } 4, { card-body } 11; { ability-none }
       *[other] Sigeir Sharpaxe
    }
name-H03 = { $case ->
        [card] Aelfric Browncloak: { card-agility } 7, { card-armour } 4, { card-strength } 5, { card-psyche } 8, { card-body } 10; { ability-wary }
       *[other] Aelfric Browncloak
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
        [card] Yrsa Longstride: { card-agility } 8, { card-armour } 4, { card-strength } 5, { card-psyche } 7, { card-body } 9; { ability-double_stride }
       *[other] Yrsa Longstride
    }
name-H07 = { $case ->
        [card] Hagen Stonefist: { card-agility } 4, { card-armour } 7, { card-strength } 8, { card-psyche } 6, { card-body } 9; { ability-strong_arm }
       *[other] Hagen Stonefist
    }
name-H08 = { $case ->
        [card] Kestrel Fenbow: { card-agility } 7, { card-armour } 5, { card-strength } 6, { card-psyche } 6, { card-body } 9; { ability-arrows } (4)
       *[other] Kestrel Fenbow
    }
name-H09 = { $case ->
        [card] Jiro Ashblade: { card-agility } 10, { card-armour } 3, { card-strength } 6, { card-psyche } 7, { card-body } 8; { ability-shuriken } (4)
       *[other] Jiro Ashblade
    }
name-H10 = { $case ->
        [card] Sister Maelin: { card-agility } 6, { card-armour } 5, { card-strength } 4, { card-psyche } 9, { card-body } 9; { ability-healer }
       *[other] Sister Maelin
    }
name-H11 = { $case ->
        [card] Odd Nimblekey: { card-agility } 9, { card-armour } 3, { card-strength } 5, { card-psyche } 7, { card-body } 9; { ability-lockpick }
       *[other] Odd Nimblekey
    }
name-H12 = { $case ->
        [card] Gudrun Shieldwall: { card-agility } 6, { card-armour } 8, { card-strength } 7, { card-psyche } 4, { card-body } 9; { ability-none }
       *[other] Gudrun Shieldwall
    }

### monsters

name-mountain_troll = mountain troll
name-demon = demon
name-dragon = the dragon
name-giant_spider = giant spider
name-minotaur = minotaur
name-orc = orc
name-skeleton = skeleton
name-ghost_knight = ghost knight
name-dark_elf = dark elf
name-vampire = vampire
name-werewolf = werewolf
name-wraith = wraith
name-hound = hound

### companions, items, potions, amulets, rings

name-CO1 = chained orc
name-CO2 = stray hound
name-IT1 = the Sword of the Old Kings
name-IT2 = { $case ->
        [thing] the troll-hide gauntlets
       *[other] troll-hide gauntlets
    }
name-IT3 = { $case ->
        [thing] the crested helm
       *[other] crested helm
    }
name-IT4 = { $case ->
        [thing] the mail of rings
       *[other] mail of rings
    }
name-IT5 = { $case ->
        [thing] the oak shield
       *[other] oak shield
    }
name-IT6 = { $case ->
        [thing] the soft-soled boots
       *[other] soft-soled boots
    }
name-IT7 = { $case ->
        [thing] the gilded war hammer
       *[other] gilded war hammer
    }
name-IT8 = { $case ->
        [thing] the coil of rope
       *[other] coil of rope
    }
name-PO1 = { $case ->
        [thing] the red phial
       *[other] red phial
    }
name-PO2 = { $case ->
        [thing] the blue phial
       *[other] blue phial
    }
name-PO3 = { $case ->
        [thing] the black phial
       *[other] black phial
    }
name-AM01 = the Amulet of the Bear
name-AM02 = the Amulet of the Cat
name-AM03 = the Amulet of the Owl
name-AM04 = the Amulet of the Tortoise
name-AM05 = the Amulet of Mending
name-AM06 = { $case ->
        [thing] the ember amulet
       *[other] ember amulet
    }
name-AM07 = { $case ->
        [thing] the Spinner’s amulet
       *[other] Spinner’s amulet
    }
name-AM08 = { $case ->
        [thing] the glass bauble
       *[other] glass bauble
    }
name-AM09 = { $case ->
        [thing] the Locksmith’s amulet
       *[other] Locksmith’s amulet
    }
name-AM10 = { $case ->
        [thing] the lantern of the deep
       *[other] lantern of the deep
    }
name-AM11 = the Amulet of the Watch
name-AM12 = the Amulet of Dread
name-RI1 = the Ring of Vigour
name-RI2 = the Ring of Grace
name-RI3 = the Ring of Will
name-RI4 = the Ring of Stone
name-RI5 = the Ring of Life
name-RI6 = the Ring of Shade
name-RI7 = the Ring of Ways
name-RI8 = the Ring of Greed

### special cards, and what they do

name-SP01 = Second wind
about-SP01 = Regain 3 body points, in your own turn.
name-SP02 = Clew of thread
about-SP02 = In the catacombs: come up by a staircase of your choice that is face up.
name-SP03 = Master key
about-SP03 = Opens a door like a key, for the whole game.
name-SP04 = Word of banishing
about-SP04 = Instead of attacking, waiting or turning back: the monster is whirled away. Not against an ambush or the dragon.
name-SP05 = Lullaby
about-SP05 = You draw no dragon card this time.
name-SP06 = Far-seeing glass
about-SP06 = Look, alone, at both tiles of an unknown square next to yours.
name-SP07 = Smoke
about-SP07 = Between two rounds of a fight: you are out of it, by a free passage of your choice. Not against the dragon.
name-SP08 = Bane dust
about-SP08 = Before the first round: the monster begins with 3 combat points fewer, at least 1. The dragon too.
name-SP09 = Word of binding
about-SP09 = Instead of attacking, waiting or turning back: roll your psyche or less, and the monster is yours; else it is an ambush.
name-SP10 = Hourglass
about-SP10 = When the sun die has been rolled: the sun does not move this round.

### treasure cards, with what they are worth

name-TC01 = Sack of silver (150 gold)
name-TC02 = Chest of old coin (150 gold)
name-TC03 = Amber chain (200 gold)
name-TC04 = Silver candelabra (200 gold)
name-TC05 = Golden goblet (250 gold)
name-TC06 = Box of spices and gold dust (250 gold)
name-TC07 = Ivory throne arm (300 gold)
name-TC08 = Golden mask (300 gold)
name-TC09 = Emerald belt (350 gold)
name-TC10 = Bishop’s staff (350 gold)
name-TC11 = Sapphire diadem (400 gold)
name-TC12 = Golden harp (400 gold)
name-TC13 = Chalice of the north (450 gold)
name-TC14 = Two-handed sword of gold (500 gold)
name-TC15 = Tray of uncut diamonds (600 gold)
name-TC16 = Crown of the last duke (700 gold)
name-TC17 = Star of rubies (850 gold)
name-TC18 = T’siraman’s own sceptre (1000 gold)

### dragon cards, monster cards, spells

dragon-asleep = the dragon sleeps
dragon-awake = the dragon is awake
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
monster-card = monster card
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
name-fire_bolt = fire bolt
name-open_lock = open lock
name-blink = blink
name-ward = ward

### room tiles.  `thing`: what the monster of that tile guards; `about`: with what happens there

name-RT001 = { name-dark_elf } 1
name-RT002 = { name-dark_elf } 2
name-RT003 = { name-dark_elf } 3
name-RT004 = { name-dark_elf } 4
name-RT005 = { name-dark_elf } 5
name-RT006 = { $case ->
        [thing] the hoard of { name-orc } 1
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
        [thing] the hoard of { name-mountain_troll } 1
       *[other] { name-mountain_troll } 1
    }
name-RT023 = { name-mountain_troll } 2
name-RT024 = { name-mountain_troll } 3
name-RT025 = { name-wraith } 1
name-RT026 = { name-wraith } 2
name-RT027 = { name-vampire } 1
name-RT028 = { name-vampire } 2
name-RT029 = { $case ->
        [thing] the hoard of { name-minotaur } 1
       *[other] { name-minotaur } 1
    }
name-RT030 = { name-minotaur } 2
name-RT031 = { $case ->
        [thing] { name-IT1 }
       *[other] the ghost knight
    }
name-RT032 = the demon
room-bare-room = bare room
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
        [thing] the copper bowl
       *[other] copper bowl
    }
name-RT043 = { $case ->
        [thing] the silver pin
       *[other] silver pin
    }
name-RT044 = { $case ->
        [thing] the pouch of coins
       *[other] pouch of coins
    }
name-RT045 = { $case ->
        [thing] the ivory comb
       *[other] ivory comb
    }
name-RT046 = { $case ->
        [thing] the enamel box
       *[other] enamel box
    }
name-RT047 = { $case ->
        [thing] the pearl string
       *[other] pearl string
    }
name-RT048 = { $case ->
        [thing] the bronze idol
       *[other] bronze idol
    }
name-RT049 = { $case ->
        [thing] the jewelled dagger sheath
       *[other] jewelled dagger sheath
    }
name-RT050 = { $case ->
        [thing] the golden horn
       *[other] golden horn
    }
name-RT051 = { $case ->
        [thing] the ruby brooch
       *[other] ruby brooch
    }
name-RT052 = { $case ->
        [thing] the casket of coins
       *[other] casket of coins
    }
name-RT053 = { $case ->
        [thing] the crown of a forgotten queen
       *[other] crown of a forgotten queen
    }
room-key = { $case ->
        [thing] the key
       *[other] key
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
        [about] weapon rack. Psyche decides whether a special card is found
       *[other] weapon rack
    }
name-RT067 = { name-PO1 }
name-RT068 = { name-PO2 }
name-RT069 = { name-PO3 }
room-shrine = shrine
name-RT070 = { room-shrine }
name-RT071 = { room-shrine }
name-RT072 = { room-shrine }
name-RT073 = { room-shrine }
name-RT074 = { $case ->
        [about] guarded shrine. Psyche, or an injury is risked; either way there is an amulet
       *[other] guarded shrine
    }
room-stone-hand = stone hand
name-RT075 = { room-stone-hand }
name-RT076 = { room-stone-hand }
name-RT077 = { $case ->
        [about] grasping stone hand. Strength wins a ring; a hero who fails loses a body point
       *[other] grasping stone hand
    }
room-hidden-niche = hidden niche
name-RT078 = { room-hidden-niche }
name-RT079 = { room-hidden-niche }
name-RT080 = { room-hidden-niche }
name-RT081 = { room-hidden-niche }
name-RT082 = { $case ->
        [about] swinging blade. Agility, or injury is risked twice
       *[other] swinging blade
    }
name-RT083 = { $case ->
        [about] falling stones. Injury is risked
       *[other] falling stones
    }
name-RT084 = { $case ->
        [about] dart wall. Armour, or a body point is lost and another injury risked
       *[other] dart wall
    }
name-RT085 = { $case ->
        [about] trapdoor. Agility, or down into the catacombs
       *[other] trapdoor
    }
name-RT086 = { $case ->
        [about] closing walls. Strength, or injury is risked and a turn lost
       *[other] closing walls
    }
name-RT087 = { $case ->
        [about] sleeping gas. Psyche, or a turn is lost
       *[other] sleeping gas
    }
name-RT088 = { $case ->
        [about] turning floor. The whole tile turns
       *[other] turning floor
    }
name-RT089 = { $case ->
        [about] draught of dread. Psyche, or a blind flight through any passage
       *[other] draught of dread
    }
name-RT090 = { $case ->
        [about] fire jet. Agility, and injury is risked; a hero who fails loses 2 body points
       *[other] fire jet
    }
name-RT091 = { $case ->
        [about] grinning idol. A treasure vanishes
       *[other] grinning idol
    }
room-web = web
name-RT092 = { room-web }
name-RT093 = { room-web }
name-RT094 = { room-web }
name-RT095 = { room-web }
name-RT096 = { room-web }
room-whirling-light = whirling light
name-RT097 = { room-whirling-light }
name-RT098 = { room-whirling-light }
name-RT099 = { $case ->
        [about] humming circle. Psyche wins a special card; a hero who fails is whirled away
       *[other] humming circle
    }
name-RT100 = { name-CO1 }
name-RT101 = { name-CO2 }
name-RT102 = { $case ->
        [about] tremor. Everyone in the castle: agility, or injury is risked
       *[other] tremor
    }
name-RT103 = { $case ->
        [about] clear sky. The sun goes back a step
       *[other] clear sky
    }
name-RT104 = { $case ->
        [about] stirring in the dark. Every monster moves by chance
       *[other] stirring in the dark
    }
name-RT105 = { $case ->
        [about] rumble from below. The dragon sleeps badly
       *[other] rumble from below
    }

### letters of players and of kinds of monsters on a drawn board, each once

letter-red = R
letter-blue = B
letter-green = G
letter-yellow = Y
letter-mountain_troll = t
letter-demon = d
letter-giant_spider = s
letter-minotaur = m
letter-orc = o
letter-skeleton = k
letter-ghost_knight = g
letter-dark_elf = e
letter-vampire = v
letter-werewolf = w
letter-wraith = h
