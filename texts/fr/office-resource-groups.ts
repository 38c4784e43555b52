import { plural } from '../formats/plural.ts';
import type { RecordWords } from '../record-words.ts';

export const errors = {
  RESOURCE_GROUP_NOT_FOUND: 'Ce groupe de salles n’existe pas ou plus.',
};

export const texts = {
  title: 'Groupes de salles',
  add: 'Nouveau groupe de salles',
  created: 'Groupe de salles créé.',
  removed: 'Groupe de salles supprimé.',
  empty:
    'Aucun groupe pour le moment. Un groupe rassemble des salles ou du matériel, comme « Terrains » : son nom se lit sur leurs cartes, et il aide à les retrouver.',
  name: 'Nom',
  name_help:
    'Les familles le lisent sur la carte de chaque salle : « Terrains », « Salles de fête »…',
  order: 'Ordre d’affichage',
  order_help: 'Le plus petit nombre s’affiche en premier.',
  resources_here: (count: number) =>
    count === 0
      ? 'Aucune salle ni matériel dans ce groupe : on le choisit dans la fiche de chacun.'
      : `${count} ${plural('fr', count, { one: 'salle ou matériel dans ce groupe', other: 'salles ou matériels dans ce groupe' })}`,
};

export const record = {
  area: 'Groupes de salles',
  list: {
    name: 'groupes-de-salles',
    columns: {
      name: 'Nom',
      resources: 'Salles et matériel',
    },
    words: {},
  },
} satisfies RecordWords<'resource-groups'>;
