// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `pl`, part 2.
  static let pl2 = """
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
    Wybrane: %lld
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
      other Podaj najwyżej %1$lld znaku; jest ich %2$lld.
      one Podaj najwyżej %1$lld znak; jest ich %2$lld.
      few Podaj najwyżej %1$lld znaki; jest ich %2$lld.
      many Podaj najwyżej %1$lld znaków; jest ich %2$lld.
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
      other Podaj liczbę mającą najwyżej %lld cyfry.
      one Podaj liczbę mającą najwyżej %lld cyfrę.
      few Podaj liczbę mającą najwyżej %lld cyfry.
      many Podaj liczbę mającą najwyżej %lld cyfr.
    Podaj wielokrotność %@.
    Liczba od %@ do %@.
    Liczba nie mniejsza niż %@.
    Liczba nie większa niż %@.
    Podaj dzień, na przykład %@.
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
    Wymagane, na przykład %@
    Opcjonalne, na przykład %@
    na przykład %@
    Po jednym w wierszu.
    Po jednym w wierszu, co najmniej %lld.
    Po jednym w wierszu, najwyżej %lld.
    Po jednym w wierszu, %lld.
    Po jednym w wierszu, od %lld do %lld.
      other Podaj co najmniej %lld wiersza.
      one Podaj co najmniej %lld wiersz.
      few Podaj co najmniej %lld wiersze.
      many Podaj co najmniej %lld wierszy.
      other Podaj najwyżej %lld wiersza.
      one Podaj najwyżej %lld wiersz.
      few Podaj najwyżej %lld wiersze.
      many Podaj najwyżej %lld wierszy.
      other Podaj %lld wiersza.
      one Podaj %lld wiersz.
      few Podaj %lld wiersze.
      many Podaj %lld wierszy.
      other Podaj od %1$lld do %2$lld wiersza.
      one Podaj od %1$lld do %2$lld wiersza.
      few Podaj od %1$lld do %2$lld wierszy.
      many Podaj od %1$lld do %2$lld wierszy.
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
    Dodaj pozycję
    Dodaj kolejną pozycję
    Lista może zawierać tylko obiekty.
    Lista zawiera za dużo wartości.
    To jest folder. Wybierz plik.
    To jest plik. Wybierz folder.
    Anulowano.
    Potrzebna jest liczba.
    Potrzebna jest liczba całkowita.
      other Podaj %lld znaku.
      one Podaj %lld znak.
      few Podaj %lld znaki.
      many Podaj %lld znaków.
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
      other %lld opcji pasuje:
      one %lld opcja pasuje:
      few %lld opcje pasują:
      many %lld opcji pasuje:
    """
}
