# שמות הקרבות והמשחקים בסיכויים ובמחקרים.

odds-field = { $attacker } מול { $defender }
odds-field-retreats = { $side }: נסיגה
odds-field-panics = { $side }: בהלה
odds-field-destroyed = { $side }: השמדה
odds-field-both = שני הצדדים עוזבים
odds-field-undecided = בלי הכרעה
study-ending-conflux = הקונפלוקס בא
study-ending-alone = צד אחד נותר לבדו על האי
study-ending-umpire = הניצחון נתון להחלטת השופט
study-count-turns = ימים
study-count-men = לוחמים
study-count-wounded = פצועים
study-count-camps = מחנות
study-count-commanders = מפקדים בחיים
study-count-messages = שורות של חדשות
