import { atOnce } from '../database/statements.ts';
import { sql } from 'kysely';
import { MOST_COUNTED } from '../database/counted.ts';
import type { Db } from '../database/transaction.ts';
import type { ListQuery } from '../lists/list-views.ts';

/** An entry with its position: 1 is next. */
export interface EntryRow {
  readonly id: number;
  readonly cuid: string;
  readonly availability_id: number;
  readonly created_at: string;
  readonly offered_at: string | null;
  /**
   * The moment until which a place is kept for them, and its dates; null and none while none is.
   */
  readonly offer_expires_at: string | null;
  readonly offer_date_ids: readonly number[];
  readonly position: number;
  /** True when staff gave them priority. */
  readonly has_priority: boolean;
  /** True when their family wants places for all of them or none. */
  readonly together: boolean;
  /** The price at which they ordered a place in advance, in minor units; null when they did not. */
  readonly advance_price: number | null;
  readonly advance_strategy: string | null;
  readonly participant_id: number;
  readonly participant_cuid: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** The same for its customer, with whether it is in their cart as well. */
export interface OwnEntryRow extends EntryRow {
  readonly in_cart: boolean;
  /** The activity's mode for a place that becomes free. */
  readonly mode: string;
}

export interface OfficeEntryRow extends EntryRow {
  readonly customer_cuid: string;
  readonly customer_firstname: string;
  readonly customer_lastname: string;
  readonly email: string | null;
  readonly phone: string;
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

const columns = (
  now: string,
) => sql`w.id, w.cuid, w.availability_id, w.created_at, w.offered_at, p.id as participant_id, p.cuid as participant_cuid,
  p.firstname, p.lastname, w.has_priority, w.together, w.advance_price, w.advance_strategy, w.offer_date_ids, case when w.offer_date_ids <> '{}' and w.offer_expires_at > ${now} then w.offer_expires_at end as offer_expires_at`;

const PARTICIPANT = sql`join participants p on p.organiser_id = w.organiser_id and p.id = w.participant_id and p.deleted_at is null`;

/** Finds a page of the customer's entries, on the site and not over, by start; and their number. */
export async function findOwnEntries(
  db: Db,
  input: Page & {
    customer_id: number;
    now: string;
    availability?: string | undefined;
    id?: number;
  },
): Promise<{ rows: readonly OwnEntryRow[]; count: number }> {
  const { availability, id } = input;
  const matching = sql`from waiting_list_entries w ${PARTICIPANT}
    join availabilities a on a.organiser_id = w.organiser_id and a.id = w.availability_id and a.end_at > ${input.now}
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id and v.published
    where w.customer_id = ${input.customer_id} and w.left_at is null
      ${availability === undefined ? sql`` : sql`and a.cuid = ${availability}`} ${id === undefined ? sql`` : sql`and w.id = ${id}`}`;
  const [page, total] = await atOnce(
    () =>
      sql<OwnEntryRow>`
      select ${columns(input.now)}, v.waiting_list_mode as mode, exists (select from cart_items i
          where i.organiser_id = w.organiser_id and i.participant_id = w.participant_id and i.availability_id = w.availability_id
            and i.processed_at is null and i.expires_at > ${input.now}) as in_cart,
        (select count(*) from waiting_list_entries b
          join participants q on q.organiser_id = b.organiser_id and q.id = b.participant_id and q.deleted_at is null
          where b.organiser_id = w.organiser_id and b.availability_id = w.availability_id and b.left_at is null
            and (not b.has_priority, b.turn) <= (not w.has_priority, w.turn))::integer as position
      ${matching} order by a.start_at, w.availability_id, w.has_priority desc, w.turn limit ${input.limit} offset ${input.offset}`.execute(
        db,
      ),
    () =>
      sql<{
        count: number;
      }>`select count(*) as count from (select ${matching} limit ${MOST_COUNTED}) counted`.execute(
        db,
      ),
  );
  return { rows: page.rows, count: total.rows[0]?.count ?? 0 };
}

/**
 * Finds a page of a waiting list in the order of joining, with contacts; and the number waiting.
 */
export async function findLine(
  db: Db,
  input: Page & { availability_id: number; now: string },
): Promise<{ rows: readonly OfficeEntryRow[]; count: number }> {
  const matching = sql`from waiting_list_entries w ${PARTICIPANT}
    join customers c on c.organiser_id = w.organiser_id and c.id = w.customer_id
    where w.availability_id = ${input.availability_id} and w.left_at is null`;
  const [page, total] = await atOnce(
    () =>
      sql<OfficeEntryRow>`
      select ${columns(input.now)}, c.cuid as customer_cuid, c.firstname as customer_firstname, c.lastname as customer_lastname, c.email, c.phone,
        (row_number() over (order by w.has_priority desc, w.turn))::integer as position
      ${matching} order by w.has_priority desc, w.turn limit ${input.limit} offset ${input.offset}`.execute(
        db,
      ),
    () =>
      sql<{
        count: number;
      }>`select count(*) as count from (select ${matching} limit ${MOST_COUNTED}) counted`.execute(
        db,
      ),
  );
  return { rows: page.rows, count: total.rows[0]?.count ?? 0 };
}

/**
 * Selects the entries on the waiting lists of an activity for availabilities that are not over, by
 * their start and in the order of joining, with contacts.
 */
export function selectLinesOfActivity(input: {
  activity_id: number;
  now: string;
}): ListQuery<OfficeEntryRow & { readonly availability_cuid: string; readonly start_at: string }> {
  const from = sql`from availabilities a
    join waiting_list_entries w on w.organiser_id = a.organiser_id and w.availability_id = a.id and w.left_at is null
    ${PARTICIPANT}
    where a.activity_id = ${input.activity_id} and a.end_at > ${input.now}`;
  return {
    rows: sql`select line.*, c.cuid as customer_cuid, c.firstname as customer_firstname, c.lastname as customer_lastname, c.email, c.phone
      from (select ${columns(input.now)}, w.customer_id, a.cuid as availability_cuid, a.start_at,
          (row_number() over (partition by w.availability_id order by w.has_priority desc, w.turn))::integer as position ${from}) line
      join customers c on c.id = line.customer_id
      order by line.start_at, line.availability_id, line.position`,
    counted: sql`select ${from}`,
  };
}
