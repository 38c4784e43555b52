import type { FieldGroup } from '../permissions/field-groups.ts';

/** Records of people: how to reach them, what they answered, and their credit. */
const PEOPLE = new Set(['customers', 'participants']);

/** Records of what is sold, paid and owed. */
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
 * The group of fields to which a change in the log of the team belongs, by the kind of record that it is about (1 §6): who does not see the group
 * reads that the field was changed, and not what it was. Null for what everybody who reads the log may see.
 */
export function groupOfChange(entity: string, field: string): FieldGroup | null {
  if (!PEOPLE.has(entity) && !SALES.has(entity)) return null;
  if (entity === 'customers' && field === 'tags') return 'TAGS';
  if (CONTACT.test(field)) return 'CONTACT';
  if (ANSWERS.test(field)) return 'ANSWERS';
  if (PEOPLE.has(entity)) return MONEY.test(field) ? 'WALLET' : null;
  // a payment is changed in its amount, its method and its day; what was given back names where to
  return MONEY.test(field) || (entity === 'payments' && field === 'to') ? 'MONEY' : null;
}
