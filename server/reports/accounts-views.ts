import type { Span } from '@ribambelle/domain/base/days.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ListQuery } from '../lists/list-views.ts';
import { entriesSince, writtenMoney } from './ledger-views.ts';
import { movedMoney } from './payments-report-views.ts';
import type { Whole } from './report-views.ts';

/** A line of the accounts as the ledgers say it; minor units. */
export interface AccountFound extends Whole<AccountSum> {
  readonly section: 'MONEY' | 'CHARGED' | 'WALLET' | 'CLOSING';
  readonly line: string;
  readonly part: string | null;
  readonly count: number | null;
  readonly amount: number;
}

/** What families owed, less what they had, before and after; and by how much the ledgers miss each other. */
export interface AccountSum {
  readonly opening: number;
  readonly closing: number;
  readonly difference: number;
}

interface Input {
  readonly organiser_id: number;
  readonly span: Span;
}

/**
 * The accounts of a span, of one moment. The closing balance is read from the ledgers by itself, and compared with what opening, money, charges and credit given
 * come to.
 */
export function selectAccounts(input: Input): ListQuery<AccountFound> {
  const facts = sql`with ${balances(input)}, ${movements(input)}, ${CLOSING}, found as materialized (
    select 1 as section_order, 'MONEY' as section, line, method as part, count(*) as count, sum(amount)::bigint as amount
      from money group by line, method
    union all
    select 2, 'CHARGED', reason, kind, count, amount from charged
    union all
    select 3, 'WALLET', reason, null, sum(count)::bigint, sum(amount)::bigint from wallet group by reason having sum(count) > 0
    union all
    select 3, 'WALLET', line, null, null, amount from wallet_ends
    union all
    select 4, 'CLOSING', line, null, null, amount from closing_lines where line <> 'DIFFERENCE' or amount <> 0)`;
  return {
    rows: sql`${facts} select found.section, found.line, found.part, found.count, found.amount, (select count(*) from found) as lines,
        (select to_json(w) from (select opening, closing, difference from sums) w) as whole
      from found order by found.section_order, ${LINE_ORDER}, found.part nulls last`,
    counted: sql`${facts} select from found`,
  };
}

/** In which order the lines of a section stand; its own order for what is not named. */
const LINE_ORDER = sql`array_position(array['OPENING_OWED', 'OPENING_CREDIT', 'OPENING_WALLET', 'OPENING',
  'SALE', 'DISCOUNT', 'CHANGE', 'CANCELLATION', 'FEE', 'CHARGED', 'RECEIVED', 'RECEIVED_OTHERWISE', 'REFUNDED', 'REFUNDED_OTHERWISE',
  'CREDIT_GIVEN', 'PAYMENT', 'OVERPAYMENT', 'LATE_PAYMENT', 'REDEMPTION', 'MERGE', 'REFUND', 'CORRECTION', 'CLOSING', 'CLOSING_OWED', 'CLOSING_CREDIT',
  'CLOSING_WALLET', 'DIFFERENCE'], found.line)`;

/** What was owed and what was credit before the span and at its end: what it is now, less what was written since. */
function balances({ organiser_id, span }: Input): RawBuilder<unknown> {
  return sql`since as materialized (
      select x.receivable_id, sum(x.amount)::bigint as from_start, coalesce(sum(x.amount) filter (where x.created_at >= ${span.end_at}), 0)::bigint as from_end
      from (${entriesSince({ organiser_id, at: span.start_at })}) x group by 1
    ), moved as materialized (
      select r.owed_amount, r.credit_amount, r.total_amount - r.paid_amount - s.from_start as at_start, r.total_amount - r.paid_amount - s.from_end as at_end
      from since s join receivables r on r.organiser_id = ${organiser_id} and r.id = s.receivable_id
    ), unmoved as materialized (
      select (select coalesce(sum(r.owed_amount), 0) from receivables r where r.organiser_id = ${organiser_id} and r.owed_amount > 0)
          - coalesce(sum(owed_amount), 0) as owed,
        (select coalesce(sum(r.credit_amount), 0) from receivables r where r.organiser_id = ${organiser_id} and r.credit_amount > 0)
          - coalesce(sum(credit_amount), 0) as credit
      from moved
    ), open as materialized (
      select (unmoved.owed + coalesce((select sum(at_start) from moved where at_start > 0), 0))::bigint as opening_owed,
        (unmoved.credit - coalesce((select sum(at_start) from moved where at_start < 0), 0))::bigint as opening_credit,
        (unmoved.owed + coalesce((select sum(at_end) from moved where at_end > 0), 0))::bigint as closing_owed,
        (unmoved.credit - coalesce((select sum(at_end) from moved where at_end < 0), 0))::bigint as closing_credit
      from unmoved
    )`;
}

