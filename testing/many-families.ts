import type { Made } from './factories/factories.ts';
import type { Shop } from './shop.ts';

/**
 * Adds families with one participant each, registered for an availability, directly into the
 * tables; a third of them read English.
 */
export async function addFamilies(
  shop: Shop,
  input: { organiser: Made; availability: Made; count: number },
): Promise<void> {
  const { organiser, availability, count } = input;
  await shop.sql(
    `with families as (
       insert into customers (organiser_id, firstname, lastname, email, language, email_confirmed_at)
       select $1, 'Anne', 'Famille ' || n, 'family-' || n || '@example.test', case when n % 3 = 0 then 'en' else 'fr' end, now()
       from generate_series(1, $3) n returning organiser_id, id
     ), children as (
       insert into participants (organiser_id, customer_id, firstname, lastname)
       select organiser_id, id, 'Léa', 'Dubois' from families returning organiser_id, id, customer_id
     ), owed as (
       insert into receivables (organiser_id, customer_id, kind, total_amount, deposit_amount, paid_amount)
       select organiser_id, id, 'REGISTRATION', 0, 0, 0 from families returning organiser_id, id, customer_id
     )
     insert into registrations (organiser_id, customer_id, participant_id, availability_id, receivable_id)
     select c.organiser_id, c.customer_id, c.id, $2, o.id from children c join owed o on o.customer_id = c.customer_id`,
    [organiser.id, availability.id, count],
  );
}
