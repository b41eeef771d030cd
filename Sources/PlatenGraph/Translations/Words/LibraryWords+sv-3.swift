// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `sv`, part 3.
  static let sv3 = """
    %1$lld alternativ matchar. De %2$lld bästa:
    %1$lld alternativ, som söks efter en del av namnet. De %2$lld första:
      other %lld hittade:
      one %lld hittad:
    knapp
    länk
    flik
    Logga in med Apple
    Registrera dig med Apple
    Fortsätt med Apple
    bild
    sökfält
    omkopplare
    vald
    av
    Texten skulle bli för lång. Inget har infogats.
    Ange något i stil med %@.
    ”%@” är inte tillgängligt med det som nu är ifyllt.
    Det är inte tillgängligt med det som nu är ifyllt.
    Texten är för lång för att redigeras här. Detta är dess början.
    Tid
    """
}
