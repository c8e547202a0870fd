# Vad som kan väljas när ett bord öppnas.
page-game = Fältslag

### scenarios

page-scenario-azure_wood = Azurskogen
page-scenario-azure_wood-says = Trollkarlen Garfinkel står vid Azurskogens bryn med det folk som dalen kunde väpna; en svartalfshär kommer från norr, med resar och en jätte. Håll kullen i mitten, eller se till att ingen är kvar att strida om den.
page-scenario-bridge = Bron
page-scenario-bridge-says = En kolonn orcher vill över floden före mörkret; ett kompani stadsbor och en hjälte håller bron. Tio korta rundor, litet nog att lära sig reglerna på.
page-scenario-dragon = Draken i dalen
page-scenario-dragon-says = En röd drake har slagit ner på hjordarna. Tre hjältar rider ut med de män de kunde finna; draken har sitt följe av koboldar.

### kapitlen

page-section-attacks = Anfall
page-section-base-values = Grundvärden
page-section-board = Bräde
page-section-broken-units = Brutna enheter
page-section-charges = Stormningar
page-section-distances = Avstånd
page-section-end = Slut
page-section-general = Allmänt
page-section-information = Vad man vet
page-section-initiative = Initiativ
page-section-interactions = Samspel
page-section-melee = Närstrid
page-section-missiles = Skott
page-section-modifiers = Modifikationer
page-section-morale = Moral
page-section-movement = Förflyttning
page-section-rounding = Avrundning
page-section-scale = Skala
page-section-sequence-of-the-round = Rundans gång
page-section-single-creatures = Ensamma varelser
page-section-spells = Besvärjelser
page-section-umpire = Spelledare
page-section-units = Enheter
