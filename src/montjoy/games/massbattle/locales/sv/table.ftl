# Vad bordets sidor säger om spelet.
page-about = Soldater i enheter om fem eller tio, hjältar, jättar och drakar på ett bräde av rutor: initiativ, pilar och besvärjelser, stormningar, närstrid, moral. Marken avgör mycket. För två sidor med en eller flera spelare var.
page-mark = runda { $a }, fas { $b }
