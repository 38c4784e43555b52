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
  deposit_help: 'To be paid when booking; 0 to ask for everything.',
  places: 'Places',
  capacity: 'Number of places',
  capacity_help: 'Empty: no limit.',
  places_of: (registered, capacity) =>
    capacity === null ? `${registered}` : `${registered} / ${capacity}`,
  below_sold: (registered) =>
    `${registered} ${plural('en', registered, { one: 'place is already taken: it stays', other: 'places are already taken: they stay' })}, and nothing more is sold.`,
  state: 'State',
  all_states: 'All states',
  states: { OPEN: 'Open', FULL: 'Full', CLOSED: 'Closed', OVERLAP: 'Unavailable' },
  from: 'From',
  until: 'Until',
  age_minimum: 'Lowest age',
  age_maximum: 'Highest age',
  price_kept: (registered) =>
    registered > 1
      ? `The ${registered} places already taken keep their price.`
      : 'The place already taken keeps its price.',
  age_help: 'Empty: as the activity.',
  opens: 'Registrations from',
  closes: 'Registrations until',
  closed: 'Closed to registrations',
  closed_help: 'Registrations made stay; nobody can make one on the site.',
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
  skipped_help: 'Holidays: they are skipped.',
  grouping: 'One registers',
  groupings: {
    EACH_WEEK: 'for a whole week (camp)',
    TOGETHER: 'for the whole series (course)',
    EACH_DAY: 'for each day by itself',
  },
  preview: 'Preview',
  preview_empty: 'Fill in the period and the days to see the dates.',
  preview_count: (availabilities, days) =>
    `${availabilities} ${plural('en', availabilities, { one: 'date to sell', other: 'dates to sell' })}, ${days} ${plural('en', days, { one: 'day', other: 'days' })}`,
  create_many: (count) => `Create ${count} ${plural('en', count, { one: 'date', other: 'dates' })}`,
  created_many: (count) =>
    `${count} ${plural('en', count, { one: 'date', other: 'dates' })} created.`,
  see_registrations: 'See the registrations',
  remove: 'Delete this date',
  remove_consequence:
    'Nobody is registered and no cart holds it. It disappears from the site and the calendar.',
  removed: 'Date deleted.',
  used: 'There are registrations: this date can be closed, not deleted.',
  move: 'Move',
  move_title: (day: string) => `Other hours for ${day}`,
  move_consequence: (count: number) =>
    count === 0
      ? 'Nobody is registered on this day.'
      : `${count} ${plural('en', count, { one: 'registration is concerned and keeps its place', other: 'registrations are concerned and keep their places' })}. Families get no message: tell them.`,
  move_past: 'This day has begun, or would have at the new hours.',
  moved: 'The hours are changed.',
  close_day: 'Close',
  open_day: 'Open again',
  today: 'Today',
  previous_week: 'Previous week',
  next_week: 'Next week',
  week_of: (monday) => `Week of ${monday}`,
  nothing_this_week: 'Nothing this week.',
  registered: 'Registered',
};
