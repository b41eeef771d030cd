// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `sv`, part 2.
  static let sv2 = """
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
    Valda: %lld
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
    Ange högst %1$lld tecken; detta är %2$lld.
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
      other Ange ett tal med högst %lld siffror.
      one Ange ett tal med högst %lld siffra.
    Ange en multipel av %@.
    Ett tal från %@ till %@.
    Ett tal som är minst %@.
    Ett tal som är högst %@.
    Ange en dag, till exempel %@.
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
    Obligatoriskt, till exempel %@
    Valfritt, till exempel %@
    till exempel %@
    En per rad.
    En per rad, minst %lld.
    En per rad, högst %lld.
    En per rad, %lld.
    En per rad, %lld till %lld.
      other Ange minst %lld rader.
      one Ange minst %lld rad.
      other Ange högst %lld rader.
      one Ange högst %lld rad.
      other Ange %lld rader.
      one Ange %lld rad.
      other Ange %1$lld till %2$lld rader.
      one Ange %1$lld till %2$lld rad.
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
    Lägg till en post
    Lägg till en post till
    Listan får bara innehålla objekt.
    Listan innehåller för många värden.
    Det är en mapp. Välj en fil.
    Det är en fil. Välj en mapp.
    Avbrutet.
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
    %lld alternativ matchar:
    """
}
