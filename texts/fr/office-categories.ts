import { plural } from '../formats/plural.ts';

export const texts = {
  title: 'Catégories',
  add_group: 'Nouveau groupe',
  add_category: 'Ajouter une catégorie',
  group: 'Groupe',
  category: 'Catégorie',
  name: 'Nom',
  order: 'Ordre d’affichage',
  on_cards: 'Afficher sur les cartes des activités',
  motif: 'Dessin, quand il n’y a pas d’image',
  motif_help: 'Ce que nous dessinons pour une activité de cette catégorie qui n’a pas d’image.',
  activities: (count: number) =>
    `${count} ${plural('fr', count, { one: 'activité', other: 'activités' })}`,
  help: 'Les groupes sont les filtres du site : par exemple « Discipline » ou « Période ».',
  edit: 'Modifier',
  empty: 'Créez un premier groupe, par exemple « Discipline ».',
  removed: 'Supprimé.',
};
