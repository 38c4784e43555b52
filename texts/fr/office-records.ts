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
    money: 'Argent',
    history: 'Historique',
    log: 'Journal',
  },
  in_short: 'En bref',
  registered_by: (who: string) => `Inscription par ${who}`,
  changed_by_family: 'Modifiée par la famille',
  cancelled: 'Inscription annulée',
  mail_sent: 'E-mail à la famille',
  contact: 'Contact',
  owed: (amount: string) => `Reste à payer : ${amount}`,
  in_wallet: (amount: string) => `Portefeuille : ${amount}`,
};
