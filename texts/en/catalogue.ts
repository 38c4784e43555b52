import { plural } from '../formats/plural.ts';

export const texts: typeof import('../fr/catalogue.ts').texts = {
  search: 'Search for an activity',
  search_placeholder: 'Swimming, theatre, camp…',
  clear_search: 'Clear the search',
  filters: 'Filters',
  open_filters: (active) => (active === 0 ? 'Filters' : `Filters (${active} active)`),
  close_filters: 'Close the filters',
  clear_filters: 'Clear the filters',
  show_results: (count) => {
    if (count === undefined) return 'Show results';
    if (count === 0) return 'No results';
    return count === 1 ? 'Show 1 activity' : `Show ${count} activities`;
  },
  apply: 'Search',
  location: 'Location',
  choose_location: 'Add a location',
  choose_category: 'Add a category',
  age: 'Participant’s age',
  period: 'Month',
  choose_period: 'Add a month',
  weekday: 'Day of the week',
  date: 'On this day',
  remove: (filter) => `Remove ${filter}`,
  results: (count) => `${count} ${plural('en', count, { one: 'activity', other: 'activities' })}`,
  many_results: (count) => `More than ${count} activities`,
  loading: 'Loading the activities…',
  none_title: 'No results',
  none_text: 'No activity seems to match your search.',
  none_yet_title: 'Coming soon',
  none_yet_text: 'There are no activities for now. Come back soon.',
  pages: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    position: (page, last) => `Page ${page} of ${last}`,
  },
  ages: {
    range: (minimum, maximum) =>
      minimum === maximum ? `Age ${minimum}` : `Ages ${minimum}–${maximum}`,
    minimum: (minimum) => `Ages ${minimum} and up`,
    maximum: (maximum) => `Up to age ${maximum}`,
  },
  members_only: 'Members only',
  members_first: (date) => `Members first; for everybody from ${date}`,
  choose: 'Choose',
  choose_date: (date) => `Choose: ${date}`,
  look: 'View',
  look_at: (date) => `View: ${date}`,
  wait: 'Waiting list',
  wait_for: (date) => `Waiting list: ${date}`,
  places_free: (count) =>
    `${count} ${plural('en', count, { one: 'place available', other: 'places available' })}`,
  opens: (date) => `Registration opens ${date}`,
  running: (until: string) => `Running until ${until}`,
  first_date: (date: string) => `from ${date}`,
  locations: (count) => `${count} locations`,
  price_from: 'from',
  free: 'Free',
  badges: {
    FULL: 'Full',
    CLOSED: 'Closed',
    OVERLAP: 'Unavailable',
    CLOSING_PASSED: 'Registrations closed',
    STARTED: 'Started',
    ENDED: 'Over',
  },
};
