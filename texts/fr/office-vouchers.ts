import type { RecordWords } from '../record-words.ts';

export const texts = {
  title: 'Bons cadeaux',
  add: 'Nouveau bon cadeau',
  created: 'Bon cadeau créé.',
  name: 'Titre',
  description: 'Description',
  price: 'Prix',
  price_help: 'Ce que paie la personne qui offre.',
  worth_what: 'Ce que vaut ce bon',
  worth_amount: 'Un montant',
  worth_bundle: 'Un pack',
  bundle_help: 'La personne qui l’utilise reçoit ce pack, sans rien payer.',
  amount: 'Valeur',
  amount_help: 'Ce que reçoit la personne qui l’utilise.',
  duration: 'Validité',
  duration_field: 'Validité dès l’achat',
  duration_help: 'Vide : sans limite.',
  unit: 'Unité',
  units: {
    year: 'ans',
    month: 'mois',
    day: 'jours',
    hour: 'heures',
    minute: 'minutes',
    second: 'secondes',
  },
  no_end: 'Sans limite',
  order: 'Ordre d’affichage',
  order_help: 'Le plus petit nombre s’affiche en premier.',
  publish: 'Publier sur le site',
  state: 'État',
  published: 'Publié',
  unpublished: 'Non publié',
  in_use:
    'Ce bon a été vendu ou se trouve dans un panier. Ceux déjà vendus gardent leur valeur et leur validité.',
  removed: 'Bon cadeau supprimé.',
};

export const record = {
  area: 'Bons',
  deed: 'Nouveau bon cadeau',
  list: {
    name: 'bons-cadeaux',
    columns: {
      title: 'Titre',
      price: 'Prix',
      amount: 'Valeur',
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
} satisfies RecordWords<'vouchers'>;
