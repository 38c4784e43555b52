import { plural } from '../formats/plural.ts';
import type { texts as french } from '../fr/office-availabilities.ts';

export const texts: typeof french = {
  title: 'Dates and places',
  calendar: 'Week',
  add: 'New date',
  add_series: 'New series',
  activity: 'Activity',
  location: 'Location',
  no_location: 'No location',
  all_locations: 'All locations',
  all_activities: 'All activities',
  when: 'When',
  days_count: (count) => `${count} ${plural('en', count, { one: 'day', other: 'days' })}`,
  price: 'Price',
  deposit: 'Deposit',
  deposit_help: 'To be paid when registering. Leave 0 for no deposit.',
  places: 'Places',
  capacity: 'Number of places',
  capacity_help: 'Leave empty for no limit.',
  attached: 'In charge of the group',
  attached_help:
    'Somebody whose role sees own groups alone sees this offer, and who is registered in it.',
  waiting_title: (count) => `Waiting list (${count})`,
  waiting_since: (day) => `since ${day}`,
  waiting_offered: (moment) => `place kept until ${moment}`,
  offered_places: (count) =>
    `${count} ${plural('en', count, { one: 'place', other: 'places' })} kept for the waiting list`,
  waiting_notified: (day) => `told on ${day}`,
  waiting_more: (count) =>
    `and ${count} ${plural('en', count, { one: 'other person', other: 'other people' })}`,
  places_of: (registered, capacity) =>
    capacity === null ? `${registered}` : `${registered} / ${capacity}`,
  below_sold: (registered) =>
    `${registered} ${plural('en', registered, { one: 'place is already taken', other: 'places are already taken' })}: existing registrations are kept and no more places are sold.`,
  state: 'Status',
  all_states: 'All statuses',
  states: { OPEN: 'Open', FULL: 'Full', CLOSED: 'Closed', OVERLAP: 'Unavailable' },
  tags: 'Tags',
  tags_help: 'To find your way: families do not see them.',
  all_tags: 'All tags',
  age_minimum: 'Minimum age',
  age_maximum: 'Maximum age',
  price_kept: (registered) =>
    registered > 1
      ? `The ${registered} places already taken keep their price.`
      : 'The place already taken keeps its price.',
  age_help: 'Leave empty to use the ages of the activity.',
  opens: 'Registration opens',
  closes: 'Registration closes',
  closed: 'Close registration',
  closed_help: 'Existing registrations are kept; nobody can register on the site any more.',
  dates: 'Days',
  day: 'Day',
  start_time: 'Start',
  end_time: 'End',
  add_day: 'Add a day',
  remove_day: 'Remove this day',
  first_day: 'First day',
  last_day: 'Last day',
  weekdays: 'Days of the week',
  skipped_days: 'Except',
  skipped_help: 'Holidays and other days to skip.',
  grouping: 'Families register',
  groupings: {
    EACH_WEEK: 'for a whole week (camp)',
    TOGETHER: 'for the whole series (course)',
    EACH_DAY: 'for each day separately',
  },
  preview: 'Preview',
  preview_empty: 'Choose the period and the days of the week to see the dates.',
  preview_count: (availabilities, days) =>
    `${availabilities} ${plural('en', availabilities, { one: 'date to sell', other: 'dates to sell' })}, ${days} ${plural('en', days, { one: 'day', other: 'days' })}`,
  create_many: (count) => `Create ${count} ${plural('en', count, { one: 'date', other: 'dates' })}`,
  created_many: (count) =>
    `${count} ${plural('en', count, { one: 'date', other: 'dates' })} created.`,
  see_registrations: 'View registrations',
  day_closed: (day: string) => `Closed: ${day}.`,
  removed: 'Date deleted.',
  used: 'There are registrations: you can close this date, but not delete it.',
  move: 'Move',
  move_title: (day: string) => `Change the hours of ${day}`,
  move_consequence: (count: number) =>
    count === 0
      ? 'Nobody is registered on this day.'
      : `${count} ${plural('en', count, { one: 'registration is affected and keeps its place', other: 'registrations are affected and keep their places' })}. Families get no message: remember to let them know.`,
  move_past: 'This day has already started, or would have at the new hours.',
  moved: 'Hours changed.',
  close_day: 'Close',
  open_day: 'Reopen',
  today: 'Today',
  previous_week: 'Previous week',
  next_week: 'Next week',
  week_of: (monday) => `Week of ${monday}`,
  nothing_this_week: 'Nothing this week.',
  registered: 'Registered',
};
