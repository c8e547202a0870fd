# מה אפשר לבחור בפתיחת שולחן
page-game = קרב-רב

### scenarios

page-scenario-azure_wood = יער-תכול
page-scenario-azure_wood-says = הקוסם גרפינקל עומד בגבול יער-תכול עם מי שהעמק יכול היה לחמש; צבא גובלינים יורד מצפון, ובו עוגים וענק. יש להחזיק בגבעה שבמרכז, או לא להשאיר מי שיתחרה עליה.
page-scenario-bridge = הגשר
page-scenario-bridge-says = טור של אורקים רוצה לחצות את הנהר לפני החושך; פלוגה של בני העיר וגיבורה אחת מחזיקות בגשר. עשרה סיבובים קצרים, קטן די הצורך כדי ללמוד את הכללים.
page-scenario-dragon = הדרקון בעמק
page-scenario-dragon-says = דרקון אדום ירד על העדרים. שלוש דמויות יוצאות אליו עם האנשים שנמצאו; לדרקון להקה של קובולדים.

### פרקי הכללים

page-section-attacks = התקפות
page-section-base-values = ערכי יסוד
page-section-board = לוח
page-section-broken-units = יחידות מפורקות
page-section-charges = הסתערויות
page-section-distances = מרחקים
page-section-end = סוף הקרב
page-section-general = כללי היסוד
page-section-information = מידע
page-section-initiative = יוזמה
page-section-interactions = צירופים
page-section-melee = קפא״פ
page-section-missiles = ירי
page-section-modifiers = מתאמים
page-section-morale = מוראל
page-section-movement = תנועה
page-section-rounding = עיגול
page-section-scale = סדר הגודל
page-section-sequence-of-the-round = סדר פעולות
page-section-single-creatures = יצורים יחידים
page-section-spells = לחשים
page-section-umpire = המנחה
page-section-units = יחידות
