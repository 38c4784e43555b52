import { type GrossLine, type RateSum, vatByRate } from '@ribambelle/domain/vat/vat-of.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/**
 * Loads the net, VAT and gross of what is asked for an order or a receivable by rate (`vatByRate`);
 * nothing where no line has VAT.
 */
export async function loadVatByRate(
  db: Db,
  of: { readonly cart_id: number } | { readonly receivable_id: number },
): Promise<readonly RateSum[]> {
  const { rows } = await sql<GrossLine>`
    select l.vat_category, l.vat_rate, sum(l.amount)::integer as amount from receivables r
    join receivable_lines l on l.organiser_id = r.organiser_id and l.receivable_id = r.id
    where ${'cart_id' in of ? sql`r.cart_id = ${of.cart_id}` : sql`r.id = ${of.receivable_id}`}
    group by 1, 2 having sum(l.amount) <> 0`.execute(db);
  return rows.some(({ vat_category }) => vat_category !== null) ? vatByRate(rows) : [];
}
