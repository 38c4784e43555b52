import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { rosterRow } from './shapes.ts';

/**
 * Returns the numbers of all families of a child; null for none, or for staff without access to
 * contacts.
 */
function phonesOf({ phone, households }: z.infer<typeof rosterRow>): string | null {
  const numbers = [phone, ...households.map((other) => other.phone)];
  return numbers.filter((number) => number !== null && number !== '').join(', ') || null;
}

/** The columns of the list of a day's participants. */
export const rosterColumns = columnsOf<z.infer<typeof rosterRow>>()({
  start_time: { kind: 'time', value: (row) => row.start_at, card: 'beside' },
  end_time: { kind: 'time', value: (row) => row.end_at },
  activity: { kind: 'text', value: (row) => row.activity_title, sorts: true, card: 'below' },
  location: { kind: 'text', value: (row) => row.location, sorts: true },
  kind: { kind: 'choice', value: (row) => row.kind, extra: true },
  participant: { kind: 'text', value: (row) => row.participant_name, sorts: true, card: 'title' },
  age: { kind: 'number', value: (row) => row.age, group: 'ANSWERS' },
  birthdate: { kind: 'day', value: (row) => row.birthdate, group: 'ANSWERS', extra: true },
  details: { kind: 'text', value: (row) => row.details, group: 'ANSWERS', card: 'below' },
  answers: { kind: 'text', value: (row) => row.answers, group: 'ANSWERS', extra: true },
  options: { kind: 'text', value: (row) => row.options, extra: true },
  family: {
    kind: 'text',
    value: (row) => [row.customer_name, ...row.households.map(({ name }) => name)].join(' + '),
  },
  phone: { kind: 'text', ours: true, value: phonesOf, group: 'CONTACT' },
  email: { kind: 'text', value: (row) => row.email, group: 'CONTACT', extra: true },
  places: { kind: 'number', value: (row) => row.quantity, extra: true },
  owed: { kind: 'amount', value: (row) => row.owed_amount, group: 'MONEY' },
  // to be signed by hand
  signature: { kind: 'text', value: () => null, extra: true },
});
