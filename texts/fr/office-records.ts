import { elided } from '../formats/elided.ts';

/** The texts common to the pages of one family, activity or registration. */
export const texts = {
  /** The label of the tabs for screen readers. */
  parts_of: (title: string) => `Parties de la fiche : ${title}`,
  open_page: 'Ouvrir la fiche complète',
  back_to: (list: string) => `Retour : ${list}`,
  tabs: {
    overview: 'Aperçu',
    children: 'Participants',
    registrations: 'Inscriptions',
    payments: 'Paiements',
    wallet: 'Portefeuille',
    bundles: 'Packs',
    memberships: 'Abonnements',
    vouchers: 'Bons cadeaux',
    orders: 'Commandes',
    mails: 'E-mails',
    money: 'Argent',
    notes: 'Notes',
    history: 'Historique',
    availabilities: 'Dates et places',
    options: 'Options',
    questions: 'Questions',
    registration_flow: 'Mode d’inscription',
    waiting_list: 'Liste d’attente',
    cancellation: 'Annulation',
    reviews: 'Avis',
    log: 'Journal',
  },
  in_short: 'En bref',
  registered_by: (who: string) => `Inscription par ${who}`,
  changed_by_family: 'Modifiée par la famille',
  cancelled: 'Inscription annulée',
  noted: (author: string, for_family: boolean) =>
    for_family
      ? `Note ${elided('de', author)}, lue par la famille`
      : `Note ${elided('de', author)}`,
  reviewed: (score: number) => `Avis de la famille : ${score}/5`,
  mail_sent: 'E-mail à la famille',
  contact: 'Contact',
  owed: (amount: string) => `Reste à payer : ${amount}`,
  in_wallet: (amount: string) => `Portefeuille : ${amount}`,
};
