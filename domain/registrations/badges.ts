import type { Payable } from '../receivables/owed.ts';
import { paymentStatus } from '../receivables/owed.ts';

/** A badge of a registration and its colour (1 §4). */
export interface RegistrationBadge {
  readonly badge:
    | 'PAYMENT_OUTSTANDING'
    | 'PAYMENT_COMPLETE'
    | 'CANCELLED'
    | 'BUNDLE_CAPACITY_REFUNDED'
    | 'BUNDLE';
  readonly color: 'yellow' | 'green' | 'red' | 'blue';
}

/** The facts about a registration that decide its badges. */
export interface RegistrationToBadge extends Payable {
  readonly cancelled: boolean;
  readonly bundle_id: number | null;
  readonly bundle_capacity_refunded: boolean;
}

/**
 * Returns the badges of a registration in the order of 1 §4: payment, cancelled, bundle place given
 * back, bundle.
 */
export function registrationBadges(
  registration: RegistrationToBadge,
): readonly RegistrationBadge[] {
  const badges: RegistrationBadge[] = [];
  const status = paymentStatus(registration);
  if (status === 'OUTSTANDING') badges.push({ badge: 'PAYMENT_OUTSTANDING', color: 'yellow' });
  if (status === 'COMPLETE') badges.push({ badge: 'PAYMENT_COMPLETE', color: 'green' });
  if (registration.cancelled) badges.push({ badge: 'CANCELLED', color: 'red' });
  if (registration.bundle_id === null) return badges;
  if (registration.bundle_capacity_refunded)
    badges.push({ badge: 'BUNDLE_CAPACITY_REFUNDED', color: 'blue' });
  return [...badges, { badge: 'BUNDLE', color: 'blue' }];
}
