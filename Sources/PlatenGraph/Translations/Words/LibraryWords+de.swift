// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `de`.
  static let de = """
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
    Gib %lld bis %lld Zeichen ein.
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
    1 Treffer
    Treffer: %lld
    Ersetzt: 1
    Ersetzt: %lld
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
    Stoppen
    Kamera
    Papierkorb
    Wiedergabe
    Pause
    Zurückspulen
    Vorspulen
    Favoriten
    Highlights
    Topbewertet
    Zuletzt benutzt
    Kontakte
    Verlauf
    Downloads
    Neueste
    Meistgesehen
    Seitenleiste
    Ohne Titel
    Sichern unter…
    Neu
    Möchtest du die Änderungen sichern?
    Das Dokument kann nicht geöffnet werden. %@
    Das Dokument kann nicht gesichert werden. %@
    Dateien können hier nicht gesichert werden.
    Der Ordner kann nicht gelesen werden.
    Dateien öffnen
    bewegen
    bestätigen
    leeren
    ergänzen
    Vorgabe bearbeiten
    frühere
    neue Zeile
    Ordner öffnen
    Tag eingeben
    Bestätigen
    Leeren
    Ergänzen
    Übernehmen
    Ändern
    Vorgabe bearbeiten
    Frühere Antwort
    Spätere Antwort
    Frühere Antworten durchsuchen
    Keine frühere Antwort passt.
    Auswählen oder abwählen
    Die andere Antwort
    Ordner öffnen
    Tag eingeben
    Ja
    Nein
    Keine
    Antworte mit %@ oder %@.
    Zum Filtern tippen
    Zum Suchen tippen
    Wird gelesen
    Wird geprüft
    Wird gesucht
    Nichts passt.
    Nichts gefunden.
    Eine Antwort ist erforderlich.
    Gib höchstens %lld Zeichen ein; das sind %lld.
    Wähle höchstens %lld aus.
    Wähle mindestens %lld aus.
    Wähle %lld aus.
    Wähle %lld bis %lld aus.
    Gib eine Zahl ein.
    Gib eine ganze Zahl ein.
    Gib eine Zahl von mindestens %@ ein.
    Gib eine Zahl von höchstens %@ ein.
    Gib eine Zahl über %@ ein.
    Gib eine Zahl unter %@ ein.
    Gib eine Zahl mit höchstens %lld Ziffern ein.
    Gib ein Vielfaches von %@ ein.
    Eine Zahl von %@ bis %@
    Eine Zahl von mindestens %@
    Eine Zahl von höchstens %@
    Gib einen Tag als Jahr-Monat-Tag ein.
    Gib einen Tag als Jahr-Monat-Tag ein, wie %@.
    Diesen Tag gibt es nicht.
    Diese Uhrzeit gibt es nicht.
    Das ist kein vollständiges Datum.
    Das ist keine vollständige Uhrzeit.
    Diese Uhrzeit ist nicht wählbar.
    Gib einen Tag ab %@ ein.
    Gib einen Tag bis %@ ein.
    Gib einen Tag von %@ bis %@ ein.
    Gib eine Uhrzeit ein, wie %@.
    Gib eine Adresse ein, wie %@.
    Schritt %lld von %lld: %@
    Zusammenfassung
    Fertigstellen
    Allgemein
    Erforderlich
    Optional
    Eine Angabe je Zeile.
    Eine Angabe je Zeile, mindestens %lld.
    Eine Angabe je Zeile, höchstens %lld.
    Eine Angabe je Zeile, %lld.
    Eine Angabe je Zeile, %lld bis %lld.
    Gib mindestens %lld Zeilen ein.
    Gib höchstens %lld Zeilen ein.
    Gib %lld Zeilen ein.
    Gib %lld bis %lld Zeilen ein.
    Jede Zeile: %@
    Gib jeden Wert einmal ein.
    Antwort
    Passwort
    Zahl
    Tag
    Bist du sicher?
    Zeile
    Zeilen
    Datei
    Ordner
    Text
    Nummer oder Name
    Nummern oder Namen, durch Kommas getrennt
    Es gibt keine Option „%@“.
    wird nicht angezeigt
    Suchtext
    Pfad
    Diese Datei gibt es nicht.
    Diesen Ordner gibt es nicht.
    Die Eingabe endete, bevor eine Taste gedrückt wurde.
    Nicht vollständig: %@
    Die Eingabe endete, bevor das Formular ausgefüllt war.
    nicht verfügbar
    %@ ist erforderlich. Noch einmal Return lässt es leer.
    erforderlich
    Return behält es, %@ leert es
    mehrere Zeilen
    eine Zeile mit einem einzelnen . beendet sie
    nur . behält, was da ist
    „%@“ wird hier nicht angenommen.
    Taste (Nummer oder Name, Name eines Feldes zum Ändern, Return für %@)
    Taste (Nummer oder Name, Name eines Feldes zum Ändern)
    Gib eine Taste ein. Control-C beendet das Formular.
    etwas fehlt oder ist nicht gültig
    %@ ist nicht verfügbar: %@
    Es gibt keine Taste „%@“.
    Überschrift
    Überschrift Ebene %lld
    %@ hat im Moment keine Aktionen.
    %@, Aktion (Nummer oder Name, Return für keine)
    %@ ist nicht verfügbar.
    Es gibt keine Aktion „%@“.
    ein
    Umschalt-Tab geht zurück.
    %@ allein geht zurück.
    Vor dieser Frage gibt es keine.
    %@ ist erforderlich
    %@ ist leer
    %@: Aktionen
    Gehe zu %@: %@
    %@ bis %@
    eine Zahl
    in Schritten von %@
    Die Schrittweite ist %@.
    ein Name oder %@
    Gib den Namen einer Farbe ein oder eine wie %@.
    Jahr-Monat-Tag
    Nummer oder Name
    Gib eine Nummer oder einen Namen der Liste ein.
    Ausgewählt: %@
    Gelöscht: %@
    verborgen
    Eingeblendet
    Ausgeblendet
    Die Antwort %@ ist nicht gültig: %@
    Ein Text ist erforderlich.
    true oder false ist erforderlich.
    Sie ist keine der Möglichkeiten.
    Eine Liste ist erforderlich.
    Ein Wert der Liste ist keine der Möglichkeiten.
    Die Liste darf nur Texte enthalten.
    Eine Zahl ist erforderlich.
    Eine ganze Zahl ist erforderlich.
    Gib %lld Zeichen ein.
    Eine Angabe je Zeile: keine oder mindestens %lld.
    Eine Angabe je Zeile: keine oder %lld bis %lld.
    Eine Angabe je Zeile: keine oder %lld.
    Wähle keine oder mindestens %lld aus.
    Wähle keine oder %lld bis %lld aus.
    Wähle keine oder %lld aus.
    Gib einen Tag mit Uhrzeit ein, wie %@.
    Die Eingabe endete, bevor es eine Antwort gab.
    Es gibt nichts auszuwählen.
    Im Terminal ist eine andere Frage geöffnet.
    """
}
