# Vad terminalen, posten och skrivaren säger om spelet vid sidan av rapporterna: filerna ui/order_form.py, ui/umpire_desk.py, ui/post.py, ui/sheets.py.

ui-to-learn = För en första kväll finns ett kort scenario, ”{ $title }”, tre dagar: play { $game } { $scenario }.
paper-how = Det som står efter ett # läses inte. En tom text ändrar inget: alla fortsätter som beordrat.
paper-how-desk = Det som står efter ett # läses inte. En tom text lämnar allt som det är.
paper-whom = Till vem du kan skriva:
paper-round = I den här rundan ger du bara order till styrkan hos din överbefälhavare:
paper-addressee = { $to }: { $name }{ $you ->
        [yes] , överbefälhavare
       *[no] {""}
    }{ $hex ->
        [none] {""}
       *[other] , { $fleet ->
                [yes] till sjöss i
               *[no] i
            } { $hex }
    }{ $units ->
        [none] {""}
       *[other] , enhet { $units }
    }
paper-staff = Specialister:
paper-specialist = { $who }: { $trade }{ $beside ->
        [none] {""}
       *[other] , hos { $beside }
    }{ $hex ->
        [none] {""}
       *[other] , i { $hex }
    }{ $away ->
        [yes] , på väg
       *[no] {""}
    } ({ $when })
paper-can = Vad som kan beordras: { $orders }.
paper-boxes = Ett orderblad kan ha sådana rader som:
paper-words = Vad de här orden betyder:
paper-word = { $what ->
        [from_now] ”{ $word }”: sådana rader utförs en efter en. Bara den första gäller genast; var och en av de andra väntar tills den före är utförd.
        [standing] ”{ $word }”: stående instruktioner, vad dina officerare gör i en strid när du själv inte blir tillfrågad.
        [spend_hp_tv] ”{ $word }”: en hjältepoäng höjer ditt truppvärde så snart det är högst så många procent av fiendens; ”{ $never }”: inte alls.
        [front_split] ”{ $word }”: i en strid mot flera är varje fiende en front, och det här säger hur dina trupper delas mellan dem: ”{ $proportional }”, efter fiendernas truppvärden, eller alla mot den som är ”{ $largest }”.
        [dash] ”{ $word }”: en av befälhavarens hjältepoäng fördubblar styrkans förflyttning i en runda.
        [wishes] ”{ $word }”: upp till tre order för en befälhavare vars order är slut; en tärning avgör vilken som utförs.
       *[DIVINE] ”{ $word }”: en astrolog läser stjärnorna för en ruta medan en enhet hos astrologen har den här ordern och inte gör något annat på hela dagen, sex rundor. På kvällen kommer en kurir med svaret. Med ”{ $send }” ger sig en astrolog ut ensam, läser en dag där vägen slutar och kommer tillbaka med svaret.
    }
paper-also = { $when ->
    [rounds] Skicka, och fråga mig i varje runda från och med nu
   *[news] Skicka, och fråga mig åter bara när det finns nyheter
    }
paper-besides = Dessutom, som i:
paper-marks = Vad du vet om andra:
paper-sheets = Sända order, de senaste till var och en:
paper-example = Till exempel:
paper-officers = Befälhavare:
paper-units = Enheter:
paper-ships = Skepp (sort, plats, hexruta):
paper-sent = { $to }, { $when }:
paper-inbox = Vad som väntar på dig
paper-clock = Dag { $day }, { $slot ->
        [0] morgon
        [7] nattrunda 1
        [8] nattrunda 2
        [9] nattrunda 3
       *[other] runda { $slot }
    }.
paper-counted = { $sheets ->
        [0] Inga order sända
        [one] 1 orderblad sänt
       *[other] { $sheets } orderblad sända
    }, { $reports ->
        [0] inga rapporter
        [one] 1 rapport
       *[other] { $reports } rapporter
    } framme{ $letters ->
        [0] {""}
       *[other] , { $letters } brev
    }.
paper-battle = Strid i { $hex }, { $when }: { $by } mot { $marker } ({ $side }). { PART($how, 1) ->
        [won] Vunnen
        [lost] Förlorad
        [goes] Den pågår
        [broken] Avbruten
        [evaded] Undviken
        [withdrew] Tillbakadragna
        [destroyed] Krossade
       *[other] { START($how) }
    }.
paper-lost = { $count ->
        [one] 1 budbärare från { $side } kommer inte fram
       *[other] { $count } budbärare från { $side } kommer inte fram
    }: { $why ->
        [captured] tillfångatagen av { $by }
        [killed] dödad av { $by }
        [dead] död
       *[other] ingen finns kvar som kan läsa
    }.
paper-idle = Utan order sedan i går: { $who }.
paper-lapse = Inget för i morgon på bladen för { $who }.
paper-stuck = Mer än ett dygn på väg: { $who }.
paper-later = { $count ->
        [one] 1 händelse står längre fram
       *[other] { $count } händelser står längre fram
    } på bladet med framtida händelser.
paper-kinds = Vad som kan planeras:
paper-kind = { kind-of }
paper-reports = { $word } { $most }: stridsrapporter visas för dig i högst { $most } rundor per dag, de andra går i väg som de är. En annan siffra (0 till 9) gäller tills du ändrar den.
paper-ask = { $rounds }: du får frågan om bladet i varje runda och nattrunda, för ett äventyr som spelas jämsides med kriget; { $mornings }: bara på morgnarna, som från början.
paper-reports-left = { $left ->
    [0] Senare rundors stridsrapporter går i dag i väg utan att visas.
    [one] I ännu en runda i dag visas stridsrapporter för dig.
   *[other] I ytterligare { $left } rundor i dag visas stridsrapporter för dig.
}
paper-drafts = Rundans stridsrapporter, innan de går i väg.
paper-fields = Siffror som kan ändras: { $fields }.
paper-result = Stridens resultat: vem som förlorar hur många, vem som stupar, vem som drar sig undan.
paper-leader = ledarvärde { $value }
paper-day = Dag { $day }
paper-beliefs = { $count ->
        [one] 1 uppfattning
       *[other] { $count } uppfattningar
    }, { $wrong ->
        [0] alla riktiga
       *[other] { $wrong } av dem felaktiga
    }.
