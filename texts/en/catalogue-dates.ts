import { plural } from '../formats/plural.ts';

export const texts: typeof import('../fr/catalogue-dates.ts').texts = {
  search: 'Search for a date',
  show_results: (count) => {
    if (count === undefined) return 'Show results';
    if (count === 0) return 'No results';
    return count === 1 ? 'Show 1 date' : `Show ${count} dates`;
  },
  results: (count) => `${count} ${plural('en', count, { one: 'date', other: 'dates' })}`,
  many_results: (count) => `More than ${count} dates`,
  loading: 'Loading the dates…',
  none_text: 'No date seems to match your search.',
  book: 'Book',
  book_date: (activity, date) => `Book: ${activity}, ${date}`,
  next_day: (day) => `Next date: ${day}`,
  none_yet_text: 'There are no dates for now. Come back soon.',
  /** The texts of a week of dates, whatever is chosen in it. */
  schedule: {
    previous: 'Previous',
    next: 'Next',
    hours: 'Hours',
    go_to: 'Go to',
    jump_back: '← Previous date',
    jump_on: 'Next date →',
    jump_back_to: (day) => `Previous date: ${day}`,
    jump_on_to: (day) => `Next date: ${day}`,
    see_day: (day) => `See ${day}`,
    places_left: (count) =>
      `Only ${count} ${plural('en', count, { one: 'place', other: 'places' })} left`,
    part_of: (dates: string) => `Part of: ${dates}`,
    nothing: 'Nothing on this day',
    nothing_in_week: 'Nothing this week',
    nothing_later: 'No other date is open for now.',
    cut: 'Some days hold more dates than are shown here: search, or choose a place or a category.',
    loading: 'Loading the week…',
    failed: 'The dates could not be loaded.',
    try_again: 'Try again',
    of_week: 'Dates of the week',
    chosen: (count) => `${count} ${plural('en', count, { one: 'date', other: 'dates' })} chosen`,
    nothing_chosen: 'Choose one or more dates',
    clear: 'Clear all',
    selection: 'Your selection',
    register: 'Register',
  },
};
