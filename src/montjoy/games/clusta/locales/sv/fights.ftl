# Strider så som den egna befälhavaren ser dem, och vad befälhavaren tillfrågas om i dem.

Rolled = En tärning{ $about } visar { $faces }{ $how ->
        [typed] , inskriven
        [set] , bestämd av spelledaren
       *[none] {""}
    }.
    .faces = { $it }
    .faces-join = {" "}
    .faces-none = –
    .about = { $nth ->
        [1] { $it ->
                [0] {""}
                [1] {""}
               *[other] {" "}för { $it }
            }
       *[other] {""}
    }
    .about-join = {""}
    .about-none = {""}
MarginMade = Taktikslag: differensvärde { $margin }{ $perfect ->
        [true] , ett perfekt slag
       *[false] { $fumble ->
                [true] , fummel
               *[false] {""}
            }
    }.
PointRegained = En hjältepoäng återfås; nu { $left }.
PointOnValue = En hjältepoäng används på truppvärdet; { $left } kvar.
PointOnLife = En hjältepoäng används på befälhavarens liv; { $left } kvar.
FormationChanged = Styrkan hinner inta stridsformation.
FieldRound = Fältslagsrunda { $round }: taktikslaget är { $won ->
        [true] vunnet
       *[false] förlorat
    }. Det kostar { OVER($hundredths, 100) }{ REST($hundredths, 100) ->
        [0] {""}
       *[other] ,{ REST(OVER($hundredths, 10), 10) }{ REST($hundredths, 10) }
    } procent av truppvärdet; kvar: truppvärde { $value }, { $men ->
        [0] ingen
       *[other] { $men } man
    }.
LeaderFell = { $led ->
        [true] Härföraren har stupat
       *[false] En befälhavare har stupat
    }.
Wavers = Enhet { $unit }: { $elite ->
        [true] elitsoldaterna
       *[false] standardsoldaterna
    } vacklar.
Rallies = Enhet { $unit }: { $elite ->
        [true] elitsoldaterna
       *[false] standardsoldaterna
    } samlar sig.
UnitLeaves = Enhet { $unit } { $how ->
        [evaded] undviker striden
        [size] flyr för en styrka två snäpp större
        [star] drivs på flykten
        [panic] flyr i panik, mer än tre fjärdedelar förlorade
        [morale] flyr: ingens moral har hållit
        [await] retirerar: den är inte längre störst
        [order] retirerar på sin befälhavares order
        [followed] följer en enhet som har flytt
        [withdrawn] drar sig ur bakhållet
        [destroyed] dödas till sista man
        [wiped] har inga män kvar
       *[other] lämnar striden ({ $how })
    }.
NowhereToGo = Enhet { $unit } måste retirera och har ingenstans att ta vägen; den stannar, vacklande.

### vad en befälhavare tillfrågas om

Ask-LEADER = Vilken befälhavare leder?
Ask-POINT = Använda en hjältepoäng på rundans truppvärde?
Ask-DEATH = Din befälhavare skulle stupa. Rädda livet med en hjältepoäng?
Ask-FOLLOW = En enhet har flytt. Följer resten efter?
Ask-RETREAT = Strida vidare, eller lämna striden?
Ask-AMBUSH_ON = Bakhållet har slagit till. Strida vidare med den fjärdedel som slog till?
Word = { $what ->
        [yes] { $ask ->
                [POINT] Använd en hjältepoäng
                [DEATH] Rädda livet med en hjältepoäng
                [FOLLOW] Följ efter
                [AMBUSH_ON] Strid vidare
               *[other] Ja
            }
        [no] { $ask ->
                [POINT] Använd ingen
                [DEATH] Låt ödet råda
                [FOLLOW] Stanna
                [AMBUSH_ON] Dra er ur
               *[other] Nej
            }
        [stay] Strid vidare
        [all] Hela styrkan retirerar
        [unit] Bara enhet { $unit } retirerar
        [leader] Befälhavare { $unit }
       *[other] { $what }
    }
