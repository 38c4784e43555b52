import { plural } from '../formats/plural.ts';

export const texts = {
  title: 'Demandes d’inscription',
  search: 'Famille ou participant',
  all_states: 'Tous les états',
  state: 'État',
  states: {
    PENDING: 'À traiter',
    APPROVED: 'Acceptée',
    REJECTED: 'Refusée',
    CANCELLED: 'Annulée',
  },
  family: 'Famille',
  participant: 'Participant',
  tier: 'Formule',
  received: 'Reçue le',
  decided: 'Traitée le',
  decided_by: 'Traitée par',
  reference: 'Référence',
  order: 'Commande',
  price: 'Prix',
  paid: 'Payé',
  message: 'Message à la famille',
  requested: 'Dates demandées',
  broken: 'Conditions non remplies',
  broken_by_all: 'par la demande entière',
  optional: 'facultative',
  required: 'obligatoire',
  free: (count: number | null) =>
    count === null
      ? 'sans limite de places'
      : count === 0
        ? 'complet'
        : `${count} ${plural('fr', count, { one: 'place libre', other: 'places libres' })}`,
  given: 'Inscription créée',
  given_up: 'Inscription annulée',
  not_given: 'Non acceptée',
  approve: 'Accepter',
  approve_title: (who: string) => `Accepter la demande de ${who} ?`,
  approve_follows:
    'Les places sont prises tout de suite et la famille reçoit sa commande par e-mail. Décochez ce que vous n’acceptez pas.',
  approve_sum: (amount: string) => `Environ ${amount} à payer, avant options et réductions.`,
  approve_message: 'Message à la famille (facultatif)',
  approved: 'Demande acceptée.',
  reject: 'Refuser',
  reject_title: (who: string) => `Refuser la demande de ${who} ?`,
  reject_follows: 'Rien n’est réservé. La famille lit votre explication dans un e-mail.',
  reason: 'Explication pour la famille',
  rejected: 'Demande refusée.',
};
