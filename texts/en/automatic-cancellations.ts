import { plural } from '../formats/plural.ts';

const places = (count: number) =>
  `${count} ${plural('en', count, { one: 'place', other: 'places' })} taken`;

export const texts: typeof import('../fr/automatic-cancellations.ts').texts = {
  title: 'Minimum number of registrations',
  minimum_set: (minimum, day) => `At least ${minimum}, decided on ${day}`,
  help: 'When too few places are taken at the end of the day you choose, all of it is cancelled: nothing is due any more, and the waiting list is emptied.',
  mailed: 'Each family gets an e-mail.',
  minimum: 'Places taken, at least',
  decide_on: 'Last day to get there',
  save: 'Save the minimum',
  remove: 'Ask for no minimum any more',
  remove_consequence: 'This will take place however many are registered.',
  keep: 'Keep it all the same',
  kept_done: 'This will take place.',
  decide_after_all: 'Decide on that day after all',
  states: {
    waiting: (registered: number, minimum: number, day: string) =>
      registered >= minimum
        ? `Enough for now: ${places(registered)}, ${minimum} are needed on ${day}.`
        : `${places(registered)} of ${minimum}: cancelled at the end of ${day} if some are still missing.`,
    kept: 'Kept by the team: this takes place however many are registered.',
    enough: (count: number) => `Takes place: ${places(count)} on the day of the decision.`,
    started: 'It had begun when it was to be decided: nothing was cancelled.',
    cancelling: 'Being cancelled…',
    cancelled: (count: number, day: string, families: number) =>
      `Cancelled on ${day}, with ${places(count)}. ${families} ${plural('en', families, { one: 'family', other: 'families' })} told by e-mail.`,
  },
  coming: 'Will be cancelled, too few registered',
  coming_help: 'Within seven days, if nobody else registers. You can keep them.',
  coming_line: (registered: number, minimum: number) => `${registered} of ${minimum}`,
  coming_on: (day: string) => `decided at the end of ${day}`,
};

export const errors = {
  AUTOMATIC_CANCELLATION_NOT_FOUND: 'No minimum is asked for here.',
  AUTOMATIC_CANCELLATION_DECIDED: 'This is decided already and can no longer be changed.',
  MINIMUM_ABOVE_CAPACITY: 'The minimum is higher than the number of places.',
  DECISION_PAST: 'That day is over.',
  DECISION_AFTER_START: 'That day ends after the start: choose an earlier one.',
};
