/** The pages of one family, activity or registration: what is common to them. */
export const texts = {
  /** For who does not see: what the tabs are of. */
  parts_of: (title: string) => `Parties de la fiche : ${title}`,
  open_page: 'Ouvrir la fiche complète',
  back_to: (list: string) => `Retour : ${list}`,
  tabs: {
    overview: 'Aperçu',
    children: 'Participants',
    registrations: 'Inscriptions',
    payments: 'Paiements',
    wallet: 'Portefeuille',
    vouchers: 'Bons cadeaux',
    orders: 'Commandes',
    mails: 'E-mails',
    log: 'Journal',
  },
  contact: 'Contact',
  owed: (amount: string) => `Reste à payer : ${amount}`,
  in_wallet: (amount: string) => `Portefeuille : ${amount}`,
};
