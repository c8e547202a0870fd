# Jak rychle se u stolu hraje: hodiny, čas přidaný hostitelem, tempo botů.

page-pace-here = Všichni jsou u stolu: čas na rozhodnutí
page-pace-banks = Všichni jsou u stolu: čas na celou hru
page-pace-away = Na dálku po dnech: čas na rozhodnutí
page-pace-live = { $unit ->
        [minutes] { $count ->
            [one] 1 minuta na rozhodnutí
            [few] { $count } minuty na rozhodnutí
           *[other] { $count } minut na rozhodnutí
        }
       *[seconds] { $count ->
            [one] 1 sekunda na rozhodnutí
            [few] { $count } sekundy na rozhodnutí
           *[other] { $count } sekund na rozhodnutí
        }
    }
page-pace-bank = { $minutes ->
        [one] 1 minuta na hru
        [few] { $minutes } minuty na hru
       *[other] { $minutes } minut na hru
    } a za každé rozhodnutí { $seconds ->
        [one] 1 sekunda navíc
        [few] { $seconds } sekundy navíc
       *[other] { $seconds } sekund navíc
    }
page-pace-how = Hodiny s méně než čtvrthodinou na rozhodnutí, které už běží, přestávka nezastaví; čas na celou hru ano.
page-time = { $unit ->
        [days] { $count ->
            [one] 1 den
            [few] { $count } dny
           *[other] { $count } dní
        }
        [hours] { $count ->
            [one] 1 hodina
            [few] { $count } hodiny
           *[other] { $count } hodin
        }
        [minutes] { $count ->
            [one] 1 minuta
            [few] { $count } minuty
           *[other] { $count } minut
        }
       *[seconds] { $count ->
            [one] 1 sekunda
            [few] { $count } sekundy
           *[other] { $count } sekund
        }
    }
page-clock-says = { $seconds ->
        [one] Zbývá vám 1 sekunda.
        [few] Zbývají vám { $seconds } sekundy.
       *[other] Zbývá vám { $seconds } sekund.
    }
page-more-time = Přidat někomu čas
page-more-much = Kolik
page-more-give = Přidat
page-more-given = Čas přidaný hostitelem: { page-time }.
page-bots-pace = Tempo botů
page-bots-slow = Pomalé: každý tah lze sledovat
page-bots-normal = Obvyklé
page-bots-fast = Bez čekání
page-bots-set = Nastavit tempo
page-bots-skip = Přeskočit na můj tah
nobody-is-hurried = U tohoto stolu není časový limit
    .try = Čas není třeba přidávat.
too-much-more = Najednou lze přidat nejvýše { $minutes } minut
    .try = Přidejte méně, nebo přidejte znovu.
page-bots-says = Co který bot dělá
page-link-taken = Tento odkaz už byl použit: místo je obsazené.
page-seat-invited = pozvánka ještě nebyla použita
page-bot-which = Který bot
page-owner-begun = Hra začala.
page-owner-begun-look = Ke stolu
