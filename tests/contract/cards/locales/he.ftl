SwapForNext = הקלף הבא הוא { $next }. להחליף בו אחד מקלפיך?
PickCard = איזה קלף להניח?
LayCard = הקלף שנבחר: { $card }. הפוך או גלוי?
Bid = מה ההצעה שלך?
Raise = להעלות?

Keep = להשאיר את הקלפים
Give = למסור { $card }
Pick = { $card }
FaceDown = הפוך
FaceUp = גלוי
Points = { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
Resign = לפרוש
RaiseWith = להראות { $card }

Dealt = { $cards ->
    [one] { $seat }: נשלף קלף אחד.
    [two] { $seat }: נשלפו שני קלפים.
   *[other] { $seat }: נשלפו { $cards } קלפים.
}
Kept = { $seat }: הצצה בקלף הבא, והוא נשאר במקומו.
Swapped = { $seat }: הקלף הבא נלקח, { $card } מתחת לחפיסה.
Laid = { $seat }: קלף הונח הפוך.
LaidOpen = { $seat }: { $card } הונח גלוי.
BidsShown = ההצעות: { $bids }.
    .bids = { $a } { $b }
Raised = { $seat }: { $card } מוצג, והסכום עולה.
Shown = { $seat }: הקלף שהונח הוא { $card }.
HandWon = { $seat }: ניצחון ביד.
Paid = { $points ->
    [one] { $seat }: תשלום של נקודה אחת אל { $to }.
    [two] { $seat }: תשלום של שתי נקודות אל { $to }.
   *[other] { $seat }: תשלום של { $points } נקודות אל { $to }.
}
Resigned = { $seat }: פרישה.

Outcome = { $winners-count ->
        [one] ניצחון: { $winners }
       *[other] תיקו: { $winners }
    }; { $why ->
        [goal] היעד הושג
        [hands] היד האחרונה שוחקה
        [deck] נגמרו הקלפים
       *[resigned] מישהו פרש
    }. { $points }.
    .points = { $key } { $value }
