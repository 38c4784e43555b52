import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type { Customer } from './people.ts';
import type { Shop } from './shop.ts';

/**
 * Makes a family a customer since before a moment, for the first of its purchases; its row was
 * noted.
 */
export function customerSince(
  { batch }: Shop,
  { customer, before }: { customer: Customer; before: Instant },
): void {
  const columns = { email_confirmed_at: before, terms_accepted_at: before, created_at: before };
  batch.change('customers', { id: customer.id, columns });
}
