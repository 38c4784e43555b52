/** The columns of the lists on the page of one family. */
export const texts = {
  'customer-carts': {
    name: 'commandes',
    columns: {
      communication: 'Communication',
      created: 'Date',
      items: 'Inscriptions et bons',
      state: 'État',
      total: 'Total',
    },
    words: {
      state: { OPEN: 'Ouvert', PAYING: 'En cours de paiement', PROCESSED: 'Commande passée' },
    },
  },
  'wallet-movements': {
    name: 'portefeuille',
    columns: {
      created: 'Date',
      reason: 'Pourquoi',
      message: 'Raison',
      by: 'Par',
      amount: 'Montant',
    },
    words: {
      reason: {
        PAYMENT: 'Paiement',
        LATE_PAYMENT: 'Paiement tardif',
        OVERPAYMENT: 'Trop-perçu',
        CANCELLATION: 'Annulation',
        REFUND: 'Remboursement',
        CORRECTION: 'Correction',
      },
    },
  },
};
