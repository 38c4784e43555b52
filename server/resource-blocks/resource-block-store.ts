import type { TakenTime } from '@ribambelle/domain/resources/slots.ts';
import type { BlockedPeriod } from '@ribambelle/domain/resource-blocks/decide-block.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** Finds the ids of resources, published or not, by their cuids. */
export async function findResourceIds(
  db: Db,
  cuids: readonly string[],
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('resources')
    .select('id')
    .where('cuid', 'in', [...cuids])
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Adds a block with its times for each resource, which the caller has locked, and returns its cuid.
 * `times` has at least one, the earliest first.
 */
export async function insertResourceBlock(
  db: Db,
  input: {
    period: BlockedPeriod;
    reason: string;
    times: readonly TakenTime[];
    resource_ids: readonly number[];
    created_by: number;
    now: string;
  },
): Promise<string> {
  const { period, reason, times, resource_ids, created_by, now } = input;
  const { first_day, last_day, hours, weekdays } = period;
  const { rows } = await sql<{ cuid: string }>`
    with made as (
      insert into resource_blocks (reason, first_day, last_day, opens, closes, weekdays, start_at, end_at, created_by, created_at)
      values (${reason}, ${first_day}::date, ${last_day}::date, ${hours?.opens ?? null}, ${hours?.closes ?? null},
        ${JSON.stringify(weekdays)}::jsonb, ${times[0]?.start_at ?? now}, ${times.at(-1)?.end_at ?? now}, ${created_by}, ${now})
      returning id, cuid
    ), blocked as (
      insert into resource_block_times (block_id, resource_id, start_at, end_at)
      select made.id, resource_id, t.start_at, t.end_at
      from made, unnest(${[...resource_ids]}::bigint[]) as resource_id,
        jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as t (start_at timestamptz, end_at timestamptz)
    )
    select cuid from made`.execute(db);
  return rows[0]?.cuid ?? '';
}

/** Locks a block; undefined when there is none. */
export async function lockResourceBlock(db: Db, block: string) {
  return db
    .selectFrom('resource_blocks')
    .select(['id', 'cuid', 'reason', 'start_at'])
    .where('cuid', '=', block)
    .forUpdate()
    .executeTakeFirst();
}

/** Deletes a block with its times. */
export async function removeResourceBlock(db: Db, id: number): Promise<void> {
  await db.deleteFrom('resource_block_times').where('block_id', '=', id).execute();
  await db.deleteFrom('resource_blocks').where('id', '=', id).execute();
}

/**
 * Loads the times of a deleted block, with their resources, as they are kept; leaves out those of
 * deleted resources.
 */
export async function loadKeptTimes(
  db: Db,
  kept: string,
): Promise<
  readonly { readonly resource_id: number; readonly start_at: string; readonly end_at: string }[]
> {
  const { rows } = await sql<{ resource_id: number; start_at: string; end_at: string }>`
    select r.id as resource_id, t.start_at, t.end_at from jsonb_array_elements(${kept}::jsonb) part
    cross join lateral jsonb_to_recordset(part -> 'rows') as t (resource_id bigint, start_at timestamptz, end_at timestamptz)
    join resources r on r.id = t.resource_id
    where part ->> 'table' = 'resource_block_times'`.execute(db);
  return rows;
}

/** Tests whether one of these bookings was made or changed by staff since a moment. */
export async function areBookedSince(
  db: Db,
  input: { ids: readonly number[]; since: string },
): Promise<boolean> {
  const { ids, since } = input;
  const { rows } = await sql`
    select from bookings b where b.id = any(${[...ids]}::bigint[]) and (b.created_at >= ${since} or exists (
      select from audit_log a where a.organiser_id = b.organiser_id and a.entity_cuid = b.cuid and a.action = 'bookings.update'
        and a.created_at >= ${since})) limit 1`.execute(db);
  return rows.length > 0;
}
