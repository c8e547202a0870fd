# Vad strider och hela spel heter i odds och studier.

odds-fight = { $kind ->
        [assault] stormning
        [sortie] utfall
        [relief] undsättning
       *[field] fältslag
    }
study-ending-captured = det som skulle intas är intaget
study-ending-last-side = ingen annan sida har trupper eller ädlingar kvar
study-ending-nothing-left = inget kan byta ägare längre
study-ending-rounds = den sista rundan är över
study-ending-points = den sista rundan är över, och poängen räknas
study-ending-influence = så mycket inflytande som behövs är nått
study-ending-body = ligan har tagit Roberts kropp
study-ending-kin = det neutrala Gracuja håller Emora och Tragia
study-ending-prizes = Gracuja håller två säten som det har tagit från Ruderns hus
study-ending-capital = den sista rundan är över, och ligan håller huvudstaden
study-ending-most-influence = den sista rundan är över, och inflytandet räknas
study-count-turns = rundor
