// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `it`, part 2.
  static let it2 = """
    Interrompi
    Fotocamera
    Cestino
    Riproduci
    Pausa
    Riavvolgi
    Avanti veloce
    Preferiti
    In primo piano
    Più votati
    Recenti
    Contatti
    Cronologia
    Download
    Più recenti
    Più visti
    Barra laterale
    Senza titolo
    Salva col nome…
    Nuovo
    Vuoi salvare le modifiche?
    Impossibile aprire il documento. %@
    Impossibile salvare il documento. %@
    Non è possibile salvare file qui.
    Impossibile leggere la cartella.
    Apri file
    sposta
    conferma
    cancella
    completa
    modifica il predefinito
    precedenti
    nuova riga
    apri cartella
    digita un giorno
    Conferma
    Cancella
    Completa
    Accetta
    Cambia
    Modifica il valore predefinito
    Risposta precedente
    Risposta successiva
    Cerca nelle risposte precedenti
    Nessuna risposta precedente corrisponde.
    Scegli o togli dalla scelta
    Selezionati: %lld
    L’altra risposta
    Apri cartella
    Digita un giorno
    Sì
    No
    Nessuno
    Rispondi %@ o %@.
    Scrivi per filtrare
    Scrivi per cercare
    Lettura
    Verifica
    Ricerca
    Nessuna corrispondenza.
    Nessun risultato.
    È necessaria una risposta.
      other Inserisci al massimo %1$lld caratteri; questi sono %2$lld.
      one Inserisci al massimo %1$lld carattere; questi sono %2$lld.
      many Inserisci al massimo %1$lld di caratteri; questi sono %2$lld.
    Scegline al massimo %lld.
    Scegline almeno %lld.
    Scegline %lld.
    Scegline da %lld a %lld.
    Inserisci un numero.
    Inserisci un numero intero.
    Inserisci un numero di almeno %@.
    Inserisci un numero di al massimo %@.
    Inserisci un numero maggiore di %@.
    Inserisci un numero minore di %@.
      other Inserisci un numero con al massimo %lld cifre.
      one Inserisci un numero con al massimo %lld cifra.
      many Inserisci un numero con al massimo %lld di cifre.
    Inserisci un multiplo di %@.
    Un numero compreso tra %@ e %@.
    Un numero di almeno %@.
    Un numero di al massimo %@.
    Inserisci un giorno, per esempio %@.
    Inserisci un giorno come anno-mese-giorno, per esempio %@.
    Questo giorno non esiste.
    Questa ora non esiste.
    Questa non è una data completa.
    Questa non è un’ora completa.
    Questa ora non può essere scelta.
    Inserisci un giorno dal %@.
    Inserisci un giorno fino al %@.
    Inserisci un giorno dal %@ al %@.
    Inserisci un’ora, per esempio %@.
    Inserisci un indirizzo, per esempio %@.
    Passo %lld di %lld: %@
    Riepilogo
    Fine
    Generali
    Obbligatorio
    Facoltativo
    Obbligatorio, per esempio %@
    Facoltativo, per esempio %@
    per esempio %@
    Uno per riga.
    Uno per riga, almeno %lld.
    Uno per riga, al massimo %lld.
    Uno per riga, %lld.
    Uno per riga, da %lld a %lld.
      other Inserisci almeno %lld righe.
      one Inserisci almeno %lld riga.
      many Inserisci almeno %lld di righe.
      other Inserisci al massimo %lld righe.
      one Inserisci al massimo %lld riga.
      many Inserisci al massimo %lld di righe.
      other Inserisci %lld righe.
      one Inserisci %lld riga.
      many Inserisci %lld di righe.
      other Inserisci da %1$lld a %2$lld righe.
      one Inserisci da %1$lld a %2$lld riga.
      many Inserisci da %1$lld a %2$lld di righe.
    Ogni riga: %@
    Inserisci ogni valore una sola volta.
    Risposta
    Password
    Numero
    Giorno
    Vuoi continuare?
    Riga
    Righe
    File
    Cartella
    Testo
    Numero o nome
    Numeri o nomi, separati da virgole
    Non c’è un’opzione «%@».
    non mostrato
    testo da cercare
    percorso
    Questo file non esiste.
    Questa cartella non esiste.
    L’input è terminato prima che fosse premuto un pulsante.
    Incompleto: %@
    L’input è terminato prima che il modulo fosse compilato.
    non disponibile
    %@ è obbligatorio. Premi di nuovo Return per lasciarlo vuoto.
    obbligatorio
    Return lo mantiene, %@ lo svuota
    più righe
    una riga con il solo . le termina
    il solo . mantiene ciò che c’è
    Qui «%@» non è accettato.
    Pulsante (numero o nome, il nome di un campo per modificarlo, Return per %@)
    Pulsante (numero o nome, il nome di un campo per modificarlo)
    Inserisci un pulsante. Control-C termina il modulo.
    qualcosa manca o non è valido
    %@ non è disponibile: %@
    Non c’è un pulsante «%@».
    intestazione
    intestazione di livello %lld
    %@ al momento non ha azioni.
    %@, azione (numero o nome, Return per nessuna)
    %@ non è disponibile.
    Non c’è un’azione «%@».
    attivo
    Maiusc-Tab torna indietro.
    %@ da solo torna indietro.
    Non ci sono domande prima di questa.
    %@ è obbligatorio
    %@ è vuoto
    %@: azioni
    Vai a %@: %@
    da %@ a %@
    un numero
    a passi di %@
    Il passo è %@.
    un nome o %@
    Inserisci il nome di un colore, o uno come %@.
    numero o nome
    Inserisci un numero o un nome dell’elenco.
    Selezionato: %@
    Eliminato: %@
    nascosto
    Espanso
    Compresso
    La risposta %@ non è valida: %@
    Serve un testo.
    Serve true o false.
    Non è una delle scelte.
    Serve un elenco.
    Un valore dell’elenco non è una delle scelte.
    L’elenco può contenere solo testi.
    Aggiungi una voce
    Aggiungi un’altra voce
    L’elenco può contenere solo oggetti.
    L’elenco contiene troppi valori.
    È una cartella. Scegli un file.
    È un file. Scegli una cartella.
    Annullato.
    Serve un numero.
    Serve un numero intero.
      other Inserisci %lld caratteri.
      one Inserisci %lld carattere.
      many Inserisci %lld di caratteri.
    Uno per riga: nessuno, o almeno %lld.
    Uno per riga: nessuno, o da %lld a %lld.
    Uno per riga: nessuno, o %lld.
    Non sceglierne nessuno, o almeno %lld.
    Non sceglierne nessuno, o da %lld a %lld.
    Non sceglierne nessuno, o %lld.
    Inserisci un giorno e un’ora, per esempio %@.
    L’input è terminato prima di una risposta.
    Non c’è nulla da scegliere.
    Nel terminale è aperta un’altra domanda.
      other %lld opzioni corrispondono:
      one %lld opzione corrisponde:
      many %lld di opzioni corrispondono:
    """
}
