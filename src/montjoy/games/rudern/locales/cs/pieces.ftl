# Figurky a jejich tvary.

piece-foot = { $case ->
        [gen] { $count ->
                [one] 1 pěšího
               *[other] { $count } pěších
            }
        [acc] { $count ->
                [one] 1 pěšího
                [few] { $count } pěší
               *[other] { $count } pěších
            }
       *[nom] { $count ->
                [one] 1 pěší
                [few] { $count } pěší
                [many] { $count } pěšího
               *[other] { $count } pěších
            }
    }
piece-cavalry = { $case ->
        [gen] { $count ->
                [one] 1 jízdy
               *[other] { $count } jízd
            }
        [acc] { $count ->
                [one] 1 jízdu
                [few] { $count } jízdy
               *[other] { $count } jízd
            }
       *[nom] { $count ->
                [one] 1 jízda
                [few] { $count } jízdy
                [many] { $count } jízdy
               *[other] { $count } jízd
            }
    }
piece-shadow_foot = { $case ->
        [gen] { $count ->
                [one] 1 pěšího Stínových zemí
               *[other] { $count } pěších Stínových zemí
            }
        [acc] { $count ->
                [one] 1 pěšího Stínových zemí
                [few] { $count } pěší Stínových zemí
               *[other] { $count } pěších Stínových zemí
            }
       *[nom] { $count ->
                [one] 1 pěší Stínových zemí
                [few] { $count } pěší Stínových zemí
                [many] { $count } pěšího Stínových zemí
               *[other] { $count } pěších Stínových zemí
            }
    }
piece-elephant = { $case ->
        [gen] { $count ->
                [one] 1 slona
               *[other] { $count } slonů
            }
        [acc] { $count ->
                [one] 1 slona
                [few] { $count } slony
               *[other] { $count } slonů
            }
       *[nom] { $count ->
                [one] 1 slon
                [few] { $count } sloni
                [many] { $count } slona
               *[other] { $count } slonů
            }
    }
piece-legion = { $case ->
        [gen] { $count ->
                [one] 1 plamenné legie
               *[other] { $count } plamenných legií
            }
        [acc] { $count ->
                [one] 1 plamennou legii
                [few] { $count } plamenné legie
               *[other] { $count } plamenných legií
            }
       *[nom] { $count ->
                [one] 1 plamenná legie
                [few] { $count } plamenné legie
                [many] { $count } plamenné legie
               *[other] { $count } plamenných legií
            }
    }
piece-general = { $case ->
        [gen] { $count ->
                [one] generála
               *[other] { $count } generálů
            }
        [acc] { $count ->
                [one] generála
                [few] { $count } generály
               *[other] { $count } generálů
            }
       *[nom] { $count ->
                [one] generál
                [few] { $count } generálové
                [many] { $count } generála
               *[other] { $count } generálů
            }
    }
piece-shadow = { $case ->
        [gen] { $count ->
                [one] stínu
               *[other] { $count } stínů
            }
        [acc] { $count ->
                [one] stín
                [few] { $count } stíny
               *[other] { $count } stínů
            }
       *[nom] { $count ->
                [one] stín
                [few] { $count } stíny
                [many] { $count } stínu
               *[other] { $count } stínů
            }
    }
piece-head = { $case ->
        [gen] { $count ->
                [one] hlavy rodu
               *[other] { $count } hlav rodů
            }
        [acc] { $count ->
                [one] hlavu rodu
                [few] { $count } hlavy rodů
               *[other] { $count } hlav rodů
            }
       *[nom] { $count ->
                [one] hlava rodu
                [few] { $count } hlavy rodů
                [many] { $count } hlavy rodu
               *[other] { $count } hlav rodů
            }
    }
piece-ruler = { $case ->
        [gen] { $count ->
                [one] panovníka
               *[other] { $count } panovníků
            }
        [acc] { $count ->
                [one] panovníka
                [few] { $count } panovníky
               *[other] { $count } panovníků
            }
       *[nom] { $count ->
                [one] panovník
                [few] { $count } panovníci
                [many] { $count } panovníka
               *[other] { $count } panovníků
            }
    }
