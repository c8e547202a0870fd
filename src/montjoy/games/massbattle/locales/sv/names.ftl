# Namn på trupper, ensamma varelser och besvärjelser.

### types of troops

name-levy = bondeuppbåd
name-militia = stadsmilis
name-light_infantry = lätt infanteri
name-medium_infantry = medeltungt infanteri
name-heavy_infantry = tungt infanteri
name-spearmen = spjutbärare
name-pikemen = pikenerare
name-archers = bågskyttar
name-longbowmen = långbågsskyttar
name-crossbowmen = armborstskyttar
name-arbalesters = tunga armborstskyttar
name-slingers = slungkastare
name-light_cavalry = lätt kavalleri
name-horse_archers = beridna bågskyttar
name-medium_cavalry = medeltungt kavalleri
name-heavy_cavalry = riddare
name-dwarves = dvärgkrigare
name-elves = alvkrigare
name-kobolds = koboldar
name-goblins = svartalfer
name-goblin_archers = svartalfsskyttar
name-goblin_wolf_riders = svartalfsryttare på varg
name-orcs = orcher
name-orc_spearmen = orchspjutbärare
name-orc_archers = orchskyttar
name-hobgoblins = hobgobliner
name-gnolls = gnoller
name-bugbears = bugbjörnar
name-wolves = vargflock
name-skeletons = skelett
name-zombies = zombier
name-ogres = resar
name-hill_giant = kulljätte
name-stone_giant = stenjätte
name-frost_giant = frostjätte
name-cloud_giant = molnjätte
name-storm_giant = stormjätte
name-ogre = rese
name-troll = troll
name-treant = ent
name-griffon = grip
name-wyvern = lindorm
name-werewolf = varulv
name-fire_elemental = eldelementar
name-white_dragon = vit drake
name-green_dragon = grön drake
name-red_dragon = röd drake
name-fighter_hero = hjälte
name-fighter_lord = herreman
name-ranger_archer = hjälte med långbåge
name-cleric_7 = klerk
name-wizard_5 = magiker
name-wizard_9 = trollkarl

### spells

name-magic_missile = magisk projektil
name-sleep = sömn
name-charm_person = förtrolla person
name-cure_light_wounds = läk lätta sår
name-bless = välsignelse
name-hold_person = kvarhåll person
name-invisibility = osynlighet
name-phantasmal_force = hägring
name-web = nät
name-fireball = eldklot
name-lightning_bolt = blixt
name-haste = hast
name-slow = tröghet
name-protection_from_normal_missiles = skydd mot vanliga projektiler
name-fly = flygning
name-confusion = förvirring
name-fear = skräck
name-ice_storm = isstorm
name-wall_of_fire = eldvägg
name-cloudkill = dödsmoln
name-death_spell = dödsbesvärjelse
name-breath = eldsprut
name-protection = skydd
name-charm = förtrollning

### sides

name-The_valley = Dalen
name-The_goblin_army = Svartalfshären
name-The_town = Staden
name-The_orcs = Orcherna
name-The_heroes = Hjältarna
name-The_dragon = Draken
name-The_garrison = Garnisonen
name-The_storming_party = Stormstyrkan
name-The_village = Byn
name-The_raiders = Rövarna
name-The_pikes = Pikarna
name-The_riders = Ryttarna
name-The_hill = Kullen
name-The_horde = Horden

### heroes of our own scenarios

name-Marthe = Marthe
name-Garfinkel = Garfinkel
name-Ingram = Ingram
name-Oda = Oda
name-Grom = Grom
name-Sunniva = Sunniva

### without our board

name-master = spelledaren
