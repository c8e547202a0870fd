# Vad som frågas, besvaras och avslås, och hur det slutar.

### före spelet

WhichHero = Vilken hjälte spelar du?
TakeHero = { FORM($hero, case: "card") }
TakeOwnHero = { $hero }: { card-agility } { $agility }, { card-armour } { $armour }, { card-strength } { $strength }, { card-psyche } { $psyche }, { card-body } { $body }; { $ability ->
        [wary] { ability-wary }
        [throwing_daggers] { ability-throwing_daggers }
        [spells] { ability-spells }
        [double_stride] { ability-double_stride }
        [strong_arm] { ability-strong_arm }
        [arrows] { ability-arrows }
        [shuriken] { ability-shuriken }
        [healer] { ability-healer }
        [lockpick] { ability-lockpick }
       *[none] { ability-none }
    }{ $charges ->
        [0] {""}
       *[other] {" "}({ $charges })
    }
WhichTower = I vilket tornrum börjar du? Var ute ur borgen igen innan solen har gått ner; skatten ligger i mitten.
StartIn = Tornrummet { $square }

### hjältens drag

Turn = { $state ->
        [turning_back] Du vänder om. Vad gör du mer?
        [rubble_entrance] Bråten ligger framför dig. Vad gör du?
        [rubble_stuck] Du sitter fast i bråten. Vad gör du?
        [webbed] Du hänger i nätet. Vad gör du?
        [at_exit] Du har flytt till en utgång. Vad gör du?
        [dragon_awake_inside] Draken är vaken, och den ser dig. Vad gör du?
        [catacombs] Det är mörkt i katakomberna. Vad gör du?
        [in_transit] Du är på väg till en annan plats. Använder du något innan du kommer fram?
        [outside] Du står utanför borgen. Vad gör du?
       *[other] Du har draget. Vad gör du?
    }
TurnAtDusk = Solen har { $left } steg kvar: den som är kvar i borgen vid solnedgången är förlorad. { Turn }
Wear = Rusta dig med { thing }{ $instead ->
        [none] {""}
       *[other] {" "}i stället för { FORM($instead, case: "thing") }
    }
TakeOff = Ta av dig { thing }
Drink = Drick ur { FORM($potion, case: "thing") }
DrinkFor = { Drink } { $heal ->
        [0] (ett slag: på 1 till 4 av 12 förlorar du 1 kroppspoäng, annars återfår du 5)
       *[other] (du återfår högst { $heal } kroppspoäng)
    }
PickUp = Plocka upp { thing }
Give = Ge { thing } till { $to }
AskFor = Be { $of } om { thing }
PlayCard = Spela { $card }{ $on ->
        [none] {""}
       *[other] {" "}mot { $on }
    }
Move = { $way ->
        [north] Gå norrut
        [east] Gå österut
        [south] Gå söderut
        [west] Gå västerut
        [out] Gå ut ur borgen
        [down] Gå ner i katakomberna
       *[other] Gå in i tornrummet { $way }
    }
WalkTo = Gå { to-to }, drag för drag
Walk = Gå { to-to }, drag för drag ({ $known ->
        [unknown] inte vänd än;{" "}
       *[known] {""}
    }{ $turns } drag)
GoStraight = Utforska vidare { FORM($way, case: "to") }, drag för drag, tills något händer
NameWall = Peka ut { FORM($way, case: "adj") } väggen som lönndörr
NameRightWall = Peka ut { FORM($way, case: "adj") } väggen som lönndörr och gå igenom: symbolen är den rätta
NameFalseWall = Peka ut { FORM($way, case: "adj") } väggen som lönndörr: symbolen är falsk, så det är bara en vägg (det kostar inget)
UseKey = Öppna { FORM($way, case: "adj") } dörren med { FORM($key, case: "thing") }
UseMasterKey = Öppna { FORM($way, case: "adj") } dörren med kortet { $card }
OpenBySpell = Öppna { FORM($way, case: "adj") } dörren med en besvärjelse
PickLock = Dyrka upp { FORM($way, case: "adj") } dörren
ForceDoor = Bryt upp { FORM($way, case: "adj") } dörren
Lift = Lyft { FORM($way, case: "adj") } fällgallret
Tested = { $act ->
        [PickLock] { PickLock }
        [ForceDoor] { ForceDoor }
       *[Lift] { Lift }
    } ({ $times ->
        [one] ett test
       *[other] { $times } test i rad
    }: { $factor } { $value })
GoAfter = Följ { $leader } under { FORM($way, case: "adj") } fällgallret
Blink = Ta ett blixtsprång till { $to }{ $by ->
        [blink] {" "}med din besvärjelse
       *[other] {" "}med { FORM($by, case: "thing") }
    }
