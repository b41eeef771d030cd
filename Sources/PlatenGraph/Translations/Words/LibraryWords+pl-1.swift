// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `pl`, part 1.
  static let pl1 = """
    Anuluj
    OK
    Gotowe
    Usuń
    Zamknij
    Edytuj
    Wróć
    Menu
    Więcej
    Więcej informacji
    Szukaj
    Usuń
    Wstaw
    Odśwież
    Pokaż
    Ukryj
    Pokaż wiersze
    Ukryj wiersze
    Uchwyt arkusza
    Wybrane
    %@, wybrane
    Zachowaj
    Zachowaj jako
    Nie zachowuj
    Nie pytaj ponownie
    Znajdź
    Zamień
    Zamień wszystko
    Zamień na
    Nie znaleziono
    %lld z %lld
    Strona %lld z %lld
    Karta %lld
    Przenieś %@ w górę
    Przenieś %@ w dół
    Usuń %@
    Nazwa
    Filtruj
    Otwórz
    Utwórz dokument
    Otwórz…
    Przenieś
    Wybierz…
    Wybierz plik.
    Wybierz pliki.
    Wybierz zdjęcie.
    Wybierz zdjęcia.
    Poprzednie
    Następne
    Kalendarz
    Poprzedni miesiąc
    Następny miesiąc
    Zwiększ
    Zmniejsz
    Wytnij
    Kopiuj
    Wklej
    Zaznacz wszystko
    Cofnij
    Ponów
    Wyczyść tekst
    Ustawienia
    Ustawienia…
    Udostępnij…
    Zmień nazwę
    Zakres
    Brak wyników
    Brak wyników dla „%@”
    Sprawdź pisownię lub spróbuj wyszukać ponownie.
    To pole jest wymagane.
      other Podaj od %1$lld do %2$lld znaku.
      one Podaj od %1$lld do %2$lld znaku.
      few Podaj od %1$lld do %2$lld znaków.
      many Podaj od %1$lld do %2$lld znaków.
      other Podaj co najmniej %lld znaku.
      one Podaj co najmniej %lld znak.
      few Podaj co najmniej %lld znaki.
      many Podaj co najmniej %lld znaków.
      other Podaj najwyżej %lld znaku.
      one Podaj najwyżej %lld znak.
      few Podaj najwyżej %lld znaki.
      many Podaj najwyżej %lld znaków.
    Podaj liczbę od %@ do %@.
    To nie ma oczekiwanego formatu.
    Podaj adres e-mail.
    Wystąpił problem
    Błąd: %@
    Uaktualnij
    Ten formularz wygasł i nic nie zostało wysłane. Sprawdź wprowadzone dane i wyślij je ponownie.
    Program nie odpowiada. Wpisywany tekst jest zachowywany.
    Program się zmienił. Wczytaj stronę ponownie.
    Ta strona jest otwarta w innym miejscu.
    Sesja została zakończona. Wpisany tekst jest zachowany.
    Utracono połączenie. Wpisywany tekst jest zachowywany.
    Program został uruchomiony ponownie. Tekst pola, które nie jest teraz widoczne, zostanie zachowany do czasu jego pokazania.
    Przeglądarka nie pozwala stronie zapisywać w schowku.
    Przeglądarka nie pozwala stronie odczytać schowka.
    Przeglądarka nie pozwala stronie odczytać schowka. Naciśnij Control-V.
    Zawartość schowka jest za długa.
    Pliki są za duże.
    Nie można odczytać pliku.
    Naciśnij klawisz lub kliknij, aby wybrać pliki.
    dalej
    wstecz
    zamknij
    anuluj
    zakończ
    kopiuj
    cofnij
    znajdź
    zamień
    wybierz
    użyj
    otwórz
    zaznacz
    naciśnij
    przełącz
    dzień
    miesiąc
    kalendarz
    kolory
    zmień
    klawisze
    przewiń
    gotowe
    idź
    dołącz
    trasa
    szukaj
    wyślij
    kontynuuj
      other %lld wyniku
      one %lld wynik
      few %lld wyniki
      many %lld wyników
      other %lld zamiany
      one %lld zamiana
      few %lld zamiany
      many %lld zamian
    Eksportuj
    Eksportuj…
    Pogrubienie
    Kursywa
    Podkreślenie
    Klawisze
    Pogrub
    Pochyl
    Podkreśl
    Przekreśl
    Znajdź i zamień
    Wyślij
    Usuń zaznaczenie
    Naciśnij
    Poprzednia wartość
    Następna wartość
    Następne pole
    Poprzednie pole
    Strona w dół
    Strona w górę
    Zaznacz stronę w dół
    Zaznacz stronę w górę
    Wybierz
    Te klawisze
    Kopiuj lub zakończ
    Zakończ
    Odrysuj ponownie
    Wstrzymaj
    Nowy wiersz
    Usuń przed
    Usuń za
    Usuń poprzednie słowo
    Usuń następne słowo
    Usuń do początku wiersza
    Usuń do końca wiersza
    Usuń do początku
    Usuń do końca
    Zaznacz w górę
    Zaznacz w dół
    Zaznacz wstecz
    Zaznacz do przodu
    Zaznacz poprzednie słowo
    Zaznacz następne słowo
    Zaznacz do początku wiersza
    Zaznacz do końca wiersza
    Zaznacz do początku
    Zaznacz do końca
    W górę
    W dół
    Wstecz
    Do przodu
    Poprzednie słowo
    Następne słowo
    Początek wiersza
    Koniec wiersza
    Na początek
    Na koniec
    Zaznacz wszystko
    Tydzień wstecz
    Tydzień naprzód
    Poprzedni wiersz
    Następny wiersz
    Poprzedni dzień
    Następny dzień
    Pierwszy dzień
    Ostatni dzień
    Pierwszy wiersz
    Ostatni wiersz
    Poprzedni miesiąc
    Następny miesiąc
    Dodaj
    Utwórz
    Odpowiedz
    Czynność
    Porządkuj
    Zakładki
    """
}
