// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `de`, part 3.
  static let de3 = """
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
