# מה שמסופר, נשאל, נענה ומסורב במערכה של שש המעצמות, נוסף על מה שבכל מערכה.

### סבבים וצדדים

RoundBegun = סבב { $round } מתחיל. הסדר: { $order }. ההשפעה שמביאה ניצחון: { $need }.
    .order = { $it }
    .order-join = {", ואז "}
NeedFell = גופתו של רוברט בבית: מעכשיו { $need ->
        [one] נקודת השפעה אחת מביאה ניצחון
        [two] שתי נקודות השפעה מביאות ניצחון
       *[other] { $need } נקודות השפעה מביאות ניצחון
    }.
KardomJoined = הצטרפות לליגה: { $faction }{ $why ->
        [attacked] , אחרי התקפה
        [kin] , כי גרצויה הרגה אציל של השכן
        [gracuja] , כי גרצויה הצטרפה לאימפריה
        [card] , כי המלחמה הוכרזה
       *[time] {""}
    }.
SideChosen = { $side ->
        [empire] { $faction }: הצטרפות לאימפריה, לתמיד
        [league] { $faction }: הצטרפות לליגה, לתמיד
       *[neutral] { $faction }: עדיין בלי צד
    }.
HeadDrawn = ראש { $faction } הוא עכשיו { $head }: { head-ability }.
head-ability = { $ability ->
        [field_dice] קובייה נוספת בקרבות שדה של יחידות הבית
        [storm_dice] קובייה נוספת בהסתערויות של הבית
        [wall_dice] קובייה נוספת לנצורים כשיחידות הבית בפנים
        [banner_size] לדגל שלו מותר לצעוד עם שתי יחידות נוספות
        [limit] מותר להשתמש בתור במשאב אחד נוסף
        [income] משאב אחד לאוצר בתחילת כל תור
        [cheap_generals] גנרל עולה משאב אחד פחות
       *[steps] משאב קונה לדגל שלו צעד נוסף
    }
HeadPaid = { $faction }: תוספת לאוצר מידי הראש: { $amount ->
        [one] משאב אחד
        [two] שני משאבים
       *[other] { $amount } משאבים
    }.
ShadowCalled = { $faction }: צל נקרא במחוז { $at }, { $banner }.

### השפעה וגופתו של רוברט

InfluenceGained = { $faction }: { $points ->
        [one] נקודת השפעה אחת
        [two] שתי נקודות השפעה
       *[other] { $points } נקודות השפעה
    } { $why ->
        [battle] על ניצחון בקרב
        [imperial-battle] במשרת מפקד הצבאות, על ניצחון בקרב של יחידות האימפריה
        [capture] על כיבוש
        [imperial-capture] במשרת מפקד הצבאות, על כיבוש של צבאות האימפריה
        [founded] על ייסוד עיר
        [independence] על העצמאות
        [festival] על המתנה הגדולה ביותר לחג הכנסייה
        [imperial-founded] במשרת הקרד, על עיר חדשה של האימפריה
        [united] במשרת הקרד, על אחדות האימפריה
        [church] במשרת הסרמו, על ערי הכנסייה
        [treasury] במשרת הגזבר, על 10 משאבים או יותר באוצר האימפריה
       *[look] במשרת האומברו, על הצצה לקופה של צד אחר
    }; עכשיו נחשבות { $total }.
BodyArrived = גופתו של רוברט בבית, במחוז { $at }; לגנרלים שנשאו אותה מותר להיפרד.
BodySeized = { $faction ->
        [none] גופתו של רוברט מוטלת במחוז { $at }, ואיש לא לקח אותה
       *[other] גופתו של רוברט נלקחה במחוז { $at } בידי { $faction }
    }.
BodyTaken = גופתו של רוברט במחוז { $at } נישאת עכשיו בדגל { $banner } של { $faction }.

### שלום ומלחמה

