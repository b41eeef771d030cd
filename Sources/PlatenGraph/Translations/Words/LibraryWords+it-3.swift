// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `it`, part 3.
  static let it3 = """
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
