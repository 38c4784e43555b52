import { refuse } from '../refusal.ts';
import type { SignedInCustomer } from '../sessions/signed-in.ts';

/**
 * Refuses EMAIL_NOT_CONFIRMED to a customer whose address was never confirmed, where the organiser
 * requires that (R30).
 */
export function refuseUnconfirmed(customer: SignedInCustomer): void {
  if (!customer.email_confirmed) refuse('EMAIL_NOT_CONFIRMED');
}
