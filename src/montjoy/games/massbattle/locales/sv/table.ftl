# Vad bordets sidor säger om spelet.
page-about = Soldater i enheter om fem eller tio, hjältar, jättar och drakar på ett bräde av rutor: initiativ, pilar och besvärjelser, stormningar, närstrid, moral. Marken avgör mycket. För två sidor med en eller flera spelare var.
page-aim-bridge_figures = En sida vinner när den andra inte har någon enhet kvar, eller efter samlingen bara brutna; efter den sista rundan den sida som har störst del av sin styrka kvar.
page-aim-azure_wood_figures = En sida vinner när den andra inte har någon enhet kvar, eller efter samlingen bara brutna; efter den sista rundan den sida som har störst del av sin styrka kvar.
page-left-units = Enheter i spel
page-left-hp = Kroppspoäng
page-strength = Styrkan räknas i kroppspoäng i spel, de hos brutna enheter till en fjärdedel; den som ensam håller målet får dessutom en fjärdedel av allt som ställdes upp.
page-side-bridge-town = Få men stadiga: spärra bron med pikar och låt långbågarna skjuta bakifrån.
page-side-bridge-orcs = Ni är fler: nöt ner dem med pilar och gå sedan över alla på en gång, med resen främst.
page-side-azure_wood-garfinkel = Kom först till kullen och stanna där: den som står högre slåss bättre.
page-side-azure_wood-goblins = Omringa kullen och slå till från flera håll; brutna enheter kommer tillbaka om de får tid. Den klart svårare sidan: mellan två datorer vinner den ett slag av femtio.
page-side-dragon-lord = Håll er spridda så att inte en enda eldsflamma når alla, och slå till när draken landar.
page-side-dragon-company = Först bågskyttarna, i skogen; ryttarna först när draken är på marken.
page-side-dragon-dragon = Håll dig i luften, spruta eld på dem som står tätt och landa först för att fälla de sista.
page-side-castle_wall-garrison = Bågskyttar på muren, i försvar; svärd och spjut bakom porten, där bara några få kommer igenom åt gången.
page-side-castle_wall-stormers = Håll er utom skotthåll tills jätten är framme vid muren, och gå sedan genom porten alla på en gång.
page-side-night_raid-village = Håll ihop kring logen och låt svartalferna komma till er.
page-side-night_raid-raiders = Ni är många och svaga: fall över en av dem med två eller tre, och var på logen i den sista rundan.
page-side-pikes-pikes = Stå sida vid sida med spetsarna mot ryttarna, och låt en enhet titta bakåt.
page-side-pikes-riders = Storma inte mot spetsarna: rid runt sankmarkerna och slå till från flanken och bakifrån i en och samma runda.
page-side-relief-hill = Stå på toppen bakom gärdesmuren till runda 5; låt ryttarna komma in där orcherna har ryggen.
page-side-relief-horde = Ta kullen innan spjuten kommer, och låt några av era titta söderut från och med runda 3.
page-mark = { $a ->
        [0] före striden
       *[other] runda { $a }{ $b ->
            [0] {""}
           *[other] , fas { $b }
        }
    }
page-preset-open = Allt ligger öppet
page-preset-open-says = Båda sidor ser alla värden och kroppspoäng: bra när man lär sig eller lär ut.
page-preset-chance = Mer slump
page-preset-chance-says = Kroppspoäng slås fram, vid lika initiativ handlar båda sidor samtidigt, en etta missar alltid, och den som vågar får skjuta in i närstrid.
page-preset-heroes = Hjältar leder
page-preset-heroes-says = En hjälte i närheten stärker en enhet, och kämpar mejar sig fram bland svaga soldater.
page-player-plain = rättfram
page-player-plain-says = Håller en linje med bågskyttar bakom, väntar där den skjuter bättre och går annars framåt, och skickar rytteri mot flank och rygg.
page-player-sharp = skarp
page-player-sharp-says = Räknar på vad varje skott, hugg och anfall kan kosta båda sidor och går bara dit den vinner mer än den riskerar. Den starkare av de två.
ui-to-learn = För en första kväll finns ett kort scenario, ”{ $title }”: play { $game } { $scenario }.

### the lesson

