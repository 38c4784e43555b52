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
};
