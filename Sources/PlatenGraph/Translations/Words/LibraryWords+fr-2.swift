// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `fr`, part 2.
  static let fr2 = """
    Arrêter
    Appareil photo
    Corbeille
    Lire
    Pause
    Revenir en arrière
    Avance rapide
    Favoris
    Sélection
    Les mieux notés
    Récents
    Contacts
    Historique
    Téléchargements
    Les plus récents
    Les plus consultés
    Barre latérale
    Sans titre
    Enregistrer sous…
    Nouveau
    Voulez-vous enregistrer les modifications ?
    Impossible d’ouvrir le document. %@
    Impossible d’enregistrer le document. %@
    Impossible d’enregistrer des fichiers ici.
    Impossible de lire le dossier.
    Ouvrir des fichiers
    déplacer
    confirmer
    effacer
    compléter
    modifier la valeur par défaut
    précédentes
    nouvelle ligne
    ouvrir le dossier
    saisir un jour
    Confirmer
    Effacer
    Compléter
    Valider
    Modifier
    Modifier la valeur par défaut
    Réponse précédente
    Réponse suivante
    Rechercher dans les réponses précédentes
    Aucune réponse précédente ne correspond.
    Choisir ou retirer du choix
    Sélection : %lld
    L’autre réponse
    Ouvrir le dossier
    Saisir un jour
    Oui
    Non
    Aucun
    Répondez par %@ ou %@.
    Saisissez pour filtrer
    Saisissez pour rechercher
    Lecture
    Vérification
    Recherche
    Aucune correspondance.
    Aucun résultat.
    Une réponse est nécessaire.
      other Saisissez au plus %1$lld caractères ; il y en a %2$lld.
      one Saisissez au plus %1$lld caractère ; il y en a %2$lld.
      many Saisissez au plus %1$lld de caractères ; il y en a %2$lld.
    Choix maximal : %lld.
    Choix minimal : %lld.
    Nombre de choix : %lld.
    Nombre de choix : de %lld à %lld.
    Saisissez un nombre.
    Saisissez un nombre entier.
    Saisissez un nombre d’au moins %@.
    Saisissez un nombre d’au plus %@.
    Saisissez un nombre supérieur à %@.
    Saisissez un nombre inférieur à %@.
      other Saisissez un nombre de %lld chiffres au plus.
      one Saisissez un nombre de %lld chiffre au plus.
      many Saisissez un nombre de %lld de chiffres au plus.
    Saisissez un multiple de %@.
    Un nombre compris entre %@ et %@.
    Un nombre d’au moins %@.
    Un nombre d’au plus %@.
    Saisissez un jour, comme %@.
    Saisissez un jour sous la forme année-mois-jour, comme %@.
    Ce jour n’existe pas.
    Cette heure n’existe pas.
    Ce n’est pas une date complète.
    Ce n’est pas une heure complète.
    Cette heure ne peut pas être choisie.
    Saisissez un jour à partir du %@.
    Saisissez un jour jusqu’au %@.
    Saisissez un jour du %@ au %@.
    Saisissez une heure, comme %@.
    Saisissez une adresse, comme %@.
    Étape %lld sur %lld : %@
    Résumé
    Terminer
    Général
    Obligatoire
    Facultatif
    Obligatoire, comme %@
    Facultatif, comme %@
    comme %@
    Un par ligne.
    Un par ligne, au moins %lld.
    Un par ligne, au plus %lld.
    Un par ligne, %lld.
    Un par ligne, de %lld à %lld.
      other Saisissez au moins %lld lignes.
      one Saisissez au moins %lld ligne.
      many Saisissez au moins %lld de lignes.
      other Saisissez au plus %lld lignes.
      one Saisissez au plus %lld ligne.
      many Saisissez au plus %lld de lignes.
      other Saisissez %lld lignes.
      one Saisissez %lld ligne.
      many Saisissez %lld de lignes.
      other Saisissez entre %1$lld et %2$lld lignes.
      one Saisissez entre %1$lld et %2$lld ligne.
      many Saisissez entre %1$lld et %2$lld de lignes.
    Chaque ligne : %@
    Saisissez chaque valeur une seule fois.
    Réponse
    Mot de passe
    Nombre
    Jour
    Voulez-vous continuer ?
    Ligne
    Lignes
    Fichier
    Dossier
    Texte
    Numéro ou nom
    Numéros ou noms, séparés par des virgules
    Il n’y a pas d’option « %@ ».
    non affiché
    texte à rechercher
    chemin
    Ce fichier n’existe pas.
    Ce dossier n’existe pas.
    L’entrée s’est terminée avant qu’un bouton soit choisi.
    Incomplet : %@
    L’entrée s’est terminée avant que le formulaire soit rempli.
    indisponible
    %@ : obligatoire. Un autre Return le laisse vide.
    obligatoire
    Return le conserve, %@ le vide
    plusieurs lignes
    une ligne avec un seul . les termine
    . seul conserve ce qui est là
    « %@ » n’est pas accepté ici.
    Bouton (numéro ou nom, le nom d’un champ pour le modifier, Return pour %@)
    Bouton (numéro ou nom, le nom d’un champ pour le modifier)
    Saisissez un bouton. Control-C termine le formulaire.
    quelque chose manque ou n’est pas valide
    %@ n’est pas disponible : %@
    Il n’y a pas de bouton « %@ ».
    titre
    titre de niveau %lld
    %@ n’a pas d’action pour le moment.
    %@, action (numéro ou nom, Return pour aucune)
    %@ n’est pas disponible.
    Il n’y a pas d’action « %@ ».
    activé
    Maj-Tab revient en arrière.
    %@ seul revient en arrière.
    Il n’y a pas de question avant celle-ci.
    %@ est obligatoire
    %@ est vide
    %@ : actions
    Aller à %@ : %@
    %@ à %@
    un nombre
    par pas de %@
    Le pas est de %@.
    un nom ou %@
    Saisissez le nom d’une couleur, ou une couleur comme %@.
    numéro ou nom
    Saisissez un numéro ou un nom de la liste.
    Sélection : %@
    Supprimé : %@
    masqué
    Développé
    Réduit
    La réponse %@ n’est pas valide : %@
    Un texte est nécessaire.
    true ou false est nécessaire.
    Ce n’est aucun des choix.
    Une liste est nécessaire.
    Une valeur de la liste n’est aucun des choix.
    La liste ne peut contenir que des textes.
    Ajouter une entrée
    Ajouter une autre entrée
    La liste ne peut contenir que des objets.
    La liste contient trop de valeurs.
    C’est un dossier. Choisissez un fichier.
    C’est un fichier. Choisissez un dossier.
    Annulé.
    Un nombre est nécessaire.
    Un nombre entier est nécessaire.
      other Saisissez %lld caractères.
      one Saisissez %lld caractère.
      many Saisissez %lld de caractères.
    Un par ligne : aucun, ou au moins %lld.
    Un par ligne : aucun, ou de %lld à %lld.
    Un par ligne : aucun, ou %lld.
    Aucun choix, ou au moins %lld.
    Aucun choix, ou de %lld à %lld.
    Aucun choix, ou %lld.
    Saisissez un jour et une heure, comme %@.
    L’entrée s’est terminée avant qu’il y ait une réponse.
    Il n’y a rien à choisir.
    Une autre question est ouverte dans le terminal.
      other %lld options correspondent :
      one %lld option correspond :
      many %lld d’options correspondent :
    """
}
