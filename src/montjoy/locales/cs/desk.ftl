# Stůl rozhodčího, rozhodnutí u stolu bez rozhodčího a stránky po hře.

### stůl rozhodčího

page-desk = Stůl rozhodčího
page-desk-state = Stav hry
page-desk-people = Místa a odkazy
page-desk-to-desk = Zpět ke stolu rozhodčího
page-desk-not-begun = Hra ještě nezačala; zatím není o čem rozhodovat.
page-desk-reason = Důvod
page-desk-reason-how = Bude v záznamu a přečte si jej každý, komu se rozhodnutí oznámí.
page-desk-told = Komu se to oznámí
page-desk-told-all = všem
page-desk-told-how = Bez volby „všem“ se to dozvědí jen zaškrtnutá místa a vy.
page-desk-told-to = { $seats }; také rozhodčí
page-desk-because = Autor: { $author }. Důvod:
page-desk-rule = Rozhodnout
page-desk-failed = Pravidlo se nepodařilo provést
page-desk-failed-where = K chybě došlo v { $where }. Hra stojí tam, kde byla před poslední odpovědí; nic není ztraceno.
page-desk-failed-how = Napravte, co je špatně, například ve stavu hry. Pak nechte poslední odpověď provést znovu.
page-desk-retry = Pokračovat
page-desk-runs = Hra běží
page-desk-paused = Hra je pozastavena
page-desk-pause = Pozastavit hru
page-desk-resume = Pokračovat ve hře
page-desk-look = Podívat se očima hráče
page-desk-look-how = Vidíte, co vidí toto místo. Že to můžete udělat, stojí na stránkách všech; že jste to udělali, stojí v záznamu.
page-desk-looked = Dívali jste se očima těchto hráčů: { $seats }.
page-desk-eyes = Očima hráče { $seat }
page-desk-eyes-how = Toto nyní vidí dané místo. Váš pohled je v záznamu.
page-desk-answer = Odpovědět za hráče
page-desk-answer-what = Odpověď
page-desk-answer-do = Odpovědět za toto místo
page-desk-nobody-asked = Právě teď se na ničí odpověď nečeká.
page-desk-die = Určit příští kostky
page-desk-die-how = Na příštích kostkách v této věci padne právě toto. Že byly určeny, řekne každému záznam i přehled toho, co se stalo. Příští karta se určuje ve stavu hry: položte ji navrch balíčku.
page-desk-die-rule = Pravidlo
page-desk-die-about = Čeho se týká
page-desk-die-about-how = Tak, jak to stojí v seznamu níže, s mezerami; často je to prázdné.
page-desk-die-do = Určit tyto kostky
page-desk-die-fell = Kostky, které padly naposled
page-desk-back = Vrátit se k milníku
page-desk-back-how = Vše po milníku přestane platit, všichni se to dozvědí a odtud se hází znovu.
page-desk-mark = Milník, nejnovější první
page-mark = { $b ->
        [none] { $a }
       *[other] { $c ->
            [none] { $a }, { $b }
           *[other] { $a }, { $b }, { $c }
        }
    }
page-desk-back-do = Vrátit se
page-desk-no-marks = Hra zatím neprošla žádným milníkem.
page-desk-epochs = { $count ->
        [one] Hra se jednou vrátila.
       *[other] Hra se vrátila { $count }×.
    } Toto číslo vidí všichni.
