import { sql } from 'kysely';
import type { LinkedRecord } from '@ribambelle/domain/website/own-links.ts';
import type { Db } from '../database/transaction.ts';

/** The records of the catalogue that are found by their cuid alone. */
const OFFERS = [
  ['bundle', 'bundles'],
  ['membership', 'memberships'],
  ['resource', 'resources'],
  ['voucher', 'vouchers'],
] as const;

/** Loads what the public sees under some names: activities, dates, other offers, and files. */
export async function loadLinkedRecords(
  db: Db,
  names: readonly string[],
): Promise<readonly LinkedRecord[]> {
  const listed = sql`any(${[...names]}::text[])`;
  const published = sql`activities where published`;
  const parts = [
    sql`select 'activity' as kind, slug as name from ${published} and slug = ${listed}`,
    sql`select 'activity' as kind, cuid as name from ${published} and cuid = ${listed}`,
    sql`select 'availability' as kind, a.cuid as name from availabilities a
      join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
      where v.published and a.cuid = ${listed}`,
    ...OFFERS.map(
      ([kind, table]) => sql`select ${kind}::text as kind, cuid as name from ${sql.table(table)}
        where published and cuid = ${listed}`,
    ),
    sql`select 'file' as kind, cuid as name from files where cuid = ${listed}`,
  ];
  const { rows } = await sql<LinkedRecord>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

/** Loads those of some pathnames from which an earlier page leads to its present address. */
export async function loadOldPathnames(
  db: Db,
  pathnames: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ pathname: string }>`
    select r.pathname from page_redirects r join pages p on p.organiser_id = r.organiser_id and p.id = r.page_id
    where r.pathname = any(${[...pathnames]}::text[]) and p.published_number > 0`.execute(db);
  return rows.map(({ pathname }) => pathname);
}
