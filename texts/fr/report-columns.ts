/** The columns of reports, and the words of those that hold a code. */
export const texts = {
  'occupancy-report': {
    name: 'occupation',
    columns: {
      name: 'Regroupement',
      offered: 'Places offertes',
      taken: 'Prises',
      free: 'Libres',
      share: 'Taux (%)',
      taken_before: 'Prises avant',
      share_before: 'Taux avant (%)',
    },
    words: {},
  },
  'resources-report': {
    name: 'utilisation',
    columns: {
      name: 'Regroupement',
      booked: 'Heures réservées',
      open: 'Heures ouvertes',
      share: 'Taux (%)',
      bookings: 'Réservations',
      amount: 'Montant',
    },
    words: {},
  },
  'payments-report': {
    name: 'argent-recu',
    columns: {
      name: 'Regroupement',
      line: 'Mouvement',
      count: 'Nombre',
      amount: 'Montant',
    },
    words: { line: { RECEIVED: 'Reçu', REFUNDED: 'Remboursé' } },
  },
  'sales-report': {
    name: 'ventes',
    columns: {
      name: 'Regroupement',
      count: 'Nombre',
      sold: 'Vendu',
      cancelled: 'Annulé',
      amount: 'Solde',
      count_before: 'Nombre l’an dernier',
      amount_before: 'Solde l’an dernier',
    },
    words: {},
  },
  'owed-report': {
    name: 'reste-a-payer',
    columns: {
      name: 'Regroupement',
      count: 'Nombre',
      not_due: 'Pas encore échu',
      until_30: '1 à 30 jours',
      until_60: '31 à 60 jours',
      beyond_60: 'Plus de 60 jours',
      owed: 'Reste à payer',
    },
    words: {},
  },
};
