# שמות של חיילים, יצורים יחידים ולחשים

### types of troops

name-levy = מגויסים
name-militia = מיליציה אזרחית
name-light_infantry = חיל רגלים קל
name-medium_infantry = חיל רגלים בינוני
name-heavy_infantry = חיל רגלים כבד
name-spearmen = נושאי חניתות
name-pikemen = נושאי רמחים
name-archers = קשתים
name-longbowmen = קשתי קשת ארוכה
name-crossbowmen = קשתי קשת מוצלבת
name-arbalesters = קשתי קשת מוצלבת כבדה
name-slingers = קלעים
name-light_cavalry = פרשים קלים
name-horse_archers = קשתים רכובים
name-medium_cavalry = פרשים בינוניים
name-heavy_cavalry = אבירים
name-dwarves = לוחמים גמדים
name-elves = לוחמים אלפים
name-kobolds = קובולדים
name-goblins = גובלינים
name-goblin_archers = קשתים גובלינים
name-goblin_wolf_riders = גובלינים רכובי זאבים
name-orcs = אורקים
name-orc_spearmen = אורקים נושאי חניתות
name-orc_archers = קשתים אורקים
name-hobgoblins = הובגובלינים
name-gnolls = גנולים
name-bugbears = באגברים
name-wolves = להקת זאבים
name-skeletons = שלדים
name-zombies = זומבים
name-ogres = עוגים
name-hill_giant = ענק גבעות
name-stone_giant = ענק אבן
name-frost_giant = ענק כפור
name-cloud_giant = ענק עננים
name-storm_giant = ענק סערה
name-ogre = עוג
name-troll = טרול
name-treant = עצן
name-griffon = גריפון
name-wyvern = ויברן
name-werewolf = איש-זאב
name-fire_elemental = יסודן אש
name-white_dragon = דרקון לבן
name-green_dragon = דרקון ירוק
name-red_dragon = דרקון אדום
name-fighter_hero = לוחם
name-fighter_lord = לוחם רב-מעללים
name-ranger_archer = קשת רב-מעללים
name-cleric_7 = כהן
name-wizard_5 = קוסם
name-wizard_9 = קוסם רב-כוח

### spells

name-magic_missile = קליע קסם
name-sleep = שינה
name-charm_person = הקסמת אדם
name-cure_light_wounds = ריפוי פצעים קלים
name-bless = ברכה
name-hold_person = אחיזת אדם
name-invisibility = אי-נראות
name-phantasmal_force = אשליה
name-web = קורים
name-fireball = כדור אש
name-lightning_bolt = ברק
name-haste = זירוז
name-slow = האטה
name-protection_from_normal_missiles = הגנה מקליעים רגילים
name-fly = תעופה
name-confusion = בלבול
name-fear = אימה
name-ice_storm = סופת קרח
name-wall_of_fire = קיר אש
name-cloudkill = ענן מוות
name-death_spell = לחש מוות
name-breath = נשיפה
name-protection = הגנה
name-charm = הקסמה

### sides

name-The_valley = העמק
name-The_goblin_army = צבא הגובלינים
name-The_town = העיר
name-The_orcs = האורקים
name-The_heroes = הגיבורים
name-The_dragon = הדרקון
name-The_garrison = חיל המצב
name-The_storming_party = הפורצים
name-The_village = הכפר
name-The_raiders = הפושטים
name-The_pikes = הרמחים
name-The_riders = הפרשים
name-The_hill = הגבעה
name-The_horde = ההמון

### heroes of our own scenarios

name-Marthe = מרתה
name-Garfinkel = גרפינקל
name-Ingram = אינגרם
name-Oda = אודה
name-Grom = גרום
name-Sunniva = סוניבה

### without our board

name-master = ניהול הקרב
