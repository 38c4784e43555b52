import type { Json } from '@ribambelle/database/json.ts';
import { canonicalInstant } from '@ribambelle/domain/base/instants.ts';
import { type DuePart, dueParts } from '@ribambelle/domain/receivables/due-parts.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/**
 * An amount that an order still owes, in minor units; the title is a bilingual column, null for an
 * accessory.
 */
export interface OwedRow {
  readonly amount: number;
  readonly due_at: string | null;
  readonly title: Json | null;
  /** True for a debt that is paid in instalments. */
  readonly in_instalments: boolean;
}

/** Selects the amounts that an order still owes, part by part, as a list in a column. */
export const owedRows = (cart_id: number): RawBuilder<readonly OwedRow[]> => sql<
  readonly OwedRow[]
>`
  (select coalesce(jsonb_agg(jsonb_build_object('amount', part.amount, 'due_at', part.due_at, 'title', s.title, 'in_instalments', o.in_instalments) order by o.created_at, o.id, part.due_at), '[]')
   from receivables o cross join lateral owed_parts(o) part left join receivable_subjects s on s.organiser_id = o.organiser_id and s.receivable_id = o.id
   where o.cart_id = ${cart_id} and o.owed_amount > 0)`;

/** Loads the same list in a query of its own. */
export async function loadOwedRows(db: Db, cart_id: number): Promise<readonly OwedRow[]> {
  const { rows } = await sql<{
    owed: readonly OwedRow[];
  }>`select ${owedRows(cart_id)} as owed`.execute(db);
  return rows[0]?.owed ?? [];
}

/** Returns the parts of it by due date; `text` reads bilingual columns. */
export function partsOf(
  rows: readonly Omit<OwedRow, 'in_instalments'>[],
  text: (column: Json) => string,
): readonly DuePart[] {
  return dueParts(
    rows.map(({ amount, due_at, title }) => ({
      amount,
      due_at: due_at === null ? null : canonicalInstant(due_at),
      title: title === null ? null : text(title),
    })),
  );
}

/** Returns the moment at which a debt is paid when some of it is in instalments; null otherwise. */
export const instalmentsAt = (
  rows: readonly Pick<OwedRow, 'in_instalments'>[],
  now: string,
): string | null => (rows.some(({ in_instalments }) => in_instalments) ? now : null);
