import { plural } from '../formats/plural.ts';

export const texts = {
  title: 'Day list',
  title_of: (day: string) => `List of ${day}`,
  search: 'A child or a family',
  kind: 'Registrations and bookings',
  kinds: { REGISTRATION: 'Registration', BOOKING: 'Booking' },
  said: (title: string, content: string) => `${title}: ${content}`,
  nowhere: 'No location',
  come: (count: number) =>
    `${count} ${plural('en', count, { one: 'participant', other: 'participants' })}`,
  led_by: (names: readonly string[]) => `with ${names.join(', ')}`,
  paper: {
    open: 'On paper',
    title: 'The day on paper',
    sheets_help: 'With the columns shown in the list. Add “Signature” to have it signed.',
    by: 'Sheets',
    by_what: { GROUP: 'By group', PLACE: 'By location', NONE: 'One list' },
    own_page: 'Each on a new page',
    lies: 'A4 format',
    papers: { portrait: 'A4 portrait', landscape: 'A4 landscape' },
    print: 'Print the sheets',
  },
  empty: 'Nobody is expected on this day.',
};
