export const errors = {
  PICTURE_NOT_FOUND: 'Cette image n’est pas dans la bibliothèque.',
  PICTURE_IN_USE: 'Cette image est encore utilisée. Confirmez pour la retirer quand même.',
  PICTURE_NOT_DELETED: 'Cette image est déjà dans la bibliothèque.',
  REPLACEMENT_NOT_FOUND: 'La nouvelle image n’est pas dans la bibliothèque.',
  SAME_PICTURE: 'C’est la même image. Choisissez-en une autre.',
  PICTURE_WITHOUT_ALT:
    'Dites ce que montre la nouvelle image, dans chaque langue du site, ou qu’elle est décorative.',
};
export const texts = {
  title: 'Images',
  choose: 'Choisir une image',
  change: 'Changer d’image',
  remove: 'Retirer l’image',
  search: 'Chercher une image',
  search_help: 'Par son nom ou par ce qu’elle montre.',
  already_there: 'Cette image était déjà dans la bibliothèque.',
  upload: 'Ajouter une image',
  drop: 'Ou déposez-la ici.',
  empty: 'Il n’y a pas encore d’image. Ajoutez la première.',
  none_found: 'Aucune image ne correspond.',
  none_unused: 'Chaque image est utilisée quelque part.',
  none_without_alt: 'Chaque image a une description.',
  none_deleted:
    'Aucune image retirée. Celles que vous retirez restent ici trente jours, et peuvent revenir.',
  more: 'Montrer plus d’images',
  alt_title: 'Que montre cette image ?',
  alt_help: 'Ces mots sont lus aux personnes qui ne voient pas l’image.',
  decoration: 'Elle est décorative : il n’y a rien à dire',
  keep: 'Utiliser l’image',
  without_alt: 'Sans description',
  shown: 'Montrer',
  show_all: 'Toutes',
  show_unused: 'Inutilisées',
  show_without_alt: 'Sans description',
  show_deleted: 'Retirées',
  name: 'Nom',
  focal: 'Point central',
  focal_help:
    'Touchez l’endroit qui doit rester visible quand l’image est coupée, ou déplacez-le avec les flèches.',
  focal_at: (x: number, y: number) => `Point central : ${x} % de la largeur, ${y} % de la hauteur`,
  used_on: 'Utilisée sur',
  used_nowhere: 'Aucune page ne montre cette image.',
  places: {
    activities: 'Activité',
    bundles: 'Pack',
    memberships: 'Abonnement',
    resources: 'Espace',
    vouchers: 'Bon cadeau',
    articles: 'Article',
    article_drafts: 'Brouillon d’un article',
    pages: 'Page du site',
    page_drafts: 'Brouillon d’une page',
    saved_sections: 'Section gardée',
    site: 'En-tête, bas de page ou style du site',
    logo: 'Logo',
    icon: 'Icône du site',
    mailings: 'Envoi groupé',
    notification_definitions: 'Notification',
    mail_templates: 'Modèle d’e-mail',
  },
  save: 'Enregistrer',
  saved: 'Image enregistrée.',
  remove_from_library: 'Retirer de la bibliothèque',
  remove_title: 'Retirer cette image ?',
  remove_unused: 'Vous pourrez la remettre pendant trente jours.',
  remove_used: (count: number) =>
    count === 1
      ? 'Elle est utilisée à un endroit, où elle reste visible. Elle ne pourra plus être choisie.'
      : `Elle est utilisée à ${count} endroits, où elle reste visible. Elle ne pourra plus être choisie.`,
  keep_it: 'Garder',
  removed: 'Image retirée. Vous pouvez la remettre pendant trente jours.',
  removed_at: (moment: string) => `Retirée le ${moment}.`,
  bring_back: 'Remettre dans la bibliothèque',
  brought_back: 'Image remise dans la bibliothèque.',
  replace: 'Remplacer',
  replace_title: 'Remplacer cette image',
  replaces: (count: number) =>
    count === 0
      ? 'Cette image n’est utilisée nulle part. La nouvelle prend sa place dans la bibliothèque.'
      : count === 1
        ? 'Utilisée à un endroit, qui montrera aussitôt la nouvelle image :'
        : `Utilisée à ${count} endroits, qui montreront aussitôt la nouvelle image :`,
  replaced_stays:
    'L’image remplacée peut être remise dans la bibliothèque pendant trente jours. Les anciennes versions des pages la gardent.',
  keep_old: 'Gardent l’ancienne image :',
  other_shape: 'La nouvelle image a une autre forme. Vérifiez son point central.',
  choose_other: 'Choisir une autre image',
  replaced: (count: number) =>
    count === 0
      ? 'Image remplacée dans la bibliothèque.'
      : count === 1
        ? 'Image remplacée à un endroit.'
        : `Image remplacée à ${count} endroits.`,
};
