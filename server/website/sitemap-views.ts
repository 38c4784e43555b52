import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** A public activity, and when it was last changed. */
export interface ListedActivity {
  readonly cuid: string;
  readonly slug: string;
  readonly updated_at: string;
}

/**
 * Loads at most `limit` published activities in the order of their cuids, after the one with this
 * cuid; '' begins.
 */
export async function loadListedActivities(
  db: Db,
  input: { after: string; limit: number },
): Promise<readonly ListedActivity[]> {
  return db
    .selectFrom('activities')
    .select(['cuid', 'slug', 'updated_at'])
    .where('cuid', '>', input.after)
    .where('published', '=', true)
    .orderBy('cuid')
    .limit(input.limit)
    .execute();
}

/**
 * Loads the last cuid of every full part of so many activities, in order: where the next part
 * begins. At most a thousand parts.
 */
export async function loadPartEnds(db: Db, size: number): Promise<readonly string[]> {
  const { rows } = await sql<{ cuid: string }>`select cuid from (
      select cuid, row_number() over (order by cuid) as number from activities
      where published
    ) numbered where number % ${size} = 0 order by cuid limit 1000`.execute(db);
  return rows.map(({ cuid }) => cuid);
}

/** A public bundle, voucher, membership or resource, and when it was last changed. */
export interface ListedOffer {
  readonly cuid: string;
  readonly updated_at: string;
}

/**
 * Loads the published bundles, vouchers, memberships or resources in the organiser's order, a
 * thousand at most.
 */
export async function loadListedOffers(
  db: Db,
  table: 'bundles' | 'vouchers' | 'memberships' | 'resources',
): Promise<readonly ListedOffer[]> {
  return db
    .selectFrom(table)
    .select(['cuid', 'updated_at'])
    .where('published', '=', true)
    .orderBy('order')
    .orderBy('id')
    .limit(1000)
    .execute();
}
