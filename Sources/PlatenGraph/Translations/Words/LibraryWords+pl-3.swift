// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `pl`, part 3.
  static let pl3 = """
    przycisk
    łącze
    karta
    Zaloguj się z Apple
    Zarejestruj się z Apple
    Kontynuuj z Apple
    obraz
    pole wyszukiwania
    przełącznik
    zaznaczone
    wył.
    Tekst byłby za długi. Nic nie wstawiono.
    Podaj coś takiego jak %@.
    Działanie „%@” nie jest dostępne przy obecnych danych.
    To działanie nie jest dostępne przy obecnych danych.
    Ten tekst jest za długi, aby go tu edytować. To jest jego początek.
    Godzina
    """
}
