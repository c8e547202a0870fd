# Co o této hře říkají stránky stolu.

page-about = Tři loďstva a armáda mrtvých hledají jedno místo na ostrově z hexů. Vidíte jen to, co hlásí vaši lidé: rozkazy jedou s kurýry a zprávy také, pozdě, chybně, nebo nikdy. Pro dva až čtyři, s rozhodčím i bez něj.
page-left-men = Muži
page-left-wounded = Ranění
page-left-camps = Tábory
page-left-commanders = Velitelé
page-strength = Síla se počítá v mužích: ti u jednotek, polovina raněných, 50 za tábor, 25 za velitele; kdo je do dvou hexů od konfluxu, počítá se dvakrát.
page-side-trakorians = Mnoho rot a lodí: rozdělte se, prohledávejte ostrov po skupinách a kurýrům zkracujte cestu.
page-side-ransards = Tvrdí bojovníci pod několika málo veliteli: udeřte brzy a vezměte si, co potřebujete, od toho, kdo to má.
page-side-stegosians = Nejpevnější z živých: držte výhodný terén, než vyrazíte, proveďte průzkum a nechte ostatní, ať se navzájem vyčerpají.
page-side-crurers = Mrtví pochodují v noci a neváhají. Většina jich přijde pozdě: počkejte na most a pak jděte přímo ke konfluxu.
page-side-skirmish-trakorians = Dvě roty, astrolog a špeh: dejte brzy číst hvězdy, proveďte průzkum, než vyrazíte, a kurýrům zkracujte cestu.
page-side-rearguard-stegosians = Těžší úkol: třicet nezastaví pět set. Odejděte z vesnice dřív, než tam mrtví budou, zůstaňte naživu a vraťte se tam, kde nejsou.
page-side-rearguard-crurers = Pět set proti třiceti: dobuďte vesnici hned, nenechte se z ní odlákat a druhý večer v ní buďte sami.
page-preset-standing = Stálé pokyny v bitvách
page-preset-standing-says = Daleko od hráče rozhoduje velitel podle svého listu; nikdo není kvůli bitvě volán ke stolu.
page-preset-example = Jako příklad z knihy
page-preset-example-says = Pět pravidel, která příklad v knize čte jinak, se čte tak jako v něm.
page-player-steady = rozvážný
page-player-steady-says = Hledá konflux, utáboří se a opevní na místě a bojuje, jen když má dobré šance.
page-player-bold = odvážný
page-player-bold-says = Také hledá konflux, ale napadá, koho má za slabšího, a pronásleduje ho.
page-mark = { $a ->
        [o] před hrou, { $b }
       *[other] den { $a }, { $b ->
            [orders] rozkazy
            [evening] večer
            [night1] první noční kolo
            [night2] druhé noční kolo
            [night3] třetí noční kolo
           *[other] kolo { $b }
        }
    }{ $c ->
        [none] {""}
       *[other] {" "}(znovu, { $c })
    }

### lekce

page-lesson-morning = Ráno a vaše listy
page-lesson-morning-says = Vedete Trakořany v zátoce: da Kaelve se dvěma rotami, tábor, astrolog a špeh. Večer dne 2 přijde v jednom hexu konflux, místo moci: buďte tam tehdy sami. Rozkazy jsou listy, jeden pro každý tábor a velitele: komu, co a kam, například „k kaelve:“ a pod to „od teď: jít do 0303“. Prázdný formulář nic nemění. S řádkem „ptát se každé kolo“ se vás hra zeptá i v každém kole dne, co dělá váš vlastní oddíl.
page-lesson-morning-page = „Vybrat rozkazy“ takový list napíše za vás.
page-lesson-morning-terminal = „text“ ukáže, z čeho lze vyjít.
page-lesson-divine = Kde to bude?
page-lesson-divine-says = Hex konfluxu nikdo nezná. Astrolog v jednotce s rozkazem „věštit“ čte hvězdy pro hex, ve kterém stojí, a odpověď okruh zúží. Kdo ho drží poslední večer sám, vyhrává.
page-lesson-round = Vlastní oddíl, když dojde zpráva
page-lesson-round-says = Šest kol denně. Oddíl u vrchního velitele vás slyší hned: když k němu dojde něco nového, můžete mu dát jiné rozkazy. Všichni ostatní se řídí posledním listem, který k nim došel. Prázdný formulář: jako dosud.
page-lesson-met = Nepřítel v cestě
page-lesson-met-says = Co se o něm dozvíte, je odhad a každý pohled přinese nový: dva se mohou hodně lišit. Zaútočte, zastavte a čekejte, nebo ho obejděte.
page-lesson-battle = Bitva
page-lesson-battle-says = Bitva se odehrává v kolech po půlhodině. V každém oba vůdci házejí na taktiku; míra úspěchu vítěze a hodnoty vojsk určí ztráty. Hrdinský bod zvýší vaši hodnotu na jedno kolo, nebo zachrání život.
page-lesson-after = Po boji
page-lesson-after-says = Polovina ztracených se během dní vrátí, ostatní jsou mrtvi nebo zmrzačeni. Pronásledujte, chcete-li škodit víc, obsaďte hex, chcete-li ho držet, nebo zůstaňte tam, kde jste silní.
page-lesson-others = Když je tázán někdo jiný
page-lesson-others-says = Tehdy nemusíte dělat nic. Co vaši lidé vidí, přijde s kurýrem a stojí v přehledu, každý řádek s dnem a kolem, kdy to bylo pravda.
page-lesson-end = Konflux přišel
page-lesson-end-says = Teď lze číst všechno: pravdu vedle toho, čemu která strana věřila. Sám ostrov čeká, se třemi loďstvy a mrtvými.
page-kind-own = Vlastní vojska
page-kind-enemies = Nepřítel
page-kind-battles = Bitvy
page-kind-messages = Zprávy
page-kind-orders = Rozkazy