page-desk-change-title = Něco změnit
page-desk-change-how = Najděte to ve stavu hry, napište, co tam má být, a než rozhodnete, podívejte se, co to pro koho znamená.
page-desk-state-how = Vše, co hra drží. Nová hodnota platí od příštího milníku, nebo vrátí hru k poslednímu. Nic se nestane, dokud neuvidíte náhled a neuvedete důvod.
page-desk-search = Hledat jméno, místo, číslo
page-desk-find = Hledat
page-desk-chosen = Co chcete změnit
page-desk-drop = Vynechat
page-desk-when-next = u příštího milníku
page-desk-when-last = zpět u posledního milníku; na rozhodnutí od té doby se hra zeptá znovu
page-desk-preview = Co by se tím změnilo
page-desk-when-next-how = U příštího milníku se stav změní a hraje se dál.
page-desk-when-last-how = Hra se vrátí k poslednímu milníku a tam se změní; odtud se hází znovu a rozhodnutí, která mezitím padla, se znovu nabídnou těm, kdo je učinili.
page-desk-who-sees = Co by z toho kdo viděl
page-desk-sees-nothing = nevidí z toho nic
page-desk-change-more = Změnit ještě něco jiného
page-desk-where = Kde ve stavu jste
page-desk-top = Vše
page-desk-whole = Změnit to vše najednou
page-desk-field = Pole
page-desk-value = Hodnota
page-desk-put = Připsat ke změnám
page-desk-open = Otevřít ({ $count })
page-desk-new-value = Nová hodnota: { $field }
page-desk-none-found = Nic takového ve stavu není.
page-desk-more-found = Zobrazuje se jen { $count ->
        [one] první
        [few] první { $count }
       *[other] prvních { $count }
    }. Hledejte něco určitějšího.
page-desk-change = { $path }: { $old } se mění na { $new }
page-desk-now = Zpět u posledního milníku:
page-desk-next = U příštího milníku:
page-desk-rulings = Dosavadní rozhodnutí
page-desk-no-rulings = Zatím žádné rozhodnutí.
page-desk-reverse = Vzít zpět
page-desk-link-for = Odkaz: { $role }
page-desk-link-once = Ukáže se jen jednou, zde. Platí pro jednoho.
page-desk-link = Nový odkaz
page-desk-revoke = Odebrat místo
page-desk-bot = Nechat hrát bota
page-desk-no-bot = už žádný bot
page-desk-umpires = U tohoto stolu
page-desk-umpires-how = Kdo sedí zde, vidí všechno, a celý stůl vidí jeho jméno. Chcete-li stůl předat, vytvořte druhý odkaz, počkejte, až další rozhodčí přijde, a vstaňte.
page-desk-second = Odkaz pro druhého rozhodčího
page-desk-leave = Vstát od stolu
page-saw-more = Tento prohlížeč viděl z tohoto stolu víc, než toto místo vidět smí, a proto je obsadit nemůže. Pro někoho jiného odkaz platí dál.
page-saw-all = Kdo tu byl i rozhodčím nebo tuto hru nahrál, a viděl proto všechno: { $seats }.

### návrhy

page-proposal = Návrh ({ $author }): { $does ->
        [TakeBack] vrátit se k dřívějšímu okamžiku
        [Pause] pozastavit hru
        [Resume] pokračovat ve hře
        [Retry] opakovat nezdařený krok
        [SetDie] určit příští kostky
       *[other] něco změnit
    }
page-proposal-yes = Pro: { $seats }.
page-proposal-no = Proti: { $seats }.
page-proposal-agree = Souhlasím
page-proposal-decline = Nesouhlasím
page-propose = Navrhnout rozhodnutí
page-propose-how = U tohoto stolu není rozhodčí: rozhodnutí se provede, až budou souhlasit všechna místa. Boti souhlasí s tím, co chtějí lidé. U samotné otázky vezmete zpět jen to, čeho si nikdo jiný nevšiml a po čem se neházelo kostkou.
page-propose-alone = Vrátit se nebo pozastavit hru
page-propose-alone-how = Hrajete bez dalších hráčů, takže se to provede hned. Po návratu se hází znovu a záznam to ukáže. U samotné otázky vezmete zpět jen to, čeho si nikdo jiný nevšiml a po čem se neházelo kostkou.
page-propose-alone-do = Provést
page-propose-what = Co
page-propose-retry = Opakovat nezdařený krok
page-propose-back = Vrátit se
page-propose-mark = Vrátit se
page-proposal-back = Hra by se vrátila: { $mark }.
page-mark-before = před „{ $line }“
page-mark-below = před „{ $line }“, pod nadpisem „{ $head }“
page-mark-mine = { $which ->
    [bare] před vaši poslední odpověď
    [last] před vaši poslední odpověď: „{ $line }“
   *[earlier] před vaši dřívější odpověď: „{ $line }“
}
page-mark-now = před poslední otázku, kterou jste dostali

