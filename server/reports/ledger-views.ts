import type { Span } from '@ribambelle/domain/base/days.ts';
import { type RawBuilder, sql } from 'kysely';

const BETWEEN = (column: RawBuilder<unknown>, { start_at, end_at }: Span) =>
  sql`(${column} >= ${start_at} and ${column} < ${end_at})`;

/**
 * Selects money as the ledgers have it, by the moment at which it was written (`amount`, above 0
 * for money that came): a payment by its provider when it was paid, one by hand when it was
 * recorded, at its amount then; a correction and a refund when they were made, even a pending
 * refund, until it fails.
 */
export function writtenMoney(span: Span): RawBuilder<unknown> {
  const writtenAt = sql`(case when p.provider is null then p.created_at else p.paid_at end)`;
  return sql`
    select 'RECEIVED' as line, p.amount from payments p
      where ${BETWEEN(sql`p.created_at`, span)} and p.provider is null
        and p.paid_at is not null and p.method <> 'WALLET'
    union all
    select 'RECEIVED', p.amount from payments p
      where ${BETWEEN(sql`p.paid_at`, span)} and p.provider is not null
    union all
    select 'RECEIVED', (x.amount_after - x.amount_before) * (${BETWEEN(sql`x.created_at`, span)}::integer - ${BETWEEN(writtenAt, span)}::integer)
      from payment_changes x join payments p on p.organiser_id = x.organiser_id and p.id = x.payment_id
      where x.created_at >= ${span.start_at}
    union all
    select 'REFUNDED', -f.amount from refunds f where ${BETWEEN(sql`f.created_at`, span)}
    union all
    select 'REFUNDED', f.amount from refunds f where ${BETWEEN(sql`f.failed_at`, span)}`;
}
