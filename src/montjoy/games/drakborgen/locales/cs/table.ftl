# Co o této hře říkají stránky stolu.

page-about = Hrdinové se za úsvitu vkradou do zříceného hradu, odkrývají místnost po místnosti, bojují s tím, co v nich žije, a snaží se vynést dračí poklad dřív, než zapadne slunce. Pro jednoho až čtyři.
page-aim-of-all = Buďte do západu slunce zase venku, a s nejvíce zlatem. Kdo zůstane uvnitř, je ztracen i se zlatem.
page-left-body = Body zdraví
page-left-gold = Zlaťáky
page-strength = Síla se počítá ve zlaťácích: co hrdina nese, a 400 za nezraněného hrdinu; proti všem hrdinům stojí hrad, s 300 a s dalšími 30 za každý krok slunce.
page-hero-armoured = Těžko zranitelný hrdina: vstupujte do místností první a bojujte.
page-hero-shield = Téměř stejně odolný, ale mrštnější hrdina: dobrý pro začátek.
page-hero-strong = Nejtvrdší rána a nejdelší dech: vyhledávejte boj, zámky nechte jiným.
page-hero-wary = Zřídka padne do zálohy: prozkoumávejte před ostatními.
page-hero-shots = Zasáhne před první ranou, čtyřikrát: šetřete si to na to, co byste jinak nepřemohli.
page-hero-arrows = Šípy před první ranou a žádná slabina: hodí se všude.
page-hero-shuriken = Nejrychlejší ze všech, ale brzy zraněn: udeřte první, nebo zmizte.
page-hero-spells = V boji slabý hrdina, ale zná kouzla: promyslete, kde má které největší cenu.
page-hero-stride = Známými místnostmi dvakrát rychleji: k pokladu a ven před západem slunce.
page-hero-arm = Dveře povolí: jděte přímou cestou.
page-hero-healer = Dobře odpočívá: jděte hluboko a odpočiňte si, než bude pozdě.
page-hero-lockpick = Zámky povolí napoprvé: hledejte za zamčenými dveřmi.
page-preset-hard = Hrad kouše
page-preset-hard-says = Těžké: nestvůry, za které nikdo nehraje, volí v souboji pozice tak dobře, jak to jen jde. Nejvíc se to projeví, hraje-li jediný hrdina.
page-preset-timed = O závod s časem
page-preset-timed-says = Sedm sekund na každou volbu v souboji, jak to chce kniha.
page-preset-together = Bok po boku
page-preset-together-says = Kolo má dvě fáze; více hrdinů bojuje společně.
page-preset-chaos = Každý sám za sebe
page-preset-chaos-says = Všechna rozšířená pravidla: hrdinové smějí bojovat i mezi sebou.
page-player-cautious = opatrný (střední)
page-player-cautious-says = Spokojí se se dvěma poklady, nechává si čas na cestu ven a vyhýbá se bojům, které může prohrát.
page-player-greedy = chamtivý (střední)
page-player-greedy-says = Chce čtyři poklady, zdržuje se déle, než je rozumné, a bojuje i při vyrovnaných šancích.
page-player-beginner = začátečník (slabý)
page-player-beginner-says = Bojuje i se špatnými šancemi, nenechává si čas na cestu ven a nepoužívá zvláštní karty.
page-player-veteran = veterán (silný)
page-player-veteran-says = Chce šest pokladů, vybírá si boje a v souboji ho nikdo neprohlédne.
page-player-monster = nestvůra
page-player-monster-says = Vede nestvůry k hrdinům, které mohou dostihnout a porazit. Je pro místo, které hraje jen za nestvůry.
ui-to-learn = Pro první večer je tu „{ $title }“: play { $game } --learn hru vysvětlí, zatímco hrajete.
page-mark = { $a ->
        [setup] před hrou
       *[other] kolo { $a }, { $b ->
            [sun] slunce
            [m] pohyb, { $c }
            [e] události, { $c }
           *[other] { $b }
        }
    }

### šance

name-monster_slain = nestvůra padne
name-monster_fled = nestvůra uprchne
name-escaped = hrdina unikne
name-hero_slain = hrdina zemře
name-way_open = cesta je volná
name-door_alone_open = dveře se otevřou, mříž zůstane dole
name-stays_shut = zůstane zavřeno
name-gets_through = projde závalem
name-gets_stuck = uvízne v závalu
name-gets_out = dostane se ven tudy
name-way_stays_shut = dostane se ze závalu, ale cesta zůstane zavřená
name-stays_stuck = zůstane v závalu
name-gets_free = vyprostí se
name-stays_caught = zůstane v pavučině
name-gets_across = dostane se na druhou stranu
name-falls = spadne do katakomb
name-is_held = poklad udrží
name-slips = poklad spadne
name-nothing_falls = nespadne nic
name-one_falls = spadne jeden poklad
name-several_fall = spadnou dva poklady nebo víc
name-comes_up = dostane se nahoru
name-comes_up_hurt = dostane se nahoru, se zraněním
name-stays_below = zůstane dole
name-stays_below_hurt = zůstane dole, se zraněním
name-gets_out_of_chamber = dostane se z pokladnice
name-stays_with_dragon = nedostane se ven: dračí dech

