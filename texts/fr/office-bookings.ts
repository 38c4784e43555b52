import { elided } from '../formats/elided.ts';

export const texts = {
  title: 'Réservations',
  search: 'Famille',
  state: 'État',
  states: { CANCELLED: 'Annulée', UPCOMING: 'À venir', RUNNING: 'En cours', OVER: 'Passée' },
  when: 'Quand',
  where: 'Où',
  family: 'Famille',
  participants: 'Qui vient',
  price: 'Prix',
  paid: 'Payé',
  sold_at: 'Réservé le',
  sold_by: 'Réservé par',
  order: 'Commande',
  reason: 'Raison de l’annulation',
  give_back: (amount: string) => `${amount} sont à rembourser.`,
  open_payments: 'Ouvrir les paiements',
  cancel: 'Annuler cette réservation',
  cancel_title: (name: string) => `Annuler la réservation ${elided('de', name)} ?`,
  cancel_message: 'L’heure sera de nouveau libre.',
  cancel_refund: (amount: string) =>
    `Elle a payé ${amount} : ce montant restera à rembourser depuis le paiement.`,
  cancel_nothing: 'Rien ne sera à rembourser.',
  tell: 'Prévenir la famille par e-mail',
  tell_help: 'Avec ses dates pour son agenda. Sinon, prévenez-la vous-même.',
  tell_nothing:
    'Aucun e-mail ne partira : rien ne change pour la famille, ou son compte est supprimé.',
  mail: 'L’e-mail',
  cancelled_done: 'Réservation annulée.',
};
