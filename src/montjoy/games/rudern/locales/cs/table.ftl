# Co o této hře říkají stránky stolu.

page-about = Páni s prapory a truhlami stříbra táhnou, obléhají města a pevnosti, ztékají hradby a podnikají výpady. Rozhodují hrsti kostek; co stojí obléhání a kdo padne první, je dáno do písmene. Pro dva a více.
page-aim-two_lords-KAT = Dobuďte Svebod, nebo držte zároveň Mezimostí a Strzegom; jinak vítězí ten, komu na konci kola 5 patří Mezimostí.
page-aim-two_lords-SVE = Dobuďte Kiertz, nebo držte zároveň Mezimostí a Železné vrchy; jinak vítězí ten, komu na konci kola 5 patří Mezimostí.
page-aim-three_lords-WKA = Držte nejpozději na konci kola 8 Mezimostí i Strzegom a udržte Západní tvrz.
page-aim-three_lords = Až do konce kola 8 zabraňte tomu, aby Západní kardom držel Mezimostí i Strzegom, nebo dobuďte Západní tvrz.
page-aim-siege_of_a_town-WKA = Dobuďte Strzegom do konce kola 5.
page-aim-siege_of_a_town = Udržte Strzegom do konce kola 5.
page-aim-field_battle-KAT = Dobuďte Svebod do konce kola 5 a udržte Kiertz.
page-aim-field_battle-SVE = Udržte Svebod do konce kola 5, nebo dobuďte Kiertz.
page-aim-sortie-KAT = Dobuďte Svebod do konce kola 3 a udržte Kiertz.
page-aim-sortie-SVE = Udržte Svebod do konce kola 3, nebo dobuďte Kiertz.
page-aim-relief_beaten-WKA = Dobuďte Mezimostí do konce kola 5 a udržte Západní tvrz.
page-aim-relief_beaten-SVE = Udržte Mezimostí do konce kola 5, nebo dobuďte Západní tvrz.
page-aim-empty_fortress-KAT = Ať vám na konci kola 4 patří Strzegom, nebo dřív dobuďte Svebod.
page-aim-empty_fortress-SVE = Ať vám na konci kola 4 patří Strzegom, a udržte Svebod.
page-aim-war_of_two_lords-KAT = Dobuďte Svebod, nebo připravte rod Svebod o všechna města a pevnosti; jinak mějte po kole 12 více bodů.
page-aim-war_of_two_lords-SVE = Dobuďte Kiertz, nebo připravte rod Katzowic o všechna města a pevnosti; jinak mějte po kole 12 více bodů.
page-aim-first_campaign-KAT = Dobuďte Mezimostí a založte město v oblasti Západní dol: mějte po kole 6 víc bodů, nebo dobuďte Svebod.
page-aim-first_campaign-SVE = Založte město a rod Katzowic zastavte, kde můžete: mějte po kole 6 víc bodů, nebo dobuďte Kiertz.
page-left-pieces = Jednotky
page-left-nobles = Šlechtici
page-left-places = Města a pevnosti
page-strength = Síla se počítá v kostkách pro boj v poli: kostky jednotek, 2 za šlechtice, 3 za město nebo pevnost a až 12 za to, co rozhoduje hru.
page-side-siege_of_a_town-WKA = Těžší úkol: na dobytí města je málo kol. Začněte hned obléhat, plaťte zteče a pozor na pomoc obleženým.
page-side-siege_of_a_town-SVE = Čas hraje pro vás: zůstaňte za hradbami, výpad podnikněte při dobrých šancích a přiveďte pomoc.
page-side-two_lords-KAT = Mezimostí je blízko a brání je dvě jednotky: dobyjte je první a pak hlídejte své sídlo.
page-side-two_lords-SVE = Závoďte o Mezimostí, nebo nechte soupeře zaplatit obléhání a přijďte, až bude jeho vojsko vyčerpané.
page-side-three_lords-WKA = Dva proti jednomu: dobyjte město i pevnost, než se spojenci sejdou, a někoho nechte doma.
page-side-three_lords-KAT = Držte Mezimostí se spojencem; kdo není obležen, ať ohrožuje nepřátelské sídlo.
page-side-three_lords-SVE = Nedopusťte brzký pád Strzegomu a spojenci přijďte na pomoc, až to šance dovolí.
page-side-war_of_two_lords-KAT = Nejprve daně, potom nováčci: naplňte doma pokladnici, táhněte na Mezimostí a založte město v oblasti Západní dol.
page-side-war_of_two_lords-SVE = Před pochodem naplňte doma pokladnici; Mezimostí je k vám stejně blízko a město v oblasti Východní dol se vyplatí dvakrát, na daních i bodech.
page-side-first_campaign-KAT = Strana, na níž se učí: naplňte pokladnici šlechtice, oblehněte s Jaromírem Mezimostí a Kazimíra pošlete do oblasti Západní dol.
page-side-first_campaign-SVE = Chudší strana: střežte Svebod, proměňte Východní dol v město a udeřte, až bude nepřátelské vojsko oslabené.
page-preset-owner = O padlých rozhodujete vy
page-preset-owner-says = Každá strana sama vybírá své ztráty i to, kdo vyjde do boje, když přijde podpora zvenčí.
page-preset-hard = Krutá válka
page-preset-hard-says = Rány zůstávají, nerozhodný výsledek přeje obránci a prázdná města se brání doopravdy.
page-mark = kolo { $a }, { $b }

