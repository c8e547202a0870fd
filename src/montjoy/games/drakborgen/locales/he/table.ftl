# מה שדפי השולחן אומרים על המשחק הזה.

page-about = עם שחר מתגנבים גיבורים לטירה חרבה, חושפים את חדריה אחד אחד, נלחמים במה שחי בהם, ומנסים להוציא את אוצר הדרקון לפני שהשמש תשקע. לאחד עד ארבעה.
page-preset-hard = הטירה נושכת
page-preset-hard-says = קשה: מפלצות שאין מי שישחק אותן בוחרות בקרב את העמדות הטובות ביותר. מורגש בעיקר במשחק של דמות אחת.
page-preset-timed = נגד השעון
page-preset-timed-says = שבע שניות לכל בחירה בקרב, כפי שהספר רוצה.
page-preset-together = כתף אל כתף
page-preset-together-says = הסבב בשני שלבים; כמה גיבורים נלחמים יחד.
page-preset-chaos = כל גיבור לעצמו
page-preset-chaos-says = כל הכללים המתקדמים: גיבורים רשאים להילחם גם זה בזה.
page-player-cautious = זהיר (רגיל)
page-player-greedy = חמדן (רגיל)
page-player-beginner = טירון (חלש)
page-player-veteran = ותיק (חזק)
page-player-monster = מפלצת
ui-to-learn = לערב ראשון יש התרחיש ”{ $title }“: הפקודה play { $game } --learn מסבירה תוך כדי משחק.
page-mark = { $a ->
        [setup] לפני המשחק
       *[other] סבב { $a }, { $b ->
            [sun] השמש
            [m] תנועה, { $c }
            [e] אירועים, { $c }
           *[other] { $b }
        }
    }

### הסיכויים

name-monster_slain = המפלצת נהרגת
name-monster_fled = המפלצת בורחת
name-escaped = הדמות נמלטת
name-hero_slain = הדמות נהרגת
name-way_open = הדרך נפתחת
name-door_alone_open = הדלת נפתחת, השבכה נשארת למטה
name-stays_shut = הדרך נשארת סגורה
name-gets_through = מעבר דרך המפולת
name-gets_stuck = לכידה במפולת
name-gets_out = יציאה בדרך הזאת
name-way_stays_shut = יציאה מן המפולת, אבל הדרך נשארת סגורה
name-stays_stuck = עדיין לכידה במפולת
name-gets_free = היחלצות
name-stays_caught = עדיין לכידה בקורים
name-gets_across = מעבר אל הצד השני
name-falls = נפילה אל הקטקומבות
name-is_held = האוצר נשמר
name-slips = האוצר נופל
name-nothing_falls = דבר אינו נופל
name-one_falls = אוצר אחד נופל
name-several_fall = שני אוצרות או יותר נופלים
name-comes_up = עלייה למעלה
name-comes_up_hurt = עלייה למעלה, אחרי פגיעה
name-stays_below = הישארות למטה
name-stays_below_hurt = הישארות למטה, אחרי פגיעה
name-gets_out_of_chamber = יציאה מחדר האוצר
name-stays_with_dragon = אין יציאה: נשימת הדרקון

### השיעור

page-lesson-hero = בחירת דמות
page-lesson-hero-says = לכל דמות יש זריזות, כוח, נפש ושריון: גבוה יותר הוא טוב יותר. נקודות הגוף הן חייה. המשפט שליד שמה אומר מה רק היא יכולה. למשחק ראשון כדאי לבחור אחת עם הרבה נקודות גוף.
page-lesson-tower = בחירת מגדל
page-lesson-tower-says = כל אחד מתחיל באחד מארבעת המגדלים שבפינות, וצריך לצאת שוב מן הטירה לפני שהשמש תשקע. חדר האוצר נמצא באמצע.
page-lesson-turn = תורך: חדר אחד
page-lesson-turn-says = נא לבחור משבצת סמוכה: ברשימה, ובדפדפן גם על המפה. משבצת הפוכה נחשפת כשנכנסים אליה, ואיש אינו יודע מראש מה יש בה. מנוחה מחזירה חיים, אבל השמש ממשיכה בדרכה.
page-lesson-corridor = מסדרונות ממשיכים
page-lesson-corridor-says = מסדרון אינו מסיים את תורך: מותר להמשיך דרכו מיד. אפשר גם לעצור שם.
page-lesson-meeting = מפלצת
page-lesson-meeting-says = אפשר לתקוף, או להמתין ולקוות. איך היא תגיב כתוב בקלף מוסתר; מי שיושב מימין לדמות משחק את המפלצת. אולי זה תפקידך: אז הבחירה בשבילה היא שלך.
page-lesson-position = קרב: בחירה בסתר
page-lesson-position-says = שני הצדדים בוחרים באותו רגע אחת מארבע עמדות. כוח מנצח נפש, נפש מנצחת זריזות, זריזות מנצחת שריון, שריון מנצח כוח. מי שמפסיד סבב מאבד נקודת קרב; כשלא נותרה אף אחת, הוא מת. ”סיכויים“ ליד תשובה אומר למה היא מובילה, לפי מה שידוע לך.
page-lesson-risk = לשלם, או להסתכן בפציעה
page-lesson-risk-says = נפגעת. נקודת קרב חוזרת אחרי הקרב, נקודת גוף אינה חוזרת. הסתכנות בפציעה שומרת על מצבך בקרב, ועלולה לעלות בדם.
page-lesson-flee = בריחה
page-lesson-flee-says = מותר לנסות לברוח במקום להמשיך להילחם. זה עלול להיכשל, והמפלצת רשאית לעקוב. דמויות מתות אינן זוכות בדבר.
page-lesson-obstacle = משהו חוסם את הדרך
page-lesson-obstacle-says = דלתות, שבכות, מפולות, תהומות, גשרונים וקורים נבחנים בקובייה של שנים עשר: המבחן מצליח כשהיא אינה מראה יותר מן הערך הקובע. הכלל שביומן נפתח ומראה את המילים המדויקות.
page-lesson-sun = השמש
page-lesson-sun-says = אחרי כל סבב קוביית השמש מקדמת את השמש באפס עד שניים מתוך 21 צעדיה. כדאי לחזור בזמן: מי שנמצא בפנים בשקיעה אבוד, עם כל זהבו.
page-lesson-others = השאלה היא אל מישהו אחר
page-lesson-others-says = אין צורך לעשות דבר. מה שקורה מופיע מעצמו, והיומן מספר את כל מה שמותר לך לדעת, כולל קוביות וחישובים.
page-lesson-end = זה היה משחק
page-lesson-end-says = עכשיו אפשר לבדוק את הקוביות, ולראות את כל המשחק עוד פעם מכל מושב. ואפשר לפתוח שולחן עם חברים, מתי שרוצים.
page-kind-moves = תנועה
page-kind-fights = קרבות
page-kind-finds = ממצאים