WarDeclared = הכרזת מלחמה: { $faction } נגד { $other }.
PeaceMade = שלום בין { $faction } ובין { $other }.
PeaceRefused = הצעת שלום של { $faction }, והתשובה של { $other } שלילית.
Seceded = { $faction }: פרישה מן האימפריה לתמיד; שריפה מן האוצר: { price }.
Sided = { $along ->
        [true] { $faction }: לצד { $other }
       *[false] { $faction }: לצד האימפריה, נגד { $other }
    }.
TroopsSeceded = מעבר { at-place } מן האימפריה אל { $faction }: { PIECES($number, $kind) }.
ChurchTownKept = { place }: עד כה של הכנסייה, מעכשיו של { $faction }.

### משרות

ExtraTaxRaised = { $faction }, במשרת הקרד: מס מיוחד; ערי האימפריה משלמות { $amount ->
        [0] אפס משאבים
        [one] משאב אחד
        [two] שני משאבים
       *[other] { $amount } משאבים
    }.
Unrest = מהומות { at-place }: האבדות של { $faction }: { PIECES($number, $kind, case: "acc") }.
PlaceOwnerless = { place }: עכשיו בלי בעלים, לא עוד של { $owner }.
TownGiven = { $kind ->
        [church] { place }, עד כה של { $faction }: עכשיו עיר של הכנסייה, בניהול { $other }
       *[manorial] { $faction }: { place } עכשיו של { $other }
    }.
purse-of-another = { $purse-kind ->
        [faction] לאוצר של { $purse }
       *[other] לתיבה של { $purse }, של { $owner }
    }
PurseLookedAt = { $faction }, במשרת האומברו: הצצה { purse-of-another }.
PurseSeen = הצצת { purse-of-another }, ויש שם { $amount ->
        [0] אפס משאבים
        [one] משאב אחד
        [two] שני משאבים
       *[other] { $amount } משאבים
    }.
FestivalAnnounced = { $faction }: הכרזה על חג של הכנסייה במחוז { $at }. המחיר: { price }.
GiftsCollected = כל המתנות לעיר הכנסייה במחוז { $at }: { $amount ->
        [0] אפס משאבים
        [one] משאב אחד
        [two] שני משאבים
       *[other] { $amount } משאבים
    }.
GiftGiven = נתת לעיר הכנסייה במחוז { $at } { $amount ->
        [0] אפס משאבים
        [one] משאב אחד
        [two] שני משאבים
       *[other] { $amount } משאבים
    }.
FestivalPrize = { $faction ->
        [none] אין בית שנתן לעיר הכנסייה במחוז { $at } יותר מכל האחרים
       *[other] המתנה הגדולה ביותר לעיר הכנסייה במחוז { $at } היא של { $faction }
    }.

### בחירות

ElectionCalled = הסבב הבא מתחיל בבחירות{ $why ->
        [arrival] , כי גופתו של רוברט בבית
        [kard-dead] , כי אין עוד קרד
        [gracuja] , כי גרצויה הצטרפה לאימפריה
        [head-dead] , כי משרה התפנתה
       *[secession] , כי בית פרש מן האימפריה
    }: { $offices }.
Candidacies = המשרה { $office }: { $factions-count ->
        [0] אין מועמדים
       *[other] מועמדות של { $factions }
    }.
VotesCast = המשרה { $office }, הצבעה של { $faction } בעד { $candidate }: { $votes ->
        [0] אפס קולות
        [one] קול אחד
        [two] שני קולות
       *[other] { $votes } קולות
    }.
Elected = המשרה { $office }: { $faction ->
        [none] עכשיו אינה של אף אחד
       *[other] עכשיו של { $faction }{ $votes ->
            [0] {""}
            [one] , בקול אחד
            [two] , בשני קולות
           *[other] , ב-{ $votes } קולות
        }
    }.

### קלפים

