// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `it`, part 1.
  static let it1 = """
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
    Crea documento
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
      other Inserisci da %1$lld a %2$lld caratteri.
      one Inserisci da %1$lld a %2$lld carattere.
      many Inserisci da %1$lld a %2$lld di caratteri.
      other Inserisci almeno %lld caratteri.
      one Inserisci almeno %lld carattere.
      many Inserisci almeno %lld di caratteri.
      other Inserisci al massimo %lld caratteri.
      one Inserisci al massimo %lld carattere.
      many Inserisci al massimo %lld di caratteri.
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
      other %lld risultati
      one %lld risultato
      many %lld di risultati
      other %lld sostituzioni
      one %lld sostituzione
      many %lld di sostituzioni
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
    """
}
