# Slaget om Clusta Noba på svenska.  Hur meddelandena heter: montjoy/words/__init__.py.

### hjälp

when = { OVER($at, 48) ->
        [-1] före dag 0
       *[other] dag { OVER($at, 48) }, { OVER(REST($at, 48), 24) ->
                [0] runda { OVER(REST($at, 48), 4, plus: 1) }
               *[other] nattrunda { OVER(REST($at, 24), 8, plus: 1) }
            }
    }
slot-of = { $slot ->
        [0] morgon
        [7] nattrunda 1
        [8] nattrunda 2
        [9] nattrunda 3
       *[other] runda { $slot }
    }
at-hex = { $hex ->
        [none] {""}
       *[other] {" "}i { $hex }
    }

### kalendern

DayBegins = Dag { $day } börjar.
RoundBegins = Dag { $day }, { slot-of }.
Ends = Konfluxen var i { $hex }; { $winner ->
        [none] ingen har vunnit den
       *[other] { $winner } håller den{ $margin ->
                [marginal] , om än bara genom männen i närheten
               *[other] {""}
            }
    }.
BoardShown = Dag { $day }, { slot-of }, på brädet: { $pieces }.
    .pieces = { FORM(PART($it, 2, of: 3), case: "gen") } { FORM(PART($it, 3, of: 3)) } i { PART($it, 1, of: 3) }
    .pieces-none = ingen
    .pieces-join = {"; "}
Consulted = Dag { $day }, { slot-of }: rundan väntar på ett beslut. Den som ska fatta det ser frågan; ingen annan får veta vem det är.

### egna order

SheetSent = { $at_once ->
        [true] Order som gäller genast
       *[false] En kurir ger sig av med order
    }: { $text }
SheetSent-within = { $at_once ->
        [true] genast
       *[false] med kurir
    }: { $text }.
SheetsSent = Order går ut: { $sheets }
    .sheets = { FORM($it, case: "within") }
    .sheets-join = {" "}
Undelivered = Det här kunde inte utföras: { $what }. { why-not-done }.
why-not-done = { $reason ->
        [nobody-of-that-name] Det finns ingen med det namnet
        [not-here] Alla som det gäller är inte här
        [too-many-units] Det finns inga fler nummer för enheter
        [groups-are-never-split] De dödas grupper delas aldrig
        [groups-are-never-merged] De dödas grupper slås aldrig ihop
        [not-so-many-men] Så många män finns inte
        [ten-at-least] Varje del behöver minst tio man
        [no-reorganisation] Vid det här bordet delas och slås inga enheter ihop
        [neither-camp-nor-commander] Där finns varken läger eller befälhavare
        [in-battle] Enheten är i strid
        [not-in-one-hex] De är inte i samma hexruta
        [not-of-one-nation] De hör inte till samma nation
        [more-than-500-men] Tillsammans skulle de vara fler än 500 man
        [with-itself] En enhet kan inte slås ihop med sig själv
        [not-a-spy-here] Här finns ingen spion som kan bära det
        [too-late] Det är för sent för det
        [never-alone] En sådan specialist ger sig aldrig ut ensam
        [no-such-side] Den sidan finns inte
        [nobody-to-write] Det finns ingen att skriva till
        [no-hero-point] Befälhavaren har ingen hjältepoäng kvar
        [nowhere-to-order-from] Det finns ingen som kan ge order
        [not-a-commander-of-yours] Det är ingen av dina befälhavare
        [no-room] Det finns ingen plats på skeppet
        [not-at-sea] Den hexrutan är inte hav
        [no-ships] Sidan har inga skepp
        [nobody-of-yours] Det är ingen av dina
        [no-such-ship] Det skeppet finns inte
        [neither-ship-nor-unit] Det är varken ett skepp eller en enhet
       *[other] { START($reason) }
    }
DeedJudged = { $granted ->
        [true] { $commander } utför sitt hjältedåd; det kostar en hjältepoäng
       *[false] Spelledaren medger inte { $commander } hjältedådet
    }.
WordNeeded = { $ask ->
        [Met] Din styrka möter en fiende
        [Challenged] En fiende närmar sig
        [AfterWin] Fienden är borta
        [Pursue] Fienden har dragit sig tillbaka
        [AMBUSH_ON] Bakhållet har slagit till
        [Fronts] Flera fiender på en gång
        [LeadFront] Flera fiender på en gång
        [TakenCamp] Ett fientligt läger är taget
        [LEADER] Striden behöver en ledare
        [POINT] Ett taktikslag ska slås
        [DEATH] Din befälhavare svävar i livsfara
        [FOLLOW] En enhet har flytt
        [RETREAT] Striden kan lämnas
       *[other] { $ask }
    }{ word-where }{ $enemy ->
        [none] {""}
       *[other] { word-whom }{ $enemy }
    }{ $men ->
        [-1] {""}
        [0] , knappt en man
       *[other] , omkring { $men } man
    }{ word-since }. Ett besked behövs genast.
