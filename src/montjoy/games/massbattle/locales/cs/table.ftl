# Co o hře říkají stránky stolu.
page-about = Vojáci v jednotkách po pěti nebo deseti, hrdinové, obři a draci na ploše z polí: iniciativa, šípy a kouzla, zteče, boj zblízka, morálka. O mnohém rozhoduje terén. Pro dvě strany, každou o jednom či více hráčích.
page-aim-bridge_figures = Strana vítězí, když druhé nezbude žádná jednotka, nebo po sešikování jen zlomené; po posledním kole ta, které zbyl větší podíl síly.
page-aim-azure_wood_figures = Strana vítězí, když druhé nezbude žádná jednotka, nebo po sešikování jen zlomené; po posledním kole ta, které zbyl větší podíl síly.
page-left-units = Jednotky ve hře
page-left-hp = Body životů
page-strength = Síla se počítá v bodech životů ve hře, u zlomených jednotek čtvrtinou; kdo sám drží cíl, má navíc čtvrtinu všeho, co bylo rozestaveno.
page-side-bridge-town = Je vás málo, ale držíte: zahraďte most pikami a lučištníky nechte střílet zezadu.
page-side-bridge-orcs = Máte převahu: oslabte je šípy a pak přejděte všichni naráz, se zlobrem vpředu.
page-side-azure_wood-garfinkel = Buďte na kopci první a zůstaňte tam: kdo stojí výš, bojuje lépe.
page-side-azure_wood-goblins = Obkličte kopec a udeřte z více stran; zlomené jednotky se vrátí, dáte-li jim čas. Zdaleka těžší strana: mezi dvěma počítači vyhraje jednu bitvu z padesáti.
page-side-dragon-lord = Držte se dál od sebe, aby jediný výdech nezasáhl všechny, a udeřte, až drak přistane.
page-side-dragon-company = Nejdřív lučištníci, v lese; jezdci teprve, až bude drak na zemi.
page-side-dragon-dragon = Zůstaňte ve vzduchu, dýchejte na ty, kdo stojí pohromadě, a přistaňte jen dorazit poslední.
page-side-castle_wall-garrison = Lučištníky na hradbu, do obrany; meče a kopí za bránu, kudy jich naráz projde jen pár.
page-side-castle_wall-stormers = Zůstaňte z dostřelu, dokud obr nedojde k hradbě, a pak projděte branou všichni naráz.
page-side-night_raid-village = Držte se pohromadě u mlatu a nechte gobliny přijít.
page-side-night_raid-raiders = Je vás mnoho a jste slabí: na jednu jednotku vždy dvě nebo tři, a v posledním kole buďte na mlatu.
page-side-pikes-pikes = Stůjte vedle sebe s hroty proti jezdcům a jednu jednotku otočte dozadu.
page-side-pikes-riders = Nejezděte do zteče na hroty: objeďte bažiny a udeřte z boku i zezadu v jednom a témže kole.
page-side-relief-hill = Stůjte na vrcholu za zídkou do kola 5; jezdce přiveďte tam, kde k nim jsou skřeti zády.
page-side-relief-horde = Dobuďte kopec dřív, než přijdou kopí, a od kola 3 ať se někteří z vás dívají na jih.
page-mark = { $a ->
        [0] před bitvou
       *[other] kolo { $a }{ $b ->
            [0] {""}
           *[other] , fáze { $b }
        }
    }
page-preset-open = Všechno je odkryto
page-preset-open-says = Obě strany vidí všechny hodnoty i životy: dobré k učení i k výkladu.
page-preset-chance = Více náhody
page-preset-chance-says = Životy se házejí, při stejné iniciativě jednají obě strany současně, jednička vždy mine a na vlastní nebezpečí lze střílet do boje zblízka.
page-preset-heroes = Hrdinové v čele
page-preset-heroes-says = Hrdina nablízku jednotku posílí a bojovníci se prosekají slabými vojáky.
page-player-plain = přímočarý
page-player-plain-says = Drží linii s lučištníky za ní, čeká, když střílí lépe, jinak postupuje a jízdu posílá na boky a týl.
page-player-sharp = bystrý
page-player-sharp-says = Spočítá, co může každá střela, rána a útok stát obě strany, a jde jen tam, kde získá víc, než riskuje. Z obou je silnější.
ui-to-learn = Pro první večer je tu krátký scénář „{ $title }“: play { $game } { $scenario }.

### the lesson

