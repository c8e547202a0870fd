# Vad bordets sidor säger om det här spelet.

page-about = Länsherrar med fanor och kistor fulla av silver marscherar, belägrar städer och fästningar, stormar murar och gör utfall. Tärningspooler avgör; vad en belägring kostar och vem som dör först följer reglerna till punkt och pricka. För två och fler.
page-aim-two_lords-KAT = Ta Svebod, eller håll Mellanbro och Strzegom på samma gång; annars vinner den som äger Mellanbro när runda 5 är slut.
page-aim-two_lords-SVE = Ta Kiertz, eller håll Mellanbro och Järnbergen på samma gång; annars vinner den som äger Mellanbro när runda 5 är slut.
page-aim-three_lords-WKA = Håll både Mellanbro och Strzegom senast i slutet av runda 8, och behåll Västborg.
page-aim-three_lords = Hindra Västra kardomen från att hålla både Mellanbro och Strzegom till slutet av runda 8, eller ta Västborg.
page-aim-siege_of_a_town-WKA = Inta Strzegom senast i slutet av runda 5.
page-aim-siege_of_a_town = Håll Strzegom till slutet av runda 5.
page-aim-field_battle-KAT = Inta Svebod senast i slutet av runda 5, och behåll Kiertz.
page-aim-field_battle-SVE = Håll Svebod till slutet av runda 5, eller inta Kiertz.
page-aim-sortie-KAT = Inta Svebod senast i slutet av runda 3, och behåll Kiertz.
page-aim-sortie-SVE = Håll Svebod till slutet av runda 3, eller inta Kiertz.
page-aim-relief_beaten-WKA = Inta Mellanbro senast i slutet av runda 5, och behåll Västborg.
page-aim-relief_beaten-SVE = Håll Mellanbro till slutet av runda 5, eller inta Västborg.
page-aim-empty_fortress-KAT = Äg Strzegom när runda 4 är slut, eller inta Svebod dessförinnan.
page-aim-empty_fortress-SVE = Äg Strzegom när runda 4 är slut, och behåll Svebod.
page-left-pieces = Enheter
page-left-nobles = Ädlingar
page-left-places = Städer och fästningar
page-strength = Styrkan räknas i fälttärningar: enheternas, 2 för en ädling, 3 för en stad eller fästning, och upp till 12 för det som avgör spelet.
page-side-siege_of_a_town-WKA = Den svårare uppgiften: få rundor att storma staden på. Belägra genast, betala för stormningar och se upp för undsättningen.
page-side-siege_of_a_town-SVE = Tiden är på din sida: stanna bakom murarna, gör utfall när oddsen är goda och för fram undsättningen.
page-side-two_lords-KAT = Mellanbro ligger nära och försvaras av två: ta den först och skydda sedan ditt säte.
page-side-two_lords-SVE = Tävla om Mellanbro, eller låt motståndaren betala för belägringen och kom när den hären är sliten.
page-side-three_lords-WKA = Två mot en: ta båda orterna innan de förbundna förenar sig, och lämna någon hemma.
page-side-three_lords-KAT = Håll Mellanbro tillsammans med din bundsförvant; den som inte är belägrad bör hota fiendens säte.
page-side-three_lords-SVE = Se till att Strzegom inte faller tidigt, och undsätt din bundsförvant när oddsen tillåter.
page-preset-owner = Du väljer vilka som faller
page-preset-owner-says = Varje sida väljer sina egna förluster, och vilka som gör utfall när undsättningen kommer.
page-preset-hard = Ett hårt krig
page-preset-hard-says = Sår läker inte, lika utfall gynnar försvararen, och tomma orter försvarar sig på allvar.
page-mark = runda { $a }, { $b }

### the lesson

page-lesson-goal = Staden måste falla
page-lesson-goal-says = Du spelar Västra kardomen. Din härskare står framför Strzegom med nio enheter och fyra resurser i kistan; överhuvudet för huset Svebod är innanför med fem. Inta staden senast i slutet av runda 5. Kartan visar vem som står var; välj i listan.
page-lesson-goal-page = Du kan också välja på kartan.
page-lesson-siege = Börja en belägring
page-lesson-siege-says = Mot högst fem försvarare i en stad eller fästning måste du belägra. Du behöver fler enheter än de som är innanför, och det kostar en resurs. Börja nu.
page-lesson-wait = En belägring måste mogna
page-lesson-wait-says = Murarna får stormas från och med nästa runda, inte förr. Avsluta impulsen med listans sista svar. Försvararen kan göra ett utfall under tiden.
page-lesson-storm = Storma murarna
page-lesson-storm-says = En stormning kostar en resurs. Båda sidor slår en pool tärningar, och en 5:a eller 6:a träffar. Framför en stad halveras belägrarens styrka, framför en fästning delas den med tre. ”Odds” visar dina chanser innan du bestämmer dig.
page-lesson-losses = Vem som dör först
page-lesson-losses-says = Träffar tar liv i en fast ordning; ädlingar faller sist. Om försvararna är fler än du efter en stormning är belägringen förlorad. Storma igen så länge du har resurser och fler enheter än de.
page-lesson-march = Att marschera
page-lesson-march-says = En fana flyttar till en angränsande provins, med sin ädling, sina enheter och sin kista. Att lämna en belägring är att ge upp den. En vänligt sinnad ort i närheten ger dig skydd och kan betala för mer.
page-lesson-choice = Ett beslut på vägen
page-lesson-choice-says = En del händelser frågar dig genast: om du ska möta en här i fält, gå in i en ort, vart du drar dig tillbaka. Vad som går och vad som inte går får du veta med regeln bakom.
page-lesson-others = När den andra sidan får frågan
page-lesson-others-says = Huset Svebod kan göra ett utfall eller komma med en undsättningshär. Det du får veta visas av sig självt i loggen.
page-lesson-end = Belägringen är över
page-lesson-end-says = Nu kan tärningarna kontrolleras och båda sidors tur jämföras. I andra scenarier finns mer utrymme att manövrera.
page-kind-marches = Marscher och belägringar
page-kind-fights = Strider
page-kind-money = Pengar
