import { addDays, spanOfDay } from '@ribambelle/domain/base/days.ts';
import type { Made } from './factories/factories.ts';
import type { Caller, Shop } from './shop.ts';

const ZONE = 'Europe/Brussels';

/**
 * The sources of the ledgers: rows read past the API, and accounts read by staff with
 * reports.treasury.
 */
export interface Ledgers {
  readonly shop: Shop;
  readonly organiser: Made;
  readonly staff: Caller;
}

/**
 * Returns the open amounts at the end of a day, from the rows of the ledgers only. In minor units.
 */
export async function ledgersAt({ shop, organiser }: Ledgers, day: string) {
  const { end_at } = spanOfDay(day, ZONE);
  const [row] = await shop.sql<Record<'owed' | 'credit' | 'wallet', string>>(
    `with r as (
       select coalesce((select sum(amount) from receivable_lines l where l.receivable_id = r.id and l.created_at < $2), 0)
         - coalesce((select sum(amount) from payment_allocations a where a.receivable_id = r.id and a.created_at < $2), 0) as balance
       from receivables r where r.organiser_id = $1)
     select coalesce(sum(greatest(balance, 0)), 0) as owed, coalesce(sum(greatest(-balance, 0)), 0) as credit,
       (select coalesce(sum(amount), 0) from wallet_movements where organiser_id = $1 and created_at < $2) as wallet from r`,
    [organiser.id, end_at],
  );
  return { OWED: Number(row?.owed), CREDIT: Number(row?.credit), WALLET: Number(row?.wallet) };
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/**
 * Returns the sums of the lists of open amounts at the end of a day, over all pages. Throws for a
 * line of zero or less.
 */
export async function listedAt({ shop, staff }: Ledgers, at: string) {
  const readLedger = async (of: 'OWED' | 'CREDIT' | 'WALLET') => {
    const amounts: number[] = [];
    for (let page_number = 1; ; page_number += 1) {
      const page = { at, of, page_number, page_size: 100 };
      const { data, count } = await shop.office('listBalances', page, staff);
      amounts.push(...data.map(({ amount }) => amount));
      if (amounts.length >= count || data.length === 0) break;
    }
    // a line of zero or less should not be listed
    if (amounts.some((amount) => amount <= 0)) throw new Error(`${of} lists ${amounts.join(', ')}`);
    return sum(amounts);
  };
  return {
    OWED: await readLedger('OWED'),
    CREDIT: await readLedger('CREDIT'),
    WALLET: await readLedger('WALLET'),
  };
}

/** Returns the sums of the ledgers between two days, by their names in the accounts. */
export async function ledgersBetween(
  { shop, organiser }: Ledgers,
  { from, to }: { from: string; to: string },
) {
  const between = [organiser.id, spanOfDay(from, ZONE).start_at, spanOfDay(to, ZONE).end_at];
  const rows = await shop.sql<{ line: string; amount: string }>(
    `select * from (
       select 'CHARGED ' || l.reason || ' ' || r.kind as line, sum(l.amount) as amount
         from receivable_lines l join receivables r on r.id = l.receivable_id
         where l.organiser_id = $1 and l.created_at >= $2 and l.created_at < $3 group by 1
       union all select 'WALLET ' || reason, sum(amount) from wallet_movements
         where organiser_id = $1 and created_at >= $2 and created_at < $3 group by 1
       union all select 'MONEY RECEIVED ' || method, sum(amount) from payments
         where organiser_id = $1 and paid_at >= $2 and paid_at < $3 and state <> 'VOIDED' and method <> 'WALLET' group by 1
       union all select 'MONEY REFUNDED ' || p.method, sum(case when f.back then f.amount else -f.amount end)
         from (select payment_id, amount, done_at as at, false as back from refunds where organiser_id = $1 and done_at is not null
           union all select payment_id, amount, failed_at, true from refunds where organiser_id = $1 and failed_at is not null and done_at is not null) f
         join payments p on p.id = f.payment_id where f.at >= $2 and f.at < $3 group by 1
     ) t order by line`,
    between,
  );
  return rows.map(({ line, amount }) => [line, Number(amount)]);
}

const FLOWS = [
  'CHARGED',
  'RECEIVED',
  'RECEIVED_OTHERWISE',
  'REFUNDED',
  'REFUNDED_OTHERWISE',
  'CREDIT_GIVEN',
];

/**
 * Returns the accounts between two days: their lines with the names of `ledgersBetween`, the open
 * amounts before and after, and both sides of the sum.
 */
export async function accountsBetween(
  { shop, staff }: Ledgers,
  { from, to }: { from: string; to: string },
) {
  const { data, total } = await shop.office('getAccounts', { from, to }, staff);
  const lines = data
    .filter(({ count }) => count !== null)
    .map(({ section, line, part, amount }) => [
      `${section} ${line}${part === null ? '' : ` ${part}`}`,
      amount,
    ]);
  const closing = (line: string) =>
    data.find((row) => row.section === 'CLOSING' && row.line === line)?.amount ?? Number.NaN;
  const open = (when: 'OPENING' | 'CLOSING') => ({
    OWED: closing(`${when}_OWED`),
    CREDIT: 0 - closing(`${when}_CREDIT`),
    WALLET: 0 - closing(`${when}_WALLET`),
  });
  return {
    lines: lines.toSorted(([first], [second]) => (String(first) < String(second) ? -1 : 1)),
    opening: open('OPENING'),
    closing: open('CLOSING'),
    sums: [closing('OPENING') + sum(FLOWS.map(closing)), closing('CLOSING')],
    total,
  };
}

/** Returns the ledgers of the same days, in the form of `accountsBetween`. */
export async function ledgersOf(of: Ledgers, days: { from: string; to: string }) {
  return {
    lines: await ledgersBetween(of, days),
    opening: await ledgersAt(of, addDays(days.from, -1)),
    closing: await ledgersAt(of, days.to),
  };
}
