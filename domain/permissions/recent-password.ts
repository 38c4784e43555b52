import { addMinutes, type Instant, isBefore } from '../base/instants.ts';
import type { Permission } from './permissions.ts';

/** Minutes for which a password counts as recent. */
const RECENT_MINUTES = 15;

/**
 * True when the password of a session was given in the last 15 minutes, as sensitive acts require
 * (R29).
 */
export function isPasswordRecent(password_at: Instant, now: Instant): boolean {
  return isBefore(now, addMinutes(password_at, RECENT_MINUTES));
}

/**
 * The permissions that always require a recent password: those that give rights, move money, or
 * take data out (R29).
 */
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
