// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `sv`.
  static let sv = """
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
    Ange %lld till %lld tecken.
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
    1 träff
    Träffar: %lld
    Ersatta: 1
    Ersatta: %lld
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
    Stoppa
    Kamera
    Papperskorg
    Spela
    Pausa
    Spola tillbaka
    Snabbspola framåt
    Favoriter
    I blickfånget
    Högst betyg
    Senaste
    Kontakter
    Historik
    Hämtade filer
    Senaste
    Mest visade
    Sidofält
    Namnlös
    Spara som…
    Nytt
    Vill du spara ändringarna?
    Dokumentet kan inte öppnas. %@
    Dokumentet kan inte sparas. %@
    Filer kan inte sparas här.
    Mappen kan inte läsas.
    Öppna filer
    flytta
    bekräfta
    rensa
    komplettera
    redigera förvalet
    tidigare
    ny rad
    öppna mapp
    skriv en dag
    Bekräfta
    Rensa
    Komplettera
    Använd
    Ändra
    Redigera förvalet
    Tidigare svar
    Senare svar
    Sök bland tidigare svar
    Inget tidigare svar matchar.
    Välj, eller ta bort från valda
    Det andra svaret
    Öppna mapp
    Skriv en dag
    Ja
    Nej
    Ingen
    Svara %@ eller %@.
    Skriv för att filtrera
    Skriv för att söka
    Läser
    Kontrollerar
    Söker
    Inget matchar.
    Inget hittades.
    Ett svar behövs.
    Ange högst %lld tecken; detta är %lld.
    Välj högst %lld.
    Välj minst %lld.
    Välj %lld.
    Välj %lld till %lld.
    Ange ett tal.
    Ange ett heltal.
    Ange ett tal som är minst %@.
    Ange ett tal som är högst %@.
    Ange ett tal som är större än %@.
    Ange ett tal som är mindre än %@.
    Ange ett tal med högst %lld siffror.
    Ange en multipel av %@.
    Ett tal från %@ till %@
    Ett tal som är minst %@
    Ett tal som är högst %@
    Ange en dag som år-månad-dag.
    Ange en dag som år-månad-dag, till exempel %@.
    Den dagen finns inte.
    Den tiden finns inte.
    Det är inte ett fullständigt datum.
    Det är inte en fullständig tid.
    Den här tiden kan inte väljas.
    Ange en dag från %@.
    Ange en dag till %@.
    Ange en dag från %@ till %@.
    Ange en tid, till exempel %@.
    Ange en adress, till exempel %@.
    Steg %lld av %lld: %@
    Sammanfattning
    Slutför
    Allmänt
    Obligatoriskt
    Valfritt
    En per rad.
    En per rad, minst %lld.
    En per rad, högst %lld.
    En per rad, %lld.
    En per rad, %lld till %lld.
    Ange minst %lld rader.
    Ange högst %lld rader.
    Ange %lld rader.
    Ange %lld till %lld rader.
    Varje rad: %@
    Ange varje värde en gång.
    Svar
    Lösenord
    Tal
    Dag
    Är du säker?
    Rad
    Rader
    Fil
    Mapp
    Text
    Nummer eller namn
    Nummer eller namn, åtskilda med kommatecken
    Det finns inget alternativ ”%@”.
    visas inte
    text att söka efter
    sökväg
    Filen finns inte.
    Mappen finns inte.
    Inmatningen tog slut innan en knapp trycktes.
    Inte klart: %@
    Inmatningen tog slut innan formuläret var ifyllt.
    inte tillgängligt
    %@ är obligatoriskt. Return igen lämnar det tomt.
    obligatoriskt
    Return behåller det, %@ tömmer det
    flera rader
    en rad med bara . avslutar
    bara . behåller det som finns
    ”%@” godtas inte här.
    Knapp (nummer eller namn, ett fälts namn för att ändra det, Return för %@)
    Knapp (nummer eller namn, ett fälts namn för att ändra det)
    Ange en knapp. Control-C avslutar formuläret.
    något saknas eller är ogiltigt
    %@ är inte tillgängligt: %@
    Det finns ingen knapp ”%@”.
    rubrik
    rubrik nivå %lld
    %@ har inga åtgärder just nu.
    %@, åtgärd (nummer eller namn, Return för ingen)
    %@ är inte tillgängligt.
    Det finns ingen åtgärd ”%@”.
    på
    Skift-Tabb går tillbaka.
    Bara %@ går tillbaka.
    Det finns ingen fråga före den här.
    %@ är obligatoriskt
    %@ är tomt
    %@: åtgärder
    Gå till %@: %@
    %@ till %@
    ett tal
    i steg om %@
    Steget är %@.
    ett namn eller %@
    Ange namnet på en färg, eller en som %@.
    år-månad-dag
    nummer eller namn
    Ange ett nummer eller namn i listan.
    Markerat: %@
    Raderat: %@
    dolt
    Utvidgat
    Hopfällt
    Svaret %@ är inte giltigt: %@
    En text behövs.
    true eller false behövs.
    Det är inget av valen.
    En lista behövs.
    Ett värde i listan är inget av valen.
    Listan får bara innehålla texter.
    Ett tal behövs.
    Ett heltal behövs.
    Ange %lld tecken.
    En per rad: ingen, eller minst %lld.
    En per rad: ingen, eller %lld till %lld.
    En per rad: ingen, eller %lld.
    Välj ingen, eller minst %lld.
    Välj ingen, eller %lld till %lld.
    Välj ingen, eller %lld.
    Ange en dag och en tid, till exempel %@.
    Inmatningen tog slut innan det fanns ett svar.
    Det finns inget att välja bland.
    En annan fråga är öppen i terminalen.
    """
}
