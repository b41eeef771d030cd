// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `sv`, part 1.
  static let sv1 = """
    Avbryt
    OK
    Klar
    Radera
    Stäng
    Ändra
    Tillbaka
    Meny
    Mer
    Mer information
    Sök
    Ta bort
    Infoga
    Uppdatera
    Visa
    Göm
    Visa rader
    Göm rader
    Arkets handtag
    Vald
    %@, vald
    Spara
    Spara som
    Spara inte
    Fråga inte igen
    Sök
    Ersätt
    Ersätt alla
    Ersätt med
    Hittades inte
    %lld av %lld
    Sida %lld av %lld
    Flik %lld
    Flytta upp %@
    Flytta ned %@
    Radera %@
    Namn
    Filtrera
    Öppna
    Skapa dokument
    Öppna…
    Flytta
    Välj…
    Välj en fil.
    Välj filer.
    Välj en bild.
    Välj bilder.
    Föregående
    Nästa
    Kalender
    Föregående månad
    Nästa månad
    Öka
    Minska
    Klipp ut
    Kopiera
    Klistra in
    Markera allt
    Ångra
    Gör om
    Rensa text
    Inställningar
    Inställningar…
    Dela…
    Byt namn
    Omfång
    Inga resultat
    Inga resultat för ”%@”
    Kontrollera stavningen eller gör en ny sökning.
    Fältet måste fyllas i.
    Ange %1$lld till %2$lld tecken.
    Ange minst %lld tecken.
    Ange högst %lld tecken.
    Ange ett tal från %@ till %@.
    Formatet är inte det förväntade.
    Ange en e-postadress.
    Det finns ett problem
    Fel: %@
    Uppdatera
    Formuläret hade upphört att gälla och inget skickades. Kontrollera det du angett och skicka det igen.
    Programmet svarar inte. Det du skriver behålls.
    Programmet har ändrats. Läs in sidan igen.
    Sidan är öppen på en annan plats.
    Sessionen har avslutats. Det du skrev behålls.
    Anslutningen bröts. Det du skriver behålls.
    Programmet har startats om. Text i fält som inte visas behålls tills de visas.
    Webbläsaren tillåter inte sidan att skriva till urklipp.
    Webbläsaren tillåter inte sidan att läsa urklipp.
    Webbläsaren tillåter inte sidan att läsa urklipp. Tryck på Ctrl-V.
    Innehållet i urklipp är för långt.
    Filerna är för stora.
    En fil kan inte läsas.
    Tryck på en tangent eller klicka för att välja filer.
    nästa
    tillbaka
    stäng
    avbryt
    avsluta
    kopiera
    ångra
    sök
    ersätt
    välj
    använd
    öppna
    markera
    tryck
    växla
    dag
    månad
    kalender
    färger
    ändra
    tangenter
    rulla
    klar
    gå
    anslut
    rutt
    sök
    skicka
    fortsätt
      other %lld träffar
      one %lld träff
      other %lld ersatta
      one %lld ersatt
    Exportera
    Exportera…
    Fetstil
    Kursiv
    Understruken
    Tangenter
    Gör fet
    Gör kursiv
    Stryk under
    Stryk över
    Sök och ersätt
    Skicka
    Avmarkera
    Tryck
    Föregående värde
    Nästa värde
    Nästa fält
    Föregående fält
    En sida ned
    En sida upp
    Markera en sida ned
    Markera en sida upp
    Välj
    De här tangenterna
    Kopiera eller avsluta
    Avsluta
    Rita om
    Pausa
    Ny rad
    Radera före
    Radera efter
    Radera föregående ord
    Radera nästa ord
    Radera till radens början
    Radera till radens slut
    Radera till början
    Radera till slutet
    Markera uppåt
    Markera nedåt
    Markera bakåt
    Markera framåt
    Markera föregående ord
    Markera nästa ord
    Markera till radens början
    Markera till radens slut
    Markera till början
    Markera till slutet
    Flytta uppåt
    Flytta nedåt
    Flytta bakåt
    Flytta framåt
    Föregående ord
    Nästa ord
    Radens början
    Radens slut
    Till början
    Till slutet
    Markera allt
    En vecka bakåt
    En vecka framåt
    Föregående rad
    Nästa rad
    Föregående dag
    Nästa dag
    Första dagen
    Sista dagen
    Första raden
    Sista raden
    Föregående månad
    Nästa månad
    Lägg till
    Skriv
    Svara
    Åtgärd
    Ordna
    Bokmärken
    """
}
