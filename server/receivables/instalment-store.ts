import { canonicalInstant } from '@ribambelle/domain/base/instants.ts';
import { dueAt } from '@ribambelle/domain/receivables/due-at.ts';
import { type Instalment, respread } from '@ribambelle/domain/receivables/instalments.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** The instalments of one receivable. */
interface InInstalments {
  readonly receivable_id: number;
  readonly instalments: readonly Instalment[];
}

/** Loads the instalments of some receivables; those that are due at once are absent. */
export async function loadInstalments(
  db: Db,
  receivable_ids: readonly number[],
): Promise<readonly InInstalments[]> {
  if (receivable_ids.length === 0) return [];
  const { rows } = await sql<InInstalments>`
    select n.receivable_id, jsonb_agg(jsonb_build_object('due_at', n.due_at, 'amount', n.amount) order by n.position) as instalments
    from instalments n where n.receivable_id = any(${receivable_ids}::bigint[]) group by n.receivable_id`.execute(
    db,
  );
  return rows.map(({ receivable_id, instalments }) => ({
    receivable_id,
    instalments: instalments.map(({ due_at, amount }) => ({
      due_at: canonicalInstant(due_at) ?? due_at,
      amount,
    })),
  }));
}

/**
 * Writes the instalments of a locked receivable in place of earlier ones, which the caller decided
 * to add up to its total; without any it is due at once, at `due_at`.
 */
export async function writeInstalments(
  db: Db,
  { receivable_id, instalments }: InInstalments,
): Promise<void> {
  await sql`
    delete from instalments where receivable_id = ${receivable_id} and position > ${instalments.length}`.execute(
    db,
  );
  await sql`
    insert into instalments (receivable_id, position, due_at, amount)
    select ${receivable_id}::bigint, given.position, given.due_at, given.amount
    from jsonb_to_recordset(${JSON.stringify(instalments.map((one, at) => ({ ...one, position: at + 1 })))}::jsonb)
      as given (position integer, due_at timestamptz, amount integer)
    on conflict (organiser_id, receivable_id, position) do update set due_at = excluded.due_at, amount = excluded.amount`.execute(
    db,
  );
  await sql`
    update receivables r set in_instalments = ${instalments.length > 0},
      due_at = coalesce(next_due(r.organiser_id, r.id, r.paid_amount), r.due_at)
    where r.id = ${receivable_id}`.execute(db);
}

/**
 * Spreads the instalments of locked receivables again after their totals changed: they always add
 * up to them (R32). One that is made anew has the payment term of the organiser.
 */
export async function respreadInstalments(
  db: Db,
  { receivable_ids, now }: { readonly receivable_ids: readonly number[]; readonly now: string },
): Promise<void> {
  const { rows } = await sql<{
    id: number;
    total_amount: number;
    payment_term_days: number | null;
    timezone: string;
  }>`
    select r.id, r.total_amount, o.payment_term_days, o.timezone
    from receivables r join organisers o on o.id = r.organiser_id
    where r.id = any(${receivable_ids}::bigint[]) and r.in_instalments`.execute(db);
  const spread = await loadInstalments(
    db,
    rows.map(({ id }) => id),
  );
  for (const { id, total_amount, payment_term_days, timezone } of rows) {
    const { instalments = [] } = spread.find(({ receivable_id }) => receivable_id === id) ?? {};
    const otherwise =
      dueAt(now, { term_days: payment_term_days ?? 0, starts: [], timezone }) ?? now;
    const after = respread(instalments, { total_amount, now, otherwise });
    await writeInstalments(db, { receivable_id: id, instalments: after });
  }
}
