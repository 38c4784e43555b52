import { plural } from '../formats/plural.ts';

/** The conditions of an activity that is registered for by request. */
export const texts = {
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
    /** A minimum is asked of what is chosen alone: a day without anything is not too few. */
    where_chosen: 'là où quelque chose est demandé',
    future: 'parmi les dates à venir',
    from: (day: string) => `à partir du ${day}`,
    until: (day: string) => `jusqu’au ${day}`,
    between: (first: string, last: string) => `du ${first} au ${last}`,
    whole: (condition: string, otherwise: string) => `${condition} ; ${otherwise}.`,
    required: 'sinon la demande est refusée',
    optional: 'sinon la famille est avertie',
  },
};
