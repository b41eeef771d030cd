// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `fr`, part 1.
  static let fr1 = """
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
    Créer un document
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
      other Saisissez entre %1$lld et %2$lld caractères.
      one Saisissez entre %1$lld et %2$lld caractère.
      many Saisissez entre %1$lld et %2$lld de caractères.
      other Saisissez au moins %lld caractères.
      one Saisissez au moins %lld caractère.
      many Saisissez au moins %lld de caractères.
      other Saisissez au plus %lld caractères.
      one Saisissez au plus %lld caractère.
      many Saisissez au plus %lld de caractères.
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
      other %lld résultats
      one %lld résultat
      many %lld de résultats
      other %lld remplacements
      one %lld remplacement
      many %lld de remplacements
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
    """
}
