"""The fights, compiled and enumerated from this text: plain numbers go in and come out, no map is known here."""