CardTurned = { $deck ->
        [weather] מזג האוויר
       *[politics] פוליטיקה
    }: { $card }.{ $card ->
        [rich_harvest] {" "}בסבב הזה כל עיר שמשלמת מס נותנת משאב נוסף.
        [drought] {" "}בסבב הזה כל סיעה מקבלת מחצית מן המס שלה, בעיגול למעלה.
        [hard_frost] {" "}בסבב הזה משאב קונה צעד אחד פחות, אבל לפחות צעד אחד.
        [deep_mud] {" "}בסבב הזה כל גבול ארוך יותר בצעד אחד.
        [camp_fever] {" "}כל צבא של יותר מחמש יחידות בשטח הפתוח מאבד יחידה אחת.
        [strzegom_fire] {" "}אם סטשגום של האימפריה, מופיע שם לגיון להבות, אם נותר אחד. הקלף יוצא מן המשחק.
        [declaration_of_war] {" "}אמורה וטרגיה מצטרפות לליגה. הקלף יוצא מן המשחק.
        [temple_in_gracuja] {" "}אם אין לגרצויה צד ואין לה עיר של בית מבתי רודרן, מותר לה לשלם 5 משאבים ולהצטרף לאימפריה. הקלף יוצא מן המשחק.
        [truce_of_the_fairs] {" "}בסבב הזה אין פותחים במצור.
        [call_to_arms] {" "}כל בית וכל קרדום של הליגה מקבל חייל רגלים אחד במושבו, אם המושב בידו ואינו נצור.
        [mutiny] {" "}המקום של האימפריה שבו הכי מעט יחידות מאבד יחידה אחת; מקום בלי יחידות נשאר בלי בעלים.
        [rich_merchants] {" "}מי שהמקומות שלו הם המעטים ביותר מקבל 3 משאבים.
        [spies_everywhere] {" "}כולם רואים פעם אחת את כל התיבות.
        [mild_year] {" "}שום דבר אינו קורה.
        [quiet_months] {" "}שום דבר אינו קורה.
       *[other] {""}
    }
CardsReshuffled = { $deck ->
        [weather] קלפי מזג האוויר מעורבבים שוב
       *[politics] הקלפים הפוליטיים מעורבבים שוב
    }.
CardPaid = { $faction }: תוספת מן הקלף, לאוצר: { $amount ->
        [one] משאב אחד
        [two] שני משאבים
       *[other] { $amount } משאבים
    }.
CardUnits = { $faction }: תוספת מן הקלף, { at-place }: { PIECES($number, $kind) }.
CardLoss = האבדות של { $body } בגלל הקלף: { PIECES($number, $kind, case: "acc") }.
ChestsShown = כולם רואים את התיבות: { $chests }.
    .chests = אצל { $key } { $value }
    .chests-none = אין תיבות

### פעולות

MarchBody = לצעוד עם גופתו של רוברט אל מחוז { $to } ({ $price ->
        [0] חינם, נותרו צעדים
       *[other] { price }
    }{ $dying ->
        [0] {""}
        [one] ; יחידה אחת תמות במקום מה שאין מי שישלם
        [two] ; שתי יחידות ימותו במקום מה שאין מי שישלם
       *[other] ; { $dying } יחידות ימותו במקום מה שאין מי שישלם
    })
RaiseExtraTax = לגבות, במשרת הקרד, מס מיוחד מערי האימפריה
GiveTown = לתת, במשרת הקרד, את { place } אל { $to }
GiveToChurch = לתת את { place } לכנסייה
LookInto = להציץ, במשרת האומברו, { $purse-kind ->
        [faction] לאוצר של { $purse }
       *[other] לתיבה של { $purse }
    }
DeclareWar = להכריז מלחמה על { $other }
OfferPeace = להציע שלום אל { $other }
Secede = לפרוש מן האימפריה לתמיד ({ price })
HoldFestival = להכריז על חג של הכנסייה במחוז { $at } ({ price })

### שאלות ותשובות

