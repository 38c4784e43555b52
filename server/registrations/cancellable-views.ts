import type { Json } from '@ribambelle/database/json.ts';
import type { Payable } from '@ribambelle/domain/receivables/owed.ts';
import type { OrderMoney } from '@ribambelle/domain/registrations/ended-fees.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/**
 * A registration to be cancelled together with others: its family, its activity and dates, and the
 * amount paid for it, in minor units. The title is a bilingual column.
 */
export interface CancellableRow {
  readonly id: number;
  readonly cuid: string;
  readonly customer_id: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly title: Json;
  readonly at: string;
  readonly end_at: string;
  readonly cancelled: boolean;
  readonly paid_amount: number;
  /** Its receivable, and its order; null for none. */
  readonly receivable_id: number;
  readonly cart_id: number | null;
}

/** Loads registrations by their cuids or ids, by start. */
export async function loadCancellable(
  db: Db,
  input: { cuids: readonly string[] } | { ids: readonly number[] },
): Promise<readonly CancellableRow[]> {
  const which =
    'cuids' in input ? sql`r.cuid = any(${input.cuids})` : sql`r.id = any(${input.ids}::bigint[])`;
  const { rows } = await sql<CancellableRow>`
    select r.id, r.cuid, r.customer_id, p.firstname, p.lastname, v.title, a.start_at as at, a.end_at, r.cancelled_at is not null as cancelled,
      owed.paid_amount, owed.id as receivable_id, owed.cart_id
    from registrations r
    join receivables owed on owed.organiser_id = r.organiser_id and owed.id = r.receivable_id
    join participants p on p.organiser_id = r.organiser_id and p.id = r.participant_id
    join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    where ${which} order by a.start_at, r.id`.execute(db);
  return rows;
}

/** Loads the present amounts owed and paid of orders, for each purchase and its accessories. */
export async function loadOrderMoney(
  db: Db,
  cart_ids: readonly number[],
): Promise<ReadonlyMap<number, OrderMoney>> {
  const { rows } = await sql<
    Payable & { readonly id: number; readonly cart_id: number; readonly accessory: boolean }
  >`
    select id, cart_id, accessory, total_amount, paid_amount from receivables
    where cart_id = any(${cart_ids}::bigint[])`.execute(db);
  const orders = Map.groupBy(rows, ({ cart_id }) => cart_id);
  return new Map(
    [...orders].map(([id, all]) => [
      id,
      {
        things: new Map(all.filter(({ accessory }) => !accessory).map((one) => [one.id, one])),
        accessories: all.filter(({ accessory }) => accessory),
      },
    ]),
  );
}
