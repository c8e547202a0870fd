# Names of troops, single creatures and spells.

### types of troops

name-levy = peasant levy
name-militia = town militia
name-light_infantry = light infantry
name-medium_infantry = medium infantry
name-heavy_infantry = heavy infantry
name-spearmen = spearmen
name-pikemen = pikemen
name-archers = archers
name-longbowmen = longbowmen
name-crossbowmen = crossbowmen
name-arbalesters = arbalesters
name-slingers = slingers
name-light_cavalry = light cavalry
name-horse_archers = horse archers
name-medium_cavalry = medium cavalry
name-heavy_cavalry = knights
name-dwarves = dwarf warriors
name-elves = elf warriors
name-kobolds = kobolds
name-goblins = goblins
name-goblin_archers = goblin archers
name-goblin_wolf_riders = goblin wolf riders
name-orcs = orcs
name-orc_spearmen = orc spearmen
name-orc_archers = orc archers
name-hobgoblins = hobgoblins
name-gnolls = gnolls
name-bugbears = bugbears
name-wolves = wolf pack
name-skeletons = skeletons
name-zombies = zombies
name-ogres = ogres
name-hill_giant = hill giant
name-stone_giant = stone giant
name-frost_giant = frost giant
name-cloud_giant = cloud giant
name-storm_giant = storm giant
name-ogre = ogre
name-troll = troll
name-treant = treant
name-griffon = griffon
name-wyvern = wyvern
name-werewolf = werewolf
name-fire_elemental = fire elemental
name-white_dragon = white dragon
name-green_dragon = green dragon
name-red_dragon = red dragon
name-fighter_hero = hero
name-fighter_lord = lord
name-ranger_archer = hero archer
name-cleric_7 = cleric
name-wizard_5 = magician
name-wizard_9 = wizard

### spells

name-magic_missile = magic missile
name-sleep = sleep
name-charm_person = charm person
name-cure_light_wounds = cure light wounds
name-bless = bless
name-hold_person = hold person
name-invisibility = invisibility
name-phantasmal_force = phantasmal force
name-web = web
name-fireball = fireball
name-lightning_bolt = lightning bolt
name-haste = haste
name-slow = slow
name-protection_from_normal_missiles = protection from normal missiles
name-fly = fly
name-confusion = confusion
name-fear = fear
name-ice_storm = ice storm
name-wall_of_fire = wall of fire
name-cloudkill = cloudkill
name-death_spell = death spell
name-breath = breath
name-protection = protection
name-charm = charm

### sides

name-The_valley = The valley
name-The_goblin_army = The goblin army
name-The_town = The town
name-The_orcs = The orcs
name-The_heroes = The heroes
name-The_dragon = The dragon
name-The_garrison = The garrison
name-The_storming_party = The storming party
name-The_village = The village
name-The_raiders = The raiders
name-The_pikes = The pikes
name-The_riders = The riders
name-The_hill = The hill
name-The_horde = The horde

### heroes of our own scenarios

name-Marthe = Marthe
name-Garfinkel = Garfinkel
name-Ingram = Ingram
name-Oda = Oda
name-Grom = Grom
name-Sunniva = Sunniva

### without our board

name-master = the game master
