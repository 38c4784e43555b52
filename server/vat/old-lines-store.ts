import type { VatCategory } from '@ribambelle/domain/vat/categories.ts';
import { OUTSIDE_VAT } from '@ribambelle/domain/vat/old-lines.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** The most lines that get their VAT in one transaction. */
const AT_ONCE = 20_000;

/**
 * Gives lines without VAT a category (`OUTSIDE_VAT`) with the rate of their own day, the
 * oldest first, as many as one transaction takes; returns how many. Their amounts stay.
 */
export async function setVatOfOldLines(
  db: Db,
  of: { vat_category: VatCategory; until: string; timezone: string },
): Promise<number> {
  const { vat_category, until, timezone } = of;
  const { numAffectedRows = 0n } = await sql`
    with old as materialized (
      select l.id, (l.created_at at time zone ${timezone})::date as day,
        case when r.kind = any(${OUTSIDE_VAT}::text[]) then 'NOT_SUBJECT' else ${vat_category} end as category
      from receivable_lines l join receivables r on r.organiser_id = l.organiser_id and r.id = l.receivable_id
      where l.vat_category is null and l.created_at <= ${until} order by l.created_at limit ${AT_ONCE}
    )
    update receivable_lines l set vat_category = v.category, vat_rate = v.rate
    from old join vat_rates v on v.category = old.category and old.day between v.valid_from and coalesce(v.valid_until, 'infinity')
    where l.id = old.id and l.vat_category is null`.execute(db);
  return Number(numAffectedRows);
}
