"""The rows of the ledger's content as they stand there, copied out of it once and proof-read: what the tests of the rows compare
with, and not what the game reads.

    rows(TREASURES)                 [["TC01", "150"], ...]: the cells of each line, without the heading
    card("MC01")["orc"]             (5, "F", "F", "p")
    powers("strength+1 stuck+1")    {"strength": 1, "stuck": 1}
"""

from __future__ import annotations

import re


def rows(table: str) -> list[list[str]]:
    """The lines of a table in cells, without its heading."""
    return [line.split() for line in table.strip().splitlines()[1:]]


def card(id: str) -> dict[str, tuple[int, str, str, str]]:
    """A monster card: kind -> combat points, on attack, on wait, on turning back."""
    kinds = CARDS.strip().splitlines()[0].split()[1:]
    cells = next(row[1:] for row in rows(CARDS) if row[0] == id)
    return {kind: (int(cell[:-3]), cell[-3], cell[-2], cell[-1]) for kind, cell in zip(kinds, cells, strict=True)}


def powers(cells: str) -> dict[str, int]:
    """Modifiers by name."""
    return {name: int(n) for name, n in re.findall(r"([a-z_]+)([+-]\d+)", cells)}


def factors(table: str, id: str) -> dict[str, int]:
    """Agility, strength, psyche and armour of a hero or a monster."""
    row = next(row for row in rows(table) if row[0] == id)
    return dict(zip(("agility", "strength", "psyche", "armour"), map(int, row[1:5])))


# DLC-T-HEROES.
HEROES = """
id  agility strength psyche armour body ability charges
H01  4  8  5  9 10 none             0
H02  5  9  4  6 11 none             0
H03  7  5  8  4 10 wary             0
H04  9  5  6  5  9 throwing_daggers 4
H05  5  4 10  3  8 spells           4
H06  8  5  7  4  9 double_stride    0
H07  4  8  6  7  9 strong_arm       0
H08  7  6  6  5  9 arrows           4
H09 10  6  7  3  8 shuriken         4
H10  6  4  9  5  9 healer           0
H11  9  5  7  3  9 lockpick         0
H12  6  7  4  8  9 none             0
"""

# DL-T-MONSTER, as printed.
MONSTERS = """
kind agility strength psyche armour
mountain_troll  3  8  4  5
demon           7  9 11  7
dragon          5 24  7 20
giant_spider    4  5  6  5
minotaur        6 10  5  6
orc             6  5  4  5
skeleton        3  5  7  6
ghost_knight    5  8  8 10
dark_elf        9  3  4  2
vampire         5  7  8  4
werewolf        7  6  6  4
wraith          6  6  9  5
"""

# DLC-T-MONSTERCARDS: combat points; on attack and on wait F fight, R run; on turning back p passive, f follow.
CARDS = """
card dark_elf   orc giant_spider skeleton werewolf mountain_troll wraith vampire minotaur ghost_knight demon
MC01     2RFp  5FFp         4FFp     7FFp     7FFp           9FRp   9FRp    7RFp    12FRp         9FRp  9FRp
MC02     2FRf  4FFp         3FFp     5FFp     7RFp           9FFp   9FFp    6RFp    11FRp        10FRf  8RRp
MC03     2RFp  4RFf         3FFp     6FRf     8FFf           8FFf   7FRp    7FFf    11FFp         8FRp 10FFf
MC04     2RFf  6FFf         3RFp     6RFf     7FRp           8FRf   8FRf    7FFp    11FFf         8FRp  9RFf
MC05     4FFf  6FFp         4RRp     6FFp     8FFp           9FRp   8FFf    8FFp    12FRp         8FFp 10RRp
MC06     3FFp  6RRf         4FFp     7FFp     6FFf           7FRp   7RRp    8RFf    11FFf        10FFf 10FFp
MC07     3RRp  6RFp         5RRp     5FFp     6RFp           8FRp   8RRf    7RRf    12FRf         9FRp 10FFf
MC08     4RRf  6FFf         4FRf     6FRp     8RFf           8FFp   8FRf    6FFp    10FFf         8RFp  9FFf
MC09     2RRp  4FFp         4RFp     7FRf     6RRf           8FFf   7FFp    6RFf    11FRp        10FRp  8RFp
MC10     3RFp  5RRp         4RRp     7FRp     6FFp           8RFf   8RFp    7RRf    10RRp         9FFp  9FRp
MC11     4RFp  6FRf         5FFp     7RFf     8RFp           7FRp   9FFf    7RFp    10FRp        10RFp  8FRf
MC12     3RFp  5FRp         3FRf     5FFp     6FRf           9RRf   8FFf    7RFf    10FRf         8FRp  9FRf
MC13     4FRf  5FRp         3FFp     6FFp     7FFf           9RRf   9FRp    8RFp    12RFp         9FFp  9FRf
MC14     4RFp  5FFp         5FFf     5FFp     7FFf           7FFf   9RRp    8RFf    12FFf         9FRf  8FFp
MC15     3RFp  4FFp         4FFf     6FFf     8FRf           7FFf   7FFf    6RRf    12FFf         9FRp  9FRf
MC16     3RFp  5FFf         5RFp     5FFp     7FRf           7FRp   8RFf    8RRf    11FRp         9RRf 10FRp
MC17     2RFp  5FRp         5FFp     5FFp     7RFf           9FRp   9RFp    6FFp    10FRf         8FFp  8RRf
MC18     3FFf  4FFf         5RFp     7RFf     6FFp           9FRp   7FRf    6FFp    10FFp        10RRf 10FFf
"""

