import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type { Span } from '@ribambelle/domain/base/days.ts';
import { type RawBuilder, sql } from 'kysely';

interface Of {
  readonly organiser_id: number;
}

/**
 * By how much each receivable that moved since a moment was moved since then: what was charged less what was paid. What it owed then is what it owes now less that, so
 * that only what was written since is read.
 */
export function movedSince({ organiser_id, at }: Of & { at: Instant }): RawBuilder<unknown> {
  return sql`select x.receivable_id, sum(x.amount)::bigint as moved from (${entriesSince({ organiser_id, at })}) x group by 1`;
}

/** The entries of what is owed since a moment: lines above 0 and what was paid below it, or the other way round. */
export function entriesSince({ organiser_id, at }: Of & { at: Instant }): RawBuilder<unknown> {
  return sql`select l.receivable_id, l.amount, l.created_at from receivable_lines l
      where l.organiser_id = ${organiser_id} and l.created_at >= ${at}
    union all
    select a.receivable_id, -a.amount, a.created_at from payment_allocations a
      where a.organiser_id = ${organiser_id} and a.created_at >= ${at}`;
}

const BETWEEN = (column: RawBuilder<unknown>, { start_at, end_at }: Span) =>
  sql`(${column} >= ${start_at} and ${column} < ${end_at})`;

/**
 * Money as the ledgers have it, by the moment at which it was written (`amount`, what came above 0): a payment by its provider when it was paid, one by hand when it was
 * recorded, at what it was then; a correction and a refund when they were made, also a refund that is on its way, until its provider refuses it.
 */
export function writtenMoney({ organiser_id, span }: Of & { span: Span }): RawBuilder<unknown> {
  const written = sql`(case when p.provider is null then p.created_at else p.paid_at end)`;
  return sql`
    select 'RECEIVED' as line, p.amount from payments p
      where p.organiser_id = ${organiser_id} and ${BETWEEN(sql`p.created_at`, span)} and p.provider is null
        and p.paid_at is not null and p.method <> 'WALLET'
    union all
    select 'RECEIVED', p.amount from payments p
      where p.organiser_id = ${organiser_id} and ${BETWEEN(sql`p.paid_at`, span)} and p.provider is not null
    union all
    select 'RECEIVED', (x.amount_after - x.amount_before) * (${BETWEEN(sql`x.created_at`, span)}::integer - ${BETWEEN(written, span)}::integer)
      from payment_changes x join payments p on p.organiser_id = x.organiser_id and p.id = x.payment_id
      where x.organiser_id = ${organiser_id} and x.created_at >= ${span.start_at}
    union all
    select 'REFUNDED', -f.amount from refunds f where f.organiser_id = ${organiser_id} and ${BETWEEN(sql`f.created_at`, span)}
    union all
    select 'REFUNDED', f.amount from refunds f where f.organiser_id = ${organiser_id} and ${BETWEEN(sql`f.refused_at`, span)}`;
}
