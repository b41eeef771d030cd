// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `it`.
  static let it = """
    Annulla
    OK
    Fine
    Elimina
    Chiudi
    Modifica
    Indietro
    Menu
    Altro
    Altre info
    Cerca
    Rimuovi
    Inserisci
    Aggiorna
    Mostra
    Nascondi
    Mostra righe
    Nascondi righe
    Maniglia del foglio
    Selezionato
    %@, selezionato
    Salva
    Salva col nome
    Non salvare
    Non chiedere più
    Trova
    Sostituisci
    Sostituisci tutto
    Sostituisci con
    Non trovato
    %lld di %lld
    Pagina %lld di %lld
    Pannello %lld
    Sposta %@ in alto
    Sposta %@ in basso
    Elimina %@
    Nome
    Filtra
    Apri
    Apri…
    Sposta
    Scegli…
    Scegli un file.
    Scegli i file.
    Scegli una foto.
    Scegli le foto.
    Precedente
    Successivo
    Calendario
    Mese precedente
    Mese successivo
    Aumenta
    Riduci
    Taglia
    Copia
    Incolla
    Seleziona tutto
    Annulla
    Ripristina
    Cancella testo
    Impostazioni
    Impostazioni…
    Condividi…
    Rinomina
    Ambito
    Nessun risultato
    Nessun risultato per “%@”
    Controlla l’ortografia o prova una nuova ricerca.
    Questo campo è obbligatorio.
    Inserisci da %lld a %lld caratteri.
    Numero minimo di caratteri: %lld.
    Numero massimo di caratteri: %lld.
    Inserisci un numero compreso tra %@ e %@.
    Il formato non è quello previsto.
    Inserisci un indirizzo e-mail.
    C’è un problema
    Errore: %@
    Aggiorna
    Il modulo era scaduto e non è stato inviato nulla. Controlla i dati inseriti e invialo di nuovo.
    Il programma non risponde. Ciò che scrivi viene conservato.
    Il programma è cambiato. Ricarica la pagina.
    Questa pagina è aperta altrove.
    La sessione è terminata. Ciò che hai scritto viene conservato.
    La connessione si è interrotta. Ciò che scrivi viene conservato.
    Il programma è stato riavviato. Il testo di un campo non visibile viene conservato finché non lo è.
    Il browser non consente alla pagina di scrivere negli appunti.
    Il browser non consente alla pagina di leggere gli appunti.
    Il browser non consente alla pagina di leggere gli appunti. Premi Ctrl-V.
    Il contenuto degli appunti è troppo lungo.
    I file sono troppo grandi.
    Impossibile leggere un file.
    Premi un tasto o fai clic per scegliere i file.
    successivo
    indietro
    chiudi
    annulla
    esci
    copia
    annulla
    trova
    sostituisci
    scegli
    accetta
    apri
    seleziona
    premi
    alterna
    giorno
    mese
    calendario
    colori
    cambia
    tasti
    scorri
    fine
    vai
    unisciti
    percorso
    cerca
    invia
    continua
    1 risultato
    Risultati: %lld
    Sostituzioni: 1
    Sostituzioni: %lld
    Esporta
    Esporta…
    Grassetto
    Corsivo
    Sottolineato
    Tasti
    Grassetto
    Corsivo
    Sottolinea
    Barra
    Trova e sostituisci
    Invia
    Deseleziona
    Premi
    Valore precedente
    Valore successivo
    Campo successivo
    Campo precedente
    Pagina giù
    Pagina su
    Seleziona una pagina giù
    Seleziona una pagina su
    Scegli
    Questi tasti
    Copia o esci
    Esci
    Ridisegna
    Sospendi
    Nuova riga
    Elimina prima
    Elimina dopo
    Elimina la parola precedente
    Elimina la parola successiva
    Elimina fino a inizio riga
    Elimina fino a fine riga
    Elimina fino all’inizio
    Elimina fino alla fine
    Seleziona su
    Seleziona giù
    Seleziona indietro
    Seleziona avanti
    Seleziona la parola precedente
    Seleziona la parola successiva
    Seleziona fino a inizio riga
    Seleziona fino a fine riga
    Seleziona fino all’inizio
    Seleziona fino alla fine
    Su
    Giù
    Indietro
    Avanti
    Parola precedente
    Parola successiva
    Inizio riga
    Fine riga
    Inizio
    Fine del testo
    Seleziona tutto
    Una settimana prima
    Una settimana dopo
    Riga precedente
    Riga successiva
    Giorno precedente
    Giorno successivo
    Primo giorno
    Ultimo giorno
    Prima riga
    Ultima riga
    Mese precedente
    Mese successivo
    Aggiungi
    Scrivi
    Rispondi
    Azione
    Organizza
    Segnalibri
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
    Numero massimo di caratteri: %lld; questi sono %lld.
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
    Numero massimo di cifre: %lld.
    Inserisci un multiplo di %@.
    Un numero compreso tra %@ e %@
    Un numero di almeno %@
    Un numero di al massimo %@
    Inserisci un giorno come anno-mese-giorno.
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
    Uno per riga.
    Uno per riga, almeno %lld.
    Uno per riga, al massimo %lld.
    Uno per riga, %lld.
    Uno per riga, da %lld a %lld.
    Numero minimo di righe: %lld.
    Numero massimo di righe: %lld.
    Numero di righe: %lld.
    Numero di righe: da %lld a %lld.
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
    anno-mese-giorno
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
    Serve un numero.
    Serve un numero intero.
    Numero di caratteri: %lld.
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
    """
}
