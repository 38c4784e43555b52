import { type GrossLine, type RateSum, vatByRate } from '@ribambelle/domain/vat/vat-of.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/**
 * Loads the net, VAT and gross of what is asked for receivables by rate (`vatByRate`); nothing for
 * those of which no line has VAT. `of` is a condition on the receivable `r`.
 */
export async function loadVatByRate(db: Db, of: RawBuilder<unknown>): Promise<readonly RateSum[]> {
  const { rows } = await sql<GrossLine>`
    select l.vat_category, l.vat_rate, sum(l.amount)::integer as amount from receivables r
    join receivable_lines l on l.organiser_id = r.organiser_id and l.receivable_id = r.id
    where ${of} group by 1, 2 having sum(l.amount) <> 0`.execute(db);
  return saidVat(rows);
}

/** Returns the sums by rate of lines; nothing when none of them has VAT. */
export function saidVat(lines: readonly GrossLine[]): readonly RateSum[] {
  return lines.some(({ vat_category }) => vat_category !== null) ? vatByRate(lines) : [];
}
