# What the pages of the table say of this game.

page-about = Lords with banners and chests of silver march, besiege towns and fortresses, storm the walls and sally out. Pools of dice decide; what a siege costs and who dies first follows the book to the letter. For two and more.
page-aim-two_lords-KAT = Take Svebod, or hold Midbridge and Strzegom together; otherwise whoever owns Midbridge at the end of round 5 wins.
page-aim-two_lords-SVE = Take Kiertz, or hold Midbridge and the Iron Hills together; otherwise whoever owns Midbridge at the end of round 5 wins.
page-aim-three_lords-WKA = Hold both Midbridge and Strzegom by the end of round 8, and keep West Hold.
page-aim-three_lords = Keep the Kardom from holding both Midbridge and Strzegom until the end of round 8, or take West Hold.
page-aim-siege_of_a_town-WKA = Take Strzegom by the end of round 5.
page-aim-siege_of_a_town = Keep Strzegom until the end of round 5.
page-aim-field_battle-KAT = Take Svebod by the end of round 5, and keep Kiertz.
page-aim-field_battle-SVE = Keep Svebod until the end of round 5, or take Kiertz.
page-aim-sortie-KAT = Take Svebod by the end of round 3, and keep Kiertz.
page-aim-sortie-SVE = Keep Svebod until the end of round 3, or take Kiertz.
page-aim-relief_beaten-WKA = Take Midbridge by the end of round 5, and keep West Hold.
page-aim-relief_beaten-SVE = Keep Midbridge until the end of round 5, or take West Hold.
page-aim-empty_fortress-KAT = Own Strzegom at the end of round 4, or take Svebod before.
page-aim-empty_fortress-SVE = Own Strzegom at the end of round 4, and keep Svebod.
page-left-pieces = Units
page-left-nobles = Nobles
page-left-places = Towns and fortresses
page-strength = Strength is counted in dice of the field: those of the units, 2 for a noble, 3 for a town or fortress, and up to 12 for what ends the game.
page-side-siege_of_a_town-WKA = The harder task: few rounds to storm the town. Besiege at once, pay for assaults, and mind the relief.
page-side-siege_of_a_town-SVE = Time is on your side: stay behind the walls, sally out when the odds are good, and bring the relief.
page-side-two_lords-KAT = Midbridge is near and held by two: take it first, then guard your seat.
page-side-two_lords-SVE = Race for Midbridge, or let the others pay for the siege and come when their army is spent.
page-side-three_lords-WKA = Two against one: take both places before the allies meet, and keep somebody at home.
page-side-three_lords-KAT = Hold Midbridge with your ally; whoever is not besieged should threaten the enemy’s seat.
page-side-three_lords-SVE = Keep Strzegom from falling early, and march to your ally’s relief when the odds allow.
page-preset-owner = You choose who falls
page-preset-owner-says = Each side picks its own losses, and decides who sallies out when relief comes.
page-preset-hard = A hard war
page-preset-hard-says = Wounds stay, ties favour the defender, and empty places defend themselves in earnest.
page-mark = round { $a }, { $b }

### the lesson

page-lesson-goal = The town must fall
page-lesson-goal-says = You are Western Kardom. Your ruler is before Strzegom with nine units and four resources in the chest; the head of House Svebod is inside with five. Take the town by the end of round 5. The map shows who is where; choose from the list.
page-lesson-goal-page = You can also choose on the map.
page-lesson-siege = Begin a siege
page-lesson-siege-says = If at most five defenders are in a town or fortress, you must besiege it. You need more units than are inside, and it costs one resource. Begin now.
page-lesson-wait = A siege must ripen
page-lesson-wait-says = The walls may be stormed from the next round on, not before. End your impulse with the last answer of the list. The defender may sally out meanwhile.
page-lesson-storm = Storm the walls
page-lesson-storm-says = An assault costs one resource. Both sides roll a pool of dice, and a 5 or a 6 hits. Before a town the besieger’s strength is halved, before a fortress divided by three. “Odds” shows your chances before you decide.
page-lesson-losses = Who dies first
page-lesson-losses-says = Hits take lives in a fixed order; nobles are the last to fall. If after a storm the defenders outnumber you, the siege is lost. Storm again while you have resources and more units than they.
page-lesson-march = Marching
page-lesson-march-says = A banner moves to a neighbouring province, with its noble, its units and its chest. Leaving a siege gives it up. A friendly place nearby shelters you and can pay for more.
page-lesson-choice = A decision on the way
page-lesson-choice-says = Some events ask you at once: to meet an army in the field, to occupy a place, where to retreat. What you can do is listed, and what you cannot, each with the rule behind it.
page-lesson-others = When the other side decides
page-lesson-others-says = House Svebod may sally out or bring a relief army. What you may know of it appears in the log by itself.
page-lesson-end = The siege is over
page-lesson-end-says = The dice can now be checked, and the luck of both sides compared. Other scenarios give you more room to move.
page-kind-marches = Marches and sieges
page-kind-fights = Fights
page-kind-money = Money
