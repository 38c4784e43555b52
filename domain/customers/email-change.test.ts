import { expect, it } from 'vitest';
import { decideEmailChange } from './email-change.ts';

const OLD = 'anne@example.test';
const NEW = 'nouvelle@example.test';

it.each([
  { confirmed: true, pending: null, wanted: OLD, change: 'NOTHING' },
  { confirmed: true, pending: null, wanted: ' Anne@Example.test ', change: 'NOTHING' },
  { confirmed: true, pending: NEW, wanted: OLD, change: 'NOTHING' },
  { confirmed: true, pending: NEW, wanted: NEW, change: 'NOTHING' },
  { confirmed: true, pending: null, wanted: NEW, change: 'ASK' },
  { confirmed: true, pending: NEW, wanted: 'third@example.test', change: 'ASK' },
  { confirmed: false, pending: null, wanted: OLD, change: 'NOTHING' },
  { confirmed: false, pending: null, wanted: NEW, change: 'REPLACE' },
])('confirmed $confirmed, pending $pending, $wanted: $change', (row) => {
  const facts = { email: OLD, email_confirmed: row.confirmed, pending_email: row.pending };
  expect(decideEmailChange(facts, row.wanted)).toBe(row.change);
});

it('a family without an address gets the new one at once', () => {
  const facts = { email: null, email_confirmed: false, pending_email: null };
  expect(decideEmailChange(facts, NEW)).toBe('REPLACE');
});
