import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { type RawBuilder, sql } from 'kysely';

interface At {
  readonly at: Instant;
  readonly now: Instant;
}

/**
 * The names in a statement for the state that it starts from, and for the entries between that
 * state and its moment.
 */
interface Names {
  readonly state: RawBuilder<unknown>;
  readonly moved: RawBuilder<unknown>;
}

/** The names in a statement about a single moment. */
export const ONE_MOMENT: Names = { state: sql`state`, moved: sql`moved` };

/**
 * Selects the balances of receivables at a moment, as two parts of a `with` (decision 175). `state`
 * is the known state nearest to the moment: a noted end of a month, or the present, for which `at`
 * and the sums are null. `moved` has the receivables with entries between that state and the
 * moment, each with its balance in both: owed above 0, credit below it; minor units.
 */
export function openAround({ at, now }: At, names: Names): RawBuilder<unknown> {
  const noted = sql`select m.at, m.owed_amount, m.credit_amount from month_ends m`;
  const of = (column: string) => sql`(select ${sql.ref(column)} from ${names.state})`;
  const between = sql`created_at >= ${of('from_at')} and created_at < ${of('until_at')}`;
  return sql`${names.state} as materialized (
      select s.at, s.owed_amount, s.credit_amount, least(${at}::timestamptz, coalesce(s.at, 'infinity')) as from_at,
        greatest(${at}::timestamptz, coalesce(s.at, 'infinity')) as until_at, case when s.at <= ${at} then 1 else -1 end as direction
      from ((${noted} where m.at <= ${at} order by m.at desc limit 1) union all (${noted} where m.at > ${at} order by m.at limit 1) union all
        select null, null, null) s
      order by abs(extract(epoch from coalesce(s.at, ${now}::timestamptz) - ${at}::timestamptz)) limit 1
    ), ${names.moved} as materialized (
      select x.receivable_id, x.open_in_state, (x.open_in_state + ${of('direction')} * x.amount)::integer as open_amount
      from (
        select e.receivable_id, sum(e.amount) as amount,
          case when ${of('at')} is null then (select r.total_amount - r.paid_amount from receivables r where r.id = e.receivable_id)
            else coalesce((select b.open_amount from month_end_balances b
              where b.at = ${of('at')} and b.receivable_id = e.receivable_id), 0) end as open_in_state
        from (
          select receivable_id, amount from receivable_lines where ${between}
          union all
          select receivable_id, -amount from payment_allocations where ${between}) e
        group by e.receivable_id) x
    )`;
}

/**
 * Selects the sums of the amounts owed and of the credit, from the parts of `openAround`; minor
 * units.
 */
export function openSums({ state, moved }: Names): RawBuilder<unknown> {
  const sum = (column: RawBuilder<unknown>, sign: -1 | 1) => {
    const positive = (of: string) => sql`greatest(${sql.lit(sign)} * m.${sql.ref(of)}, 0)`;
    return sql`(coalesce(s.${column}, (select coalesce(sum(r.${column}), 0) from receivables r where r.${column} > 0))
      + (select coalesce(sum(${positive('open_amount')} - ${positive('open_in_state')}), 0) from ${moved} m))::bigint as ${column}`;
  };
  return sql`select ${sum(sql`owed_amount`, 1)}, ${sum(sql`credit_amount`, -1)} from ${state} s`;
}

/**
 * Selects the open receivables, with their amounts, from the parts of `openAround`, in no order or
 * in the given one, over `amount` and `id`. Each of its parts is then in that order by itself, so
 * that the first of all are found without the others.
 */
export function openReceivables(input: {
  of: 'OWED' | 'CREDIT';
  order?: RawBuilder<unknown>;
}): RawBuilder<unknown> {
  const { of, order } = input;
  const [column, signed] =
    of === 'OWED'
      ? [sql`owed_amount`, (open: RawBuilder<unknown>) => open]
      : [sql`credit_amount`, (open: RawBuilder<unknown>) => sql`-${open}`];
  const unmoved = sql`not in (select receivable_id from moved)`;
  const ordering = order === undefined ? sql`` : sql`order by ${order}`;
  return sql`(select r.id as id, r.${column} as amount from receivables r
      where (select at from state) is null and r.${column} > 0 and r.id ${unmoved} ${ordering})
    union all
    (select b.receivable_id as id, ${signed(sql`b.open_amount`)} as amount from month_end_balances b
      where b.at = (select at from state) and ${sideOf(of)} and b.receivable_id ${unmoved} ${ordering})
    union all
    (select m.receivable_id as id, ${signed(sql`m.open_amount`)} as amount from moved m where ${signed(sql`m.open_amount`)} > 0 ${ordering})`;
}

/** The condition of the index of a side. */
function sideOf(of: 'OWED' | 'CREDIT'): RawBuilder<unknown> {
  return of === 'OWED' ? sql`b.open_amount > 0` : sql`b.open_amount < 0`;
}

/**
 * Selects the balance of all wallets at a moment: that at an earlier end of month, plus the
 * movements since; minor units.
 */
export function walletsAt({ at }: Omit<At, 'now'>): RawBuilder<unknown> {
  return sql`(select (coalesce(m.wallet_amount, 0) + coalesce(sum(w.amount), 0))::bigint
    from (select max(at) as at from month_ends where at <= ${at}) last
    left join month_ends m on m.at = last.at
    left join wallet_movements w on w.created_at >= coalesce(last.at, '-infinity') and w.created_at < ${at}
    group by m.wallet_amount)`;
}