# DLC-T-TILES: open, wall, door, gate as seen by who steps in; symbols on walls.
TILES = """
id kind dot entry ahead right left stairs symbols
LT01 treasure green  o o o o  0
LT02 corridor yellow o d o o  0
LT03 corridor yellow g o o o  0
LT04 corridor yellow o o o o  0
LT05 corridor yellow o o o o  0
LT06 corridor yellow o o o w  9 left1
LT07 corridor yellow o o o w  0 left4
LT08 corridor yellow o o o w  0
LT09 corridor yellow o o w o  0 right2
LT10 corridor yellow o o w o  0 right5
LT11 corridor yellow o o w o  0
LT12 corridor yellow o w d o  0 ahead3
LT13 corridor yellow o w o d  0 ahead6
LT14 corridor yellow o w o o 10
LT15 corridor yellow g o w w  0 right1 left4
LT16 corridor yellow o o w w  8 right2 left5
LT17 corridor yellow o o w w  0 right3 left6
LT18 corridor yellow o w o w  0 ahead1 left4
LT19 corridor yellow o w w o  0 ahead2 right5
LT20 rubble   white  o o o o  0
LT21 rubble   white  o o o o  0
LT22 rubble   white  o w o o  0 ahead3
LT23 rubble   white  o o o w  0
LT24 abyss    black  o o o o  0
LT25 abyss    black  o o o o  0
LT26 abyss    black  o w o o  0 ahead6
LT27 abyss    black  o o w w  0 right1 left4
LT28 bridge   blue   o o w w  0 right2 left5
LT29 bridge   blue   o o w w  0 right3 left6
LT30 bridge   blue   o o o w  0 left1
LT31 bridge   blue   o o w o  0
LT32 room     red    o d o o  0
LT33 room     red    o o d o  0
LT34 room     red    o o o d  0
LT35 room     red    o d o o  0
LT36 room     red    o o d o  0
LT37 room     red    o o o d  0
LT38 room     red    o o g o  0
LT39 room     red    o o o g  0
LT40 room     red    g g o o  0
LT41 room     red    g o o o  0
LT42 room     red    g o o o  0
LT43 room     red    g o o o  0
LT44 room     red    o o o o  0
LT45 room     red    o o o o  1
LT46 room     red    o o o o  0
LT47 room     red    o o o o  0
LT48 room     red    o o o o  0
LT49 room     red    o o o o  0
LT50 room     red    o d o w  0 left4
LT51 room     red    o o d w  0 left2
LT52 room     red    o o d w  0 left5
LT53 room     red    o g o w  0 left3
LT54 room     red    g o o w  2 left6
LT55 room     red    g o o w  0
LT56 room     red    o d w o  0 right1
LT57 room     red    o o w d  0 right4
LT58 room     red    o o w d  0 right2
LT59 room     red    o o w g  0 right5
LT60 room     red    g o w o  0 right3
LT61 room     red    g o w o  3
LT62 room     red    o w d o  0 ahead6
LT63 room     red    o w o d  0 ahead1
LT64 room     red    o w o g  0 ahead4
LT65 room     red    g w o o  0 ahead2
LT66 room     red    o w o o  0 ahead5
LT67 room     red    o w o o  0
LT68 room     red    o d w w  0 right3 left6
LT69 room     red    o d w w  0 right1 left4
LT70 room     red    g o w w  0 right2 left5
LT71 room     red    o o w w  7 right3 left6
LT72 room     red    o o w w  0 right1 left4
LT73 room     red    o w d w  0 ahead2 left5
LT74 room     red    o w o w  4 ahead3 left6
LT75 room     red    o w o w  0 ahead1 left4
LT76 room     red    o w w d  0 ahead2 right5
LT77 room     red    o w w o  5 ahead3 right6
LT78 room     red    o w w o  0 ahead1 right4
LT79 room     red    o d w w  0 right2 left5
LT80 room     red    o w w w  6 ahead3 right6 left1
"""