### lekce

page-lesson-goal = Město musí padnout
page-lesson-goal-says = Hrajete za Západní kardom. Váš panovník stojí před městem Strzegom s devíti jednotkami a čtyřmi surovinami v pokladnici; uvnitř je s pěti jednotkami hlava rodu Svebod. Dobyjte město do konce kola 5. Mapa ukazuje, kdo kde stojí; vybírejte ze seznamu.
page-lesson-goal-page = Vybírat můžete i na mapě.
page-lesson-siege = Začněte obléhat
page-lesson-siege-says = Je-li ve městě nebo v pevnosti nejvýše pět obránců, musíte nejprve obléhat. Potřebujete víc jednotek, než je uvnitř, a stojí to jednu surovinu. Začněte hned.
page-lesson-wait = Obléhání musí uzrát
page-lesson-wait-says = Ztéci hradby lze až od příštího kola, dřív ne. Ukončete svůj impulz poslední odpovědí v seznamu. Obránce může zatím podniknout výpad.
page-lesson-storm = Ztečte hradby
page-lesson-storm-says = Zteč stojí jednu surovinu. Obě strany házejí hrstí kostek a zasahuje 5 nebo 6. Před městem se síla oblehatele dělí dvěma, před pevností třemi. „Šance“ ukáže vaše vyhlídky, ještě než se rozhodnete.
page-lesson-losses = Kdo padne první
page-lesson-losses-says = Zásahy berou životy v pevném pořadí; šlechtici padají poslední. Jestliže vás obránci po zteči přečíslí, obležení je prolomeno. Ztékejte znovu, dokud máte suroviny a víc jednotek než oni.
page-lesson-march = Pochod
page-lesson-march-says = Prapor se přesouvá do sousední oblasti i se svým šlechticem, jednotkami a pokladnicí. Kdo od obléhání odejde, vzdává se ho. Přátelské město nablízku vám dá úkryt a můžete v něm zaplatit další.
page-lesson-choice = Rozhodnutí cestou
page-lesson-choice-says = Na některé události se hra zeptá hned: zda se v poli utkat s armádou, zda vstoupit do dobytého města, kam ustoupit. U toho, co lze i nelze, se dozvíte i pravidlo, které za tím stojí.
page-lesson-others = Když je na řadě druhá strana
page-lesson-others-says = Rod Svebod může podniknout výpad nebo přivést podporu zvenčí. Co z toho smíte vědět, se samo objeví v přehledu toho, co se stalo.
page-lesson-end = Obléhání skončilo
page-lesson-end-says = Kostky se teď dají ověřit a štěstí obou stran porovnat. V jiných scénářích je víc prostoru pro manévry.
page-lesson-end-page = Druhá lekce učí tažení.
page-lesson-end-terminal = „play rudern first_campaign --learn“ učí tažení.

### lekce o tažení

