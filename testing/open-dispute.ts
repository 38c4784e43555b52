import type { Made } from './factories/factories.ts';
import type { Shop } from './shop.ts';

/** Books an open dispute of a payment of 1.00 of a family, whose money is gone. */
export async function openDispute(
  shop: Shop,
  of: { readonly organiser: Made; readonly customer: Made; readonly created_at: string },
): Promise<void> {
  await shop.sql(
    `with paid as (insert into payments (organiser_id, customer_id, method, amount, state, refunded_amount, paid_at) values ($1, $2, 'ONLINE', 100, 'REFUNDED', 100, $3) returning id),
       taken as (insert into refunds (organiser_id, payment_id, amount, state) select $1, id, 100, 'DONE' from paid returning id, payment_id)
     insert into disputes (organiser_id, payment_id, refund_id, provider_reference, amount, state, created_at)
     select $1, payment_id, id, 'd' || id, 100, 'OPEN', $3 from taken`,
    [of.organiser.id, of.customer.id, of.created_at],
  );
}
