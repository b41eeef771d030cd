// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `nl`, part 3.
  static let nl3 = """
      other %1$lld opties komen overeen. De beste %2$lld:
      one %1$lld optie komt overeen. De beste %2$lld:
      other %1$lld opties, doorzocht op een deel van de naam. De eerste %2$lld:
      one %1$lld optie, doorzocht op een deel van de naam. De eerste %2$lld:
    %lld gevonden:
    knop
    link
    tabblad
    Log in met Apple
    Registreer met Apple
    Ga door met Apple
    afbeelding
    zoekveld
    schakelknop
    geselecteerd
    uit
    De tekst zou te lang worden. Er is niets ingevoegd.
    Voer iets in zoals %@.
    ‘%@’ is niet beschikbaar met wat nu is ingevuld.
    Dit is niet beschikbaar met wat nu is ingevuld.
    Deze tekst is te lang om hier te bewerken. Dit is het begin.
    Tijd
    """
}
