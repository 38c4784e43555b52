import { may } from './may.ts';
import type { Permission } from './permissions.ts';

/**
 * The groups of fields that several reads of the back-office share, with the permission to see each
 * wherever it appears: contacts, money owed or paid, the wallet, answers about a person (with the
 * date of birth: health is often among them), and the tags of staff.
 */
export const FIELD_GROUPS = {
  CONTACT: 'customers.read',
  MONEY: 'payments.read',
  WALLET: 'customer-wallets.read',
  ANSWERS: 'participants.read',
  TAGS: 'customer-tags.read',
} as const satisfies Readonly<Record<string, Permission>>;

/** A group of fields, shown or hidden together. */
export type FieldGroup = keyof typeof FIELD_GROUPS;

/**
 * True when a collaborator sees the fields of a group, in lists, details, exports and filters
 * alike.
 */
export function seesFields(held: readonly Permission[], group: FieldGroup): boolean {
  return may(held, FIELD_GROUPS[group]);
}
