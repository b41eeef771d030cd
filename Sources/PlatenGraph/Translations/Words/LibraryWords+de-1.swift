// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `de`, part 1.
  static let de1 = """
    Abbrechen
    OK
    Fertig
    Löschen
    Schließen
    Bearbeiten
    Zurück
    Menü
    Mehr
    Weitere Infos
    Suchen
    Entfernen
    Einfügen
    Aktualisieren
    Einblenden
    Ausblenden
    Zeilen einblenden
    Zeilen ausblenden
    Griff des Blatts
    Ausgewählt
    %@, ausgewählt
    Sichern
    Sichern unter
    Nicht sichern
    Nicht mehr fragen
    Suchen
    Ersetzen
    Alle ersetzen
    Ersetzen durch
    Nicht gefunden
    %lld von %lld
    Seite %lld von %lld
    Tab %lld
    %@ nach oben bewegen
    %@ nach unten bewegen
    %@ löschen
    Name
    Filter
    Öffnen
    Dokument erstellen
    Öffnen …
    Bewegen
    Auswählen …
    Wähle eine Datei aus.
    Wähle Dateien aus.
    Wähle ein Foto aus.
    Wähle Fotos aus.
    Zurück
    Weiter
    Kalender
    Vorheriger Monat
    Nächster Monat
    Erhöhen
    Verringern
    Ausschneiden
    Kopieren
    Einsetzen
    Alles auswählen
    Widerrufen
    Wiederholen
    Text löschen
    Einstellungen
    Einstellungen …
    Teilen …
    Umbenennen
    Bereich
    Keine Ergebnisse
    Keine Ergebnisse für „%@“
    Prüfe die Schreibweise oder versuche es mit einer neuen Suche.
    Dieses Feld ist erforderlich.
    Gib %1$lld bis %2$lld Zeichen ein.
    Gib mindestens %lld Zeichen ein.
    Gib höchstens %lld Zeichen ein.
    Gib eine Zahl von %@ bis %@ ein.
    Das entspricht nicht dem erwarteten Format.
    Gib eine E-Mail-Adresse ein.
    Es gibt ein Problem
    Fehler: %@
    Aktualisieren
    Dieses Formular war abgelaufen, und es wurde nichts gesendet. Prüfe deine Eingaben, und sende es noch einmal.
    Das Programm antwortet nicht. Deine Eingaben bleiben erhalten.
    Das Programm hat sich geändert. Lade die Seite neu.
    Diese Seite ist an anderer Stelle geöffnet.
    Die Sitzung ist beendet. Deine Eingaben bleiben erhalten.
    Die Verbindung ist unterbrochen. Deine Eingaben bleiben erhalten.
    Das Programm wurde neu gestartet. Text, dessen Feld gerade nicht zu sehen ist, bleibt bis dahin erhalten.
    Der Browser lässt die Seite nicht in die Zwischenablage schreiben.
    Der Browser lässt die Seite die Zwischenablage nicht lesen.
    Der Browser lässt die Seite die Zwischenablage nicht lesen. Drücke Strg-V.
    Der Inhalt der Zwischenablage ist zu lang.
    Die Dateien sind zu groß.
    Eine Datei kann nicht gelesen werden.
    Drücke eine Taste oder klicke, um Dateien auszuwählen.
    weiter
    zurück
    schließen
    abbrechen
    beenden
    kopieren
    widerrufen
    suchen
    ersetzen
    auswählen
    übernehmen
    öffnen
    auswählen
    drücken
    umschalten
    Tag
    Monat
    Kalender
    Farben
    ändern
    Tasten
    rollen
    fertig
    los
    teilnehmen
    Route
    suchen
    senden
    fortfahren
    %lld Treffer
    %lld ersetzt
    Exportieren
    Exportieren …
    Fett
    Kursiv
    Unterstrichen
    Tasten
    Fett
    Kursiv
    Unterstreichen
    Durchstreichen
    Suchen und ersetzen
    Absenden
    Auswahl aufheben
    Drücken
    Vorheriger Wert
    Nächster Wert
    Nächstes Feld
    Vorheriges Feld
    Eine Seite nach unten
    Eine Seite nach oben
    Eine Seite nach unten auswählen
    Eine Seite nach oben auswählen
    Auswählen
    Diese Tasten
    Kopieren oder beenden
    Beenden
    Neu zeichnen
    Anhalten
    Neue Zeile
    Davor löschen
    Dahinter löschen
    Wort davor löschen
    Nächstes Wort löschen
    Bis zum Zeilenanfang löschen
    Bis zum Zeilenende löschen
    Bis zum Anfang löschen
    Bis zum Ende löschen
    Nach oben auswählen
    Nach unten auswählen
    Rückwärts auswählen
    Vorwärts auswählen
    Ein Wort rückwärts auswählen
    Ein Wort vorwärts auswählen
    Bis zum Zeilenanfang auswählen
    Bis zum Zeilenende auswählen
    Bis zum Anfang auswählen
    Bis zum Ende auswählen
    Nach oben
    Nach unten
    Rückwärts
    Vorwärts
    Ein Wort rückwärts
    Ein Wort vorwärts
    Zum Zeilenanfang
    Zum Zeilenende
    Zum Anfang
    Zum Ende
    Alles auswählen
    Eine Woche zurück
    Eine Woche weiter
    Vorherige Zeile
    Nächste Zeile
    Vorheriger Tag
    Nächster Tag
    Erster Tag
    Letzter Tag
    Erste Zeile
    Letzte Zeile
    Vorheriger Monat
    Nächster Monat
    Hinzufügen
    Verfassen
    Antworten
    Aktion
    Ordnen
    Lesezeichen
    """
}