paper-column-side = Sida
paper-column-who = Om vem
paper-column-believed = Trodde
paper-column-since = Per
paper-column-true = Sant
paper-overall = deras överbefälhavare
paper-place = { $hex ->
        [none] ingenstans
       *[other] { $hex }
    }{ $men ->
        [-1] {""}
       *[other] , { $men }
    }
paper-title = { $side }, orderblad, dag { $day }
paper-column-day = Dag
paper-column = { $slot ->
        [0] Hela dagen
        [7] Natt 1
        [8] Natt 2
        [9] Natt 3
       *[other] Runda { $slot }
    }
paper-standing = Stående instruktioner för strider
paper-wishes = Önskningar, för när orderna är slut
paper-last = Det senaste bladet, som text
paper-markers = Markörer: { $side }

### vad som återges av ett orderblad innan det sänds

echo-as-of = { $when ->
        [none] {""}
       *[other] , senast hörd av { $when }
    }
echo-goes = Gäller: { $who ->
        [none] {""}
       *[other] { $who };{" "}
    }{ $units }.
echo-stays = Gäller inte: { $units }.
echo-nobody = { $kind ->
        [commander] Gäller: { $to } ensam, såvitt du vet.
       *[other] Gäller: ingen, såvitt du vet.
    }
echo-nowhere = Du vet inte var { $to } är, eller vilka som är där.
echo-because = enhet { $number }{ echo-as-of } ({ $why ->
        [named] en rad nämner den
        [led] leds av { $by }
       *[other] de senaste orderna i dess ruta
    })
echo-because-not = enhet { $number }{ echo-as-of } ({ $why ->
        [named] en rad på bladet till { $by } nämner den
        [led] leds av { $by }
        [apart] lösgjord från { $by }
        [last] bladet till { $by } går före
       *[none] inget på bladet gäller den
    })
echo-loses = Enhet { $number } förlorar ”{ $line }” och står utan order.
echo-replaces = Gäller inte längre: { $lines }.
echo-too-long = ”{ $line }”: tar { $rounds ->
        [one] 1 runda
       *[other] { $rounds } rundor
    }, men den tid du anger har bara { $has }.
echo-no-way = ”{ $line }”: det finns ingen väg dit.
echo-nightfall = ”{ $line }”: slutar vid mörkrets inbrott och börjar inte om av sig själv.
echo-not-today = ”{ $line }”: tar { $rounds ->
        [one] 1 runda
       *[other] { $rounds } rundor
    } och är färdigt tidigast { $when }.
echo-waits = ”{ $line }”: väntar, för ”{ $other }” kommer först.
echo-never = ”{ $line }”: kommer aldrig i tur; ”{ $other }” tar dess plats.
echo-instead = ”{ $line }”: viker { $when } för ”{ $other }”.
echo-late = ”{ $line }”: är över innan kuriren är framme, tidigast { $when }.
echo-over = ”{ $line }”: är redan över.
echo-ended = ”{ $line }”: påbörjas aldrig, eftersom spelet slutar dag { $has }.
echo-march = Så långt kommer de, om inget hindrar: { $ends }.
echo-march-end = { $hex } { $when }
echo-in-turn = En efter en, var och en när den före är utförd: { $lines }.
echo-reads = { $who } läser stjärnorna; svaret kommer på kvällen { $days ->
        [one] efter en hel dag, sex rundor
       *[other] efter den andra hela dagen i samma ruta
    }. { $days ->
        [one] Det stämmer tre gånger av fyra, annars är det en sjättedel av horisonten fel, någon enstaka gång rakt åt motsatt håll
       *[other] Konfluxen finns nästan alltid i den halva av horisonten som svaret nämner
    }; ”här” stämmer alltid.
echo-no-astrologer = ”{ $line }”: ingen läser stjärnorna, för ingen astrolog är hos dem som har den här ordern, såvitt du vet.
echo-reads-nothing = { $who } läser inga stjärnor där, för ingen enhet där har ordern ”{ $order }”.
echo-alone = { $who } läser stjärnorna en dag där vägen slutar och kommer tillbaka med svaret.

### en sidas arméformulär

army-title = { $side }, arméformulär, dag { $day }
army-sheet = Arméformulär
army-line = Enhet { $number }{ $name ->
        [none] {""}
       *[other] {" "}{ $name }
    }, { $soldiers ->
        [elite] elit
       *[standard] standard
    }: { $men } man, truppvärde { $value }, { $morale ->
        [-1] ingen moral
       *[other] moral { $morale }
    }, förflyttning { $movement }
army-column = { $what ->
        [number] Enhet
        [name] Namn
        [soldiers] Soldater
        [men] Man
        [value] Truppvärde
        [morale] Moral
        [notes] Anteckningar
       *[movement] Förflyttning
    }
army-cell = { $what ->
        [soldiers] { $value ->
            [elite] elit
           *[standard] standard
        }
        [morale] { $value ->
            [-1] –
           *[other] { $value }
        }
       *[other] { $value ->
            [none] {""}
           *[other] { $value }
        }
    }
army-rested = Antal man enligt den senaste rapporten. Förflyttning: poäng per runda för en utvilad enhet; en mindre för varje runda som den marscherade natten innan.
