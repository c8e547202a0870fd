# Härbyggaren (ui/builder.py).

army-length = Hur länge
army-length-is = { $value ->
        [half_hour] en halvtimme
        [hour] ungefär en timme
       *[evening] en kväll
    }
army-players = Spelare
army-players-is = { $value ->
        [one_one] en mot en
        [two_one] två mot en
        [two_two] två mot två
        [three_one] tre mot en
       *[three_three] tre mot tre
    }
army-flavour = Trupper
army-flavour-is = { $value ->
        [mixed] lite av varje
        [foot] fotfolk
        [horse] ryttare
        [shots] bågar och armborst
        [magic] magi
       *[monsters] monster
    }
army-peoples = Sidor
army-peoples-is = { $value ->
        [two] städerna mot plundrarna
       *[same] samma trupper på båda sidor
    }
army-ground = Mark
army-ground-is = { $value ->
        [field] öppet fält
        [hills] en kulle i mitten
        [woods] skog
       *[figures] egna figurer, utan vårt bräde
    }
army-points = Träfftärningar per sida
army-points-how = Träfftärningar säger hur starka trupper är: en milisman har 1, en riddare 2, en rese 4, en röd drake 10. Så många får en sida ha sammanlagt; fem milismän är 5.
army-points-is = { $value ->
        [usual] så många som hinns med
       *[other] { $value }
    }
army-group = { $group ->
        [own] Egna
        [foot] Till fots
        [shots] Med skjutvapen
        [horse] Till häst
        [heroes] Hjältar
       *[alone] Varelser som står ensamma
    }
army-kind = { $name }: { $points }
army-side = { $side ->
        [towns] Städerna
       *[raiders] Plundrarna
    }
army-row = { $alone ->
        [true] { $men }
       *[false] { $men } man
    }, { $points ->
        [one] 1 träfftärning
       *[other] { $points } träfftärningar
    }
army-figures = Var och en: { $hp } kroppspoäng, rustningsklass { $armour }, går { $squares ->
        [one] 1 ruta
       *[other] { $squares } rutor
    }; anfall { army-bonus }, skada { $damage }{ $range ->
        [0] {""}
       *[other] ; skjuter { $range } rutor (dubbelt så långt med −2), skada { $shot }
    }
army-bonus = { $bonus ->
        [0] +0
       *[other] +{ $bonus }
    }
army-dice = { $number }T{ $sides }{ $plus ->
        [0] {""}
       *[other] +{ $plus }
    }
army-special = { $what ->
        [long] långa vapen, som slår först mot den som stormar
        [sunlight] −1 i solsken
        [fearless] orädd
        [poison] giftig
        [immune_cold] köld skadar den inte
        [immune_nonmagical] bara magiska vapen skadar den
        [immune_nonmagical_or_silver] bara silver och magiska vapen skadar den
        [magic_weapon] ett magiskt vapen
        [silver_weapon] ett silvervapen
        [regenerate_] får tillbaka { $points } kroppspoäng per runda
        [flyer] flyger { $points } rutor
        [breath] eldsprut tre gånger, { $points } poäng per soldat
       *[caster] kastar besvärjelser
    }
army-sum = { $points } av { $most } träfftärningar, { $units ->
        [one] 1 enhet
       *[other] { $units } enheter
    }{ $more ->
        [0] {""}
       *[other] ; { $more } mer än den andra sidan
    }
army-unknown = { $side }: det finns inga trupper som heter ”{ $code }”. Välj andra för den raden, eller läs in de egna raderna igen.
army-over = { $side }: { $points } träfftärningar, och { $most } är gränsen. Ta bort { $over }, eller välj fler träfftärningar per sida.
army-nameless = En sida saknar namn. Ge den ett.
army-none = { $side } har inga trupper. Lägg till en rad.
army-few = { $side } har färre enheter ({ $units }) än spelare ({ $players }). Lägg till enheter, eller välj färre spelare.
army-many = { $side } har { $units } enheter, och { $most } är gränsen. Ta bort några.
army-same-name = Båda sidor heter ”{ $side }”. Ge dem olika namn.
army-title = { $first } – { $second }
army-says = { $points } träfftärningar per sida, { $rounds } rundor; trupper: { $flavour }.
army-aim = Var ensam i mitten när sista rundan är slut, eller lämna ingen fiende kvar på fältet.
