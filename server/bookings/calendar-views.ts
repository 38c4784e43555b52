import type { Json } from '@ribambelle/database/json.ts';
import { type RawBuilder, sql } from 'kysely';
import { atOnce } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import { inGroups } from '../resource-groups/index.ts';
import { type ResourceTerms, TERMS } from '../resources/index.ts';

/** A resource of the calendar with its booking terms; its name is a bilingual column. */
export interface CalendarResourceRow extends ResourceTerms {
  readonly id: number;
  readonly cuid: string;
  readonly name: Json;
  readonly published: boolean;
}

/** An entry that takes the time of a resource. */
export interface CalendarEntryRow {
  readonly resource_id: number;
  readonly start_at: string;
  readonly end_at: string;
  readonly kind: 'BOOKED' | 'HELD' | 'BLOCKED' | 'PLANNED';
  readonly booking: {
    readonly cuid: string;
    readonly firstname: string;
    readonly lastname: string;
    readonly participants_count: number;
    readonly dates_count: number;
    readonly owed_amount: number;
  } | null;
  readonly block: { readonly cuid: string; readonly reason: string } | null;
  /** The title is a bilingual column. */
  readonly planned: {
    readonly availability: string;
    readonly title: Json;
    readonly registered: number;
  } | null;
  readonly expires_at: string | null;
}

/**
 * Loads resources in the organiser's order, including unpublished ones, of a group where one is
 * named, or one by its cuid.
 */
export async function loadCalendarResources(
  db: Db,
  input: { resource: string | undefined; group: string | undefined; most: number },
): Promise<readonly CalendarResourceRow[]> {
  const { resource, group, most } = input;
  const one = resource === undefined ? sql`true` : sql`r.cuid = ${resource}`;
  const which = group === undefined ? one : sql`${one} and ${inGroups([group])}`;
  const { rows } = await sql<CalendarResourceRow>`
    select r.id, r.cuid, r.name, r.published, ${TERMS} from resources r
    join booking_configurations c on c.organiser_id = r.organiser_id and c.id = r.booking_configuration_id
    where ${which} order by r."order", r.id limit ${most}`.execute(db);
  return rows;
}

/**
 * Loads the entries that take the time of resources between two moments: booked, blocked, needed by
 * a date, and in a cart until it expires. Earliest first.
 */
export async function loadCalendarEntries(
  db: Db,
  input: { ids: readonly number[]; after: string; before: string; now: string },
): Promise<readonly CalendarEntryRow[]> {
  if (input.ids.length === 0) return [];
  const [takenRows, heldRows] = await atOnce(
    () => sql<CalendarEntryRow>`${takenEntries(input)}`.execute(db),
    () => sql<CalendarEntryRow>`${heldEntries(input)}`.execute(db),
  );
  return [...takenRows.rows, ...heldRows.rows].toSorted((one, other) =>
    one.start_at < other.start_at ? -1 : Number(one.start_at > other.start_at),
  );
}

type Span = Parameters<typeof loadCalendarEntries>[1];

function takenEntries({ ids, after, before }: Span): RawBuilder<unknown> {
  return sql`
    select t.resource_id, t.start_at, t.end_at,
      case when t.block_id is not null then 'BLOCKED' when t.date_id is not null then 'PLANNED' else 'BOOKED' end as kind,
      case when b.id is not null then jsonb_build_object('cuid', b.cuid, 'firstname', c.firstname, 'lastname', c.lastname,
        'participants_count', who.participants, 'dates_count',
        (select count(*) from booking_dates d where d.organiser_id = b.organiser_id and d.booking_id = b.id), 'owed_amount', who.owed_amount) end as booking,
      case when x.id is not null then jsonb_build_object('cuid', x.cuid, 'reason', x.reason) end as block,
      case when a.id is not null then jsonb_build_object('availability', a.cuid, 'title', v.title, 'registered', n.registered) end as planned,
      null::timestamptz as expires_at
    from taken_times(${[...ids]}::bigint[], ${after}::timestamptz, ${before}::timestamptz) t
    left join bookings b on b.id = t.booking_id
    left join lateral (
      select count(*) as participants, coalesce(sum(owed.owed_amount), 0) as owed_amount from booking_participations w
      left join receivables owed on owed.organiser_id = w.organiser_id and owed.id = w.receivable_id
      where w.organiser_id = b.organiser_id and w.booking_id = b.id) who on b.id is not null
    left join customers c on c.organiser_id = b.organiser_id and c.id = b.customer_id
    left join resource_blocks x on x.id = t.block_id
    left join availability_dates n on n.id = t.date_id
    left join availabilities a on a.organiser_id = n.organiser_id and a.id = n.availability_id
    left join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id`;
}

function heldEntries({ ids, after, before, now }: Span): RawBuilder<unknown> {
  return sql`
    select i.resource_id, held.start_at, held.end_at, 'HELD' as kind, null::jsonb as booking, null::jsonb as block, null::jsonb as planned, i.expires_at
    from cart_items i
    cross join lateral jsonb_to_recordset(i.price_lines -> 'dates') as held (start_at timestamptz, end_at timestamptz)
    where i.resource_id = any(${[...ids]}::bigint[]) and i.processed_at is null
      and i.expires_at > ${now} and held.end_at > ${after} and held.start_at < ${before}`;
}