### po hře

page-after = Po hře
page-course = Jak hra probíhala
page-turning = Zlom hry: { $mark }. Podíl na celkové síle ({ $side }): nejprve { $before } %, potom { $after } %.
page-turning-what = Co se tehdy stalo: { $line }
page-turning-look = Podívat se
page-story = Co se stalo
page-turning-none = Žádný jednotlivý tah hru nerozhodl.
page-left = Co zbylo
page-left-side = Strana
page-left-what = Co
page-left-first = Na začátku
page-left-last = Na konci
page-left-change = Rozdíl
page-after-not-yet = Hra ještě neskončila. Přehrání, štěstí všech hráčů a semínko kostek se ukážou, až bude dohráno.
page-export = Stáhnout záznam
page-export-own = Stáhnout, co mi bylo oznámeno
page-replay = Přehrání
page-replay-eyes = Číma očima
page-replay-beside = Vedle toho
page-replay-alone = nic
page-replay-truth = Skutečnost
page-replay-show = Ukázat
page-replay-item = Okamžik { $item } z { $last }
page-replay-before = O jeden zpět
page-replay-after = O jeden dál
page-replay-mark-before = Předchozí milník
page-replay-mark-after = Další milník
page-replay-keys = Šipky posouvají o jeden okamžik, Page Up a Page Down od milníku k milníku, Home a End na začátek a na konec.
page-replay-card = Co ví jen toto místo
page-replay-marks = Všechny milníky
page-chose = { $seat }: { $answer }
page-luck = Štěstí
page-luck-how = Co na kostkách padlo a co na nich padá průměrně. Zda je víc lépe, závisí na pravidle. Ze tří takových řádků leží obvykle jeden mimo střed; tak se kostky chovají a o nikom to nic neříká.
page-luck-none = Žádná kostka nepadla.
page-luck-coming = Tato dlouhá hra se ještě přepočítává. Štěstí tu bude za chvíli.
page-luck-nobody = Kostky hry samé
page-luck-rule = Pravidlo
page-luck-dice = Kostky
page-luck-got = Padlo
page-luck-mean = Průměrně
page-luck-said = Slovy
page-luck-few = Na úsudek příliš málo kostek
page-luck-usual = jako obvykle
page-luck-above = trochu nad průměrem
page-luck-below = trochu pod průměrem
page-luck-high = vysoko nad průměrem, asi jednou ze čtyřiceti případů
page-luck-low = hluboko pod průměrem, asi jednou ze čtyřiceti případů
page-umpire-did = Co dělal rozhodčí
page-umpire-nothing = Do hry žádný zásah.
page-umpire-looked = { $count ->
        [one] Jeden pohled očima jiných
        [few] { $count } pohledy očima jiných
       *[other] { $count } pohledů očima jiných
    }: { $seats }.
page-umpire-exported = Záznam stažený v době, kdy se ještě hrálo: { $count ->
        [one] jednou
       *[other] { $count }×
    }.
