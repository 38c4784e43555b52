import type { FieldGroup } from '../permissions/field-groups.ts';

/** Records of people: their contacts, answers and credit. */
const PEOPLE = new Set(['customers', 'participants']);

/** Records of sales, payments and debts. */
const SALES = new Set([
  'payments',
  'receivables',
  'registrations',
  'registration-requests',
  'bookings',
  'customer-bundles',
  'customer-vouchers',
  'customer-memberships',
]);

const CONTACT = /^(email|phone|street|number|box|postcode|city|country|addresses|recipient)$/u;
const ANSWERS = /^(birthdate|custom_data|answers|questions)$/u;
const MONEY = /(amount|price|method|received_at)$/u;

/**
 * Returns the group of fields of a change in the team's log, by the kind of record (1 §6): a reader
 * without that group sees that the field changed, not its value. Null when every reader of the log
 * may see it.
 */
export function groupOfChange(entity: string, field: string): FieldGroup | null {
  if (!PEOPLE.has(entity) && !SALES.has(entity)) return null;
  if (entity === 'customers' && field === 'tags') return 'TAGS';
  if (CONTACT.test(field)) return 'CONTACT';
  if (ANSWERS.test(field)) return 'ANSWERS';
  if (PEOPLE.has(entity)) return MONEY.test(field) ? 'WALLET' : null;
  // a payment changes in amount, method and day; for money given back, `to` names its destination
  return MONEY.test(field) || (entity === 'payments' && field === 'to') ? 'MONEY' : null;
}
