# Co vzejde z útoku, podle toho, co jeho strana ví (ui/prospects.py).

odds-short = zásah { $hit }, { $harm ->
        [vain] marně, cíl je imunní
        [first] první zásah do jednotky neškodí
       *[some] cíl ztratí životů: { $mean }; zlomená, zatlačená nebo pryč { $out }
    }
odds-of = { $unit }: { $odds }
odds-with = { $alone }; společně s { $units }: { $whole }
odds-or = nebo { $others }
odds-attack = { $unit } { $how ->
        [missile] střílí na
        [long] udeří jako první dlouhou zbraní, cíl
        [charge] jde do zteče, cíl
       *[melee] bojuje, cíl
    } { $target }{ $times ->
        [1] {""}
       *[other] {" "}({ $times }×)
    }: { $rolls ->
        [1] {""}
        [few] { $rolls } hody, každý{" "}
       *[other] { $rolls } hodů, každý{" "}
    }{ odds-needs }.{ $harm ->
        [vain] {""}
       *[other] {" "}{ odds-fate }
    }
odds-needs = { $needs ->
        [immune] marně, cíl je imunní
        [sure] zasáhne určitě
        [twenty] zasáhne jen při 20, { $hit }
       *[other] zasáhne při { $needs } a více, { $hit }
    } ({ odds-sum })
odds-sum = { $system ->
        [descending] 1k20 { $bonus } + obranné číslo { $armour } musí dát aspoň 19
       *[other] 1k20 { $bonus } musí dát aspoň obranné číslo { $armour }
    }
odds-fate = { $harm ->
        [first] První zásah do jednotky neškodí.
       *[some] Cíl ztratí životů průměrně { $mean }, v 8 případech z 10 od { $low } do { $high }. Zkouška morálky: { $checks }. Potom: { $ends }.
    }
odds-all = Všechno, co míří na cíl { $target }: { odds-fate }
odds-end = { $end ->
        [destroyed] zničena
        [fled] na útěku
        [pushed] zatlačena
        [broken] zlomena
       *[stands] stojí
    } { $chance }
odds-guess = Hodnoty jednotek { $units } neznáte: počítá se s obvyklými.
odds-none = Tyto rozkazy na nikoho neútočí.
odds-nobody = { $unit } teď nemůže na nikoho útočit.
odds-how = Napište „šance“ a svou jednotku, například „šance A3“; nebo „šance“ a rozkazy; nebo jen „šance“: co jednotky udělají samy.

### at a click
also-place = { $units ->
        [one] Odeslat a rozmístit jednotku za mě
       *[other] Odeslat a zbytek rozmístit za mě
    }
also-concede = Vzdát se
also-fight-on = Přece se nevzdat
also-hold = { $form ->
        [Fights] Odeslat; nikdo jiný neudeří
       *[Volley] Odeslat; nikdo jiný nestřílí
    }
also-advance = Odeslat; všichni ostatní postupují na nejbližšího nepřítele
form-unnamed = Bez rozkazu: { $units }. { $does ->
        [shoot] Střílejí na nejbližšího nepřítele.
        [spare-shots] Nestřílejí.
        [strike] Udeří na nepřítele před sebou.
        [spare] Neudeří.
        [advance] Postupují na nejbližšího nepřítele; kdo střílí nebo sesílá kouzla, zůstane stát.
       *[stay] Zůstanou na místě.
    }
form-not-placed = { $units }: bez umístění; stanou v řadě, co nejblíž nepříteli a středu, kde je místo.

### after the battle: in the shell's place (ui/tally.py)

page-turning = Zlom bitvy: { $mark }. Podíl na celkové síle ({ $side }): nejprve { $before } %, potom { $after } %. Počítají se životy na desce, zlomených jednotek čtvrtina, a čtvrtina celkové síly navíc pro toho, kdo sám stojí na polích, která je třeba držet.
