import { addMinutes, type Instant, isBefore } from '../base/instants.ts';
import type { Permission } from './permissions.ts';

/** How long a password counts as just given, in minutes. */
const RECENT_MINUTES = 15;

/** True when the password of a session was given in the last 15 minutes, as sensitive acts want it (R29). */
export function isPasswordRecent(password_at: Instant, now: Instant): boolean {
  return isBefore(now, addMinutes(password_at, RECENT_MINUTES));
}

/** What can never be done without a recent password: giving rights and money, and taking data away with one (R29). */
export const SENSITIVE_PERMISSIONS: readonly Permission[] = [
  'collaborators.create',
  'collaborators.update',
  'collaborators.delete',
  'collaborator-roles.create',
  'collaborator-roles.update',
  'collaborator-roles.delete',
  'organiser-payments.update',
  'organiser-billing.update',
  'payments.update',
  'payments.delete',
  'payments.refund',
  'registrations.refund',
  'customer-wallets.correct',
  'customer-vouchers.refund',
  'customer-bundles.refund',
  'customers.impersonate',
  'collaborators.impersonate',
  'exports.create',
];
