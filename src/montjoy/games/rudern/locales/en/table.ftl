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
page-aim-war_of_two_lords-KAT = Take Svebod, or leave House Svebod without a place; otherwise have more points after round 12.
page-aim-war_of_two_lords-SVE = Take Kiertz, or leave House Katzowic without a place; otherwise have more points after round 12.
page-aim-first_campaign-KAT = Take Midbridge and found a town in Westvale: have more points after round 6, or take Svebod.
page-aim-first_campaign-SVE = Found a town and stop House Katzowic where you can: have more points after round 6, or take Kiertz.
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
page-side-war_of_two_lords-KAT = Taxes first, then recruits: load a chest at home, march on Midbridge, and found a town in Westvale.
page-side-war_of_two_lords-SVE = Load a chest at home before you march; Midbridge is as near to you, and a town in Eastvale pays twice, in taxes and in points.
page-side-first_campaign-KAT = The side to learn by: load a chest, besiege Midbridge with Jaromir, and send Kazimir to Westvale.
page-side-first_campaign-SVE = The poorer side: guard Svebod, turn Eastvale into a town, and strike when the enemy’s army is spent.
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
page-lesson-end-page = A second lesson teaches the campaign.
page-lesson-end-terminal = “play rudern first_campaign --learn” teaches the campaign.

### the lesson of the campaign

page-lesson-campaign_form = An impulse begins with one form
page-lesson-campaign_form-says = You are House Katzowic, at war with House Svebod; the free town of Midbridge lies between you. Each of your places pays 1 in taxes, or from round 2 on sends a recruit for its price; for each town you may hire a general for 3. You also say who leads what and carries how much: abroad the treasury does not pay. Give Jaromir 6 resources and leave the rest as it is.
page-lesson-campaign_form-page = Each chest has a field of its own.
page-lesson-campaign_form-terminal = Write “jaromir 6”.
page-lesson-campaign_march = A march has its price
page-lesson-campaign_march-says = A resource buys some steps, fewer for slow units; most ways are 2 steps long. Onto your own ground the treasury pays, elsewhere a chest that marches along. In one impulse you may spend 4 resources, and 1 more for each town. March with Jaromir to Midbridge, and with Kazimir, the head of your house, to Westvale.
page-lesson-campaign_siege = Begin the siege
page-lesson-campaign_siege-says = You need more units before a place than are inside, and a place of yours next to it. Before Midbridge Jaromir has five against two, and the Iron Hills are yours. It costs 1 from the chest of Jaromir.
page-lesson-campaign_build = A village becomes a town
page-lesson-campaign_build-says = Standing in a village, the head of a house may turn it into a town: 10 resources, at most 5 of them a round. On your own ground the treasury pays. A town pays taxes, raises your limit by 1 and counts 3 points at the end. Pay what the limit leaves, then end your impulse.
page-lesson-campaign_wait = A siege lasts over rounds
page-lesson-campaign_wait-says = The walls may be stormed from the next round on. Until then House Svebod may come and fight you outside; whoever is beaten there loses the siege, and what the chests hold. The list says what else you can do; its last answer ends your impulse.
page-lesson-campaign_round = Round 2: recruits and generals
page-lesson-campaign_round-says = From now on a place may send a recruit instead of its tax: foot or cavalry, in its garrison at once. The form gives units and resources only to nobles at home. A noble who is away gets them from another who rides there.
page-lesson-campaign_storm = The assault
page-lesson-campaign_storm-says = Each assault costs 1 from a chest on the spot. Both sides roll at once, and a 5 or a 6 hits; before a town the besieger’s dice are halved. “Odds” shows your chances. When nobody is left inside, the town is yours; until then storm again while you have more units than they.
page-lesson-campaign_points = What counts at the end
page-lesson-campaign_points-says = Whoever takes the other’s seat, or leaves the other without a place, wins at once. After round 6 a town counts 3 points, a fortress 2, three units 1. A dead head is followed by a new one at the end of the round. You have now met most of a campaign: play on, or end the lesson.
page-lesson-campaign_end = The war is over
page-lesson-campaign_end-says = The dice can now be checked, and the luck of both sides compared. “War of two lords” is a campaign of twelve rounds between equals, “Three powers” one of three sides; “Six powers: the first four rounds” adds offices, influence and Robert’s body.

### lines of the log, players

page-kind-marches = Marches and sieges
page-kind-fights = Fights
page-kind-money = Money
page-player-advice = advice
page-player-advice-says = Follows six simple rules of thumb and counts units, not odds. Weak.
