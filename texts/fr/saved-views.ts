export const texts = {
  label: 'Vues de la liste',
  all: 'Tout',
  save: 'Enregistrer cette vue',
  name: 'Nom de la vue',
  name_help: 'Par exemple « À payer cette semaine ». Vous seul la voyez.',
  more: (name: string) => `Changer la vue « ${name} »`,
  rename: 'Renommer',
  remove: 'Supprimer',
  saved: (name: string) => `Vue « ${name} » enregistrée.`,
  removed: (name: string) => `Vue « ${name} » supprimée.`,
};

export const errors = {
  VIEW_NOT_FOUND: 'Cette vue n’existe plus.',
  VIEW_EXISTS: 'Vous avez déjà une vue de ce nom.',
  VIEWS_TOO_MANY: 'Trente vues suffisent : supprimez-en une.',
};
