import type { Amount } from '@ribambelle/domain/base/money.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type { CheckoutTotals } from '@ribambelle/domain/checkout/totals.ts';
import type { Strategy } from '@ribambelle/domain/payments/strategy.ts';
import type { Customer } from './people.ts';
import type { Registration } from './registrations.ts';

/** A checked-out cart, for the mails and the log. */
export interface Purchase {
  readonly customer: Customer;
  readonly cart_id: number;
  readonly cart_cuid: string;
  readonly fee_receivable_id: number;
  readonly reference: string;
  readonly at: Instant;
  /** The due date of its transfer; null without a deadline. */
  readonly due_at: Instant | null;
  readonly strategy: Strategy;
  readonly totals: CheckoutTotals;
  readonly registrations: readonly Registration[];
  readonly made_by: number | null;
  /** The part that is paid at once of an order in instalments; absent for any other. */
  readonly first_part?: Amount;
}
