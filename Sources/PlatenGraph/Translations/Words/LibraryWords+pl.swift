// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `pl`.
  static let pl = """
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
    Dozwolona liczba znaków: od %lld do %lld.
    Minimalna liczba znaków: %lld.
    Maksymalna liczba znaków: %lld.
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
    1 wynik
    Wyniki: %lld
    Zamieniono: 1
    Zamieniono: %lld
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
    Zatrzymaj
    Aparat
    Kosz
    Odtwarzaj
    Pauza
    Przewiń do tyłu
    Przewiń do przodu
    Ulubione
    Polecane
    Najwyżej oceniane
    Ostatnie
    Kontakty
    Historia
    Pobrane rzeczy
    Najnowsze
    Najczęściej oglądane
    Pasek boczny
    Bez nazwy
    Zachowaj jako…
    Nowy
    Czy chcesz zachować zmiany?
    Nie można otworzyć dokumentu. %@
    Nie można zachować dokumentu. %@
    Nie można tu zachowywać plików.
    Nie można odczytać folderu.
    Otwórz pliki
    przesuń
    potwierdź
    wyczyść
    uzupełnij
    edytuj domyślną
    wcześniejsze
    nowy wiersz
    otwórz folder
    wpisz dzień
    Potwierdź
    Wyczyść
    Uzupełnij
    Użyj
    Zmień
    Edytuj wartość domyślną
    Wcześniejsza odpowiedź
    Późniejsza odpowiedź
    Szukaj we wcześniejszych odpowiedziach
    Żadna wcześniejsza odpowiedź nie pasuje.
    Wybierz lub usuń z wybranych
    Druga odpowiedź
    Otwórz folder
    Wpisz dzień
    Tak
    Nie
    Brak
    Odpowiedz %@ lub %@.
    Pisz, aby filtrować
    Pisz, aby szukać
    Wczytywanie
    Sprawdzanie
    Szukanie
    Nic nie pasuje.
    Nic nie znaleziono.
    Odpowiedź jest wymagana.
    Maksymalna liczba znaków: %lld; jest ich %lld.
    Wybierz najwyżej %lld.
    Wybierz co najmniej %lld.
    Wybierz %lld.
    Wybierz od %lld do %lld.
    Podaj liczbę.
    Podaj liczbę całkowitą.
    Podaj liczbę nie mniejszą niż %@.
    Podaj liczbę nie większą niż %@.
    Podaj liczbę większą niż %@.
    Podaj liczbę mniejszą niż %@.
    Maksymalna liczba cyfr: %lld.
    Podaj wielokrotność %@.
    Liczba od %@ do %@
    Liczba nie mniejsza niż %@
    Liczba nie większa niż %@
    Podaj dzień jako rok-miesiąc-dzień.
    Podaj dzień jako rok-miesiąc-dzień, na przykład %@.
    Nie ma takiego dnia.
    Nie ma takiej godziny.
    To nie jest pełna data.
    To nie jest pełna godzina.
    Tej godziny nie można wybrać.
    Podaj dzień od %@.
    Podaj dzień do %@.
    Podaj dzień od %@ do %@.
    Podaj godzinę, na przykład %@.
    Podaj adres, na przykład %@.
    Krok %lld z %lld: %@
    Podsumowanie
    Zakończ
    Ogólne
    Wymagane
    Opcjonalne
    Po jednym w wierszu.
    Po jednym w wierszu, co najmniej %lld.
    Po jednym w wierszu, najwyżej %lld.
    Po jednym w wierszu, %lld.
    Po jednym w wierszu, od %lld do %lld.
    Minimalna liczba wierszy: %lld.
    Maksymalna liczba wierszy: %lld.
    Liczba wierszy: %lld.
    Liczba wierszy: od %lld do %lld.
    Każdy wiersz: %@
    Podaj każdą wartość raz.
    Odpowiedź
    Hasło
    Liczba
    Dzień
    Na pewno?
    Wiersz
    Wiersze
    Plik
    Folder
    Tekst
    Numer lub nazwa
    Numery lub nazwy oddzielone przecinkami
    Nie ma opcji „%@”.
    niewidoczne
    szukany tekst
    ścieżka
    Nie ma takiego pliku.
    Nie ma takiego folderu.
    Dane wejściowe skończyły się przed naciśnięciem przycisku.
    Niekompletne: %@
    Dane wejściowe skończyły się przed wypełnieniem formularza.
    niedostępne
    %@: wymagane. Ponowny Return zostawia puste.
    wymagane
    Return zostawia, %@ opróżnia
    wiele wierszy
    wiersz z samą . kończy
    sama . zostawia to, co jest
    „%@” nie jest tu przyjmowane.
    Przycisk (numer lub nazwa, nazwa pola, aby je zmienić, Return to %@)
    Przycisk (numer lub nazwa, nazwa pola, aby je zmienić)
    Podaj przycisk. Control-C kończy formularz.
    czegoś brakuje lub coś jest nieprawidłowe
    %@: niedostępne: %@
    Nie ma przycisku „%@”.
    nagłówek
    nagłówek poziomu %lld
    %@: brak działań w tej chwili.
    %@, działanie (numer lub nazwa, Return – żadne)
    %@: niedostępne.
    Nie ma działania „%@”.
    wł.
    Shift-Tab cofa.
    Samo %@ cofa.
    Przed tym pytaniem nie ma innego.
    %@: wymagane
    %@: puste
    %@: działania
    Przejdź do %@: %@
    od %@ do %@
    liczba
    co %@
    Krok: %@.
    nazwa lub %@
    Podaj nazwę koloru albo kolor jak %@.
    rok-miesiąc-dzień
    numer lub nazwa
    Podaj numer lub nazwę z listy.
    Zaznaczono: %@
    Usunięto: %@
    ukryte
    Rozwinięte
    Zwinięte
    Odpowiedź %@ jest nieprawidłowa: %@
    Potrzebny jest tekst.
    Potrzebne jest true lub false.
    Nie należy do opcji.
    Potrzebna jest lista.
    Wartość na liście nie należy do opcji.
    Lista może zawierać tylko teksty.
    Potrzebna jest liczba.
    Potrzebna jest liczba całkowita.
    Liczba znaków: %lld.
    Po jednym w wierszu: brak lub co najmniej %lld.
    Po jednym w wierszu: brak lub od %lld do %lld.
    Po jednym w wierszu: brak lub %lld.
    Nie wybieraj lub wybierz co najmniej %lld.
    Nie wybieraj lub wybierz od %lld do %lld.
    Nie wybieraj lub wybierz %lld.
    Podaj dzień i godzinę, na przykład %@.
    Dane wejściowe skończyły się przed odpowiedzią.
    Nie ma z czego wybierać.
    W terminalu jest otwarte inne pytanie.
    """
}
