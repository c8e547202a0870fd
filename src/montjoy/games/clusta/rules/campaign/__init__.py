"""The campaign around the battles: armies and their arrival, incidents, the undead, works, adventurers, the umpire's schedule."""
