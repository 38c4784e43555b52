import { elided } from '../formats/elided.ts';
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
  /** The conditions of an activity, in the form where staff write them. */
  conditions: {
    title: 'Conditions',
    help: 'Ce qui doit valoir pour chaque participant : ce qu’il a déjà, ce qu’il a demandé et ce qu’il demande comptent ensemble.',
    add: 'Ajouter une condition',
    label: 'Ce que lit la famille',
    type: 'Ce qui est limité',
    types: {
      'registrations.count.minimum': 'Dates, au moins',
      'registrations.count.maximum': 'Dates, au plus',
      'locations.count.minimum': 'Lieux, au moins',
      'locations.count.maximum': 'Lieux, au plus',
    },
    count: 'Combien',
    same: 'Comptées ensemble',
    same_help: 'Rien de coché : toutes les dates de l’activité comptent ensemble.',
    filters: {
      'same.date': 'du même jour',
      'same.time': 'à la même heure',
      'same.weekday': 'du même jour de la semaine',
      'same.period': 'du même mois',
      future: 'à venir seulement',
    },
    period_start: 'À partir du',
    period_end: 'Jusqu’au',
    optional: 'Facultative : la famille est avertie et peut envoyer sa demande quand même',
    says: {
      bound: (bound: 'minimum' | 'maximum', what: string) =>
        `${bound === 'minimum' ? 'Au moins' : 'Au plus'} ${what}`,
      registrations: (count: number) =>
        `${count} ${plural('fr', count, { one: 'date', other: 'dates' })}`,
      locations: (count: number) =>
        `${count} ${plural('fr', count, { one: 'lieu', other: 'lieux différents' })}`,
      per: {
        'same.date': 'jour',
        'same.time': 'heure de début',
        'same.weekday': 'jour de la semaine',
        'same.period': 'mois',
      },
      each: (shared: readonly string[]) => shared.map((one) => `par ${one}`).join(' et '),
      /** A minimum applies only to the dates chosen: a day without any is not too few. */
      where_chosen: 'là où quelque chose est demandé',
      future: 'parmi les dates à venir',
      from: (day: string) => `à partir du ${day}`,
      until: (day: string) => `jusqu’au ${day}`,
      between: (first: string, last: string) => `du ${first} au ${last}`,
      whole: (condition: string, otherwise: string) => `${condition} ; ${otherwise}.`,
      required: 'sinon la demande est refusée',
      optional: 'sinon la famille est avertie',
    },
  },
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
  approve_title: (who: string) => `Accepter la demande ${elided('de', who)} ?`,
  approve_follows: 'Les places sont prises tout de suite. Décochez ce que vous n’acceptez pas.',
  approve_mailed: 'La famille reçoit sa commande par e-mail.',
  approve_sum: (amount: string) => `Environ ${amount} à payer, avant options et réductions.`,
  approve_message: 'Message à la famille (facultatif)',
  approved: 'Demande acceptée.',
  reject: 'Refuser',
  reject_title: (who: string) => `Refuser la demande ${elided('de', who)} ?`,
  reject_follows: 'Rien n’est réservé. La famille lit votre explication dans un e-mail.',
  reason: 'Explication pour la famille',
  rejected: 'Demande refusée.',
};
