# Vad sidorna och terminalen säger om ett fälttåg: impulsens formulär ort för ort, kartan och det som står bredvid.

### formuläret när en impuls börjar, och för en provins

PrepareByPlace = { treasury-now }, med alla skatter { $taxed }. Ändra vad du vill, eller skicka det som det är.
RegroupByPlace = { treasury-now }. Vem leder vad i { $at }, och vem bär hur mycket?
treasury-now = I skattkammaren finns { $treasury ->
        [0] ingenting
        [one] 1 resurs
       *[other] { $treasury } resurser
    }
form-gives = Ger
form-tax = { $tax } i skatt
form-recruits = { $pieces }, för { $price }{ $tax ->
        [0] {""}
       *[other] , och { $tax } i skatt
    }
form-hires = Anställ en general, för { $price }
form-leads = { $kind } av { $most }
kind-foot = Fotfolk
kind-cavalry = Kavalleri
kind-shadow_foot = Skuggfotfolk
kind-elephant = Elefanter
kind-legion = Flammande legioner
form-carries = Kista av { $most }
form-gives-to = Ger { $banner }, av { $most }
sheet-place = { $place }: { $fields }.
sheet-field = { $name } { $now } (0–{ $most })
sheet-price = för { $price }
sheet-how = Skriv det som ska ändras, som ”{ $example }”: en fana med ett slag är vad den leder, en fana ensam dess kista; ”.” lämnar allt som det är. En ort som inte värvar någon betalar skatt.
plan-recruits = { $place } värvar { $pieces }{ $tax ->
        [0] {""}
       *[other] { " " }och betalar { $tax } i skatt
    }.
plan-tax = { $place } betalar { $tax } i skatt.
plan-hires = En general anställs i { $place }.
plan-leads = { $banner } leder { $pieces-count ->
        [0] inga enheter
       *[other] { $pieces }
    }.
plan-stays = I { $place } stannar { $pieces } som garnison.
plan-carries = { $banner } bär { $number }.
plan-gives = { $banner } ger { $other } { $number }.
plan-treasury = I skattkammaren finns sedan { $amount }.

### bredvid kartan

campaign-order = Ordningen i runda { $round }: { $factions }.
    .factions = { $it }
    .factions-join = {", sedan "}
campaign-holds = { $faction }: { $places ->
        [one] 1 stad eller fästning
       *[other] { $places } städer och fästningar
    }, { $units ->
        [one] 1 enhet
       *[other] { $units } enheter
    }, { $nobles ->
        [one] 1 ädling
       *[other] { $nobles } ädlingar
    }; { $points } poäng nu.
campaign-table = Vem som har vad, i rundans ordning
campaign-faction = Sida
campaign-places = Orter
campaign-units = Enheter
campaign-nobles = Ädlingar
campaign-points = Poäng
campaign-chests = Kistor: { $chests }.
    .chests = { $a } { $c } ({ $b })

### en ort på kartan

place-seat = Säte för { $faction }.
place-work = { $faction } bygger { $building ->
        [found] en stad
        [imperial] en riksstad
        [church] en stad åt kyrkan
        [fortress] en fästning
        [rebuild] en stad i stället för fästningen
       *[repair] upp fästningen igen
    }; { $paid } av { $price } är betalda.
place-siege-age = Belägringen är { $rounds ->
        [0] från den här rundan
        [one] 1 runda gammal
       *[other] { $rounds } rundor gammal
    }.
place-ways = Vägar, i steg: { $ways }.
place-may-besiege = Du kan börja en belägring här nu.
place-may-storm = Du kan storma nu.
place-needs = För att belägra orten behöver du mer än { $units ->
        [one] 1 enhet
       *[other] { $units } enheter
    } framför den, och { $purse ->
        [none] 1 resurs ur skattkammaren
       *[other] 1 resurs i kistan hos en ädling där
    }.
place-open-fight = Fler är innanför än murarna skyddar: ingen belägring behövs, de kan anfallas genast.
place-is-near = Du äger en ort intill, som en belägring kräver.

### teckenförklaringen

legend-seat = stjärna: en sidas säte
legend-work = 3/10: ett bygge; så mycket av priset är betalt

### målen, och råd till den som tar en sida

page-aim-three_powers-WKA = Håll Kiertz och Knorów, båda de andras säten, och behåll Sjöstad; eller ha flest poäng efter runda 12.
page-aim-three_powers-KAT = Håll Sjöstad och Knorów, båda de andras säten, och behåll Kiertz; eller ha flest poäng efter runda 12.
page-aim-three_powers-GLI = Håll Sjöstad och Kiertz, båda de andras säten, och behåll Knorów; eller ha flest poäng efter runda 12.
page-side-three_powers-WKA = Sjöstad ger dig två per runda, men du bygger inga fästningar: ta Nedre vadet innan de andra möts där.
page-side-three_powers-KAT = Ta Mellanbro eller Torra brunnarna medan de andra slåss, och lämna inte Kiertz tomt.
page-side-three_powers-GLI = Strzegom och Torra brunnarna ligger utanför din dörr; den som slåss mot båda de andra på en gång förlorar.

### vad fälttågens egna scenarier kallar saker

name-House_Glivic = huset Glivic
name-Lake_Town = Sjöstad
name-Knorow = Knorów
name-Stone_Ford = Stenvadet
name-Reedbank = Vassbanken
name-High_Moor = Högheden
name-Border_Keep = Gränsborgen
name-Dry_Wells = Torra brunnarna
name-Bohdan_Glivic = Bohdan Glivic
