// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `fr`, part 3.
  static let fr3 = """
    bouton
    lien
    onglet
    Se connecter avec Apple
    S’inscrire avec Apple
    Continuer avec Apple
    image
    champ de recherche
    bouton bascule
    sélectionné
    désactivé
    Le texte serait trop long. Rien n’a été inséré.
    Saisissez quelque chose comme %@.
    « %@ » n’est pas disponible avec les données actuelles.
    Cela n’est pas disponible avec les données actuelles.
    Ce texte est trop long pour être modifié ici. En voici le début.
    Heure
    """
}
