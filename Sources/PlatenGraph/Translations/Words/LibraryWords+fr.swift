// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `fr`.
  static let fr = """
    Annuler
    OK
    Terminé
    Supprimer
    Fermer
    Modifier
    Retour
    Menu
    Plus
    Plus d’infos
    Rechercher
    Retirer
    Insérer
    Actualiser
    Afficher
    Masquer
    Afficher les lignes
    Masquer les lignes
    Poignée de la feuille
    Sélectionné
    %@, sélectionné
    Enregistrer
    Enregistrer sous
    Ne pas enregistrer
    Ne plus demander
    Rechercher
    Remplacer
    Tout remplacer
    Remplacer par
    Introuvable
    %lld sur %lld
    Page %lld sur %lld
    Onglet %lld
    Déplacer %@ vers le haut
    Déplacer %@ vers le bas
    Supprimer %@
    Nom
    Filtrer
    Ouvrir
    Ouvrir…
    Déplacer
    Choisir…
    Choisissez un fichier.
    Choisissez des fichiers.
    Choisissez une photo.
    Choisissez des photos.
    Précédent
    Suivant
    Calendrier
    Mois précédent
    Mois suivant
    Augmenter
    Diminuer
    Couper
    Copier
    Coller
    Tout sélectionner
    Annuler
    Rétablir
    Effacer le texte
    Réglages
    Réglages…
    Partager…
    Renommer
    Périmètre
    Aucun résultat
    Aucun résultat pour « %@ »
    Vérifiez l’orthographe ou lancez une nouvelle recherche.
    Ce champ est obligatoire.
    Saisissez entre %lld et %lld caractères.
    Nombre minimal de caractères : %lld.
    Nombre maximal de caractères : %lld.
    Saisissez un nombre compris entre %@ et %@.
    Le format n’est pas celui attendu.
    Saisissez une adresse e-mail.
    Il y a un problème
    Erreur : %@
    Actualiser
    Ce formulaire avait expiré et rien n’a été envoyé. Vérifiez votre saisie, puis envoyez-le à nouveau.
    Le programme ne répond pas. Votre saisie est conservée.
    Le programme a changé. Rechargez la page.
    Cette page est ouverte ailleurs.
    La session est terminée. Votre saisie est conservée.
    La connexion est interrompue. Votre saisie est conservée.
    Le programme a redémarré. Le texte d’un champ qui n’est pas affiché est conservé jusqu’à ce qu’il le soit.
    Le navigateur n’autorise pas la page à écrire dans le presse-papiers.
    Le navigateur n’autorise pas la page à lire le presse-papiers.
    Le navigateur n’autorise pas la page à lire le presse-papiers. Appuyez sur Ctrl-V.
    Le contenu du presse-papiers est trop long.
    Les fichiers sont trop volumineux.
    Un fichier ne peut pas être lu.
    Appuyez sur une touche ou cliquez pour choisir des fichiers.
    suivant
    retour
    fermer
    annuler
    quitter
    copier
    annuler
    rechercher
    remplacer
    choisir
    valider
    ouvrir
    sélectionner
    appuyer
    basculer
    jour
    mois
    calendrier
    couleurs
    modifier
    touches
    défiler
    terminé
    aller
    rejoindre
    itinéraire
    rechercher
    envoyer
    continuer
    1 résultat
    Résultats : %lld
    Remplacement : 1
    Remplacements : %lld
    Exporter
    Exporter…
    Gras
    Italique
    Souligné
    Touches
    Mettre en gras
    Mettre en italique
    Souligner
    Barrer
    Rechercher et remplacer
    Valider
    Désélectionner
    Appuyer
    Valeur précédente
    Valeur suivante
    Champ suivant
    Champ précédent
    Page suivante
    Page précédente
    Sélectionner une page vers le bas
    Sélectionner une page vers le haut
    Choisir
    Ces touches
    Copier ou quitter
    Quitter
    Redessiner
    Suspendre
    Nouvelle ligne
    Supprimer avant
    Supprimer après
    Supprimer le mot précédent
    Supprimer le mot suivant
    Supprimer jusqu’au début de la ligne
    Supprimer jusqu’à la fin de la ligne
    Supprimer jusqu’au début
    Supprimer jusqu’à la fin
    Sélectionner vers le haut
    Sélectionner vers le bas
    Sélectionner en arrière
    Sélectionner en avant
    Sélectionner le mot précédent
    Sélectionner le mot suivant
    Sélectionner jusqu’au début de la ligne
    Sélectionner jusqu’à la fin de la ligne
    Sélectionner jusqu’au début
    Sélectionner jusqu’à la fin
    Monter
    Descendre
    Reculer
    Avancer
    Mot précédent
    Mot suivant
    Début de la ligne
    Fin de la ligne
    Début
    Fin
    Tout sélectionner
    Une semaine avant
    Une semaine après
    Ligne précédente
    Ligne suivante
    Jour précédent
    Jour suivant
    Premier jour
    Dernier jour
    Première ligne
    Dernière ligne
    Mois précédent
    Mois suivant
    Ajouter
    Rédiger
    Répondre
    Action
    Organiser
    Signets
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
    Nombre maximal de caractères : %lld ; il y en a %lld.
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
    Nombre maximal de chiffres : %lld.
    Saisissez un multiple de %@.
    Un nombre compris entre %@ et %@
    Un nombre d’au moins %@
    Un nombre d’au plus %@
    Saisissez un jour sous la forme année-mois-jour.
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
    Un par ligne.
    Un par ligne, au moins %lld.
    Un par ligne, au plus %lld.
    Un par ligne, %lld.
    Un par ligne, de %lld à %lld.
    Nombre minimal de lignes : %lld.
    Nombre maximal de lignes : %lld.
    Nombre de lignes : %lld.
    Nombre de lignes : de %lld à %lld.
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
    année-mois-jour
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
    Un nombre est nécessaire.
    Un nombre entier est nécessaire.
    Nombre de caractères : %lld.
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
    """
}