ChooseSide = להצטרף עכשיו לאחד הצדדים? הבחירה סופית.
JoinEmpire = להצטרף לאימפריה לתמיד
JoinLeague = להצטרף לליגה לתמיד
StayNeutral = להישאר בלי צד
PeaceOffered = הצעת שלום של { $by }. לעשות שלום?
MakePeace = לעשות שלום
StayAtWar = להישאר במלחמה
WhomToSideWith = פרישה מן האימפריה: { $house }. לצד מי לעמוד?
GoAlong = לעמוד לצד הבית הפורש
StandByEmpire = לעמוד לצד האימפריה
FestivalGift = כמה לתת לעיר הכנסייה במחוז { $at }? איש מלבדך אינו רואה זאת; המתנה הגדולה ביותר מזכה בשתי נקודות השפעה.
Give = { $amount ->
        [0] לא לתת דבר
        [one] לתת משאב אחד
        [two] לתת שני משאבים
       *[other] לתת { $amount } משאבים
    }
StandForOffice = להציג מועמדות למשרה { $office }?
Stand = להציג מועמדות
DoNotStand = לא להציג מועמדות
Ballot = למי המשרה { $office }? לרשותך { $votes ->
        [0] אפס קולות
        [one] קול אחד
        [two] שני קולות
       *[other] { $votes } קולות
    }.
VoteFor = להצביע בעד { $faction }
TempleOffered = לבנות את המקדש בגרצויה במחיר { price } ולהצטרף לאימפריה? הבחירה סופית.
BuildTemple = לבנות את המקדש ולהצטרף לאימפריה
LeaveIt = לא לבנות מקדש

### סירובים

truce-of-the-fairs = הפוגת הירידים חלה בסבב הזה: אין פותחים במצור, גם לא על { place }
    .try = אפשר לפתוח בו בסבב הבא.
not-apart-from-the-body = הדגל { $banner } נושא את גופתו של רוברט יחד עם { $first }, ואסור להם להיפרד
    .try = יש לצעוד עם הגופה.
carries-the-body = הדגל { $banner } נושא את גופתו של רוברט
    .try = יש לצעוד עם הגופה.
body-without-a-unit = במחוז { $at } גופתו של רוברט תישאר בלי יחידה
    .try = יש להשאיר יחידה אצל דגל שנושא אותה.
no-body-to-march = אין מי שנושא את גופתו של רוברט, או שזה אינו התור של האימפריה
    .try = אפשר לצעוד עם דגלים אחרים.
body-costs-otherwise = הצעידה הזאת עם גופתו של רוברט עולה { price }
    .try = יש לבחור בה כפי שהיא מוצעת.
church-town-begun = במחוז { $at } מונחים משאבים בשביל עיר של הכנסייה
    .try = אפשר לשלם שם על עיר הכנסייה, או לבנות דבר אחר בכפר אחר.
founds-no-church-towns = רק הבית שבידו משרת הסרמו מייסד ערים של הכנסייה, גם במחוז { $at }
    .try = אפשר לייסד עיר משלך.
founds-no-imperial-towns = רק הבתים שבידיהם משרות המפקד והגזבר מייסדים ערים של האימפריה, גם במחוז { $at }
    .try = אפשר לייסד עיר משלך.
not-the-empires-ground = במחוז { $at } אוצר האימפריה אינו יכול לשלם, כי האדמה אינה של האימפריה
    .try = יש לייסד את העיר באדמת האימפריה.
not-in-the-empires-realm = ערי הכנסייה נוסדות רק בתוך האימפריה, והמחוז { $at } אינו בתוכה
    .try = יש לייסד את העיר בתוך האימפריה.
no-civil-war = בשולחן הזה בתים אינם נלחמים בבתים
    .try = אפשר לבחור בזה כשפותחים שולחן.
house-against-house = רק בית מכריז מלחמה על בית אחר, או מציע לו שלום
    .try = יש לציין בית.
house-is-out = { $faction } כבר לא במשחק
    .try = יש לציין בית אחר.
