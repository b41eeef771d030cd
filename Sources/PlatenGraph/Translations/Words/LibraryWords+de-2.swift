// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `de`, part 2.
  static let de2 = """
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
    Ausgewählt: %lld
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
    Gib höchstens %1$lld Zeichen ein; das sind %2$lld.
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
      other Gib eine Zahl mit höchstens %lld Ziffern ein.
      one Gib eine Zahl mit höchstens %lld Ziffer ein.
    Gib ein Vielfaches von %@ ein.
    Eine Zahl von %@ bis %@.
    Eine Zahl von mindestens %@.
    Eine Zahl von höchstens %@.
    Gib einen Tag ein, wie %@.
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
    Erforderlich, wie %@
    Optional, wie %@
    wie %@
    Eine Angabe je Zeile.
    Eine Angabe je Zeile, mindestens %lld.
    Eine Angabe je Zeile, höchstens %lld.
    Eine Angabe je Zeile, %lld.
    Eine Angabe je Zeile, %lld bis %lld.
      other Gib mindestens %lld Zeilen ein.
      one Gib mindestens %lld Zeile ein.
      other Gib höchstens %lld Zeilen ein.
      one Gib höchstens %lld Zeile ein.
      other Gib %lld Zeilen ein.
      one Gib %lld Zeile ein.
      other Gib %1$lld bis %2$lld Zeilen ein.
      one Gib %1$lld bis %2$lld Zeile ein.
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
    Eintrag hinzufügen
    Weiteren Eintrag hinzufügen
    Die Liste darf nur Objekte enthalten.
    Die Liste enthält zu viele Werte.
    Das ist ein Ordner. Wähle eine Datei aus.
    Das ist eine Datei. Wähle einen Ordner aus.
    Abgebrochen.
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
      other %lld Optionen passen:
      one %lld Option passt:
    """
}
