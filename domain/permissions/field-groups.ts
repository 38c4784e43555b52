import { may } from './may.ts';
import type { Permission } from './permissions.ts';

/**
 * Groups of fields that several reads of the back-office share, and the permission that shows each wherever it stands: how to reach a
 * family, what somebody owes or paid, the wallet, what was answered of a person (with the date of birth: health is often among it), and how
 * staff tell families apart.
 */
export const FIELD_GROUPS = {
  CONTACT: 'customers.read',
  MONEY: 'payments.read',
  WALLET: 'customer-wallets.read',
  ANSWERS: 'participants.read',
  TAGS: 'customer-tags.read',
} as const satisfies Readonly<Record<string, Permission>>;

/** A group of fields that is shown or not. */
export type FieldGroup = keyof typeof FIELD_GROUPS;

/** Whether a collaborator sees the fields of a group, in lists, details, exports and filters alike. */
export function seesFields(held: readonly Permission[], group: FieldGroup): boolean {
  return may(held, FIELD_GROUPS[group]);
}
