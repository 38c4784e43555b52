import { plural } from '../formats/plural.ts';

import type { texts as french } from '../fr/office-constraints.ts';

export const texts: typeof french = {
  title: 'Conditions',
  help: 'What must hold for each participant: what they have, have asked for and ask for count together.',
  add: 'Add a condition',
  label: 'What families read',
  type: 'What is bounded',
  types: {
    'registrations.count.minimum': 'Dates, at least',
    'registrations.count.maximum': 'Dates, at most',
    'locations.count.minimum': 'Locations, at least',
    'locations.count.maximum': 'Locations, at most',
  },
  count: 'How many',
  same: 'Counted together',
  same_help: 'Nothing ticked: all dates of the activity count together.',
  filters: {
    'same.date': 'on the same day',
    'same.time': 'at the same hour',
    'same.weekday': 'on the same weekday',
    'same.period': 'in the same month',
    future: 'still to come only',
  },
  period_start: 'From',
  period_end: 'Until',
  optional: 'Optional: the family is warned, and can send its request all the same',
  says: {
    bound: (bound, what) => `${bound === 'minimum' ? 'At least' : 'At most'} ${what}`,
    registrations: (count) => `${count} ${plural('en', count, { one: 'date', other: 'dates' })}`,
    locations: (count) =>
      `${count} ${plural('en', count, { one: 'location', other: 'different locations' })}`,
    per: {
      'same.date': 'day',
      'same.time': 'starting hour',
      'same.weekday': 'weekday',
      'same.period': 'month',
    },
    each: (shared) => shared.map((one) => `per ${one}`).join(' and '),
    where_chosen: 'where something is asked for',
    future: 'among the dates still to come',
    from: (day) => `from ${day} on`,
    until: (day) => `until ${day}`,
    between: (first, last) => `from ${first} to ${last}`,
    whole: (condition, otherwise) => `${condition}; ${otherwise}.`,
    required: 'or the request is refused',
    optional: 'or the family is warned',
  },
};
