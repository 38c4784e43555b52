import { plural } from '../formats/plural.ts';

export const texts: typeof import('../fr/availabilities.ts').texts = {
  home: 'Home',
  breadcrumb: 'You are here',
  dates_title: 'Dates and registration',
  no_dates_title: 'No dates for now',
  no_dates_text: 'New dates will be announced. Meanwhile, have a look at our other activities.',
  other_activities: 'View all activities',
  sessions_left: (remaining, all) =>
    `${remaining} of ${all} ${plural('en', all, { one: 'session', other: 'sessions' })} left`,
  places_left: (count) =>
    `Only ${count} ${plural('en', count, { one: 'place', other: 'places' })} left`,
  dates_count: (count) => `${count} ${plural('en', count, { one: 'date', other: 'dates' })}`,
  price_from: 'from',
  deposit: (amount) => `Deposit of ${amount}`,
  free: 'Free',
  members_price: (amount) => `${amount} for members`,
  more: 'Read more',
  less: 'Show less',
  previous_picture: 'Previous picture',
  next_picture: 'Next picture',
  pictures: 'Pictures',
  other_locations: (count) =>
    `and ${count} other ${plural('en', count, { one: 'place', other: 'places' })}`,
  facts: {
    age: 'Age',
    location: 'Location',
    locations: 'Locations',
    dates: 'Dates',
    category: 'Categories',
    places: 'Places',
  },
  reviews: {
    mean: (score) => `${score} out of 5`,
    count: (count) => `${count} ${plural('en', count, { one: 'review', other: 'reviews' })}`,
    family: 'A family',
    answer: (organiser) => `Reply from ${organiser}`,
  },
  to_bring: 'What to know and bring',
  by_request: {
    text: 'Choose your dates: we answer by e-mail.',
    action: 'Choose my dates',
  },
  from_day: (day: string) => `Dates from ${day} on`,
  on_day: (day) => `Dates on ${day}`,
  all_days: 'See all dates',
  previous_month: 'Previous month',
  next_month: 'Next month',
  part_of: (dates: string) => `Part of: ${dates}`,
  pages: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    position: (page, last) => `Page ${page} of ${last}`,
  },
  loading: 'Loading the dates…',
};

export const errors = {
  AVAILABILITY_NOT_FOUND: 'This date does not exist or is no longer offered.',
  AVAILABILITY_IN_USE:
    'There are registrations or carts for this date: it cannot be deleted. You can close it.',
  DATE_NOT_FOUND: 'This day does not exist (any more).',
  DATE_STARTED: 'This day has begun, or would have: confirm to move it all the same.',
  DATES_OVERLAP: 'Another day of the same date takes place at these hours.',
  LOCATION_UNKNOWN: 'This location no longer exists.',
  DAY_INVALID: 'This day does not exist.',
  PERIOD_REVERSED: 'The end comes before the beginning.',
  PERIOD_TOO_LONG: 'A series lasts two years at the most.',
  WEEKDAYS_REQUIRED: 'Choose at least one day of the week.',
  TIME_INVALID: 'This time is not valid.',
  NO_DATES: 'No date in this period.',
};