word-where = { $ask ->
        [AfterWin] {" "}från { $hex }
        [Pursue] {" "}från { $hex }
        [LEADER] { word-own }
        [POINT] { word-own }
        [DEATH] { word-own }
        [FOLLOW] { word-own }
        [RETREAT] { word-own }
        [AMBUSH_ON] { word-own }
       *[other] { at-hex }
    }
word-since = { $men ->
        [-1] {""}
       *[other] { $ask ->
                [POINT] {" när det började"}
                [DEATH] {" när det började"}
                [FOLLOW] {" när det började"}
                [RETREAT] {" när det började"}
                [AMBUSH_ON] {" när det började"}
               *[other] {""}
            }
    }
word-own = { $hex ->
        [none] {""}
       *[other] ; din styrka står i { $hex }
    }
word-whom = { $ask ->
        [LEADER] {", mot "}
        [POINT] {", mot "}
        [DEATH] {", mot "}
        [FOLLOW] {", mot "}
        [RETREAT] {", mot "}
        [AMBUSH_ON] {", mot "}
       *[other] {": "}
    }

### spelledarens bord

PartyMet = { $what ->
        [patrol] I { $where } stöter rollpersonerna på en patrull från { $side }: { $soldiers ->
                [one] 1 soldat
               *[other] { $soldiers } soldater
            }{ $officers ->
                [0] {""}
               *[other] {" "}och { $officers } officer
            }
       *[other] I { $where } stöter rollpersonerna på { FORM($side, case: "gen") } huvudstyrka
    } ({ terrain-of }).
terrain-of = { $terrain ->
        [open] öppen terräng
        [pine_forest] tallskog
        [white_forest] vitskog
        [buildings] bebyggelse
        [sea] hav
       *[other] { $terrain }
    }
PartyUnseen = Rollpersonerna passerar{ at-hex } obemärkta.
kind-of = { $kind ->
        [arrival] en flotta anländer
        [pcs_at] rollpersonerna kommer förbi
        [pcs_in_battle] rollpersonerna deltar i striden
        [stonefather_planted] Store Stenfar planteras
        [bridge_complete] stenbron är färdig
        [marjura_moves] Crurernas förstärkningar seglar ut
        [arn_arrives] Arn Dunkelbrink anländer
        [alliance_made] ransarderna och Shagul blir förbundna
        [alliance_broken] ransarderna och Shagul är inte längre förbundna
        [excess] ett tillfälle till övergrepp
        [barbarians] skepp med mänskliga förstärkningar anländer
       *[other] { $kind }
    }
Happened = Det inträffar: { kind-of }{ at-hex }{ $reason ->
        [none] {""}
        [planted] . Men Stenfar är redan planterad
        [no-land] . Men det är inte land
        [camp] . Men där ligger ett läger
        [troops] . Men där står trupper
        [no-such-unit] . Men den enheten finns inte
       *[other] . Men: { $reason }
    }.
IdlePiece = { $who }{ at-hex } är utan order sedan i går.
CourierStuck = { $courier }{ at-hex } har varit på väg till { $to } i mer än ett dygn.
SheetLapses = Inget står på bladet till { $who } för i morgon.
PlayerSilent = { $side } har inte fyllt i något på { $days ->
        [one] 1 morgon
       *[other] { $days } morgnar
    }.
DraftWaits = Rapport { $number } till { $side }: strid{ at-hex }. Fienden: { $enemy_men } man, förluster { $enemy_lost }; egna förluster { $own_lost }.
FutureEvent = { $number }. Dag { $day }, { slot-of }: { kind-of }{ at-hex }.
GoesNoFurther = { $who } kommer inte längre{ at-hex }: { $why ->
        [captured] tillfångatagen av { $by }
        [killed] dödad av { $by }
        [dead] död
        [unread] ingen finns kvar som kan läsa det brev som bärs
       *[other] { $why }
    }.

### slutet

Outcome = { $why ->
        [conflux] { $winner ->
                [none] Konfluxen har kommit, och ingen håller den
               *[other] Konfluxen har kommit, och { $winner } håller den: { $margin ->
                        [decisive] en avgörande seger
                       *[other] en knapp seger
                    }
            }
        [alone] Bara { $winner } är kvar på ön: en avgörande seger
       *[other] Konfluxen har kommit; vem som har vunnit avgör spelledaren
    }.
