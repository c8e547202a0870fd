"""Files that authors write: scenarios, content packs and cases of a duel; read, refused and checked in their words."""
