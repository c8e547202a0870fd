# איך נקראים בתים, מחוזות ואצילים בתרחישים שלנו: `name-` והשם, ”_” במקום רווח, אותיות בלי סימנים.

name-House_Katzowic = בית קצוביץ
name-House_Svebod = בית סוובוד
name-Western_Kardom = הקרדום המערבי
name-Katzowic = קצוביץ
name-Svebod = סוובוד
name-Strzegom = סטשגום
name-Kiertz = קירץ
name-Glivic = גליביץ
name-Midbridge = גשר התווך
name-West_Hold = מעוז המערב
name-Far_West = המערב הרחוק
name-Eastvale = עמק המזרח
name-Westvale = עמק המערב
name-Dark_Fen = הביצה האפלה
name-Low_Ford = המעבר הרדוד
name-Iron_Hills = גבעות הברזל
name-The_Vale = העמק
name-The_Moor = הערבה
name-Kazimir_Katzowic = קזימיר קצוביץ
name-Vit_Svebod = ויט סוובוד
name-Ottokar = אוטוקר
name-Bozena = בוז׳נה
name-Jaromir = ירומיר
name-Radko = רדקו
name-Vratislav = ורטיסלב
name-Dobroslav = דוברוסלב
name-Jaromir_the_Younger = ירומיר הצעיר
name-Zdislava = זדיסלבה
name-Lubor = לובור
name-Miroslava = מירוסלבה

### letters of the factions on the drawn map, each once

letter-KAT = קצו
letter-SVE = סבו
letter-WKA = קרד
letter-GLI = גלי
