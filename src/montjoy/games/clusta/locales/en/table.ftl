# What the pages of the table say of this game.

page-about = Three fleets and an army of the dead seek one place on a hex island. You see only what your own people report: orders ride with couriers, and so does the news, late, wrong or never. For two to four, with or without an umpire.
page-left-men = Men
page-left-wounded = Wounded
page-left-camps = Camps
page-left-commanders = Commanders
page-strength = Strength is counted in men: those with the units, half of the wounded, 50 for a camp, 25 for a commander; whoever is within two hexes of the conflux counts twice.
page-side-trakorians = Many companies and ships: spread out, search the island in parties, and keep couriers short.
page-side-ransards = Hard fighters who answer to few: strike early, and fetch what you need from whoever has it.
page-side-stegosians = The steadiest of the living: hold good ground, look before you march, and let the others wear each other down.
page-side-crurers = The dead march by night and do not waver. Your numbers come late: wait for the bridge, then go straight for the conflux.
page-side-skirmish-trakorians = Two companies, an astrologer and a spy: have the stars read early, look before you march, and keep couriers short.
page-side-rearguard-stegosians = The harder task: thirty cannot stop five hundred. Leave the village before the dead are there, stay alive, and come back to where they are not.
page-side-rearguard-crurers = Five hundred against thirty: take the village at once, let nobody draw you away from it, and be alone there on the second evening.
page-preset-standing = Standing instructions in battles
page-preset-standing-says = Far from the overall commander, each commander decides by their sheet; no battle waits for a player.
page-preset-example = As the book’s example
page-preset-example-says = Five rules that the book’s worked example reads in another way are read that way.
page-player-steady = steady
page-player-steady-says = Looks for the conflux, camps and fortifies there, and fights only with good odds.
page-player-bold = bold
page-player-bold-says = Looks for the conflux too, but attacks whom it believes to be weaker, and pursues.
page-mark = { $a ->
        [o] before play, { $b }
       *[other] day { $a }, { $b ->
            [orders] orders
            [evening] evening
            [night1] first night round
            [night2] second night round
            [night3] third night round
           *[other] round { $b }
        }
    }{ $c ->
        [none] {""}
       *[other] {" "}(again, { $c })
    }

### the lesson

page-lesson-morning = A morning, and your sheets
page-lesson-morning-says = You lead the Trakorians at the cove: da Kaelve with two companies, a camp, an astrologer and a spy. On the evening of day 2 the conflux, a place of power, comes in one hex: be alone there then. Orders are sheets, one for each camp and commander: to whom, what, and where, as “to kaelve:” and below it “from now: go to 0303”. An empty form changes nothing. With the line “ask rounds” you are also asked in every round of the day what your own force does.
page-lesson-morning-page = “Choose orders” writes such a sheet for you.
page-lesson-morning-terminal = “text” shows what one may begin from.
page-lesson-divine = Where will it be?
page-lesson-divine-says = Nobody knows the conflux’s hex. An astrologer in a unit with the order “divine” reads the stars from that unit’s hex, and the answer narrows it down. Whoever holds the conflux alone on the last evening wins.
page-lesson-round = Your own force, when news comes
page-lesson-round-says = Six rounds a day. The force with your overall commander hears you at once: when news has reached it, you may give it other orders. Everyone else follows the last sheet they received. Leave the form empty to go on as before.
page-lesson-met = An enemy in the way
page-lesson-met-says = What you are told of an enemy is an estimate, and each look is a new one: two may differ widely. Attack, stop and wait, or go round.
page-lesson-battle = Battle
page-lesson-battle-says = A battle is fought in field rounds of half an hour. In each, both leaders roll for tactics; the winner’s margin and the troop values give the losses. A hero point raises your value for a round, or saves a life.
page-lesson-after = After the fight
page-lesson-after-says = Half of what is lost comes back in days, the rest is dead or lamed. Pursue to hurt them further, move in to hold the ground, or stay where you are strong.
page-lesson-others = When someone else decides
page-lesson-others-says = You need not do anything then. What your people see arrives by courier and appears in the log, each line with the day and the round in which it was true.
page-lesson-end = The conflux has come
page-lesson-end-says = Now everything can be read: the truth beside what each side believed. The island itself, with three fleets and the dead, is waiting.
page-kind-own = Your own troops
page-kind-enemies = The enemy
page-kind-battles = Battles
page-kind-messages = Messages
page-kind-orders = Orders
