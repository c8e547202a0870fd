# Jména vojsk, jednotlivých tvorů a kouzel.

### types of troops

name-levy = zemská hotovost
name-militia = městská domobrana
name-light_infantry = lehká pěchota
name-medium_infantry = střední pěchota
name-heavy_infantry = těžká pěchota
name-spearmen = kopiníci
name-pikemen = pikenýři
name-archers = lučištníci
name-longbowmen = dlouholučištníci
name-crossbowmen = střelci s kuší
name-arbalesters = střelci s těžkou kuší
name-slingers = prakovníci
name-light_cavalry = lehká jízda
name-horse_archers = jízdní lučištníci
name-medium_cavalry = střední jízda
name-heavy_cavalry = rytíři
name-dwarves = trpasličí válečníci
name-elves = elfí válečníci
name-kobolds = koboldi
name-goblins = goblini
name-goblin_archers = goblinští lučištníci
name-goblin_wolf_riders = goblinští vlčí jezdci
name-orcs = skřeti
name-orc_spearmen = skřetí kopiníci
name-orc_archers = skřetí lučištníci
name-hobgoblins = hobgoblini
name-gnolls = gnollové
name-bugbears = bugbeaři
name-wolves = vlčí smečka
name-skeletons = kostlivci
name-zombies = zombie
name-ogres = zlobři
name-hill_giant = kopcový obr
name-stone_giant = kamenný obr
name-frost_giant = mrazivý obr
name-cloud_giant = oblačný obr
name-storm_giant = bouřný obr
name-ogre = zlobr
name-troll = trol
name-treant = stromový muž
name-griffon = gryf
name-wyvern = wyverna
name-werewolf = vlkodlak
name-fire_elemental = ohnivý elementál
name-white_dragon = bílý drak
name-green_dragon = zelený drak
name-red_dragon = rudý drak
name-fighter_hero = hrdina
name-fighter_lord = pán
name-ranger_archer = hrdina s lukem
name-cleric_7 = klerik
name-wizard_5 = čaroděj
name-wizard_9 = mocný čaroděj

### spells

name-magic_missile = magická střela
name-sleep = spánek
name-charm_person = očarování osoby
name-cure_light_wounds = léčení lehkých zranění
name-bless = požehnání
name-hold_person = znehybnění osoby
name-invisibility = neviditelnost
name-phantasmal_force = přelud
name-web = pavučina
name-fireball = ohnivá koule
name-lightning_bolt = blesk
name-haste = spěch
name-slow = zpomalení
name-protection_from_normal_missiles = ochrana před obyčejnými střelami
name-fly = let
name-confusion = zmatení
name-fear = hrůza
name-ice_storm = ledová bouře
name-wall_of_fire = ohnivá stěna
name-cloudkill = smrtící oblak
name-death_spell = kouzlo smrti
name-breath = dech
name-protection = ochrana
name-charm = očarování

### sides

name-The_valley = Údolí
name-The_goblin_army = Goblinské vojsko
name-The_town = Město
name-The_orcs = Skřeti
name-The_heroes = Hrdinové
name-The_dragon = Drak
name-The_garrison = Posádka
name-The_storming_party = Útočníci
name-The_village = Vesnice
name-The_raiders = Nájezdníci
name-The_pikes = Píky
name-The_riders = Jezdci
name-The_hill = Kopec
name-The_horde = Horda

### heroes of our own scenarios

name-Marthe = Marthe
name-Garfinkel = Garfinkel
name-Ingram = Ingram
name-Oda = Oda
name-Grom = Grom
name-Sunniva = Sunniva

### without our board

name-master = vypravěčka
