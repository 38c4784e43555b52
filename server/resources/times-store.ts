import type { TakenTime } from '@ribambelle/domain/resources/slots.ts';
import type { VatCategory } from '@ribambelle/domain/vat/categories.ts';
import { type RawBuilder, sql } from 'kysely';
import { rowLock } from '../database/row-lock.ts';
import { inOrder } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import { type ResourceTerms, TERMS } from './resource-terms-views.ts';

/**
 * A time that is taken: by a booking, by a block, by a date that needs the resource, or, without
 * any of these, by an item in a cart.
 */
export interface Taken extends TakenTime {
  readonly booking_id: number | null;
  readonly block_id: number | null;
  readonly date_id: number | null;
}

/** A resource under lock: its booking terms, and the times at which it is taken. */
export interface LockedResource extends ResourceTerms {
  readonly id: number;
  readonly published: boolean;
  /** Null for the organiser's default. */
  readonly vat_category: VatCategory | null;
  readonly taken: readonly Taken[];
}

export type LockedTimes = ReadonlyMap<number, LockedResource>;

/** Taken times that ended before this long ago are in nobody's way: no buffer is longer. */
const LONGEST_BUFFER = sql`interval '1 day'`;

/**
 * The only way to a resource's time (docs/algorithms/slots.md): locks the resources, in the order
 * of their ids, and reads their taken times by a statement after the one that locks. The answer
 * stays true until the end of the transaction. Holds of the cart items in `except_item_ids` do not
 * count.
 */
export async function lockTimes(
  db: Db,
  input: { now: string; resource_ids: readonly number[]; except_item_ids?: readonly number[] },
): Promise<LockedTimes> {
  const { now, resource_ids } = input;
  if (resource_ids.length === 0) return new Map();
  const ids = sql`${[...resource_ids]}::bigint[]`;
  const [locked, taken] = await inOrder(
    () =>
      sql<Omit<LockedResource, 'taken'>>`
        select r.id, r.published, r.vat_category, ${TERMS} from resources r
        join booking_configurations c on c.organiser_id = r.organiser_id and c.id = r.booking_configuration_id
        where r.id = any(${ids}) order by r.id ${rowLock('r')}`.execute(db),
    () =>
      takenBy(db, {
        now,
        ids,
        after: now,
        before: null,
        except: sql`i.id = any(${[...(input.except_item_ids ?? [])]}::bigint[])`,
      }),
  );
  return new Map(locked.rows.map((row) => [row.id, { ...row, taken: taken.get(row.id) ?? [] }]));
}

/**
 * Loads the times at which resources are taken between two moments, by their ids: bookings that are
 * not cancelled, blocks, dates that need them, and cart items until they expire. The answer is true
 * only now: it decides what is shown, never what is sold.
 */
export async function loadTaken(
  db: Db,
  input: { now: string; ids: readonly number[]; after: string; before: string },
): Promise<ReadonlyMap<number, readonly Taken[]>> {
  if (input.ids.length === 0) return new Map();
  return takenBy(db, { ...input, ids: sql`${[...input.ids]}::bigint[]`, except: sql`false` });
}

async function takenBy(
  db: Db,
  input: {
    now: string;
    ids: RawBuilder<unknown>;
    after: string;
    before: string | null;
    /** Items whose holds do not count. */
    except: RawBuilder<unknown>;
  },
): Promise<ReadonlyMap<number, readonly Taken[]>> {
  const { now, ids, after, before, except } = input;
  const { rows } = await sql<Taken & { resource_id: number }>`
    select t.resource_id, t.start_at, t.end_at, t.booking_id, t.block_id, t.date_id
    from taken_times(${ids}, ${after}::timestamptz - ${LONGEST_BUFFER}, ${before}::timestamptz) t
    union all
    select i.resource_id, held.start_at, held.end_at, null, null, null from cart_items i
    cross join lateral jsonb_to_recordset(i.price_lines -> 'dates') as held (start_at timestamptz, end_at timestamptz)
    where i.resource_id = any(${ids}) and i.processed_at is null and i.expires_at > ${now}
      and not (${except})`.execute(db);
  return Map.groupBy(rows, ({ resource_id }) => resource_id);
}
