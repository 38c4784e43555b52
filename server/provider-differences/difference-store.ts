import type {
  BookDifference,
  ComparedPayment,
  DifferenceKind,
} from '@ribambelle/domain/payments/compare-books.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { isByTransfer } from '../outgoing-transfers/index.ts';

/**
 * Keeps the differences of an account as they are now: new ones are shown, those that are gone are
 * closed, and one that somebody closed stays closed.
 */
export async function saveDifferences(
  db: Db,
  input: { payment_provider_id: number; differences: readonly BookDifference[]; now: string },
): Promise<void> {
  const { payment_provider_id, now } = input;
  const given = JSON.stringify(input.differences);
  await sql`
    with given as materialized (
      select * from jsonb_to_recordset(${given}::jsonb)
        as d (kind text, provider_reference text, payment_cuid text, amount integer, detail text)
    ), gone as (
      update provider_differences d set closed_at = ${now}
      where d.payment_provider_id = ${payment_provider_id} and d.closed_at is null
        and not exists (select from given g where g.provider_reference = d.provider_reference and g.kind = d.kind and g.detail = d.detail)
    )
    insert into provider_differences (payment_provider_id, kind, provider_reference, payment_id, amount, detail, created_at)
    select ${payment_provider_id}::bigint, g.kind, g.provider_reference, p.id, g.amount, g.detail, ${now}::timestamptz
    from given g left join payments p on p.cuid = g.payment_cuid
    on conflict do nothing`.execute(db);
}

/** Closes the open differences of a kind of a payment, which are settled now. */
export async function closeDifferencesOf(
  db: Db,
  of: { payment_id: number; kind: DifferenceKind; now: string },
): Promise<void> {
  await db
    .updateTable('provider_differences')
    .set({ closed_at: of.now })
    .where('payment_id', '=', of.payment_id)
    .where('kind', '=', of.kind)
    .where('closed_at', 'is', null)
    .execute();
}

/** Closes an open difference with a word, and returns its reference; undefined for none. */
export async function closeDifference(
  db: Db,
  input: { cuid: string; note: string; closed_by: number; now: string },
): Promise<{ readonly provider_reference: string } | undefined> {
  const { cuid, note, closed_by, now: closed_at } = input;
  return db
    .updateTable('provider_differences')
    .set({ note, closed_by, closed_at })
    .where('cuid', '=', cuid)
    .where('closed_at', 'is', null)
    .returning('provider_reference')
    .executeTakeFirst();
}

/**
 * Loads our payments of an account that a list of the provider's names, and those that it must
 * name: made between two moments.
 */
export async function loadComparedPayments(
  db: Db,
  of: {
    payment_provider_id: number;
    references: readonly string[];
    cuids: readonly string[];
    from: string;
    before: string;
  },
): Promise<readonly ComparedPayment[]> {
  const { rows } = await sql<ComparedPayment>`
    select p.cuid, p.state, p.amount, p.currency, p.on_its_way, p.provider_reference,
      p.created_at >= ${of.from} and p.created_at < ${of.before} as expected,
      coalesce((select jsonb_agg(jsonb_build_object('cuid', f.cuid, 'provider_reference', f.provider_reference, 'amount', f.amount,
        'state', f.state) order by f.id) from refunds f where f.payment_id = p.id and not ${isByTransfer('f')}), '[]') as refunds,
      coalesce((select jsonb_agg(jsonb_build_object('provider_reference', d.provider_reference, 'amount', d.amount, 'state', d.state)
        order by d.id) from disputes d where d.payment_id = p.id), '[]') as disputes
    from payments p
    where p.payment_provider_id = ${of.payment_provider_id}
      and (p.provider_reference = any(${of.references}::text[]) or p.cuid = any(${of.cuids}::text[])
        or (p.created_at >= ${of.from} and p.created_at < ${of.before}))`.execute(db);
  return rows;
}
