import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

const FIELDS = ['received_at', 'method', 'note'] as const;

interface ChangeRow {
  readonly amount_before: number;
  readonly amount_after: number;
  readonly changes: Json;
  readonly reason: string;
  readonly made_by: string | null;
  readonly created_at: string;
}

/**
 * Loads the corrections and voidings of a payment, newest first; for each field besides the amount,
 * its values before and after. Minor units.
 */
export async function loadPaymentChanges(db: Db, payment_id: number) {
  const { rows } = await sql<ChangeRow>`
    select x.amount_before, x.amount_after, x.changes, x.reason, x.created_at,
      (select s.firstname || ' ' || s.lastname from collaborators s where s.organiser_id = x.organiser_id and s.id = x.created_by) as made_by
    from payment_changes x where x.payment_id = ${payment_id}
    order by x.created_at desc, x.id desc`.execute(db);
  return rows.map(({ changes, ...row }) => ({ ...row, fields: fieldsOf(changes) }));
}

function fieldsOf(changes: Json) {
  const byName = new Map(Object.entries(Object(changes)));
  return FIELDS.flatMap((field) => {
    const change: unknown = byName.get(field);
    if (typeof change !== 'object' || change === null) return [];
    const sides = new Map<string, unknown>(Object.entries(change));
    return [{ field, from: textOf(sides.get('from')), to: textOf(sides.get('to')) }];
  });
}

function textOf(side: unknown): string {
  return typeof side === 'string' ? side : '';
}
