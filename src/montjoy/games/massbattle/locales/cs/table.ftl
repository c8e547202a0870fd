# Co o hře říkají stránky stolu.
page-about = Vojáci v jednotkách po pěti nebo deseti, hrdinové, obři a draci na ploše z polí: iniciativa, šípy a kouzla, zteče, boj zblízka, morálka. O mnohém rozhoduje terén. Pro dvě strany, každou o jednom či více hráčích.
page-mark = kolo { $a }, fáze { $b }