/** What happened in the span: money by its own day and as it was written, charges, and what moved in wallets. */
function movements({ organiser_id, span }: Input): RawBuilder<unknown> {
  return sql`money as materialized (${movedMoney({ organiser_id, span })}),
    written as materialized (${writtenMoney({ organiser_id, span })}),
    charged as materialized (
      select r.kind, l.reason, count(*) as count, sum(l.amount)::bigint as amount
      from receivable_lines l join receivables r on r.organiser_id = l.organiser_id and r.id = l.receivable_id
      where l.organiser_id = ${organiser_id} and l.created_at >= ${span.start_at} and l.created_at < ${span.end_at} group by 1, 2
    ), wallet as materialized (
      select reason, payment_id is null as given, count(*) filter (where created_at >= ${span.start_at}) as count,
        coalesce(sum(amount) filter (where created_at >= ${span.start_at}), 0)::bigint as amount,
        coalesce(sum(amount) filter (where created_at < ${span.start_at}), 0)::bigint as before
      from wallet_movements where organiser_id = ${organiser_id} and created_at < ${span.end_at} group by 1, 2
    ), wallet_sums as (
      select coalesce(sum(before), 0)::bigint as wallet_opening, coalesce(sum(before + amount), 0)::bigint as wallet_closing,
        coalesce(sum(amount) filter (where given), 0)::bigint as given from wallet
    ), wallet_ends as (
      select line, amount from wallet_sums, lateral (values ('OPENING', wallet_opening), ('CLOSING', wallet_closing)) ends (line, amount)
    )`;
}

/** Opening balance and what moved it, to the closing balance that the ledgers say. */
const CLOSING = sql`money_sums as (${sumsOf('money')}), written_sums as (${sumsOf('written')}), flows as (
      select coalesce((select sum(amount) from charged), 0)::bigint as charged,
        -(select received_amount from money_sums) as received, (select received_amount from money_sums) - (select received_amount from written_sums) as received_otherwise,
        -(select refunded_amount from money_sums) as refunded, (select refunded_amount from money_sums) - (select refunded_amount from written_sums) as refunded_otherwise
    ), sums as materialized (
      select *, opening_owed - opening_credit - wallet_opening as opening, closing_owed - closing_credit - wallet_closing as closing,
        closing_owed - closing_credit - wallet_closing
          - (opening_owed - opening_credit - wallet_opening + charged + received + received_otherwise + refunded + refunded_otherwise - given) as difference
      from open, wallet_sums, flows
    ), closing_lines as (
      select lines.line, lines.amount from sums, lateral (values
        ('OPENING_OWED', opening_owed), ('OPENING_CREDIT', -opening_credit), ('OPENING_WALLET', -wallet_opening), ('OPENING', opening),
        ('CHARGED', charged), ('RECEIVED', received), ('RECEIVED_OTHERWISE', received_otherwise), ('REFUNDED', refunded),
        ('REFUNDED_OTHERWISE', refunded_otherwise), ('CREDIT_GIVEN', -given), ('CLOSING', closing),
        ('CLOSING_OWED', closing_owed), ('CLOSING_CREDIT', -closing_credit), ('CLOSING_WALLET', -wallet_closing), ('DIFFERENCE', difference)
      ) lines (line, amount)
    )`;

function sumsOf(table: 'money' | 'written'): RawBuilder<unknown> {
  const sum = (line: string) =>
    sql`coalesce(sum(amount) filter (where line = ${sql.lit(line)}), 0)::bigint`;
  return sql`select ${sum('RECEIVED')} as received_amount, ${sum('REFUNDED')} as refunded_amount from ${sql.ref(table)}`;
}
