export const texts = {
  label: 'Vues enregistrées',
  all: 'Tout',
  save: 'Enregistrer cette vue',
  name: 'Nom de la vue',
  name_help: 'Par exemple « À payer cette semaine ». Avec ses filtres, son ordre et ses colonnes.',
  shared: 'Partager avec l’équipe',
  made_by: (name: string) => `Partagée par ${name}`,
  more: (name: string) => `Modifier la vue « ${name} »`,
  rename: 'Renommer',
  remove: 'Supprimer',
  saved: (name: string) => `Vue « ${name} » enregistrée.`,
  removed: (name: string) => `Vue « ${name} » supprimée.`,
};

export const errors = {
  VIEW_NOT_FOUND: 'Cette vue n’existe plus.',
  VIEW_EXISTS: 'Vous avez déjà une vue de ce nom.',
  VIEWS_TOO_MANY: 'Trente vues au maximum : supprimez-en une d’abord.',
};
