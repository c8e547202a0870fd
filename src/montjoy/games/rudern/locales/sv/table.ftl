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
page-aim-war_of_two_lords-KAT = Ta Svebod, eller lämna huset Svebod utan någon ort; annars ha flest poäng efter runda 12.
page-aim-war_of_two_lords-SVE = Ta Kiertz, eller lämna huset Katzowic utan någon ort; annars ha flest poäng efter runda 12.
page-aim-first_campaign-KAT = Inta Mellanbro och grunda en stad i Västdalen: ha flest poäng efter runda 6, eller inta Svebod.
page-aim-first_campaign-SVE = Grunda en stad och hejda huset Katzowic där du kan: ha flest poäng efter runda 6, eller inta Kiertz.
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
page-side-war_of_two_lords-KAT = Först skatt, sedan rekryter: fyll en kista hemma, marschera mot Mellanbro och grunda en stad i Västdalen.
page-side-war_of_two_lords-SVE = Fyll en kista hemma före marschen; Mellanbro ligger lika nära dig, och en stad i Östdalen lönar sig dubbelt, i skatt och i poäng.
page-side-first_campaign-KAT = Sidan att lära sig på: fyll en kista, belägra Mellanbro med Jaromir och skicka Kazimir till Västdalen.
page-side-first_campaign-SVE = Den fattigare sidan: vakta Svebod, gör Östdalen till stad och slå till när motståndarens här är försvagad.
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
page-lesson-end-page = En andra lektion lär ut fälttåget.
page-lesson-end-terminal = ”play rudern first_campaign --learn” lär ut fälttåget.

### lektionen om fälttåget

page-lesson-campaign_form = En impuls börjar med ett formulär
page-lesson-campaign_form-says = Du spelar huset Katzowic, i krig med huset Svebod; mellan er ligger Mellanbro, en fri stad. Var och en av dina orter ger 1 i skatt, eller från runda 2 en rekryt för dess pris; för varje stad får du leja en general för 3. Du säger också vem som leder vad och bär hur mycket, för utomlands betalar skattkammaren inte. Ge Jaromir 6 resurser och låt resten vara.
page-lesson-campaign_form-page = Varje kista har ett eget fält.
page-lesson-campaign_form-terminal = Skriv ”jaromir 6”.
page-lesson-campaign_march = En marsch har sitt pris
page-lesson-campaign_march-says = En resurs köper några steg, färre för långsamma enheter; de flesta vägar är 2 steg långa. In på egen mark betalar skattkammaren, annars en kista som följer med. På en impuls får du använda 4 resurser och 1 till för varje stad. Marschera med Jaromir till Mellanbro, och med Kazimir, husets överhuvud, till Västdalen.
page-lesson-campaign_siege = Börja belägringen
page-lesson-campaign_siege-says = Du behöver fler enheter framför orten än de som är innanför, och en egen ort intill. Framför Mellanbro har Jaromir fem mot två, och Järnbergen är dina. Det kostar 1 ur kistan hos Jaromir.
page-lesson-campaign_build = En by blir en stad
page-lesson-campaign_build-says = Husets överhuvud får göra en by till stad genom att stå där: 10 resurser, högst 5 av dem per runda. På egen mark betalar skattkammaren. En stad ger skatt, höjer din gräns med 1 och räknas som 3 poäng i slutet. Betala det som gränsen lämnar kvar och avsluta sedan impulsen.
page-lesson-campaign_wait = En belägring varar i rundor
page-lesson-campaign_wait-says = Murarna får stormas från och med nästa runda. Till dess kan huset Svebod komma och slåss mot dig utanför; den som förlorar där förlorar belägringen och det som ligger i kistorna. Listan säger vad mer du kan göra; dess sista svar avslutar impulsen.
page-lesson-campaign_round = Runda 2: rekryter och generaler
page-lesson-campaign_round-says = Från och med nu kan en ort ge en rekryt i stället för skatt: en fotsoldat eller en ryttare, genast i garnisonen. Formuläret ger enheter och resurser bara till ädlingar hemma. En ädling som är borta får dem av en annan som drar dit.
page-lesson-campaign_storm = Stormningen
page-lesson-campaign_storm-says = Varje stormning kostar 1 ur en kista framför orten. Båda sidor slår samtidigt, och en 5:a eller 6:a träffar; framför en stad halveras belägrarens tärningar. ”Odds” visar dina chanser. När ingen är kvar innanför är staden din; till dess stormar du igen så länge du har fler enheter än de.
page-lesson-campaign_points = Det som räknas i slutet
page-lesson-campaign_points-says = Den som intar den andras säte, eller lämnar den andra utan någon ort, vinner genast. Efter runda 6 ger en stad 3 poäng, en fästning 2 och tre enheter 1. I slutet av en runda följs ett dött överhuvud av ett nytt. Nu har du mött det mesta i ett fälttåg: spela vidare, eller avsluta lektionen.
page-lesson-campaign_end = Kriget är över
page-lesson-campaign_end-says = Nu kan tärningarna kontrolleras och båda sidors tur jämföras. ”De två länsherrarnas krig” är ett fälttåg på tolv rundor mellan jämlikar, ”Tre makter” ett med tre sidor; ”Sex makter: de fyra första rundorna” har dessutom ämbeten, inflytande och Roberts kropp.

### loggens rader, spelare

page-kind-marches = Marscher och belägringar
page-kind-fights = Strider
page-kind-money = Pengar
page-player-advice = råd
page-player-advice-says = Följer sex enkla tumregler och räknar enheter, inte odds. Svag.
