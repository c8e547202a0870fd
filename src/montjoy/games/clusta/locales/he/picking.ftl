# A sheet of orders that is written by choosing (ui/picks.py).

page-pick-orders = בחירת פקודות
page-pick-others = כל מי שאפשר לכתוב לו
picks-all = למי לתת פקודות? בוחרים כאן או מצביעים על המפה.
picks-nothing-yet = אין פקודות חדשות
picks-so-far = פקודות חדשות: { $orders }
picks-in-force = הפקודות הקודמות: { $orders }
picks-take-back = ביטול הפקודות האלה
picks-where = { $order }…
picks-point = בוחרים משושה סמוך, או מצביעים על כל משושה במפה.
picks-not-there = { $hex }: אי אפשר לפקוד עליהם ללכת לשם.
picks-group = { $group ->
        [after] ואחר כך
       *[instead] במקום זה
    }
