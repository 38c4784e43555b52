export const texts = {
  title: 'Mes sections',
  keep: 'Garder dans « Mes sections »',
  name: 'Nom de la section',
  name_help: 'Vous la retrouvez sous ce nom en ajoutant un élément, dans chaque page.',
  kept: 'La section est gardée : elle s’ajoute à chaque page.',
  more: (name: string) => `Modifier la section « ${name} »`,
  rename: 'Renommer',
  remove: 'Supprimer',
  removed: (name: string) => `Section « ${name} » supprimée. Les pages qui l’ont la gardent.`,
};

export const errors = {
  SAVED_SECTION_NOT_FOUND: 'Cette section n’existe plus.',
  SAVED_SECTION_EXISTS: 'Vous avez déjà une section de ce nom.',
  SAVED_SECTIONS_TOO_MANY: 'Cinquante sections au maximum : supprimez-en une d’abord.',
};
