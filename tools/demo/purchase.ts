import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type { CheckoutTotals } from '@ribambelle/domain/checkout/totals.ts';
import type { Strategy } from '@ribambelle/domain/payments/strategy.ts';
import type { Customer } from './people.ts';
import type { Registration } from './registrations.ts';

/** A cart as it was checked out, for the mails and the log. */
export interface Purchase {
  readonly customer: Customer;
  readonly cart_id: number;
  readonly cart_cuid: string;
  readonly fee_receivable_id: number;
  readonly reference: string;
  readonly at: Instant;
  /** Until when it was to be transferred; null for no deadline. */
  readonly due_at: Instant | null;
  readonly strategy: Strategy;
  readonly totals: CheckoutTotals;
  readonly registrations: readonly Registration[];
  readonly made_by: number | null;
}
