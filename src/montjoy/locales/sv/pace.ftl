# Hur fort det spelas vid ett bord: klockor, värdens tillägg, botarnas tempo.

page-pace-here = Alla är med: tid per beslut
page-pace-banks = Alla är med: tid för hela spelet
page-pace-away = Under flera dagar: tid per beslut
page-pace-live = { $unit ->
        [minutes] { $count ->
            [one] 1 minut per beslut
           *[other] { $count } minuter per beslut
        }
       *[seconds] { $count ->
            [one] 1 sekund per beslut
           *[other] { $count } sekunder per beslut
        }
    }
page-pace-bank = { $minutes ->
        [one] 1 minut för spelet
       *[other] { $minutes } minuter för spelet
    } och { $seconds ->
        [one] 1 sekund till per beslut
       *[other] { $seconds } sekunder till per beslut
    }
page-pace-how = En klocka på mindre än femton minuter per beslut som redan går stoppas inte av en paus; det gör däremot en klocka för hela spelet.
page-time = { $unit ->
        [days] { $count ->
            [one] 1 dygn
           *[other] { $count } dygn
        }
        [hours] { $count ->
            [one] 1 timme
           *[other] { $count } timmar
        }
        [minutes] { $count ->
            [one] 1 minut
           *[other] { $count } minuter
        }
       *[seconds] { $count ->
            [one] 1 sekund
           *[other] { $count } sekunder
        }
    }
page-clock-says = { $seconds ->
        [one] Du har 1 sekund kvar.
       *[other] Du har { $seconds } sekunder kvar.
    }
page-more-time = Ge en plats mer tid
page-more-much = Hur mycket
page-more-give = Ge
page-more-given = Mer tid från värden: { page-time }.
page-bots-pace = Botarnas tempo
page-bots-slow = Långsamt: varje drag går att följa
page-bots-normal = Normalt
page-bots-fast = Utan väntan
page-bots-set = Ställ in tempot
page-bots-skip = Hoppa fram till min tur
nobody-is-hurried = Det finns ingen tidsgräns vid det här bordet
    .try = Ingen behöver mer tid.
too-much-more = Högst { $minutes } minuter kan ges på en gång
    .try = Ge mindre, eller ge igen.
page-bots-ways = Vad botarna gör
page-link-taken = Den här länken är använd: platsen är tagen.
page-seat-invited = en inbjudan är skickad men inte använd än
page-bot-which = Vilken bot
page-owner-begun = Spelet har börjat.
page-owner-look = Till bordet
