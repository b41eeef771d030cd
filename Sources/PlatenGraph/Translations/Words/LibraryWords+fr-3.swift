// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `fr`, part 3.
  static let fr3 = """
      other %1$lld options correspondent. Les %2$lld meilleures :
      one %1$lld option correspond. Les %2$lld meilleures :
      many %1$lld d’options correspondent. Les %2$lld meilleures :
      other %1$lld options, recherchées par une partie du nom. Les %2$lld premières :
      one %1$lld option, recherchée par une partie du nom. Les %2$lld premières :
      many %1$lld d’options, recherchées par une partie du nom. Les %2$lld premières :
      other %lld trouvés :
      one %lld trouvé :
      many %lld trouvés :
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
