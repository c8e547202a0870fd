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

### valen

page-option-scale-says = Hur många soldater en enhet har; efter storlek: fem upp till 100 soldater på var sida, annars tio.
page-option-scale-by_size = efter storlek
page-option-scale-5 = 5
page-option-scale-10 = 10
page-option-square_m-says = Rutans sida i meter, i halva meter; 0: 3 vid skala 5, 6 vid skala 10.
page-option-environment-says = Öppen mark, eller ett trångt utrymme där varken förflyttning eller skotthåll tredubblas.
page-option-environment-open = öppet
page-option-environment-confined = trångt
page-option-daylight-says = Fullt dagsljus, i vilket de som skyr solen har −1 på anfallsslag.
page-option-scaled_movement-says = En enhet går sin stridsförflyttning för var och en av rundans 5 eller 10 minuter.
page-option-hp_method-says = En soldats kroppspoäng: tärningarnas medeltal, slagna, eller högsta värdet.
page-option-hp_method-average = medeltal
page-option-hp_method-rolled = slagna
page-option-hp_method-maximum = högsta
page-option-understrength_units-says = En enhet av varje trupptyp får ha färre män, minst hälften.
page-option-mount_hp-says = Riddjurens kroppspoäng räknas med, 13,5 per soldat.
page-option-commander_bonus-says = Med 1 lägger en rollperson i närheten 1 till enhetens moraltärning och 10 till dess chans att samla sig.
page-option-tie_rule-says = Lika initiativslag slås om, eller båda sidor handlar samtidigt i den rundan.
page-option-tie_rule-reroll = slå om
page-option-tie_rule-simultaneous = samtidigt
page-option-missile_order-says = Anfallsvalet styr skjutandet i fas 1, eller så skjuter initiativets vinnare alltid först där.
page-option-missile_order-attack_choice = anfallsvalet
page-option-missile_order-winner_first = vinnaren först
page-option-missile_front_arc-says = En enhet skjuter bara på mål framför sig.
page-option-engaged_fire-says = En enhet i kontakt får skjuta på en enhet som den är i kontakt med.
page-option-fire_into_melee-says = Skott på en fiende i kontakt med en vän: förbjudet, eller så avgör slumpen vem av dem som är målet.
page-option-fire_into_melee-forbidden = förbjudet
page-option-fire_into_melee-random = slumpen
page-option-fire_over_friends-says = Vilka vapen som skjuter över enheter: bågar och stenblock, alla, eller inga.
page-option-fire_over_friends-bows = bågar
page-option-fire_over_friends-all = alla
page-option-fire_over_friends-none = inga
page-option-first_contact_once-says = Två enheter kan bara ha en stormning sinsemellan i hela slaget.
page-option-charge_replaces_melee-says = En enhet som slog till i en stormning anfaller inte i samma rundas närstrid.
page-option-melee_front-says = En enhet får anfalla i sina tre rutor framför, eller bara rakt fram.
page-option-melee_front-three = tre
page-option-melee_front-one = en
page-option-ac_system-says = Hur rustningsklasser visas; utfallet är alltid detsamma.
page-option-ac_system-ascending = stigande
page-option-ac_system-descending = fallande
page-option-natural_one_misses-says = En naturlig 1:a missar alltid.
page-option-solo_full_routine-says = En ensam varelse gör alla sina anfall i närstrid, eller ett slag med det sist nämnda.
page-option-fighter_sweep-says = En kämpe gör ett närstridsslag per nivå mot soldater med högst 1 träfftärning.
page-option-first_hit_shields_singles-says = Den ofarliga första träffen gäller också ensamma varelser och rollpersoner.
page-option-morale_batch-says = Ett moralslag för varje träff, eller högst ett för varje steg.
page-option-morale_batch-per_hit = varje träff
page-option-morale_batch-per_step = varje steg
page-option-pc_morale-says = Rollpersoner slår för moral som ensamma monster.
page-option-fearless_undead-says = Orädda varelser räknar moralresultat 2 och 3 som klarade.
page-option-followup-says = Vem som får följa en enhet som trängs tillbaka: bara efter närstrid och stormning, eller skyttar också.
page-option-followup-melee_only = bara närstrid
page-option-followup-any_attacker = alla
page-option-wood_immunity_absolute-says = Inga skott alls på en enhet inne i en skog, inte ens för en naturlig 20:a.
page-option-flank_bonus_missiles-says = Sida och rygg räknas för skott som i närstrid.
page-option-solo_free_turn-says = Ensamma varelser och rollpersoner får vända sig och gå i samma runda.
page-option-free_drift-says = Enheter går i alla åtta riktningar utan att vända sig.
page-option-parting_blow-says = En enhet som faller tillbaka ur kontakt får ett slag av varje obruten fiende som har den framför sig.
page-option-eight_facings-says = Enheter får också stå vända diagonalt.
page-option-deployment-says = Båda sidor ställer upp i hemlighet, eller turvis.
page-option-deployment-secret = hemligt
page-option-deployment-alternate = turvis
page-option-area_spells-says = En områdesverkan träffar varje soldat i enheten, eller dess poäng en gång.
page-option-area_spells-per_soldier = varje soldat
page-option-area_spells-single_creature = en gång
page-option-spell_disruption-says = Den som skadats tidigare i rundan kan inte kasta sin besvärjelse.
page-option-round_limit-says = Rundor efter vilka styrkan avgör; 0: ingen gräns.
page-option-open_information-says = Alla ser allt.