# DLC-T-ROOMTILES, those that are monsters.
ROOM_MONSTERS = """
id op kind reward
RT001 encounter dark_elf
RT002 encounter dark_elf
RT003 encounter dark_elf
RT004 ambush    dark_elf
RT005 ambush    dark_elf
RT006 encounter orc            treasure 40
RT007 encounter orc
RT008 encounter orc
RT009 ambush    orc
RT010 encounter giant_spider
RT011 encounter giant_spider
RT012 encounter giant_spider
RT013 encounter giant_spider
RT014 ambush    giant_spider
RT015 encounter skeleton
RT016 encounter skeleton
RT017 encounter skeleton
RT018 ambush    skeleton
RT019 encounter werewolf
RT020 encounter werewolf
RT021 ambush    werewolf
RT022 encounter mountain_troll treasure 80
RT023 encounter mountain_troll
RT024 encounter mountain_troll
RT025 encounter wraith
RT026 ambush    wraith
RT027 encounter vampire        deck amulet
RT028 ambush    vampire
RT029 encounter minotaur       treasure 120
RT030 encounter minotaur
RT031 encounter ghost_knight   item IT1
RT032 encounter demon          deck ring
"""

# ... treasures.
ROOM_TREASURES = """
id gold condition
RT042  10 always
RT043  20 always
RT044  20 always
RT045  30 always
RT046  40 always
RT047  50 always
RT048  50 entered_by_door
RT049  60 always
RT050  80 always
RT051 100 entered_by_door
RT052 120 entered_by_door
RT053 150 entered_by_portcullis
"""

# ... items and potions.
ROOM_ITEMS = """
id item
RT059 IT2
RT060 IT3
RT061 IT4
RT062 IT5
RT063 IT6
RT064 IT7
RT065 IT8
RT067 PO1
RT068 PO2
RT069 PO3
"""

# DLC-T-ITEMS.
ITEMS = """
id slot gold modifiers
IT1 weapon   0 combat_points+2
IT2 hands    0 strength+1
IT3 head     0 armour+1
IT4 body     0 armour+2 agility-1
IT5 shield   0 armour+1
IT6 feet     0 agility+1
IT7 weapon 100 combat_points+1 strength+1
IT8 gear     0 rope+1
PO1 potion   0 heal+2
PO2 potion   0 heal+4
PO3 potion   0 gamble+1
"""

# DLC-T-AMULETS, DLC-T-RINGS.
JEWELS = """
id gold modifiers
AM01  40 strength+1 combat_points+1
AM02  40 agility+1
AM03  40 psyche+1
AM04  40 armour+1
AM05  60 rest_bonus+1
AM06  80 breath_guard+1
AM07  30 web_immune+1
AM08   5
AM09  50 door_single+1
AM10  50 catacomb_rolls+3
AM11  60 ambush_guard+1
AM12 200 agility-1 stuck+1
RI1  50 strength+2
RI2  50 agility+2
RI3  50 psyche+2
RI4  50 armour+2
RI5 100 last_breath+1
RI6  60 stealth+1
RI7  60 blink+3
RI8 150 greed+1
"""

# DLC-T-TREASURES.
TREASURES = """
id gold
TC01 150
TC02 150
TC03 200
TC04 200
TC05 250
TC06 250
TC07 300
TC08 300
TC09 350
TC10 350
TC11 400
TC12 400
TC13 450
TC14 500
TC15 600
TC16 700
TC17 850
TC18 1000
"""
