# Vad en enhet som väljs på brädet kan få för order (ui/picks.py).

picks-group = { $group ->
        [squares] Rutor
        [turns] Vänd
       *[spells] Besvärjelser
    }
picks-all = Välj en av dina enheter, här eller på brädet.
picks-nothing-yet = ingen order än
picks-so-far = Order: { $orders }
picks-take-back = Ta tillbaka ordern
picks-none = Här finns inget att ge order om i den här fasen.
picks-prepared = { $count ->
        [one] en gång
       *[other] { $count } gånger
    }
picks-aim = Välj en ruta att sikta på.
picks-catches = { $count ->
        [0] träffar ingen
       *[other] träffar { $units }
    }
picks-signs = Siffror är vad rutan kostar; streck i hörnen: en fiendes zon hejdar den där; streckat kryss: den kan storma.
picks-cost = { $back ->
        [true] bakåt,{" "}
       *[false] {""}
    }{ $cost } av { $allowance } rutor{ $stops ->
        [0] {""}
       *[other] ; stannar i zonen för { $zones }
    }{ $meets ->
        [0] {""}
       *[other] ; kan storma { $met }
    }
