# Stavba vojsk (ui/builder.py).

army-length = Jak dlouho
army-length-is = { $value ->
        [half_hour] půl hodiny
        [hour] asi hodinu
       *[evening] celý večer
    }
army-players = Hráči
army-players-is = { $value ->
        [one_one] jeden proti jednomu
        [two_one] dva proti jednomu
        [two_two] dva proti dvěma
        [three_one] tři proti jednomu
       *[three_three] tři proti třem
    }
army-flavour = Vojska
army-flavour-is = { $value ->
        [mixed] od každého něco
        [foot] pěší
        [horse] jízda
        [shots] luky a kuše
        [magic] kouzla
       *[monsters] nestvůry
    }
army-peoples = Strany
army-peoples-is = { $value ->
        [two] města proti nájezdníkům
       *[same] stejná vojska na obou stranách
    }
army-ground = Terén
army-ground-is = { $value ->
        [field] otevřené pole
        [hills] kopec uprostřed
        [woods] lesy
       *[figures] vlastní figurky, bez naší plochy
    }
army-points = Kostky životů na stranu
army-points-how = Kostky životů říkají, jak jsou oddíly silné: domobranec má 1, rytíř 2, zlobr 4, rudý drak 10. Tolik jich smí mít strana dohromady; pět domobranců je 5.
army-points-is = { $value ->
        [usual] podle času
       *[other] { $value }
    }
army-group = { $group ->
        [own] Vlastní
        [foot] Pěší
        [shots] Střelci
        [horse] Jízdní
        [heroes] Hrdinové
       *[alone] Tvorové, kteří stojí sami
    }
army-kind = { $name }: { $points }
army-side = { $side ->
        [towns] Města
       *[raiders] Nájezdníci
    }
army-row = { $alone ->
        [true] { $men }
       *[false] { $men ->
            [one] 1 muž
            [few] { $men } muži
           *[other] { $men } mužů
        }
    }, { $points ->
        [one] 1 kostka životů
        [few] { $points } kostky životů
        [many] { $points } kostky životů
       *[other] { $points } kostek životů
    }
army-figures = Každá jednotka: body životů { $hp }, obranné číslo { $armour }, pohyb { $squares }; útok { army-bonus }, zranění { $damage }{ $range ->
        [0] {""}
       *[other] ; dostřel { $range } (dvojnásobek s −2), zranění { $shot }
    }
army-bonus = { $bonus ->
        [0] +0
       *[other] +{ $bonus }
    }
army-dice = { $number }k{ $sides }{ $plus ->
        [0] {""}
       *[other] +{ $plus }
    }
army-special = { $what ->
        [long] dlouhé zbraně, které při zteči udeří jako první
        [sunlight] −1 na slunci
        [fearless] bez strachu
        [poison] jed
        [immune_cold] mráz nezraňuje
        [immune_nonmagical] zraní jen kouzelná zbraň
        [immune_nonmagical_or_silver] zraní jen stříbro a kouzelná zbraň
        [magic_weapon] kouzelná zbraň
        [silver_weapon] stříbrná zbraň
        [regenerate_] obnova každé kolo, body životů: { $points }
        [flyer] let, pole: { $points }
        [breath] dech, třikrát, body na vojáka: { $points }
       *[caster] kouzlí
    }
army-sum = Kostky životů: { $points } z { $most }, { $units ->
        [one] 1 jednotka
        [few] { $units } jednotky
       *[other] { $units } jednotek
    }{ $more ->
        [0] {""}
       *[other] ; o { $more } víc než druhá strana
    }
army-unknown = { $side }: vojsko „{ $code }“ neexistuje. Vyberte pro ten řádek jiné, nebo načtěte své řádky znovu.
army-over = { $side }: kostek životů je { $points }, nejvýše smí být { $most }. Uberte { $over }, nebo zvolte víc kostek životů na stranu.
army-nameless = Jedna strana nemá jméno. Pojmenujte ji.
army-none = { $side }: žádné vojsko. Přidejte řádek.
army-few = { $side }: jednotek ({ $units }) je méně než hráčů ({ $players }). Přidejte jednotky, nebo zvolte méně hráčů.
army-many = { $side }: jednotek je { $units }, nejvýše smí být { $most }. Několik jich uberte.
army-same-name = Obě strany se jmenují „{ $side }“. Dejte každé jiné jméno.
army-title = { $first } – { $second }
army-says = Kostky životů na stranu: { $points }, kola: { $rounds }; vojska: { $flavour }.
army-aim = Na konci posledního kola stůjte uprostřed sami, nebo nenechte na poli žádného nepřítele.
