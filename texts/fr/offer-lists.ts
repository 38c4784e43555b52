import { texts as closedPeriods } from './office-closed-periods.ts';
/** The lists of products sold besides places, in the form of list-columns.ts. */
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
  'registration-requests': {
    name: 'demandes',
    columns: {
      reference: 'Référence',
      participant: 'Participant',
      activity: 'Activité',
      tier: 'Formule',
      requested: 'Dates demandées',
      start: 'À partir du',
      family: 'Famille',
      broken: 'Conditions non remplies',
      state: 'État',
      received: 'Reçue le',
      decided: 'Traitée le',
      decided_by: 'Traitée par',
    },
    words: {
      state: {
        PENDING: 'À traiter',
        APPROVED: 'Acceptée',
        REJECTED: 'Refusée',
        CANCELLED: 'Annulée',
      },
    },
  },
  resources: {
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
  'date-configurations': {
    name: 'modeles-de-dates',
    columns: {
      name: 'Nom',
      dates: 'Dates',
    },
    words: {},
  },
  'closed-periods': {
    name: 'conges',
    columns: {
      first_day: 'Premier jour',
      last_day: 'Dernier jour',
      name: 'Nom',
      community: 'Pour',
    },
    words: {
      community: closedPeriods.communities,
    },
  },
  'resource-groups': {
    name: 'groupes-de-salles',
    columns: {
      name: 'Nom',
      resources: 'Salles et matériel',
    },
    words: {},
  },
  bookings: {
    name: 'reservations',
    columns: {
      start: 'Début',
      end: 'Fin',
      resource: 'Salle ou matériel',
      family: 'Famille',
      participants: 'Pour',
      state: 'État',
      sold: 'Réservé le',
    },
    words: {
      state: { CANCELLED: 'Annulée', UPCOMING: 'À venir', RUNNING: 'En cours', OVER: 'Passée' },
    },
  },
  'resource-blocks': {
    name: 'periodes-bloquees',
    columns: {
      first_day: 'Du',
      last_day: 'Au',
      hours: 'Heures',
      resources: 'Salles et matériel',
      reason: 'Raison',
      made_by: 'Bloqué par',
    },
    words: {},
  },
  segments: {
    name: 'segments',
    columns: {
      name: 'Nom',
      entity: 'De quoi',
    },
    words: {
      entity: { CUSTOMERS: 'Familles', PARTICIPANTS: 'Participants', AVAILABILITIES: 'Dates' },
    },
  },
  'booking-configurations': {
    name: 'reglages-de-reservation',
    columns: {
      name: 'Nom',
      from_amount: 'À partir de',
      resources: 'Salles et matériel',
    },
    words: {},
  },
  memberships: {
    name: 'abonnements',
    columns: {
      title: 'Titre',
      price: 'Prix',
      period: 'Durée',
      entity: 'Pour qui',
      state: 'État',
    },
    words: {
      period: { ROLLING: 'À partir de l’achat', FIXED: 'Dates fixes' },
      entity: { PARTICIPANTS: 'Un participant', CUSTOMERS: 'La famille' },
      state: { PUBLISHED: 'Publié', UNPUBLISHED: 'Non publié' },
    },
  },
  'customer-memberships': {
    name: 'abonnements-vendus',
    columns: {
      title: 'Abonnement',
      family: 'Famille',
      participant: 'Pour',
      cycles: 'Périodes',
      state: 'État',
      until: 'Jusqu’au',
      sold: 'Vendu le',
    },
    words: {
      state: { CANCELLED: 'Annulé', UPCOMING: 'À venir', ACTIVE: 'En cours', EXPIRED: 'Terminé' },
    },
  },
  discounts: {
    name: 'reductions',
    columns: {
      title: 'Titre',
      amount: 'Montant',
      percentage: 'Pourcentage',
      families: 'Familles',
      people_segment: 'Pour',
      availabilities_segment: 'Sur',
      start: 'Dès',
      end: 'Jusqu’au',
      state: 'État',
    },
    words: {
      state: { ACTIVE: 'Active', INACTIVE: 'Inactive' },
    },
  },
  'volume-discounts': {
    name: 'tarifs-degressifs',
    columns: {
      title: 'Titre',
      amount: 'Montant',
      percentage: 'Pourcentage',
      counts: 'Compte',
      from: 'Du n°',
      to: 'Au n°',
      people_segment: 'Pour',
      availabilities_segment: 'Sur',
      start: 'Dès',
      end: 'Jusqu’au',
      state: 'État',
    },
    words: {
      counts: { PARTICIPANTS: 'Enfants', PLACES: 'Places', DATES: 'Dates' },
      state: { ACTIVE: 'Actif', INACTIVE: 'Inactif' },
    },
  },
  coupons: {
    name: 'codes-promo',
    columns: {
      code: 'Code',
      title: 'Titre',
      amount: 'Montant',
      percentage: 'Pourcentage',
      people_segment: 'Pour',
      availabilities_segment: 'Sur',
      start: 'Dès',
      end: 'Jusqu’au',
      used: 'Utilisé',
      limit: 'Au plus',
      discounted: 'Retiré en tout',
      state: 'État',
    },
    words: {
      state: { ACTIVE: 'Actif', INACTIVE: 'Inactif' },
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
