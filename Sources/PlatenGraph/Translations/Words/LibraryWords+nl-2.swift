// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `nl`, part 2.
  static let nl2 = """
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
    Gekozen: %lld
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
      other Voer hoogstens %1$lld tekens in; dit zijn er %2$lld.
      one Voer hoogstens %1$lld teken in; dit zijn er %2$lld.
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
      other Voer een getal van hoogstens %lld cijfers in.
      one Voer een getal van hoogstens %lld cijfer in.
    Voer een veelvoud van %@ in.
    Een getal van %@ tot %@.
    Een getal van minstens %@.
    Een getal van hoogstens %@.
    Voer een dag in, zoals %@.
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
    Verplicht, zoals %@
    Optioneel, zoals %@
    zoals %@
    Eén per regel.
    Eén per regel, minstens %lld.
    Eén per regel, hoogstens %lld.
    Eén per regel, %lld.
    Eén per regel, %lld tot %lld.
      other Voer minstens %lld regels in.
      one Voer minstens %lld regel in.
      other Voer hoogstens %lld regels in.
      one Voer hoogstens %lld regel in.
      other Voer %lld regels in.
      one Voer %lld regel in.
      other Voer %1$lld tot %2$lld regels in.
      one Voer %1$lld tot %2$lld regel in.
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
    Voeg een onderdeel toe
    Voeg nog een onderdeel toe
    De lijst mag alleen objecten bevatten.
    De lijst bevat te veel waarden.
    Dit is een map. Kies een bestand.
    Dit is een bestand. Kies een map.
    Geannuleerd.
    Er is een getal nodig.
    Er is een geheel getal nodig.
      other Voer %lld tekens in.
      one Voer %lld teken in.
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
      other %lld opties komen overeen:
      one %lld optie komt overeen:
    """
}
