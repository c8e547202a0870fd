# What the pages of the table say of this game.
page-about = Soldiers in units of five or ten, heroes, giants and dragons on a board of squares: initiative, arrows and spells, charges, melee, morale. Ground decides much. For two sides, each of one player or more.
page-aim-bridge_figures = A side wins when the other has no unit left, or only broken ones after the rallies; after the last round the side with the larger share of its strength left.
page-aim-azure_wood_figures = A side wins when the other has no unit left, or only broken ones after the rallies; after the last round the side with the larger share of its strength left.
page-left-units = Units in play
page-left-hp = Hit points
page-strength = Strength is counted in hit points in play, those of broken units a quarter; whoever alone holds the ground that is to be held has a quarter of all that was deployed on top.
page-side-bridge-town = Few but steady: block the bridge with pikes, and let the longbows shoot from behind.
page-side-bridge-orcs = You are more: wear them down by arrows, then cross all at once, the ogre in front.
page-side-azure_wood-garfinkel = Get to the hill first and stay on it: whoever stands higher fights better.
page-side-azure_wood-goblins = Surround the hill and strike from several sides; broken units come back if you give them time. By far the harder side: between two computers it wins one battle in fifty.
page-side-dragon-lord = Keep apart so that one breath does not reach all of you, and strike when it lands.
page-side-dragon-company = Archers first, in the wood; riders only when the dragon is on the ground.
page-side-dragon-dragon = Stay aloft, breathe on those who stand together, and land only to finish the last.
page-side-castle_wall-garrison = Archers on the wall, in defence; swords and spears behind the gate, where only a few come through at a time.
page-side-castle_wall-stormers = Stay out of bowshot until the giant has reached the wall, then go through the gate all at once.
page-side-night_raid-village = Keep together about the threshing floor, and let the goblins come to you.
page-side-night_raid-raiders = You are many and weak: fall on one of them with two or three, and be on the threshing floor in the last round.
page-side-pikes-pikes = Stand side by side with your points to the riders, and let one unit look behind you.
page-side-pikes-riders = Do not charge the points: ride round the bogs, and strike from the flank and from behind in one and the same round.
page-side-relief-hill = Stand on the top behind the field wall until round 5; let the riders come in where the orcs have their backs.
page-side-relief-horde = Take the hill before the spears come, and from round 3 on let some of yours look south.
page-mark = { $a ->
        [0] before the battle
       *[other] round { $a }{ $b ->
            [0] {""}
           *[other] , phase { $b }
        }
    }
page-preset-open = Open figures
page-preset-open-says = Both sides see all figures and hit points: good to learn and to teach.
page-preset-chance = More chance
page-preset-chance-says = Hit points are rolled, equal initiative lets both sides act together, a 1 always misses, and you may shoot into a melee at your own risk.
page-preset-heroes = Heroes lead
page-preset-heroes-says = A hero nearby steadies a unit, and fighters sweep through weak soldiers.
page-player-plain = plain
page-player-plain-says = Keeps a line with the bows behind it, waits where it shoots better and else advances, and sends horse against flanks and rears.
page-player-sharp = sharp
page-player-sharp-says = Counts what every shot, blow and charge may cost either side, and goes only where it wins more than it stands to lose. The stronger of the two.
ui-to-learn = For a first evening try the short “{ $title }”: play { $game } { $scenario }.

### the lesson

