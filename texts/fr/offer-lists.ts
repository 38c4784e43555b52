/** The lists of what is sold beside places, as list-columns.ts says them. */
export const texts = {
  bundles: {
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
  'customer-bundles': {
    name: 'packs-vendus',
    columns: {
      title: 'Pack',
      family: 'Acheté par',
      participant: 'Pour',
      used: 'Utilisé',
      capacity: 'Inscriptions',
      state: 'État',
      until: 'Valable jusqu’au',
      sold: 'Vendu le',
    },
    words: {
      state: { CANCELLED: 'Annulé', USED_UP: 'Épuisé', EXPIRED: 'Expiré', VALID: 'Valable' },
    },
  },
  vouchers: {
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
  'customer-vouchers': {
    name: 'bons-vendus',
    columns: {
      code: 'Code',
      title: 'Bon cadeau',
      family: 'Acheté par',
      amount: 'Valeur',
      state: 'État',
      until: 'Valable jusqu’au',
      sold: 'Vendu le',
    },
    words: {
      state: {
        CANCELLED: 'Annulé',
        UNPAID: 'À payer',
        EXPIRED: 'Expiré',
        REDEEMED: 'Utilisé',
        VALID: 'Valable',
      },
    },
  },
};
