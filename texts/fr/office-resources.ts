import type { RecordWords } from '../record-words.ts';

export const texts = {
  title: 'Salles et matériel',
  add: 'Nouvelle salle ou nouveau matériel',
  created: 'Salle ou matériel créé.',
  removed: 'Salle ou matériel supprimé.',
  name: 'Nom',
  description: 'Description',
  location: 'Lieu',
  no_location: 'Aucun lieu',
  configuration: 'Réglage de réservation',
  no_configuration: 'Choisir un réglage',
  groups: 'Groupes',
  groups_help: 'Aucun : il se trouve parmi tous les autres.',
  order: 'Ordre d’affichage',
  order_help: 'Le plus petit nombre s’affiche en premier.',
  publish: 'Publier sur le site',
  published: 'Publié',
  unpublished: 'Non publié',
};

export const record = {
  area: 'Salles et matériel',
  list: {
    name: 'salles-et-materiel',
    columns: {
      name: 'Nom',
      location: 'Lieu',
      groups: 'Groupes',
      configuration: 'Réglage de réservation',
      state: 'État',
    },
    words: {
      state: { PUBLISHED: 'Publié', UNPUBLISHED: 'Non publié' },
    },
  },
  filters: {
    names: { group: 'Groupe', published: 'Tous' },
    words: {
      published: (code) => (code === 'true' ? texts.published : texts.unpublished),
    },
  },
  fields: {
    configuration: 'Réglage de réservation',
    groups: 'Groupes',
  },
} satisfies RecordWords<'resources'>;