Rest = Vila
RestFor = Vila: återfå så många kroppspoäng som soltärningen visar{ $bonus ->
        [0] , kanske inga
       *[other] {" "}och { $bonus } till
    }
Stay = Stanna där du är
Retire = Gå hem med det du har
AttackDragon = Hugg mot den sovande draken
FightDragon = Strid mot draken
FleeDragon = Fly från draken
ForceRubble = Forcera bråten
TurnBackFromRubble = Vänd om från bråten
LeaveRubble = Ta dig ur bråten { $way ->
        [down] nerför trappan
       *[other] { FORM($way, case: "to") }
    }{ $by ->
        [none] {""}
        [pick] {" "}och dyrka upp dörren där
        [force] {" "}och bryt upp dörren där
        [spell] {" "}och öppna dörren där med en besvärjelse
       *[other] {" "}och öppna dörren där med { FORM($by, case: "thing") }
    }
ForceWeb = Forcera nätet
GetLoose = Ta dig bara loss
RollForStairs = { $times ->
        [1] Leta efter en trappa i mörkret en gång (11 och 12 skadar)
       *[other] Leta efter en trappa i mörkret, upp till { $times } gånger (varje 11 och 12 skadar)
    }
KeepTrying = { $what ->
        [lift] Lyft { FORM($way, case: "adj") } fällgallret, drag för drag, tills det lyckas eller något händer
        [pick] Dyrka upp { FORM($way, case: "adj") } dörren, drag för drag, tills det lyckas eller något händer
        [force] Bryt upp { FORM($way, case: "adj") } dörren, drag för drag, tills det lyckas eller något händer
        [rubble] Ta dig ur bråten { $way ->
                [down] nerför trappan
               *[other] { FORM($way, case: "to") }
            }, drag för drag, tills det lyckas eller något händer
        [web] Forcera nätet, drag för drag, tills det lyckas eller något händer
        [loose] Ta dig bara loss, drag för drag, tills det lyckas eller något händer
        [stairs] Leta efter en trappa i mörkret, drag för drag, tills du kommer upp eller skadas
       *[rest] Vila, drag för drag, tills du är frisk eller något händer
    }
StayForCard = Stanna här och ta ett skattkammarkort
FleeWithAll = Fly från draken med alla dina skattkammarkort
GoHome = Gå hem med det du har, drag för drag, ut ur borgen för gott

### på vägen

GoOn = Du är { at-square }. Går du vidare?
LeaveDoor = Lämnar du { FORM($way, case: "adj") } dörren i { $square } öppen?
LeaveOpen = Lämna den öppen
LockAgain = Lås den
LayTile = { $square } vänds upp: { $tile }; vänster, höger och bakom gäller för den som kommer in över instegspunkten. Åt vilket håll lägger du instegspunkten?
Lay = { $entry ->
        [north] Norrut
        [east] Österut
        [south] Söderut
       *[west] Västerut
    }
AtAbyss = En avgrund gapar i { $square }. Vad gör du?
Leap = Hoppa över avgrunden
Drop = Ta dig ner i katakomberna
RollAgain = Du slog { $rolled } och misslyckades. Tar du { thing } till hjälp och slår om?
UseRope = Slå om
LetItStand = Låt slaget gälla
AtBridge = En spång leder över djupet i { $square }. Vad gör du?
Cross = Balansera över
Decline = Avstå; gå tillbaka nästa drag
NextTreasure = Vilken skatt slår du för härnäst?
RollFor = { thing }
LoseWhich = { $more ->
        [0] Du har nämnt allt som går förlorat.
       *[other] { $why ->
                [bridge] Vad faller från spången
               *[room] Vad förlorar du
            }? { $more ->
                [one] Nämn en skatt
               *[other] Nämn { $more } skatter, en i taget
            }.
    }
Lose = { thing }
AfterBridge = { FORM($fallen, case: "thing") } har fallit. Hoppar du efter?
JumpAfter = Hoppa efter
LetThemFall = Låt det fara
AtThreshold = Du står framför skattkammaren. Går du in?
GoIn = Gå in och säg där om du tar ett skattkammarkort
GoInForCard = Gå in och ta ett skattkammarkort
StepBack = Gå tillbaka nästa drag
Numbering = { $who } flyr dit slumpen vill. { $given-count ->
        [0] Vilken väg är nummer 1?
       *[other] Hittills numrerade: { $given }. Vilken väg är nästa?
    }
    .given = { $it ->
        [out] ut ur borgen
        [down] nerför trappan
       *[other] { FORM($it, case: "to") }
    }
Number = { $way ->
        [north] Norrut
        [east] Österut
        [south] Söderut
        [west] Västerut
        [out] Ut ur borgen
        [down] Nerför trappan
       *[other] Tornrummet { $way }
    }