page-lesson-deploy = Kde vaše jednotky začínají
page-lesson-deploy-says = Jste město: Marthe, domobrana, pikenýři a dlouholučištníci proti skřetům a zlobrovi. Držte na konci kola 10 most jako jediní. Nabízené řádky postaví vaše lidi v řadě před most a lučištníky na výšinu vedle: shora se lépe zasahuje. Rozkaz je řádek jako „A6 na 8,6 čelem sever“: pole nejprve na východ, potom na sever.
page-lesson-deploy-page = Nabízené řádky jsou pod otázkou, v „Jak se to píše“: klepnutí vloží řádek do vašeho textu, a tam platí.
page-lesson-deploy-terminal = „převzít vše“ pošle řádky, které se nabízejí zde. Později z nich vybírejte: „převzít A3“ převezme, co se nabízí pro A3.
page-lesson-first_hit = První zásah
page-lesson-first_hit-says = Jednotka byla zasažena a nic neztratila: to byl její první zásah, každá má v bitvě jeden. Od teď ji každý zásah něco stojí: kostka zbraně krát počet mužů, kteří udeřili. U takové jednotky stojí „po prvním zásahu“: na nepřítele, u kterého to stojí, miřte teď, šípem, ranou nebo ztečí; vaše vlastní taková jednotka je teď v nebezpečí.
page-lesson-morale = Polovina nebo méně
page-lesson-morale-says = Jednotka na desce ztratila polovinu životů nebo víc. Od teď při každém zásahu hází jednou kostkou: na 1 je konec, na 2 ustoupí zlomená, na 3 je zlomená na místě, od 4 vydrží; hrdinové neházejí nikdy. Na takového nepřítele udeřte ještě jednou a své takové jednotky odveďte z dosahu. Zlomená jednotka nebojuje a na konci kola se snaží sešikovat.
page-lesson-lost = Jednotka je ztracena
page-lesson-lost-says = Jedna z vašich jednotek je pryč a nevrátí se. Její muži se na konci, když se porovnává síla, už nepočítají. Podívejte se, kdo na ni střílel nebo ji napadl a je teď blízko jiné vaší: mezeru uzavřete, nebo tu jednotku stáhněte. Ještě není rozhodnuto: o mostu se rozhoduje až na konci kola 10.
page-lesson-facing = Bok
page-lesson-facing-says = Dva nepřátelé stojí vedle sebe a jeden z nich ukazuje druhému bok nebo záda. Jednotka udeří jen do tří polí před sebou; kdo ji udeří z boku, má +4, zezadu +4 a dvojnásobnou škodu. Při pohybu otočte své k nepříteli, „A4 otočit východ“, nebo obejděte jeho bok; pěší jednotka se buď otočí, nebo jde, ne obojí.
page-lesson-initiative = Iniciativa je vaše
page-lesson-initiative-says = Vítěz určí, kdo se pohne první a kdo první zaútočí, jednou pro celé kolo. Útočit první je dobré, když střílíte; pohyb jako poslední vám dovolí odpovědět na to, co udělal nepřítel.
page-lesson-heights = Výšina
page-lesson-heights-says = Jednotka na výšině útočí na nižší cíle s +4, nebo se brání: potom na ni všichni zdola útočí s −4. Kdo není jmenován, útočí, a to je tady lepší.
page-lesson-shoot = Střelba
page-lesson-shoot-says = První zásah do každé jednotky neublíží, každý další už ano; nechte jich proto několik střílet na stejnou, například „A6 A7 střílet na B1“. Vedle každého rozkazu stojí jeho vyhlídky. Když nenapíšete nic, střílí všichni na nejbližšího nepřítele.
page-lesson-move = Pohyb
page-lesson-move-says = Po jménu jednotky znamená „do 9,9“, že jde tam, „vpřed 3“ rovně, „otočit východ“, že se otočí. Pěší se v kole buď pohne, nebo otočí. Kdo není jmenován, stojí. Čísla polí jsou na okrajích plochy; označená pole se mají držet. Nabízené řádky posílají vaše lidi jen na toho, kdo přijde blízko, a od kola 7 na most, kde zůstanou; jednotka, která má jít zpátky, je zlomená a stojí to u jejího řádku.
page-lesson-charge = Zteč
page-lesson-charge-says = Kdo dojde k nepříteli před sebou, jde do zteče a hned udeří; kopí a píky, na které jde zteč zepředu, udeří první. Z boku je +4, zezadu navíc dvojnásobná škoda. „ostatní: postupovat“ pošle všechny ostatní na nejbližšího nepřítele.
page-lesson-fight = Boj zblízka
page-lesson-fight-says = Každá jednotka udeří jednou na nepřítele před sebou, bez rozkazu na toho přímo proti ní. Rány berou morálku: jednotka, která neobstojí, ustoupí zlomená a lze ji pronásledovat.
page-lesson-follow = Následovat?
page-lesson-follow-says = Kdo nepřítele zatlačil, smí jít za ním. Nedá mu klid k sešikování, ale opustí své místo v řadě, nebo most.
page-lesson-rally = Zlomené jednotky
page-lesson-rally-says = Zlomená jednotka neútočí a jen ustupuje. Jednou za kolo se snaží sešikovat; necháte-li formulář prázdný, zkusí to všechny.
page-lesson-again = Druhé výstřely
page-lesson-again-says = Luky střílí dvakrát za kolo: jednou před pohybem, jednou po boji zblízka. Kdo je v dotyku s nepřítelem, nestřílí.
page-lesson-which = Jeden z několika
page-lesson-which-says = Možností je víc, vyberte jednu. „Šance“ ukážou, co by udělala rána každému z nich.
page-lesson-odds = Jaké jsou vyhlídky?
page-lesson-odds-says = Co z vašich rozkazů vzejde, se dozvíte dřív, než je odešlete: šanci na zásah, průměrnou ztrátu a co se s nepřítelem stane.
page-lesson-odds-terminal = „šance“ a jméno jednotky to řekne o ní, samotné „šance“ o tom, co by všechny udělaly samy.
page-lesson-others = Když rozhoduje druhá strana
page-lesson-others-says = Tehdy nemusíte dělat nic. Rozkazy obou stran jsou zapečetěny, dokud nepřijde poslední; co se potom stane, se ukáže samo.
page-lesson-end = O mostu je rozhodnuto
page-lesson-end-says = Každou kostku lze teď ověřit. Píky na kopci a goblinský nájezd trvají každý deset minut, Azurový les je celá bitva a drak v údolí čeká na tři hrdiny a jejich lidi.
page-kind-moves = Pohyb
page-kind-attacks = Útoky
page-kind-morale = Morálka
page-kind-spells = Kouzla