page-lesson-campaign_form = Impulz začíná jedním formulářem
page-lesson-campaign_form-says = Hrajete za rod Katzowic, který je ve válce s rodem Svebod; mezi nimi leží svobodné město Mezimostí. Každé vaše město a každá pevnost dává 1 surovinu jako daň, nebo od kola 2 nováčka za jeho cenu; na každé město smíte za 3 najmout generála. Určujete také, kdo co vede a kolik nese: mimo domov hlavní pokladnice neplatí. Dejte Jaromírovi 6 surovin a ostatní nechte, jak je.
page-lesson-campaign_form-page = Každá pokladnice má své pole.
page-lesson-campaign_form-terminal = Napište „jaromir 6“.
page-lesson-campaign_march = Pochod má svou cenu
page-lesson-campaign_march-says = Surovina kupuje několik kroků, pomalým jednotkám méně; většina cest je dlouhá 2 kroky. Na vlastní půdu platí hlavní pokladnice, jinam pokladnice někoho, kdo táhne. V jednom impulzu smíte využít 4 suroviny a za každé město o 1 víc. Táhněte s Jaromírem do oblasti Mezimostí a s Kazimírem, hlavou rodu, do oblasti Západní dol.
page-lesson-campaign_siege = Začněte obléhat
page-lesson-campaign_siege-says = Potřebujete před městem víc jednotek, než je uvnitř, a vlastní město nebo pevnost v sousedství. Jaromír má před městem Mezimostí pět proti dvěma a Železné vrchy jsou vaše. Stojí to 1 surovinu z jeho pokladnice.
page-lesson-campaign_build = Z vesnice je město
page-lesson-campaign_build-says = Hlava rodu smí vesnici, v níž stojí, proměnit v město: 10 surovin, nejvýše 5 z nich za kolo. Na vlastní půdě platí hlavní pokladnice. Město dává daně, zvyšuje váš limit o 1 a na konci je za 3 body. Zaplaťte, co z limitu zbývá, a pak impulz ukončete.
page-lesson-campaign_wait = Obléhání trvá několik kol
page-lesson-campaign_wait-says = Hradby lze ztékat od příštího kola. Do té doby může rod Svebod přitáhnout a utkat se s vámi venku; kdo tam prohraje, přijde o obležení i o to, co je v pokladnicích šlechticů. Seznam říká, co ještě můžete; jeho poslední odpověď impulz ukončí.
page-lesson-campaign_round = Kolo 2: nováčci a generálové
page-lesson-campaign_round-says = Od této chvíle může město nebo pevnost místo daně dát nováčka: pěšího nebo jízdu, hned do posádky. Formulář dává jednotky a suroviny jen šlechticům doma. Kdo je pryč, dostane je od jiného šlechtice, který za ním přitáhne.
page-lesson-campaign_storm = Zteč
page-lesson-campaign_storm-says = Každá zteč stojí 1 surovinu z pokladnice šlechtice, který je na místě. Obě strany házejí najednou a 5 nebo 6 je zásah; před městem se kostky oblehatele dělí dvěma. „Šance“ ukáže vaše vyhlídky. Když uvnitř nikdo nezbývá, je město vaše; do té doby ztékejte znovu, dokud máte víc jednotek než oni.
page-lesson-campaign_points = Co se počítá na konci
page-lesson-campaign_points-says = Kdo dobude sídlo druhého nebo ho připraví o všechna města a pevnosti, vítězí hned. Po kole 6 je město za 3 body, pevnost za 2 a tři jednotky za 1. Na konci kola nahradí mrtvou hlavu rodu nová. Většinu tažení už znáte: hrajte dál, nebo lekci ukončete.
page-lesson-campaign_end = Je po válce
page-lesson-campaign_end-says = Teď lze zkontrolovat kostky a porovnat štěstí obou stran. „Válka dvou pánů“ je tažení na dvanáct kol mezi rovnými, „Tři mocnosti“ je tažení tří stran; „Šest mocností: první čtyři kola“ přidává úřady, vliv a Robertovo tělo.

### řádky záznamu, hráči

page-kind-marches = Pochody a obléhání
page-kind-fights = Boje
page-kind-money = Peníze
page-player-advice = rádce
page-player-advice-says = Řídí se šesti jednoduchými pravidly a počítá jednotky, ne šance. Slabý.