### lekce

page-lesson-dead = Váš hrdina je mrtev
page-lesson-dead-says = V hradu se to stává, i v první místnosti, a nemusela to být chyba. Můžete hrát dál: odteď hrajete za nestvůry, které ostatní potkají.
page-lesson-dead-page = „Začít lekci znovu“ vám dá jiného hrdinu a jiný hrad.
page-lesson-dead-terminal = Začněte ji znovu s jiným hrdinou v jiném hradu.
page-lesson-hero = Vyberte si hrdinu
page-lesson-hero-says = Buďte do západu slunce zase venku, a s nejvíce zlatem. Každý hrdina má obratnost, sílu, mysl a zbroj: čím víc, tím lépe. Body zdraví jsou jeho život. Věta u jména říká, co umí jen on. Pro první hru si vezměte někoho, kdo má bodů zdraví hodně.
page-lesson-tower = Vyberte si věž
page-lesson-tower-says = Každý začíná v jedné ze čtyř rohových věží a z hradu musí být venku dřív, než zapadne slunce. Pokladnice leží pod jedním z devíti polí uprostřed, D4 až F6, a nikdo neví pod kterým.
page-lesson-turn = Váš tah: jedna místnost
page-lesson-turn-says = Zvolte v seznamu pole vedle sebe. Neodkryté pole se odkryje, když na ně vstoupíte, a nikdo předem neví, co na něm je. Odpočinek vrací život, ale slunce jde dál.
page-lesson-turn-page = Můžete na ně ukázat i na mapě.
page-lesson-corridor = Chodbou se jde dál
page-lesson-corridor-says = Chodba váš tah nekončí: můžete jí hned pokračovat. Nebo se v ní zastavit.
page-lesson-meeting = Nestvůra
page-lesson-meeting-says = Zaútočte, nebo vyčkejte a doufejte. Jak se nestvůra zachová, stojí na skryté kartě; hraje za ni ten, kdo sedí hrdinovi po pravici. To můžete být i vy: pak za ni volíte.
page-lesson-position = Boj: volí se tajně
page-lesson-position-says = Obě strany volí ve stejnou chvíli jednu ze čtyř pozic. Síla poráží mysl, mysl obratnost, obratnost zbroj a zbroj sílu. Zásah stojí jeden bojový bod; zvolí-li obě strany totéž, ztratí nižší hodnota rozdíl. Komu nezbude žádný, je mrtev. O útěk se lze pokusit až po vlastním zásahu. „Šance“ u odpovědi řekne, co z ní podle toho, co víte, vzejde.
page-lesson-risk = Zaplatit, nebo riskovat zranění
page-lesson-risk-says = Dostali jste zásah. Bojový bod se po boji vrátí, bod zdraví ne. Když riskujete zranění, můžete si v boji udržet postavení, ale možná to bude stát krev.
page-lesson-flee = Jak se z toho dostat
page-lesson-flee-says = Místo dalšího boje se můžete pokusit uprchnout. Nemusí se to podařit a nestvůra vás může pronásledovat. Mrtví hrdinové nic nevyhrávají.
page-lesson-obstacle = Něco stojí v cestě
page-lesson-obstacle-says = Dveře, mříže, závaly, propasti, lávky a pavučiny se zkoušejí dvanáctistěnnou kostkou: uspějete, nepadne-li víc než hodnota, která se počítá. Přesné znění má pravidlo uvedené na konci řádku.
page-lesson-obstacle-page = Ťukněte na jeho značku na konci řádku.
page-lesson-obstacle-terminal = Napište ? a jeho číslo.
page-lesson-sun = Slunce
page-lesson-sun-says = Po každém kole posune sluneční kostka slunce o žádný až dva z jeho 21 kroků. Obraťte se včas: kdo je při západu slunce uvnitř, je ztracen i se vším zlatem.
page-lesson-others = Když je na řadě někdo jiný
page-lesson-others-says = Tehdy nemusíte nic dělat. Co se děje, se objevuje samo a v přehledu toho, co se stalo, je vše, co smíte vědět, i kostky a součty.
page-lesson-end = To byla celá hra
page-lesson-end-says = Kostky se teď dají ověřit a celou hru můžete zhlédnout znovu z každého místa. Až budete chtít, otevřete stůl s přáteli.
page-kind-moves = Pohyb
page-kind-fights = Souboje
page-kind-finds = Nálezy
