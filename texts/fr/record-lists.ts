import { texts as reports } from './reports.ts';

/** The columns of the lists that are only on the pages of records. */
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
        REDEMPTION: 'Bon utilisé',
        PAID_OUT: 'Versé sur son compte, ou revenu',
        MERGE: 'Fusion de deux familles',
      },
    },
  },
  'waiting-list': {
    name: 'liste-d-attente',
    columns: {
      participant: 'Participant',
      start: 'Pour',
      position: 'Place dans la file',
      family: 'Famille',
      email: 'E-mail',
      phone: 'Téléphone',
      since: 'Attend depuis',
      offered: 'Prévenu le',
    },
    words: {},
  },
  accounts: {
    name: 'comptabilite',
    columns: { section: 'Partie', name: 'Ligne', count: 'Nombre', amount: 'Montant' },
    words: { section: reports.accounts.sections },
  },
  balances: {
    name: 'ouvert-a-une-date',
    columns: {
      family: 'Famille',
      communication: 'Communication',
      kind: 'Pour',
      since: 'Depuis',
      amount: 'Montant',
    },
    words: { kind: reports.kinds },
  },
};
