# מה ש-odds ו-study אומרות.

ui-odds-all-paid = כמה שאפשר לשלם עליהן
ui-odds-losses = אבדות
ui-odds-rolls = הטלות
ui-odds-left = מי נשאר
ui-odds-other-ends = { $count ->
        [one] סיום אחד אחר
        [two] שני סיומים אחרים
       *[other] { $count } סיומים אחרים
    }
ui-odds-ends = הסיום
ui-odds-ends-mixed = הסיום, כשכל צד משחק בתמהיל הזה
ui-odds-survives = הדמות שורדת
ui-odds-hero-begins = פתיחת הדמות
ui-odds-monster-begins = פתיחת המפלצת
ui-odds-first-round = סבב הקרב הראשון
ui-odds-tactics = הטלת הטקטיקה לטובת { $winner }: אובדן של { ours-percent }, ולצד האחר { theirs-percent }
ours-percent = { $ours }%
theirs-percent = { $theirs }%
ui-odds-men = { $side }: { $mean } מתוך { $start } איש בממוצע, { ui-odds-mostly }; נפילת המפקד: { $falls }
ui-odds-first-attack = ההתקפה הראשונה
ui-odds-after-round = אחרי סבב { $round }
ui-odds-points = { $mean } נקודות פגיעה בממוצע, { ui-odds-mostly }
ui-odds-mostly = { $same ->
        [true] { $low }
       *[false] בין { $low } ל-{ $high }
    } ב-8 מקרים מתוך 10 לפחות
ui-odds-no-attack = אין התקפה
ui-odds-immune = בלי השפעה: המטרה חסינה
ui-odds-needs = דרוש { $needs }{ $natural ->
        [true] , ולכן רק 20 טבעי פוגע
       *[false] {""}
    }; פגיעה: { $hit }; נזק כשהוא נחשב: { $mean }
ui-study-winners = הניצחון
ui-study-several-win = משחק שניצחו בו כמה נספר לכל אחד מהם, ולכן סכום החלקים גדול מ-100%.
ui-study-all = יחד
ui-study-fights = קרבות
ui-study-games = משחקים
ui-study-interval = בין { $low } ל-{ $high }
ui-study-intervals = ליד כל חלק מופיע רווח הסמך של 95% (וילסון): ב-95 פעמים מתוך 100 החלק האמיתי נמצא בתוכו.
ui-study-errors = ‏± ליד ממוצע: שגיאת התקן שלו.
ui-study-pace = { $what ->
        [games] { $n ->
            [one] משחק אחד
            [two] שני משחקים
           *[other] { $n } משחקים
        }
       *[fights] { $n ->
            [one] קרב אחד
            [two] שני קרבות
           *[other] { $n } קרבות
        }
    }, זרע { $seed }, { $seconds } שניות, { $pace } לשנייה
ui-study-interrupted = נעצר אחרי { $done } מתוך { $n } { $what ->
        [games] משחקים
       *[fights] קרבות
    }; אלה המספרים עד כאן.
ui-odds-counting = חישוב
ui-odds-long = זה ייקח בערך { $minutes ->
        [one] דקה
        [two] שתי דקות
       *[other] { $minutes } דקות
    }. Ctrl-C עוצר; התשובה של { $command } באה בתוך שניות, עם מידת הדיוק שלה.
ui-progress = { done-percent }: { $done } מתוך { $n } { $what }
done-percent = { $percent }%
ui-progress-left = נותרו בערך { $time }
ui-odds-states = מצבים