Suffer = Soltärningen skulle kosta dig { $loss ->
        [0] inget
       *[other] { $loss } kroppspoäng
    }. Värjer du dig?
Ward = Värj dig
Bear = Ta skadan
ByHand = Det här utför ni själva vid bordet: ”{ $text }” Vad ledde det till?

### möten

Meeting = Du möter { $monsters }. Vad gör du?
MeetingFoes = Du möter { $monsters }. Vad gör du?
Foe = { $monster } ({ card-agility } { $agility }, { card-armour } { $armour }, { card-strength } { $strength }, { card-psyche } { $psyche })
Attack = Anfall
Wait = Avvakta
TurnBack = Vänd om
AgainstMonster = Uttala { $card } mot { $monster }
AnotherCard = { $monster } vill strida. Ska ett nytt kort dras, med skuggans ring?
DrawAnother = Dra ett nytt kort
LeaveIt = Låt det vara
WhoFirst = Vilket monster först?
First = { $monster }

### strid

WhoFights = Vem strider mot { $against }?
Myself = Strid själv
Champion = Låt { $companion } strida i ditt ställe
Beside = Strid tillsammans med { $companion }
BeforeFight = Före första stridsomgången: vad använder du?
Throw = { $missile ->
        [daggers] Kasta en dolk
        [arrows] Skjut en pil
       *[shuriken] Kasta en shuriken
    } mot { $at }
FireBolt = Slunga en eldstråle mot { $at }
Enough = Gå vidare
BetweenRounds = Efter { $round ->
        [0] ingen stridsomgång
        [one] 1 stridsomgång
       *[other] { $round } stridsomgångar
    }: vad gör du?
FightOn = Strid vidare
FightOnUnhurt = Strid vidare, utan fler frågor tills du skadas igen
Yield = Ge dig
FleeBy = Du kommer undan. Vilken väg tar du?
OfferCard = { $when ->
        [dragon_draw] Ett drakkort ska dras.
        [fight] Stridsomgången är över.
        [fight_start] En strid ska börja.
        [end_of_round] Soltärningen är slagen.
       *[other] Nu är rätta stunden.
    } Spelar du ett kort?

### skattkammaren och draken

DrawTreasure = Tar du ett skattkammarkort?{ $more ->
        [0] {""}
        [1] {""}
       *[other] {" "}Du får ta upp till { $more }.
    }
TakeCard = Ta ett
NoCard = Ta inget
ThrowAway = Slänger du några skattkammarkort innan du flyr?{ $thrown-count ->
        [0] {""}
       *[other] {" "}Hittills: { $thrown-count } kort.
    }
Away = Släng { $card }
NoMore = Fly med det du bär
StrikeFirst = Hugger du mot den sovande draken innan du drar?
LetItSleep = Låt den sova
FightAtOnce = Draken är vaken. Strider du mot den genast?
LeaveBy = Vilken väg tar du?{ $must ->
        [true] {""}
       *[false] {" "}Du får också stanna.
    }

### monsterspelare

MonsterTurn = Vilket monster flyttar du, och vart?
MoveMonster = { $monster }: { $way ->
        [down] nerför trappan
        [out] ut ur borgen
       *[other] { FORM($way, case: "to") }
    }{ $by ->
        [pick] , genom att dyrka upp låset
        [force] , genom att bryta upp dörren
        [lift] , genom att lyfta fällgallret
       *[none] {""}
    }
BringUp = { $monster }: upp ur katakomberna i { $square }
NoMove = Flytta inget
MonsterGoesOn = { $monster } är i en korridor. Vidare?
SpiderStep = Vart kryper { $spider }? { $left ->
        [0] Inga steg är kvar.
        [one] 1 steg är kvar.
       *[other] { START($left) } steg är kvar.
    }
Step = { $way ->
        [north] Norrut
        [east] Österut
        [south] Söderut
       *[west] Västerut
    }

### att ge

Gift = { $wanted ->
        [true] { $other } ber dig om { thing }. Säger du ja?
       *[false] { $other } erbjuder dig { thing }. Säger du ja?
    }
Agree = Ja
Refuse = Nej
LastCall = Ditt drag är slut och du är skadad. Dricker du något?
LastCallAt = Ditt drag är slut, och du har { $body } av { $most } kroppspoäng. Dricker du något?

### flera hjältar