page-lesson-deploy = Var enheterna börjar
page-lesson-deploy-says = Du är staden: Marthe, milis, pikenerare och långbågsskyttar mot orcher och en rese. Håll ensam bron när runda 10 är slut. De föreslagna raderna ställer ditt folk på linje framför bron och bågarna på höjden bredvid: uppifrån träffar de bättre. En order är en rad som ”A6 på 8,6 vänd mot norr”: rutan först österut, sedan norrut.
page-lesson-deploy-page = De föreslagna raderna står nedanför frågan, under ”Så skrivs det”: ett klick sätter in en i din text, och där gäller den.
page-lesson-deploy-terminal = ”ta alla” skickar de rader som föreslås här. Välj bland dem senare: ”ta A3” tar det som föreslås för A3.
page-lesson-first_hit = En första träff
page-lesson-first_hit-says = En enhet har träffats och inte förlorat något: det var dess första träff, och varje enhet har en i ett slag. Från och med nu kostar varje träff på den: vapnets tärning gånger männen som slår. Om den står det ”första träffen tagen”: en sådan fiende är den att sikta på härnäst, med en pil, ett hugg eller en stormning; en sådan enhet av dina egna är i fara nu.
page-lesson-morale = Hälften eller mindre
page-lesson-morale-says = En enhet på brädet har förlorat hälften av sina kroppspoäng, eller mer. Från och med nu får varje träff den att slå en tärning: 1 och den är borta, 2 och den trycks tillbaka och bryts, 3 och den bryts där den står, från 4 håller den; hjältar slår aldrig. Slå en gång till mot en sådan fiende, och dra undan dina egna. Den som är bruten slåss inte, och försöker samla sig i slutet av rundan.
page-lesson-lost = En enhet är förlorad
page-lesson-lost-says = En av dina enheter är borta och kommer inte tillbaka. Dess män räknas inte längre när styrkan jämförs till slut. Se efter vem som sköt eller slog den och nu är nära en annan av dina: slut luckan, eller dra undan den. Ännu är inget avgjort: bron avgörs först när runda 10 är slut.
page-lesson-facing = En flank
page-lesson-facing-says = Två fiender står intill varandra, och den ena visar den andra sin flank eller sin rygg. En enhet slår bara mot de tre rutorna framför sig; den som slår den från flanken har +4, bakifrån +4 och dubbel skada. När du förflyttar: vänd dina mot fienden, ”A4 vänd öster”, eller gå runt till fiendens sida; till fots vänder en enhet eller går, inte båda.
page-lesson-initiative = Initiativet är ditt
page-lesson-initiative-says = Vinnaren säger vem som förflyttar sig först och vem som anfaller först, en gång för hela rundan. Att anfalla först är bra när man skjuter; att förflytta sig sist låter dig svara på fiendens drag.
page-lesson-heights = Höjd
page-lesson-heights-says = En enhet på en höjd anfaller lägre mål med +4, eller försvarar sig: då har alla nedanför −4 mot den. Den som inte nämns anfaller, och det är bättre här.
page-lesson-shoot = Skjuta
page-lesson-shoot-says = Varje enhets första träff skadar inte, alla senare gör det; låt därför flera skjuta på samma, till exempel ”A6 A7 skjut på B1”. Bredvid varje order står chansen. Skriver du inget skjuter alla på närmaste fiende.
page-lesson-move = Förflytta
page-lesson-move-says = Efter en enhets namn betyder ”till 9,9” att den går dit, ”framåt 3” rakt fram, ”vänd öster” att den vänder sig. Fotfolk förflyttar sig eller vänder under en runda, inte båda. Den som inte nämns står kvar. Brädets nummer står i kanten; de märkta rutorna ska hållas. De föreslagna raderna skickar ditt folk bara mot den som kommer nära, och från runda 7 ut på bron, där de stannar; en enhet som ska tillbaka är bruten, och det står bredvid dess rad.
page-lesson-charge = Stormning
page-lesson-charge-says = Den som går fram till en fiende framför sig stormar och slår genast; spjut och pikar som stormas framifrån slår först. Från flanken ger det +4, bakifrån dessutom dubbel skada. ”övriga: ryck fram” skickar alla andra mot närmaste fiende.
page-lesson-fight = Närstrid
page-lesson-fight-says = Varje enhet slår en gång mot en fiende framför sig, rakt fram om du inget säger. Sår tar på moralen: en enhet som inte klarar slaget faller tillbaka bruten, och kan förföljas.
page-lesson-follow = Följa efter?
page-lesson-follow-says = Den som driver en fiende tillbaka får gå efter. Då samlar den sig inte i lugn och ro, men din plats i linjen, eller på bron, står tom.
page-lesson-rally = Brutna enheter
page-lesson-rally-says = En bruten enhet anfaller inte och faller bara tillbaka. En gång per runda försöker den samla sig; lämna formuläret tomt så försöker alla.
page-lesson-again = Andra skotten
page-lesson-again-says = Bågar skjuter två gånger per runda: en gång innan någon förflyttar sig, en gång efter närstriden. Den som är i kontakt med en fiende skjuter inte.
page-lesson-which = En av flera
page-lesson-which-says = Mer än en är möjlig: välj en. ”Odds” säger vad ett slag mot var och en skulle göra.
page-lesson-odds = Hur är oddsen?
page-lesson-odds-says = Vad dina order skulle leda till sägs innan de skickas: chansen att träffa, vad som förloras i medeltal och vad som blir av fienden.
page-lesson-odds-terminal = ”odds” och en enhets namn säger det för den enheten, bara ”odds” vad alla skulle göra av sig själva.
page-lesson-others = När den andra sidan tillfrågas
page-lesson-others-says = Du behöver inte göra något då. Båda sidors order är förseglade tills den sista har kommit; vad som sedan händer syns av sig självt.
page-lesson-end = Bron är avgjord
page-lesson-end-says = Nu kan varje tärning granskas. Pikarna på kullen och svartalfernas räd tar tio minuter vardera, Azurskogen är ett helt slag, och draken i dalen väntar på tre hjältar och deras folk.
page-kind-moves = Förflyttningar
page-kind-attacks = Anfall
page-kind-morale = Moral
page-kind-spells = Besvärjelser
