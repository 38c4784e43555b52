/**
 * The lists of what families bought besides places, of their requests, of blocked periods and of
 * segments, in the form of list-columns.ts.
 */
export const texts = {
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