at-war-already = כבר יש מלחמה בינך ובין { $faction }
    .try = אפשר לתקוף, או להציע שלום.
leave-his-place-first = דגל שלך נמצא { at-place }, השייך אל { $faction }
    .try = קודם יש להוציא אותו.
leave-his-siege-first = המצור על { place } הוא שלך יחד עם { $faction }
    .try = קודם יש לצאת מן המצור.
not-at-war = אין מלחמה בינך ובין { $faction }
    .try = אפשר להציע שלום לבית עוין.
offered-already = כבר הצעת בתור הזה שלום אל { $faction }
    .try = אפשר להציע שוב בתור הבא.
no-independence = בשולחן הזה שום בית אינו פורש מן האימפריה
    .try = אפשר לבחור בזה כשפותחים שולחן.
houses-leave = רק בית יכול לפרוש מן האימפריה
    .try = אפשר להמשיך בצד שלך.
has-left-already = הבית שלך כבר פרש מן האימפריה
    .try = אפשר להמשיך כבית עצמאי.
office-must-stay = עם המשרה { $office } אי אפשר לפרוש מן האימפריה
    .try = יש להישאר באימפריה.
body-not-home = אין פורשים מן האימפריה לפני שגופתו של רוברט בבית, { at-place }
    .try = אפשר לפרוש אחר כך.
treasury-below-price = הפרישה מן האימפריה שורפת { price }, ובאוצר שלך אין די
    .try = אפשר להמתין להכנסות.
not-your-office = המשרה { $office } אינה שלך
    .try = זה עניינו של מי שהמשרה בידו.
taxed-in-this-round = המס המיוחד כבר נגבה בסבב הזה
    .try = אפשר לגבות אותו בסבב הבא.
no-imperial-town = אין עיר של האימפריה שיכולה לשלם
    .try = אפשר להמתין עד שתהיה לאימפריה עיר.
not-to-your-own-house = במשרת הקרד נותנים ערים של האימפריה לבתים אחרים או לכנסייה
    .try = יש לציין בית אחר, או את הכנסייה.
no-house-of-the-empire = { $faction }: לא בית של האימפריה
    .try = יש לציין בית של האימפריה.
has-given-a-town = כבר נתת בתור הזה עיר של האימפריה
    .try = אפשר לתת עיר אחרת בתור הבא.
not-an-imperial-town = { place }: לא עיר של האימפריה
    .try = יש לציין עיר של האימפריה.
town-is-besieged = { place } במצור, ועיר במצור אין נותנים
    .try = קודם יש לחלץ אותה.
not-your-manorial-town = { place }: לא עיר אחוזה שלך
    .try = יש לתת עיר שהיא כזאת.
seat-is-not-given = המושב של הבית שלך: { place }
    .try = אפשר לתת לכנסייה עיר אחרת.
has-looked = כבר הצצת בתור הזה לקופה
    .try = אפשר להציץ לקופה אחרת בתור הבא.
sees-it-anyway = { $purse }: הקופה הזאת גלויה לך בכל מקרה
    .try = יש לציין קופה שאינה גלויה לך.
no-such-purse = אין במשחק קופה { $purse }
    .try = יש לציין סיעה או דגל שבמשחק.
no-sermo = אין סרמו שינהל עיר של הכנסייה
    .try = אפשר לתת את העיר לאחד הבתים.
no-festivals = בשולחן הזה אין חגים של הכנסייה
    .try = אפשר לבחור בזה כשפותחים שולחן.
festival-was-held = כבר הכרזת בתור הזה על חג של הכנסייה
    .try = אפשר להכריז על עוד חג בתור הבא.
nobody-gives = אין בית אחר שיכול לתת
    .try = אפשר לשלם על עיר הכנסייה בעצמך.
festival-too-dear = חג של הכנסייה עולה { price }, ובאוצר שלך אין די
    .try = אפשר להמתין להכנסות.
