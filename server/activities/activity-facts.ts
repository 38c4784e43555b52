import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { CardSummary, Summarised } from '@ribambelle/domain/availabilities/card-summary.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { loadShownImages } from '../files/index.ts';
import { allOf } from './catalogue-views.ts';
import { hasStatus, shownStatus } from './status-conditions.ts';

interface Input {
  readonly ids: readonly number[];
}

/** Loads the pictures of activities, in order. */
export async function loadImages(db: Db, ids: readonly number[]) {
  const rows = await loadShownImages(db, { of: 'activities', ids });
  return rows.map(({ owner_id, ...image }) => ({ ...image, activity_id: owner_id }));
}

/** The most availabilities, open or full, that are read of an activity: those that close first. */
const MOST_OFFERED = 100;

interface Summarising {
  readonly now: string;
  /** The conditions on the availabilities that the summary describes. */
  readonly fitting: readonly RawBuilder<boolean>[];
}

/**
 * The moment at which the clock next changes the summary of these availabilities: one opens, begins
 * or closes.
 */
const UNTIL = (now: string) => sql`, least(min(closes_at), min(open_until) filter (where is_open),
      min(registrations_start_at) filter (where opens_later), min(start_at) filter (where start_at > ${now})) as until`;

/**
 * The order in which availabilities can be joined, as `byTurn` in
 * domain/availabilities/card-summary.ts has it.
 */
const BY_TURN = sql`not is_open, opens_later, runs_until desc nulls last, start_at, end_at`;

/**
 * Selects the summary of one activity, as `summaryOf` in domain/availabilities/card-summary.ts
 * defines it, in one row with the ids of its locations: from the availabilities that fit the
 * filters, up to 100 that are open or full.
 */
export function summaryOfActivity(
  activity_id: RawBuilder<unknown>,
  { now, fitting, more = sql`` }: Summarising & { readonly more?: RawBuilder<unknown> },
): RawBuilder<Omit<SummaryRow, 'activity_id'>> {
  return sql`select case when bool_or(is_open) then 'OPEN' when count(*) > 0 then 'FULL' else 'CLOSED' end as status,
      (array_agg(start_at order by ${BY_TURN}))[1] as next_start_at,
      (array_agg(end_at order by ${BY_TURN}))[1] as next_end_at,
      coalesce(min(price) filter (where is_open), min(price)) as price_from,
      count(*) filter (where is_open) as open,
      case when bool_and(opens_later) filter (where is_open)
        then min(registrations_start_at) filter (where is_open) end as opens_at,
      array_agg(distinct location_id) filter (where location_id is not null) as location_ids${more}
    from (
      select start_at, end_at, closes_at, open_until, price, location_id, registrations_start_at, open_until > ${now} as is_open,
        coalesce(registrations_start_at > ${now}, false) as opens_later,
        case when start_at <= ${now} then end_at end as runs_until
      from availabilities
      where activity_id = ${activity_id}
        and ${allOf([hasStatus(['OPEN', 'FULL'], now), ...fitting])}
      order by closes_at limit ${MOST_OFFERED}
    ) offered`;
}

/**
 * Loads the whole summary of each of these activities, with the moment until which it holds if
 * nobody changes it; null for always.
 */
export async function loadSummaries(
  db: Db,
  { ids, ...summarising }: Omit<Summarising, 'fitting'> & Input,
): Promise<readonly SummaryUntil[]> {
  const summary = summaryOfActivity(sql`wanted.id`, {
    ...summarising,
    fitting: [],
    more: UNTIL(summarising.now),
  });
  const { rows } = await sql<SummaryUntil>`
    select wanted.id as activity_id, summary.* from unnest(${ids}::bigint[]) as wanted (id)
    cross join lateral (${summary}) summary`.execute(db);
  return rows;
}

/**
 * Loads the number of open availabilities of each of these activities, and when the next one begins
 * (`nextStartOf`): the part of an summary that the back-office lists.
 */
export async function loadNextStarts(
  db: Db,
  { ids, now }: Input & { now: string },
): Promise<readonly Pick<SummaryRow, 'activity_id' | 'open' | 'next_start_at'>[]> {
  const { rows } = await sql<Pick<SummaryRow, 'activity_id' | 'open' | 'next_start_at'>>`
    select wanted.id as activity_id, summary.* from unnest(${ids}::bigint[]) as wanted (id)
    cross join lateral (
      select count(*) filter (where is_open) as open,
        coalesce(min(start_at) filter (where is_open and later), min(start_at) filter (where is_open),
          min(start_at) filter (where later), min(start_at)) as next_start_at
      from (
        select start_at, start_at > ${now} as later, open_until > ${now} as is_open from availabilities
        where activity_id = wanted.id and ${hasStatus(['OPEN', 'FULL'], now)}
        order by closes_at limit ${MOST_OFFERED}
      ) offered
    ) summary`.execute(db);
  return rows;
}

/** Loads the names of all locations by their ids, in the first of the languages. */
export async function loadLocationNames(
  db: Db,
  languages: readonly Language[],
): Promise<ReadonlyMap<number, string>> {
  const titles = languages.map((language) => sql`nullif(title ->> ${sql.lit(language)}, '')`);
  const { rows } = await sql<{ id: number; name: string }>`
    select id, coalesce(${sql.join(titles)}, name) as name from locations`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * Loads the availabilities of one activity that are open or full now, up to 100, as `summaryOf`
 * counts them, with their deposits.
 */
export async function loadOpenOrFull(db: Db, input: { id: number; now: string }) {
  const { id, now } = input;
  const { rows } = await sql<Summarised & { deposit: number }>`
    select ${shownStatus(now)} as status, start_at, end_at, registrations_start_at, price, deposit from availabilities
    where activity_id = ${id} and ${hasStatus(['OPEN', 'FULL'], now)}
    order by closes_at limit ${MOST_OFFERED}`.execute(db);
  return rows;
}

export interface SummaryRow {
  readonly activity_id: number;
  readonly status: CardSummary['status'];
  readonly next_start_at: string | null;
  readonly next_end_at: string | null;
  readonly price_from: number | null;
  readonly open: number;
  readonly opens_at: string | null;
  /** In order; null for none. */
  readonly location_ids: readonly number[] | null;
}

/** An summary with the moment until which it holds if nobody changes anything; null for always. */
export interface SummaryUntil extends SummaryRow {
  readonly until: string | null;
}
