export const errors = {
  PICTURE_NOT_FOUND: 'Cette image n’est pas dans la bibliothèque.',
  PICTURE_IN_USE: 'Cette image est encore utilisée. Confirmez pour la retirer quand même.',
  PICTURE_NOT_DELETED: 'Cette image est déjà dans la bibliothèque.',
};
export const texts = {
  title: 'Images',
  choose: 'Choisir une image',
  change: 'Changer d’image',
  remove: 'Retirer l’image',
  search: 'Chercher une image',
  search_help: 'Par son nom ou par ce qu’elle montre.',
  upload: 'Ajouter une image',
  drop: 'Ou déposez-la ici.',
  empty: 'Il n’y a pas encore d’image. Ajoutez la première.',
  none_found: 'Aucune image ne correspond.',
  more: 'Montrer plus d’images',
  alt_title: 'Que montre cette image ?',
  alt_help: 'Ces mots sont lus aux personnes qui ne voient pas l’image.',
  decoration: 'Elle est décorative : il n’y a rien à dire',
  keep: 'Utiliser l’image',
  without_alt: 'Sans description',
};
