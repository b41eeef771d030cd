// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `pl`, part 3.
  static let pl3 = """
      other %1$lld opcji pasuje. Najlepsze %2$lld:
      one %1$lld opcja pasuje. Najlepsze %2$lld:
      few %1$lld opcje pasują. Najlepsze %2$lld:
      many %1$lld opcji pasuje. Najlepsze %2$lld:
      other %1$lld opcji, szukanych po części nazwy. Pierwsze %2$lld:
      one %1$lld opcja, szukana po części nazwy. Pierwsze %2$lld:
      few %1$lld opcje, szukane po części nazwy. Pierwsze %2$lld:
      many %1$lld opcji, szukanych po części nazwy. Pierwsze %2$lld:
    Znaleziono: %lld
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
