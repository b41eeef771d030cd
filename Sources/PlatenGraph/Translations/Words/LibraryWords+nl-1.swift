// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `nl`, part 1.
  static let nl1 = """
    Annuleer
    OK
    Gereed
    Verwijder
    Sluit
    Wijzig
    Terug
    Menu
    Meer
    Meer info
    Zoek
    Verwijder
    Voeg in
    Vernieuw
    Toon
    Verberg
    Toon rijen
    Verberg rijen
    Greep van het blad
    Geselecteerd
    %@, geselecteerd
    Bewaar
    Bewaar als
    Bewaar niet
    Vraag niet opnieuw
    Zoek
    Vervang
    Vervang alles
    Vervang door
    Niet gevonden
    %lld van %lld
    Pagina %lld van %lld
    Tab %lld
    Verplaats %@ omhoog
    Verplaats %@ omlaag
    Verwijder %@
    Naam
    Filter
    Open
    Maak document aan
    Open…
    Verplaats
    Kies…
    Kies een bestand.
    Kies bestanden.
    Kies een foto.
    Kies foto’s.
    Vorige
    Volgende
    Kalender
    Vorige maand
    Volgende maand
    Verhoog
    Verlaag
    Knip
    Kopieer
    Plak
    Selecteer alles
    Herstel
    Opnieuw
    Wis tekst
    Instellingen
    Instellingen…
    Deel…
    Wijzig naam
    Bereik
    Geen resultaten
    Geen resultaten voor ‘%@’
    Controleer de spelling of probeer een nieuwe zoekactie.
    Dit veld is verplicht.
      other Voer %1$lld tot %2$lld tekens in.
      one Voer %1$lld tot %2$lld teken in.
      other Voer minstens %lld tekens in.
      one Voer minstens %lld teken in.
      other Voer hoogstens %lld tekens in.
      one Voer hoogstens %lld teken in.
    Voer een getal van %@ tot %@ in.
    Dit heeft niet de verwachte vorm.
    Voer een e-mailadres in.
    Er is een probleem
    Fout: %@
    Werk bij
    Dit formulier was verlopen en er is niets verzonden. Controleer wat je hebt ingevoerd en verzend het opnieuw.
    Het programma reageert niet. Wat je typt, blijft bewaard.
    Het programma is gewijzigd. Laad de pagina opnieuw.
    Deze pagina is ergens anders geopend.
    De sessie is beëindigd. Wat je hebt getypt, blijft bewaard.
    De verbinding is verbroken. Wat je typt, blijft bewaard.
    Het programma is opnieuw gestart. Tekst van een veld dat niet zichtbaar is, blijft bewaard tot het dat is.
    De browser staat niet toe dat de pagina naar het klembord schrijft.
    De browser staat niet toe dat de pagina het klembord leest.
    De browser staat niet toe dat de pagina het klembord leest. Druk op Control-V.
    De inhoud van het klembord is te lang.
    De bestanden zijn te groot.
    Een bestand kan niet worden gelezen.
    Druk op een toets of klik om bestanden te kiezen.
    volgende
    terug
    sluiten
    annuleren
    stoppen
    kopiëren
    herstellen
    zoeken
    vervangen
    kiezen
    overnemen
    openen
    selecteren
    drukken
    wisselen
    dag
    maand
    kalender
    kleuren
    wijzigen
    toetsen
    scrollen
    gereed
    ga
    meedoen
    route
    zoeken
    versturen
    doorgaan
      other %lld resultaten
      one %lld resultaat
    %lld vervangen
    Exporteer
    Exporteer…
    Vet
    Cursief
    Onderstreept
    Toetsen
    Vet maken
    Cursief maken
    Onderstrepen
    Doorhalen
    Zoek en vervang
    Verstuur
    Selectie opheffen
    Druk
    Vorige waarde
    Volgende waarde
    Volgend veld
    Vorig veld
    Pagina omlaag
    Pagina omhoog
    Selecteer pagina omlaag
    Selecteer pagina omhoog
    Kies
    Deze toetsen
    Kopieer of stop
    Stop
    Teken opnieuw
    Onderbreek
    Nieuwe regel
    Verwijder ervoor
    Verwijder erachter
    Verwijder vorig woord
    Verwijder volgend woord
    Verwijder tot begin regel
    Verwijder tot einde regel
    Verwijder tot begin
    Verwijder tot einde
    Selecteer omhoog
    Selecteer omlaag
    Selecteer terug
    Selecteer vooruit
    Selecteer vorig woord
    Selecteer volgend woord
    Selecteer tot begin regel
    Selecteer tot einde regel
    Selecteer tot begin
    Selecteer tot einde
    Omhoog
    Omlaag
    Terug
    Vooruit
    Vorig woord
    Volgend woord
    Begin van de regel
    Einde van de regel
    Naar begin
    Naar einde
    Selecteer alles
    Een week terug
    Een week verder
    Vorige regel
    Volgende regel
    Vorige dag
    Volgende dag
    Eerste dag
    Laatste dag
    Eerste regel
    Laatste regel
    Vorige maand
    Volgende maand
    Voeg toe
    Stel op
    Antwoord
    Taak
    Orden
    Bladwijzers
    """
}
