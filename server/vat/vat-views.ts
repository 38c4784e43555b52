import { OUTSIDE_VAT } from '@ribambelle/domain/vat/old-lines.ts';
import type { VatCategory } from '@ribambelle/domain/vat/categories.ts';
import type { CategoryUse } from '@ribambelle/domain/vat/regime.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** Counts the things on sale by the category that they have chosen. */
export async function countUses(db: Db): Promise<readonly CategoryUse[]> {
  const { rows } = await sql<CategoryUse>`
    select vat_category as category, count(*)::integer as count from (
      select vat_category from activities union all select vat_category from options where active
      union all select vat_category from bundles union all select vat_category from memberships
      union all select vat_category from resources) chosen
    where vat_category is not null group by 1`.execute(db);
  return rows;
}

/** Lines without VAT of one category that they would get, in minor units. */
export interface OldLines {
  readonly category: VatCategory;
  readonly count: number;
  readonly amount: number;
  readonly first_day: string;
  readonly last_day: string;
}

/**
 * Loads the lines without VAT by the category that they would get (`OUTSIDE_VAT`); the most
 * lines first.
 */
export async function loadOldLines(
  db: Db,
  { vat_category, timezone }: { vat_category: VatCategory; timezone: string },
): Promise<readonly OldLines[]> {
  const day = (of: 'min' | 'max') =>
    sql`to_char(${sql.raw(of)}(l.created_at) at time zone ${timezone}, 'YYYY-MM-DD')`;
  const { rows } = await sql<OldLines>`
    select case when r.kind = any(${OUTSIDE_VAT}::text[]) then 'NOT_SUBJECT' else ${vat_category} end as category,
      count(*)::integer as count, sum(l.amount)::bigint as amount, ${day('min')} as first_day, ${day('max')} as last_day
    from receivable_lines l join receivables r on r.organiser_id = l.organiser_id and r.id = l.receivable_id
    where l.vat_category is null group by 1 order by 2 desc`.execute(db);
  return rows;
}

/** Counts the lines without VAT that were written until a moment. */
export async function countOldLines(db: Db, { until }: { until: string }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from receivable_lines
    where vat_category is null and created_at <= ${until}`.execute(db);
  return rows[0]?.count ?? 0;
}
