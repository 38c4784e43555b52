import { plural } from '../formats/plural.ts';
import type { texts as french } from '../fr/office-week.ts';

export const texts: typeof french = {
  mail_subject: (activity: string) => `${activity}: another time`,
  mail_line: (before: string, after: string) => `${before} → ${after}`,
  mail_text: (activity: string, lines: readonly string[]) =>
    `The times of “${activity}” change:\n${lines.join('\n')}\n\nYour registration stays valid; there is nothing for you to do.`,
  view: 'View',
  views: { week: 'Week', hours: 'Hours', day: 'Day' },
  grouped: 'Arrange',
  groupings: { none: 'Together', location: 'By place', collaborator: 'By coach' },
  no_location: 'No place',
  nobody: 'No coach',
  previous_day: 'Previous day',
  next_day: 'Next day',
  shown_day: 'Day shown',
  nothing_this_day: 'Nothing on this day.',
  copy_week: 'Copy the week',
  print: 'Print',
  more_hidden: (count: number) =>
    `${count} more ${plural('en', count, { one: 'date is', other: 'dates are' })} not shown here: see the list of the day`,
  keys: 'Drag a date to move it; in “Hours” or “Day”, drag its lower edge to make it longer. By keyboard: Alt and the arrows move it, Alt, Shift, up and down change its end, Enter asks, Escape cancels.',
  carrying: (title: string, when: string) => `${title}: ${when}. Enter to go on, Escape to cancel.`,
  move_title: (activity: string) => `Move “${activity}”?`,
  move_many: (count: number) =>
    `${count} ${plural('en', count, { one: 'day', other: 'days' })} together`,
  move_line: (before: string, after: string) => `${before} → ${after}`,
  move_nobody: 'Nobody is registered on it.',
  move_concerns: (registrations: number, families: number) =>
    `${registrations} ${plural('en', registrations, { one: 'registration', other: 'registrations' })} of ${families} ${plural('en', families, { one: 'family', other: 'families' })}: places and prices stay.`,
  move_past: 'It has already begun, or would have.',
  move: 'Move',
  move_and_tell: (families: number) =>
    `Move and write to ${families} ${plural('en', families, { one: 'family', other: 'families' })}`,
  move_anyway: 'Move anyway',
  moved: 'Times changed.',
  moved_and_told: (families: number) =>
    `Times changed, e-mail to ${families} ${plural('en', families, { one: 'family', other: 'families' })}.`,
  clashes: 'At the same time',
  no_clash: 'No coach and no room is taken elsewhere.',
  clash: {
    COLLABORATOR: (name: string, what: string) => `${name} is also at ${what}`,
    RESOURCE: (name: string, what: string) => `${name} is taken by ${what}`,
  },
  clash_kinds: { DATE: 'another date', BOOKING: 'a booking', BLOCK: 'a block' },
  clash_excludes: 'only one of both can be sold',
  clash_registered: (count: number) => `${count} registered`,
  stand_in_title: (name: string) => `${name} is elsewhere`,
  stand_in_anyway: 'Name anyway',
  attach_anyway: 'Attach anyway',
};
