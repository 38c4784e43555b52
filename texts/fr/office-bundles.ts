import type { RecordWords } from '../record-words.ts';

export const texts = {
  title: 'Packs',
  add: 'Nouveau pack',
  created: 'Pack créé.',
  name: 'Titre',
  description: 'Description',
  price: 'Prix',
  capacity: 'Nombre d’inscriptions',
  capacity_help: 'Vide : illimité.',
  unlimited: 'Illimité',
  duration: 'Validité',
  duration_field: 'Validité dès l’achat',
  duration_help: 'Vide : sans limite.',
  last_day: 'Au plus tard le',
  last_day_help: 'Vide : pas de dernier jour.',
  no_end: 'Sans limite',
  entity: 'Une fois vendu, il sert à',
  entities: {
    CUSTOMERS: 'tous les participants de la famille',
    PARTICIPANTS: 'un seul participant, choisi à l’achat',
  },
  activities: 'Utilisable pour',
  activities_help: 'Vide : toutes les activités.',
  order: 'Ordre d’affichage',
  order_help: 'Le plus petit nombre s’affiche en premier.',
  publish: 'Publier sur le site',
  published: 'Publié',
  unpublished: 'Non publié',
  in_use:
    'Ce pack a été vendu ou se trouve dans un panier. Ceux déjà vendus gardent leur nombre d’inscriptions et leur validité.',
  removed: 'Pack supprimé.',
};

export const record = {
  area: 'Packs',
  list: {
    name: 'packs',
    columns: {
      title: 'Titre',
      price: 'Prix',
      capacity: 'Inscriptions',
      duration: 'Validité',
      state: 'État',
    },
    words: {
      state: { PUBLISHED: 'Publié', UNPUBLISHED: 'Non publié' },
    },
  },
  filters: {
    names: { published: 'Tous' },
    words: {
      published: (code) => (code === 'true' ? texts.published : texts.unpublished),
    },
  },
} satisfies RecordWords<'bundles'>;