FollowHim = { $leader } går { to-to }. Följer du med?
Follow = Följ med
StayBehind = Stanna kvar
Find = Ett fynd: { what-found }. Vill du ha det? Alla svarar i hemlighet.
Claim = Gör anspråk på det
Waive = Låt de andra ta det
Dispute = { $claimants } vill alla ha { what-found }. Hur ska det avgöras?
AcceptDice = Med tärning
InsistOnFight = Med strid
RefuseDice = Inte alls; låt det ligga
TakePart = { $monsters-count ->
        [0] Det blir strid mellan { $heroes }
       *[other] { $heroes } möter { $monsters }
    } där du är. Deltar du?
JoinIn = { $side ->
        [none] Delta
       *[other] Delta på samma sida som { $side }
    }
StayOut = Håll dig utanför
EventTurn = Anfaller du en annan hjälte?
AttackHero = Anfall { $hero }
LetItCount = Låt den gälla
Spoil = { $of } har gett sig. Vad tar du?
TakeThing = Ta { thing }
TakeNothing = Ta inget

### slutet

Outcome = Spelomgång { $round }: { $why ->
        [sunset] solen har gått ner
        [no-way-up] ingen kan komma upp igen
       *[nobody-left] ingen är kvar som kan fortsätta
    }. { $winners-count ->
        [0] Ingen har vunnit: borgen behåller sitt
        [one] { START($winners) } har vunnit
       *[other] { START($winners) } har vunnit tillsammans
    }. Utburet ur borgen: { $gold }.
    .gold = { $key } { $value } guldmynt
    .gold-none = inget

### avslag

note-too-long = Det är mer än { $most } tecken
    .try = Säg det kortare.
not-below = Du är inte i katakomberna
    .try = Välj något som går att göra där du är.
no-stairs-known = Ingen trappa är känd ännu, så inget slag kan ta dig upp
    .try = Vänta tills någon har vänt upp en.
no-fights-between-heroes = Vid det här bordet strider hjältar inte mot varandra
    .try = Anfall monstren i stället.
only-in-the-event-phase = Hjältar anfaller varandra först i händelsefasen, när alla har gått
    .try = Vänta på händelsefasen.
nobody-to-fight = { $hero } är inte i borgen och kan inte anfallas
    .try = Välj någon som är där.
not-in-the-same-place = { $hero } är inte där du är
    .try = Gå dit först.
attacked-already = Du har redan anfallit den här spelomgången
    .try = Vänta till nästa.
no-rest-below = Ingen får vila i katakomberna
    .try = Hitta en trappa först.
struggling-is-no-rest = Den som sliter i ett nät eller i bråte vilar inte
    .try = Ta dig fri först.
not-free = Du kan inte vila nu
    .try = Gör först det som håller dig här.
not-injured = Du är inte skadad: du har alla dina { $body } kroppspoäng
    .try = Gör något annat.
locked-door = { FORM($way, case: "adj") } dörren är låst
    .try = Öppna den med en nyckel, dyrka upp den eller bryt upp den.
portcullis-down = { FORM($way, case: "adj") } fällgallret är nere
    .try = Lyft det.
wall = I { $way } är det vägg
    .try = Gå en annan väg.
name-the-wall = Ingen har funnit någon dörr i { FORM($way, case: "adj") } väggen
    .try = Peka ut den som lönndörr, om den har rätt symbol.
has-no-spells = { $hero } kan inga besvärjelser
    .try = Gör det för hand.
cast-already = Besvärjelsen { $spell } är redan uttalad, och var och en räcker en gång
    .try = Välj en annan.
nothing-lies-here = Här ligger inget
    .try = Leta på ett annat ställe.
a-monster-is-here = { $monster } är här, och inför dess ögon plockar du inte upp något
    .try = Bli av med monstret först.
not-inside = Du står på tröskeln, inte innanför
    .try = Gå in först.
no-trading-in-this-game = Vid det här bordet ger ingen något till någon
    .try = Behåll det, eller låt det ligga.
one-is-on-the-threshold = Du eller { $hero } står på skattkammarens tröskel, inte innanför
    .try = Vänta tills båda är innanför eller båda utanför.
not-in-an-encounter = Mitt i ett möte ges inget bort
    .try = Vänta tills mötet är över.
cannot-be-given-away = { thing } går inte att ge bort
    .try = Ge något annat.
handled-this-turn = Du har redan haft { thing } i händerna det här draget
    .try = Vänta till ditt nästa drag.
not-worn = Du bär inte { thing }
    .try = Välj något du bär.
cannot-be-taken-off = { thing } går inte att ta av
    .try = Bara en förlust befriar dig från sådant.
needs-no-slot = { thing } är inget man rustar sig med
    .try = Det hjälper dig som det är.
worn-already = Du bär redan { thing }
    .try = Välj något du inte bär.
slot-is-full = Du har inte plats att bära { thing } också
    .try = Byt ut något du bär.
slot-is-free = För { thing } behöver du inte ta av dig något
    .try = Rusta dig bara med det.
