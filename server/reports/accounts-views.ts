import type { Span } from '@ribambelle/domain/base/days.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ListQuery } from '../lists/list-views.ts';
import { writtenMoney } from './ledger-views.ts';
import { openAround, openSums, walletsAt } from './month-end-views.ts';
import { movedMoney } from './payments-report-views.ts';
import type { Whole } from './report-views.ts';

/** A line of the accounts, from the ledgers; minor units. */
export interface AccountFound extends Whole<AccountSum> {
  readonly section: 'MONEY' | 'CHARGED' | 'VAT' | 'WALLET' | 'CLOSING';
  readonly line: string;
  readonly part: string | null;
  readonly count: number | null;
  readonly amount: number;
}

/**
 * The amounts that families owed, less what they had, before and after; and the difference between
 * the ledgers.
 */
export interface AccountSum {
  readonly opening: number;
  readonly closing: number;
  readonly difference: number;
}

interface Input {
  readonly span: Span;
  readonly now: Instant;
}

/**
 * Selects the accounts of a span, as of one moment. The closing balance is read from the ledgers
 * separately, and compared with the result of opening, money, charges and credit given.
 */
export function selectAccounts(input: Input): ListQuery<AccountFound> {
  const facts = sql`with ${balances(input)}, ${movements(input)}, ${CLOSING}, found as materialized (
    select 1 as section_order, 'MONEY' as section, line, method as part, count(*) as count, sum(amount)::bigint as amount
      from money group by line, method
    union all
    select 2, 'CHARGED', reason, kind, count, amount from charged
    union all
    select 3, 'VAT', line.name, v.part, case when line.name = 'GROSS' then v.count end, line.amount from vat v,
      lateral (values ('GROSS', v.gross), ('NET', v.gross - v.vat), ('VAT', v.vat)) line (name, amount)
      where line.name = 'GROSS' or v.rate > 0
    union all
    select 4, 'WALLET', reason, null, sum(count)::bigint, sum(amount)::bigint from wallet group by reason
    union all
    select 4, 'WALLET', line, null, null, amount from wallet_ends
    union all
    select 5, 'CLOSING', line, null, null, amount from closing_lines where line <> 'DIFFERENCE' or amount <> 0)`;
  return {
    rows: sql`${facts} select found.section, found.line, found.part, found.count, found.amount, (select count(*) from found) as lines,
        (select to_json(w) from (select opening, closing, difference from sums) w) as whole
      from found order by found.section_order, case when found.section = 'VAT' then found.part end, ${LINE_ORDER}, found.part nulls last`,
    counted: sql`${facts} select from found`,
  };
}

/** The order of the lines in a section; lines that are not named keep their own order. */
const LINE_ORDER = sql`array_position(array['OPENING_OWED', 'OPENING_CREDIT', 'OPENING_WALLET', 'OPENING',
  'GROSS', 'NET', 'VAT', 'SALE', 'DISCOUNT', 'CHANGE', 'CANCELLATION', 'FEE', 'CHARGED', 'RECEIVED', 'RECEIVED_OTHERWISE', 'REFUNDED', 'REFUNDED_OTHERWISE',
  'CREDIT_GIVEN', 'PAYMENT', 'OVERPAYMENT', 'LATE_PAYMENT', 'REDEMPTION', 'MERGE', 'REFUND', 'PAID_OUT', 'CORRECTION', 'CLOSING', 'CLOSING_OWED', 'CLOSING_CREDIT',
  'CLOSING_WALLET', 'DIFFERENCE'], found.line)`;

const OPENING = { state: sql`opening_state`, moved: sql`opening_moved` };
const ENDING = { state: sql`closing_state`, moved: sql`closing_moved` };

/** Selects the amounts owed and in credit before the span and at its end. */
function balances({ span, now }: Input): RawBuilder<unknown> {
  return sql`${openAround({ at: span.start_at, now }, OPENING)},
    ${openAround({ at: span.end_at, now }, ENDING)},
    open as materialized (
      select o.owed_amount as opening_owed, o.credit_amount as opening_credit, c.owed_amount as closing_owed, c.credit_amount as closing_credit
      from (${openSums(OPENING)}) o, (${openSums(ENDING)}) c
    )`;
}

/**
 * Selects what was charged in the span by category and rate, with the VAT in it, rounded once for
 * each (`vatIn`); lines without VAT only beside others that have it.
 */
function chargedVat(span: Span): RawBuilder<unknown> {
  return sql`
      select case when charged.category is null then 'NONE' else charged.category || ' ' || rate end as part, rate, count, gross,
        sign(gross)::bigint * ((2 * abs(gross) * rate + 10000 + rate) / (2 * (10000 + rate))) as vat
      from (select vat_category as category, coalesce(vat_rate, 0)::bigint as rate, count(distinct (receivable_id, created_at, label, reason)) as count,
          sum(amount)::bigint as gross, bool_or(vat_category is not null) over () as said
        from receivable_lines where created_at >= ${span.start_at} and created_at < ${span.end_at} group by vat_category, vat_rate) charged
      where said`;
}

/**
 * Selects the movements of the span: money by its own day and as it was written, charges, and
 * wallet movements.
 */
function movements({ span }: Input): RawBuilder<unknown> {
  return sql`money as materialized (${movedMoney({ span })}),
    written as materialized (${writtenMoney(span)}),
    charged as materialized (
      select r.kind, l.reason, count(distinct (l.receivable_id, l.created_at, l.label)) as count, sum(l.amount)::bigint as amount
      from receivable_lines l join receivables r on r.organiser_id = l.organiser_id and r.id = l.receivable_id
      where l.created_at >= ${span.start_at} and l.created_at < ${span.end_at} group by 1, 2
    ), vat as materialized (${chargedVat(span)}), wallet as materialized (
      select reason, payment_id is null as given, count(*) as count, sum(amount)::bigint as amount
      from wallet_movements where created_at >= ${span.start_at} and created_at < ${span.end_at} group by 1, 2
    ), wallet_before as materialized (
      select ${walletsAt({ at: span.start_at })} as amount
    ), wallet_sums as (
      select b.amount as wallet_opening, (b.amount + coalesce((select sum(amount) from wallet), 0))::bigint as wallet_closing,
        coalesce((select sum(amount) from wallet where given), 0)::bigint as given from wallet_before b
    ), wallet_ends as (
      select line, amount from wallet_sums, lateral (values ('OPENING', wallet_opening), ('CLOSING', wallet_closing)) ends (line, amount)
    )`;
}

/** The opening balance and its movements, to the closing balance in the ledgers. */
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
