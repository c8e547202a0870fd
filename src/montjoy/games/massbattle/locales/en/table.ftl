# What the pages of the table say of this game.
page-about = Soldiers in units of five or ten, heroes, giants and dragons on a board of squares: initiative, arrows and spells, charges, melee, morale. Ground decides much. For two sides, each of one player or more.
page-mark = round { $a }, phase { $b }
