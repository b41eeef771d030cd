// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `nl`.
  static let nl = """
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
    Voer %lld tot %lld tekens in.
    Minimaal aantal tekens: %lld.
    Maximaal aantal tekens: %lld.
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
    1 resultaat
    Resultaten: %lld
    Vervangen: 1
    Vervangen: %lld
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
    Stop
    Camera
    Prullenmand
    Speel af
    Pauzeer
    Spoel terug
    Spoel vooruit
    Favorieten
    Uitgelicht
    Best beoordeeld
    Recent
    Contacten
    Geschiedenis
    Downloads
    Meest recent
    Meest bekeken
    Navigatiekolom
    Naamloos
    Bewaar als…
    Nieuw
    Wil je de wijzigingen bewaren?
    Het document kan niet worden geopend. %@
    Het document kan niet worden bewaard. %@
    Hier kunnen geen bestanden worden bewaard.
    De map kan niet worden gelezen.
    Open bestanden
    verplaatsen
    bevestigen
    wissen
    aanvullen
    standaard bewerken
    eerdere
    nieuwe regel
    map openen
    dag typen
    Bevestig
    Wis
    Vul aan
    Neem over
    Wijzig
    Bewerk de standaardwaarde
    Eerder antwoord
    Later antwoord
    Zoek in eerdere antwoorden
    Geen eerder antwoord komt overeen.
    Kies, of verwijder uit de keuze
    Het andere antwoord
    Open map
    Typ een dag
    Ja
    Nee
    Geen
    Antwoord %@ of %@.
    Typ om te filteren
    Typ om te zoeken
    Lezen
    Controleren
    Zoeken
    Niets komt overeen.
    Niets gevonden.
    Een antwoord is nodig.
    Maximaal aantal tekens: %lld; dit zijn er %lld.
    Kies er hoogstens %lld.
    Kies er minstens %lld.
    Kies er %lld.
    Kies er %lld tot %lld.
    Voer een getal in.
    Voer een geheel getal in.
    Voer een getal van minstens %@ in.
    Voer een getal van hoogstens %@ in.
    Voer een getal groter dan %@ in.
    Voer een getal kleiner dan %@ in.
    Maximaal aantal cijfers: %lld.
    Voer een veelvoud van %@ in.
    Een getal van %@ tot %@
    Een getal van minstens %@
    Een getal van hoogstens %@
    Voer een dag in als jaar-maand-dag.
    Voer een dag in als jaar-maand-dag, zoals %@.
    Die dag bestaat niet.
    Die tijd bestaat niet.
    Dit is geen volledige datum.
    Dit is geen volledige tijd.
    Deze tijd kan niet worden gekozen.
    Voer een dag vanaf %@ in.
    Voer een dag tot en met %@ in.
    Voer een dag van %@ tot en met %@ in.
    Voer een tijd in, zoals %@.
    Voer een adres in, zoals %@.
    Stap %lld van %lld: %@
    Overzicht
    Voltooi
    Algemeen
    Verplicht
    Optioneel
    Eén per regel.
    Eén per regel, minstens %lld.
    Eén per regel, hoogstens %lld.
    Eén per regel, %lld.
    Eén per regel, %lld tot %lld.
    Minimaal aantal regels: %lld.
    Maximaal aantal regels: %lld.
    Aantal regels: %lld.
    Aantal regels: %lld tot %lld.
    Elke regel: %@
    Voer elke waarde één keer in.
    Antwoord
    Wachtwoord
    Getal
    Dag
    Weet je het zeker?
    Regel
    Regels
    Bestand
    Map
    Tekst
    Nummer of naam
    Nummers of namen, gescheiden door komma’s
    Er is geen optie ‘%@’.
    niet zichtbaar
    zoektekst
    pad
    Dit bestand bestaat niet.
    Deze map bestaat niet.
    De invoer eindigde voordat een knop is ingedrukt.
    Niet volledig: %@
    De invoer eindigde voordat het formulier was ingevuld.
    niet beschikbaar
    %@ is verplicht. Nog een keer Return laat het leeg.
    verplicht
    Return behoudt het, %@ maakt het leeg
    meerdere regels
    een regel met alleen . beëindigt ze
    alleen . behoudt wat er staat
    ‘%@’ wordt hier niet geaccepteerd.
    Knop (nummer of naam, naam van een veld om het te wijzigen, Return voor %@)
    Knop (nummer of naam, naam van een veld om het te wijzigen)
    Voer een knop in. Control-C beëindigt het formulier.
    er ontbreekt iets of er is iets ongeldig
    %@ is niet beschikbaar: %@
    Er is geen knop ‘%@’.
    koptekst
    koptekst niveau %lld
    %@ heeft op dit moment geen acties.
    %@, actie (nummer of naam, Return voor geen)
    %@ is niet beschikbaar.
    Er is geen actie ‘%@’.
    aan
    Shift-Tab gaat terug.
    Alleen %@ gaat terug.
    Er is geen vraag voor deze.
    %@ is verplicht
    %@ is leeg
    %@: acties
    Ga naar %@: %@
    %@ tot %@
    een getal
    in stappen van %@
    De stapgrootte is %@.
    een naam of %@
    Voer de naam van een kleur in, of een zoals %@.
    jaar-maand-dag
    nummer of naam
    Voer een nummer of naam uit de lijst in.
    Geselecteerd: %@
    Verwijderd: %@
    verborgen
    Uitgevouwen
    Samengevouwen
    Het antwoord %@ is niet geldig: %@
    Er is een tekst nodig.
    Er is true of false nodig.
    Het is geen van de keuzes.
    Er is een lijst nodig.
    Een waarde van de lijst is geen van de keuzes.
    De lijst mag alleen teksten bevatten.
    Er is een getal nodig.
    Er is een geheel getal nodig.
    Aantal tekens: %lld.
    Eén per regel: geen, of minstens %lld.
    Eén per regel: geen, of %lld tot %lld.
    Eén per regel: geen, of %lld.
    Kies er geen, of minstens %lld.
    Kies er geen, of %lld tot %lld.
    Kies er geen, of %lld.
    Voer een dag en een tijd in, zoals %@.
    De invoer eindigde voordat er een antwoord was.
    Er is niets om uit te kiezen.
    In de terminal is een andere vraag geopend.
    """
}
