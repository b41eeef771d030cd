// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `de`, part 3.
  static let de3 = """
      other %1$lld Optionen passen. Die besten %2$lld:
      one %1$lld Option passt. Die besten %2$lld:
      other %1$lld Optionen; gesucht wird nach einem Teil des Namens. Die ersten %2$lld:
      one %1$lld Option; gesucht wird nach einem Teil des Namens. Die ersten %2$lld:
    %lld gefunden:
    Taste
    Link
    Tab
    Mit Apple anmelden
    Mit Apple registrieren
    Mit Apple fortfahren
    Bild
    Suchfeld
    Schalter
    ausgewählt
    aus
    Der Text würde zu lang. Es wurde nichts eingefügt.
    Gib etwas ein wie %@.
    „%@“ ist mit den jetzigen Eingaben nicht verfügbar.
    Das ist mit den jetzigen Eingaben nicht verfügbar.
    Dieser Text ist zu lang, um hier bearbeitet zu werden. Das ist sein Anfang.
    Uhrzeit
    """
}