page-compare = Nezměnila se má část záznamu?
page-compare-how = Kdo si při hře stáhl, co mu bylo oznámeno, může to porovnat: zapište číslo řádku a jeho řetězový otisk (chain).
page-compare-item = Řádek
page-compare-chain = Řetězový otisk
page-compare-do = Porovnat
page-compare-same = Až po tento řádek říká záznam přesně to, co vám bylo oznámeno.
page-compare-other = Záznam neříká, co je v tomto otisku zachyceno.
page-verify = Kostky
page-verify-how = Před prvním hodem stůl zveřejnil otisk semínka. Semínko je nyní známo a váš prohlížeč může sám znovu vypočítat každou kostku, vlastním programem, který nemá s programem serveru nic společného.
page-verify-commitment = Otisk zveřejněný před prvním hodem
page-verify-seed = Semínko
page-verify-sealed = zapečetěno do konce hry
page-verify-nonce = Přídavek: { $seat }
page-verify-verify = Přepočítat každou kostku
page-verify-working = Počítá se…
page-verify-good = Všechny kostky odpovídají semínku; přepočítáno: {"{"}dice{"}"}.
page-verify-hand = Zapsáno nebo určeno ručně: {"{"}byHand{"}"}; záznam to uvádí.
page-verify-unknown = Padlo podle dřívějších pravidel a zde přepočítat nelze: {"{"}unknown{"}"}.
page-verify-epochs = Kolikrát se hra vrátila a odtud se házelo znovu: {"{"}epochs{"}"}.
page-verify-no-seed = Semínko v záznamu není.
page-verify-other-seed = Toto není semínko, jehož otisk byl zveřejněn.
page-verify-other-die = Kostka na řádku {"{"}line{"}"} záznamu neodpovídá semínku.
page-verify-other-nonce = Řádek {"{"}line{"}"} záznamu je chybný: to, co bylo přidáno, není to, co bylo zmrazeno, nebo to nevyplývá ze semínka.
page-verify-unlisted = Před začátkem této hry nebylo nic zmrazeno: co se přidalo k semínku, vylosoval server, a hostitel mohl tuto hru vybrat.
page-verify-host = Kromě toho, kdo stůl otevřel, nikdo k semínku nic nepřidal: hostitel mohl tuto hru vybrat.
page-verify-added = K semínku přidaly vlastní programy hráčů: {"{"}added{"}"}. Pokud někdo z nich není hostitel, nemohl tuto hru vybrat nikdo.
page-verify-beginnings = Kolikrát hra začala: {"{"}beginnings{"}"}. Někdo neodhalil, co předem ohlásil.
page-verify-no-script = Váš prohlížeč zde nespouští skripty. Totéž udělá: python3 start.py verify SOUBOR
page-import = Nahrát záznam
page-import-how = Z dohrané hry bude stůl k prohlížení; nedohraná se dohraje, odtud s novými kostkami. Kdo nahraje nedohranou hru, měl ji celou v ruce, a na stránkách všech to stojí.
page-import-file = Soubor se záznamem
page-import-refused = Tento záznam použít nelze:
page-import-do = Nahrát

### odmítnutí

saw-more = Tento prohlížeč viděl víc, než toto místo vidět smí
    .try = Ať místo obsadí někdo jiný.
no-way-back = Tento druh rozhodnutí nemá opak
    .try = Vraťte se k milníku před ním.
ruling-waits = Toto rozhodnutí začne platit u příštího milníku
    .try = Vezměte je zpět, až jím hra projde.
ruled-since = Mezitím padlo jiné rozhodnutí
    .try = Podívejte se na ně, a je-li vaše stále na místě, rozhodněte znovu.
seed-is-out = Hra skončila a semínko jejích kostek znají všichni, rozhodovat se už tedy nedá
    .try = Nahrajte záznam jako nový stůl.
ruling-fails = Pravidla odtud nemohou dál ({ $says }), a proto se nic nezměnilo
    .try = Zvolte jinou hodnotu, nebo se nejprve vraťte k některému milníku.
set-die-how = Kostky se určují číslem pravidla a tím, co na nich má padnout
    .try = Například pravidlo DL-10.2 a na kostce 7.
desk-needs-somebody = Nikdo jiný u stolu rozhodčího nesedí
    .try = Vytvořte druhý odkaz a vstaňte, až další rozhodčí přijde.
one-proposal = Jeden váš návrh je ještě otevřený
    .try = Počkejte, až na něj všichni odpovědí.
