import type { ServiceFees } from '@ribambelle/domain/checkout/totals.ts';
import type { PaymentMethod } from '@ribambelle/domain/payments/strategy.ts';
import { z } from 'zod';
import type { Organiser } from './organiser.ts';

const methods = z.array(
  z.object({ type: z.enum(['IMMEDIATE', 'IMMEDIATE_DEPOSIT', 'DELAYED']), priority: z.int() }),
);

/**
 * Returns the ways to pay that the organiser has set, in any order; values that are not understood
 * count as none.
 */
export function paymentMethodsOf(
  organiser: Pick<Organiser, 'payment_methods'>,
): readonly PaymentMethod[] {
  const result = methods.safeParse(organiser.payment_methods);
  return result.success ? result.data : [];
}

/** Returns the organiser's service fee as the rule needs it (3 §9). */
export function serviceFeesOf(
  organiser: Pick<Organiser, 'service_fee_amount' | 'service_fee_percentage'>,
): ServiceFees {
  return { amount: organiser.service_fee_amount, percentage: organiser.service_fee_percentage };
}