page-lesson-deploy = Where your units begin
page-lesson-deploy-says = You are the town: Marthe, militia, pikemen and longbowmen against orcs and an ogre. Hold the bridge alone at the end of round 10. The lines offered put your people in line before the bridge, and the bows on the height beside it: from above they hit better. An order is a line like “A6 at 8,6 facing north”: the square first to the east, then to the north.
page-lesson-deploy-page = The lines offered stand below the question, under “How to write it”: a click puts one into your text, and there it counts.
page-lesson-deploy-terminal = “take all” sends the lines offered here. Later choose among them: “take A3” takes what is offered for A3.
page-lesson-first_hit = A first hit
page-lesson-first_hit-says = A unit has been hit and has lost nothing: that was its first hit, and each unit has one in a battle. From now on every hit on it costs: the weapon’s die times the men who strike. What is written of it says “first hit taken”: an enemy like that is the one to aim at next, with an arrow, a blow or a charge; one of yours like that is in danger now.
page-lesson-morale = At half or less
page-lesson-morale-says = A unit on the board has lost half its hit points, or more. From now on each hit makes it roll one die: on 1 it is gone, on 2 it is pushed back and broken, on 3 broken where it stands, from 4 on it holds; heroes never roll. Strike once more at an enemy like that, and take your own out of reach. What is broken does not fight, and tries to rally at the end of the round.
page-lesson-lost = A unit is lost
page-lesson-lost-says = One of your units is gone and does not come back. Its men no longer count when strength is compared at the end. Look who shot or struck it and is near another of yours now: close the gap, or take that one back. Nothing is decided yet: who has the bridge counts at the end of round 10.
page-lesson-facing = A flank
page-lesson-facing-says = Two enemies stand next to each other, and one of them shows the other its flank or its back. A unit strikes only at the three squares before it; whoever strikes it from the flank has +4, from behind +4 and double damage. When you move, turn yours to the enemy, “A4 turn east”, or go round to the enemy’s side; on foot a unit turns or goes, not both.
page-lesson-initiative = The initiative is yours
page-lesson-initiative-says = The winner says who moves first and who attacks first, once for the whole round. Attacking first is good when you shoot; moving last lets you answer what the enemy has done.
page-lesson-heights = High ground
page-lesson-heights-says = A unit on a height either attacks with +4 on lower targets, or defends: then all below it attack it with −4. A unit that is not named attacks, and that is better here.
page-lesson-shoot = Shooting
page-lesson-shoot-says = The first hit on each unit of either side does no harm, every later one does; so let several shoot at the same one, for example “A6 A7 shoot B1”. Beside each order you see its chance. Write nothing and everyone shoots at the nearest enemy.
page-lesson-move = Moving
page-lesson-move-says = After a unit’s name, “to 9,9” means it goes there, “ahead 3” straight on, “turn east” turns. Foot soldiers either move or turn in a round. A unit that is not named holds. The numbers of the board are on its edges; the marked squares are to be held. The lines offered send your people only at who comes near, and from round 7 onto the bridge, where they stay; a unit that is to go back is broken, and beside its line it says so.
page-lesson-charge = A charge
page-lesson-charge-says = Whoever moves up to an enemy in front of it charges and strikes at once; spears and pikes that are charged from the front strike first. From the flank there is +4, from behind double damage too. “rest: advance” sends all others at the nearest enemy.
page-lesson-fight = Melee
page-lesson-fight-says = Each unit strikes once at an enemy before it, straight ahead if you say nothing. Wounds cost morale: a unit that fails falls back broken, and may be followed.
page-lesson-follow = Follow?
page-lesson-follow-says = Whoever pushes an enemy back may go after them. That keeps them from rallying in peace, but leaves your place in the line, or the bridge.
page-lesson-rally = Broken units
page-lesson-rally-says = A broken unit does not attack, and only falls back. Once a round it tries to rally; leave the form empty and all try.
page-lesson-again = Second shots
page-lesson-again-says = Bows shoot twice a round: once before anyone moves, once after the melee. A unit in contact with an enemy does not shoot.
page-lesson-which = One of several
page-lesson-which-says = More than one is possible: choose one. “Odds” tells what a blow at each would do.
page-lesson-odds = What are the odds?
page-lesson-odds-says = You see what would come of your orders before you send them: the chance to hit, what is lost on average, and what becomes of the enemy.
page-lesson-odds-terminal = “odds” and a unit’s name tells it of that unit, “odds” alone of what all would do by themselves.
page-lesson-others = When the other side decides
page-lesson-others-says = You need not do anything then. Orders of both sides stay secret until the last is in; what then happens appears by itself.
page-lesson-end = The bridge is decided
page-lesson-end-says = Every die can now be checked. Pikes on the hill and the goblin raid take ten minutes each, Azure Wood is a whole battle, and the dragon in the valley is waiting for three heroes and their men.
page-kind-moves = Moves
page-kind-attacks = Attacks
page-kind-morale = Morale
page-kind-spells = Spells
