# A sheet of orders that is written by choosing (ui/picks.py).

page-pick-orders = Välj order
page-pick-others = Alla jag kan skriva till
picks-all = Vem ger du order? Välj här eller peka på kartan.
picks-nothing-yet = inga nya order
picks-so-far = Nya order: { $orders }
picks-in-force = Tidigare order: { $orders }
picks-take-back = Ta tillbaka de här orderna
picks-where = { $order }…
picks-what = { $order ->
        [GO_TO] De marscherar dit; möter de fiender stannar de, skickar dig en kurir och väntar.
        [ADVANCE_TO] De går dit redo för strid och anfaller dem de möter, om de inte är två storlekar större.
        [HURRY_TO] De marscherar dit och går runt fiender den snabbaste vägen.
        [ATTACK] De går dit och anfaller allt motstånd; inför en fiende två storlekar större stannar de och avvaktar.
        [HOLD] De håller rutan till varje pris; moralen prövas först när hälften av dem är förlorade.
        [AWAIT] De står stilla; de strider mot den som inte är större och drar sig undan en större styrka.
        [MAKE_CAMP] Sex rundors arbete av trupper med en befälhavare; sedan finns här ett läger.
        [FORTIFY] En enhet på minst 250 man arbetar på lägrets befästningar.
        [PATROL] I en dag vaktar de alla rutor inom två och anfaller den som kommer in och är mindre.
        [SCOUT] De gömmer sig och spanar, en ruta längre för varje runda till skymningen, och skickar kurirer om vad de ser.
        [DIVINE] Deras astrolog läser stjärnorna för rutan hela dagen, sex rundor; du får veta svaret på kvällen.
        [CATCH_COURIERS] De försöker fånga kurirer i rutorna runt omkring; under tiden försvarar de sig lite sämre.
        [AMBUSH] De ligger i bakhåll här och slår först, med en fjärdedel av sitt truppvärde, mot den som kommer in.
        [EMBARK] De går ombord, en enhet per runda.
        [DISEMBARK] De går i land, en enhet per runda.
       *[GO_TO_NEAREST_CAMP] De marscherar till din sidas närmaste läger.
    }
picks-point = Välj en ruta bredvid eller peka på vilken ruta som helst på kartan.
picks-not-there = { $hex }: dit kan de inte beordras.
picks-group = { $group ->
        [after] Och sedan
       *[instead] I stället
    }
