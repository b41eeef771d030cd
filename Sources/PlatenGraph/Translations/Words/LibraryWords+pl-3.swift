// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `pl`, part 3.
  static let pl3 = """
    łącze
    karta
    obraz
    pole wyszukiwania
    przełącznik
    zaznaczone
    wył.
    Tekst byłby za długi. Nic nie wstawiono.
    """
}
