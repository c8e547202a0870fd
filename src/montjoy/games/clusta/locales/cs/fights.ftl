# Bitvy, jak je vidí vlastní velitel, a na co je v nich tázán.

Rolled = Kostka{ $about } ukazuje { $faces }{ $how ->
        [typed] , zapsáno
        [set] , určil rozhodčí
       *[none] {""}
    }.
    .faces = { $it }
    .faces-join = {" "}
    .faces-none = –
    .about = { $nth ->
        [1] { $it ->
                [0] {""}
                [1] {""}
               *[other] {" "}({ $it })
            }
       *[other] {""}
    }
    .about-join = {""}
    .about-none = {""}
MarginMade = Hod na taktiku: míra úspěchu { $margin }{ $perfect ->
        [true] , dokonalý hod
       *[false] { $fumble ->
                [true] , fiasko
               *[false] {""}
            }
    }.
PointRegained = Hrdinský bod se vrací; nyní { $left }.
PointOnValue = Hrdinský bod jde na hodnotu vojska; zbývá { $left }.
PointOnLife = Hrdinský bod jde na život velitele; zbývá { $left }.
FormationChanged = Oddíl se stačí přeskupit do bojové formace.
FieldRound = Kolo bitvy { $round }: v taktice { $won ->
        [true] vítězíte
       *[false] prohráváte
    }. Ztrácíte { OVER($hundredths, 100) }{ REST($hundredths, 100) ->
        [0] {""}
       *[other] ,{ REST(OVER($hundredths, 10), 10) }{ REST($hundredths, 10) }
    } % hodnoty vojska; zbývá: hodnota vojska { $value }, { $men ->
        [0] nikdo
        [one] 1 muž
        [few] { $men } muži
       *[other] { $men } mužů
    }.
LeaderFell = { $led ->
        [true] Vůdce oddílu padl
       *[false] Padl velitel
    }.
Wavers = Jednotka { $unit }: { $elite ->
        [true] elitní vojáci
       *[false] řadoví vojáci
    } kolísají.
Rallies = Jednotka { $unit }: { $elite ->
        [true] elitní vojáci
       *[false] řadoví vojáci
    } se vzchopili.
UnitLeaves = Jednotka { $unit } { $how ->
        [evaded] se bitvě vyhýbá
        [size] prchá před oddílem o dva stupně větším
        [star] je zahnána
        [panic] prchá v panice, ztracené jsou víc než tři čtvrtiny
        [morale] prchá: ničí morálka nevydržela
        [await] ustupuje: už není větší
        [order] ustupuje na rozkaz svého velitele
        [followed] jde za jednotkou, která uprchla
        [withdrawn] se stahuje ze zálohy
        [destroyed] je pobita do posledního muže
        [wiped] nemá už žádné muže
       *[other] opouští bitvu ({ $how })
    }.
NowhereToGo = Jednotka { $unit } musí ustoupit a nemá kam; zůstává a kolísá.

### na co je velitel tázán

Ask-LEADER = Který velitel vede?
Ask-POINT = Dát hrdinský bod na hodnotu vojska v tomto kole?
Ask-DEATH = Váš velitel by padl. Dát hrdinský bod na jeho život?
Ask-FOLLOW = Jednotka uprchla. Jde zbytek za ní?
Ask-RETREAT = Bojovat dál, nebo bitvu opustit?
Ask-AMBUSH_ON = Záloha udeřila. Bojovat dál s tou čtvrtinou, která udeřila?
Word = { $what ->
        [yes] { $ask ->
                [POINT] Dát hrdinský bod
                [DEATH] Dát hrdinský bod na jeho život
                [FOLLOW] Jít za ní
                [AMBUSH_ON] Bojovat dál
               *[other] Ano
            }
        [no] { $ask ->
                [POINT] Nedat žádný
                [DEATH] Ať rozhodne osud
                [FOLLOW] Zůstat
                [AMBUSH_ON] Stáhnout se
               *[other] Ne
            }
        [stay] Bojovat dál
        [all] Ustoupí celý oddíl
        [unit] Ustoupí jen jednotka { $unit }
        [leader] Velitel { $unit }
       *[other] { $what }
    }
