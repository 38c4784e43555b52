import { atOnce } from '../database/statements.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { type RawBuilder, sql } from 'kysely';
import { MOST_COUNTED } from '../database/counted.ts';
import type { Db } from '../database/transaction.ts';

/** A registration with the facts of its card; texts are bilingual columns. */
export interface RegistrationRow {
  readonly id: number;
  readonly cuid: string;
  readonly reference: string;
  readonly quantity: number;
  readonly total_amount: number;
  readonly deposit_amount: number;
  readonly paid_amount: number;
  readonly owed_amount: number;
  readonly customer_bundle_id: number | null;
  readonly bundle_capacity_refunded: boolean;
  readonly cancelled_at: string | null;
  readonly cancellation_message: string | null;
  readonly cancellation_type: string | null;
  /** The policy under which it was sold; null for none. */
  readonly cancellation_policy_id: number | null;
  /** The fees of changes within its total, in minor units. */
  readonly change_fee_amount: number;
  /** The start that still counts for it (decision 284); null for none. */
  readonly counts_from: string | null;
  /** The money of its cancellation by the family that came back, in minor units. */
  readonly cancellation_online_amount: number;
  readonly cancellation_wallet_amount: number;
  readonly created_at: string;
  readonly customer_id: number;
  readonly cart_id: number | null;
  readonly cart_cuid: string | null;
  readonly cart_reference: string | null;
  readonly participant: {
    readonly id: number;
    readonly cuid: string;
    readonly firstname: string;
    readonly lastname: string;
  };
  readonly availability_id: number;
  readonly availability_cuid: string;
  readonly start_at: string;
  readonly end_at: string;
  readonly location: LocationOfRegistration | null;
  readonly activity_id: number;
  readonly activity_cuid: string;
  readonly slug: string;
  readonly title: Json;
  readonly description: Json;
  readonly instructions: Json;
}

interface LocationOfRegistration {
  readonly title: Json;
  readonly name: string;
  readonly street: string;
  readonly number: string;
  readonly postcode: string;
  readonly city: string;
}

export interface RegistrationFilters {
  readonly coming: boolean;
  readonly outstanding: boolean;
}

/**
 * Returns the ids of one page, upcoming registrations by start, then past or cancelled ones, the
 * last first; and the total number.
 */
export async function findRegistrationIds(
  db: Db,
  input: {
    customer_id: number;
    filters: RegistrationFilters;
    now: string;
    limit: number;
    offset: number;
  },
): Promise<{ ids: number[]; count: number }> {
  const { coming, outstanding } = input.filters;
  const owingCondition = sql`and r.receivable_id in (select owed.id from receivables owed
    where owed.customer_id = ${input.customer_id} and owed.owed_amount > 0)`;
  const is_coming = sql`(r.cancelled_at is null and a.end_at > ${input.now})`;
  const matching = sql`
    from registrations r join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    where r.customer_id = ${input.customer_id}
      and (not ${coming} or ${is_coming})
      ${outstanding ? owingCondition : sql``}`;
  const order = sql`${is_coming} desc, case when ${is_coming} then a.start_at end, a.start_at desc, r.id`;
  const [ids, total] = await atOnce(
    () =>
      sql<{
        id: number;
      }>`select r.id ${matching} order by ${order} limit ${input.limit} offset ${input.offset}`.execute(
        db,
      ),
    () =>
      sql<{
        count: number;
      }>`select count(*) as count from (select ${matching} limit ${MOST_COUNTED}) counted`.execute(
        db,
      ),
  );
  return { ids: ids.rows.map(({ id }) => id), count: total.rows[0]?.count ?? 0 };
}

/** Loads the customer's registrations with these ids, in the order of the ids. */
export async function loadRegistrations(
  db: Db,
  input: { customer_id: number; ids: readonly number[] },
): Promise<readonly RegistrationRow[]> {
  const rows = await registrationsWhere(db, {
    ...input,
    condition: sql`r.id = any(${input.ids}::bigint[])`,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return input.ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns the customer's registration with this cuid; undefined when the customer has none. */
export async function findRegistration(
  db: Db,
  input: { customer_id: number; cuid: string },
): Promise<RegistrationRow | undefined> {
  const [row] = await registrationsWhere(db, { ...input, condition: sql`r.cuid = ${input.cuid}` });
  return row;
}

/** Loads the customer's registrations of a cart, by their start. */
export async function loadRegistrationsOfCart(
  db: Db,
  input: { customer_id: number; cart_id: number },
): Promise<readonly RegistrationRow[]> {
  return registrationsWhere(db, { ...input, condition: sql`r.cart_id = ${input.cart_id}` });
}

async function registrationsWhere(
  db: Db,
  input: { customer_id: number; condition: RawBuilder<unknown> },
): Promise<readonly RegistrationRow[]> {
  const { rows } = await sql<RegistrationRow>`
    select r.id, r.cuid, r.reference, r.quantity, owed.total_amount, owed.deposit_amount, owed.paid_amount, owed.owed_amount,
      r.customer_bundle_id, r.bundle_capacity_refunded, r.cancelled_at, r.cancellation_message, r.cancellation_type,
      r.cancellation_policy_id, r.counts_from, coalesce((r.price_lines ->> 'change_fee_total')::integer, 0) as change_fee_amount, r.cancellation_online_amount, r.cancellation_wallet_amount, r.created_at, r.customer_id, r.cart_id, k.cuid as cart_cuid, k.reference as cart_reference,
      jsonb_build_object('id', p.id, 'cuid', p.cuid, 'firstname', p.firstname, 'lastname', p.lastname) as participant,
      a.id as availability_id, a.cuid as availability_cuid, a.start_at, a.end_at,
      case when l.id is not null then jsonb_build_object('title', l.title, 'name', l.name, 'street', l.street, 'number', l.number,
        'postcode', l.postcode, 'city', l.city) end as location,
      v.id as activity_id, v.cuid as activity_cuid, v.slug, v.title, v.description, v.instructions
    from registrations r
    join receivables owed on owed.organiser_id = r.organiser_id and owed.id = r.receivable_id
    join participants p on p.organiser_id = r.organiser_id and p.id = r.participant_id
    join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    left join locations l on l.organiser_id = a.organiser_id and l.id = a.location_id
    left join carts k on k.organiser_id = r.organiser_id and k.id = r.cart_id
    where r.customer_id = ${input.customer_id} and ${input.condition}
    order by a.start_at, r.id`.execute(db);
  return rows;
}
