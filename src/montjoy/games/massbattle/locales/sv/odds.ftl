# Vad en attack leder till, efter vad den egna sidan vet (ui/prospects.py).

odds-short = träff { $hit }, { $harm ->
        [vain] förgäves, målet är immunt
        [first] en enhets första träff skadar inte
       *[some] målet förlorar { $mean } kroppspoäng; bruten, tillbakaslagen eller borta { $out }
    }
odds-of = { $unit }: { $odds }
odds-with = { $alone }; tillsammans med { $units }: { $whole }
odds-or = eller { $others }
odds-attack = { $unit } { $how ->
        [missile] skjuter på
        [long] slår först med långa vapen mot
        [charge] stormar
       *[melee] slåss mot
    } { $target }{ $times ->
        [1] {""}
       *[other] {" "}({ $times } gånger)
    }: { $rolls ->
        [1] {""}
       *[other] { $rolls } slag, vart och ett{" "}
    }{ odds-needs }.{ $harm ->
        [vain] {""}
       *[other] {" "}{ odds-fate }
    }
odds-needs = { $needs ->
        [immune] förgäves, målet är immunt
        [sure] träffar säkert
        [twenty] träffar bara med 20, { $hit }
       *[other] träffar med { $needs } eller mer, { $hit }
    } ({ odds-sum })
odds-sum = { $system ->
        [descending] 1T20 { $bonus } + rustningsklass { $armour } ska nå 19
       *[other] 1T20 { $bonus } ska nå rustningsklass { $armour }
    }
odds-fate = { $harm ->
        [first] En enhets första träff skadar inte.
       *[some] Målet förlorar i medeltal { $mean } kroppspoäng, { $low } till { $high } i 8 fall av 10. Moralslag: { $checks }. Efteråt: { $ends }.
    }
odds-all = Allt som riktas mot { $target }: { odds-fate }
odds-end = { $end ->
        [destroyed] förintad
        [fled] flydd
        [pushed] tillbakadriven
        [broken] bruten
       *[stands] står kvar
    } { $chance }
odds-guess = Du känner inte värdena för { $units }: räknat med vanliga värden.
odds-none = Inget attackeras med de orderna.
odds-nobody = { $unit } kan inte attackera någon nu.
odds-how = Skriv ”odds” och en av dina enheter, till exempel ”odds A3”; eller ”odds” och order; eller bara ”odds”: vad enheterna gör av sig själva.

### at a click
also-place = { $units ->
        [one] Skicka, och ställ upp enheten åt mig
       *[other] Skicka, och ställ upp resten åt mig
    }
also-concede = Ge upp
also-fight-on = Ge inte upp ändå
also-hold = { $form ->
        [Fights] Skicka; ingen annan slår
       *[Volley] Skicka; ingen annan skjuter
    }
also-advance = Skicka; alla andra rycker fram mot närmaste fiende
form-unnamed = Utan order: { $units }. { $does ->
        [shoot] De skjuter på närmaste fiende.
        [spare-shots] De skjuter inte.
        [strike] De slår mot fienden framför sig.
        [spare] De slår inte.
        [advance] De rycker fram mot närmaste fiende; de som skjuter eller kastar besvärjelser står kvar.
       *[stay] De står kvar.
    }
form-not-placed = { $units }: inte uppställda; på linje, så nära fienden och mitten som det finns plats.

### after the battle: in the shell's place (ui/tally.py)

page-turning = Vändpunkten: { $mark }. { START($side) } gick från { $before } % till { $after } % av all styrka. Räknade är kroppspoäng på spelplanen, brutna enheters till en fjärdedel, och en fjärdedel av all styrka till för den som ensam står på rutorna som ska hållas.
