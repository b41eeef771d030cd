// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `it`, part 3.
  static let it3 = """
      other %1$lld opzioni corrispondono. Le %2$lld migliori:
      one %1$lld opzione corrisponde. Le %2$lld migliori:
      many %1$lld di opzioni corrispondono. Le %2$lld migliori:
      other %1$lld opzioni, cercate per una parte del nome. Le prime %2$lld:
      one %1$lld opzione, cercata per una parte del nome. Le prime %2$lld:
      many %1$lld di opzioni, cercate per una parte del nome. Le prime %2$lld:
      other %lld trovati:
      one %lld trovato:
      many %lld trovati:
    pulsante
    link
    scheda
    Accedi con Apple
    Registrati con Apple
    Continua con Apple
    immagine
    campo di ricerca
    interruttore
    selezionato
    disattivo
    Il testo sarebbe troppo lungo. Non è stato inserito nulla.
    Inserisci qualcosa come %@.
    “%@” non è disponibile con i dati inseriti.
    Non è disponibile con i dati inseriti.
    Questo testo è troppo lungo per essere modificato qui. Questo è l’inizio.
    Ora
    """
}
