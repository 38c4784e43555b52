import { addDays, spanOfDay } from '@ribambelle/domain/base/days.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '../database/pool.ts';
import { inTransaction } from '../database/transaction.ts';
import { noteRefundDone } from '../payments/index.ts';
import { noteMonthEnd } from './month-end-store.ts';
import { putRefundBack } from '../wallet/put-refund-back.ts';

/** What families owed at a date, and the accounts between two, are the sums of the ledgers as they were then, whatever happened later. */

const RIGHTS: readonly Permission[] = [
  'registrations.create',
  'registrations.read',
  'registrations.cancel',
  'registrations.update',
  'payments.create',
  'payments.read',
  'payments.update',
  'payments.delete',
  'payments.refund',
  'customer-wallets.correct',
  'reports.treasury',
];
const ZONE = 'Europe/Brussels';

let shop: Shop;
let pool: pg.Pool;
let owner: pg.Pool;
let organiser: Made;
let staff: { token: string };

beforeAll(async () => {
  shop = await openShop();
  pool = createPool(shop.databaseUrl, { max: 2 });
  owner = createPool(shop.databaseUrl, { max: 1, as_owner: true });
  const payment_methods = JSON.stringify([{ type: 'IMMEDIATE', priority: 1 }]);
  organiser = await shop.make.organiser({
    online_payments_activated: true,
    payment_mode: 'TEST',
    payment_methods,
    service_fee_amount: 75,
  });
});
afterAll(async () => {
  await pool.end();
  await owner.end();
  await shop.close();
});

const ACTS = [
  'buy',
  'sell',
  'pay in part',
  'pay',
  'correct',
  'void',
  'set price',
  'cancel',
  'refund',
  'provider answers',
  'pay from wallet',
  'correct wallet',
] as const;
const history = fc.array(
  fc.record({
    act: fc.constantFrom(...ACTS),
    which: fc.nat(50),
    amount: fc.integer({ min: 1, max: 12_000 }),
    days_before: fc.nat(4),
    hours: fc.integer({ min: 1, max: 40 }),
  }),
  { minLength: 14, maxLength: 30 },
);
type Step = Parameters<Parameters<typeof history.map>[0]>[0][number];

const FIRST: Step = { act: 'buy', which: 0, amount: 1, days_before: 0, hours: 1 };

/** The cuid of one of what a query finds. */
async function one(query: string, which: number): Promise<string> {
  const rows = await shop.sql<{ cuid: string }>(query, [organiser.id]);
  return rows[which % Math.max(1, rows.length)]?.cuid ?? 'none';
}
const family = (which: number) =>
  one('select cuid from customers where organiser_id = $1 order by id desc limit 3', which);
const registration = (which: number) =>
  one('select cuid from registrations where organiser_id = $1 order by id desc limit 5', which);
const payment = (which: number, where: string) =>
  one(
    `select cuid from payments where organiser_id = $1 and ${where} order by id desc limit 5`,
    which,
  );

async function camp() {
  return shop.make.availability(organiser, await shop.make.activity(organiser), { price: 10_000 });
}

/** An order with a fee, paid online. */
async function buy(): Promise<void> {
  const buyer: MadeCustomer = await shop.make.customer(organiser);
  const { id, dates } = await camp();
  const registrations = [{ availability_id: id, availability_dates: dates.map((day) => day.id) }];
  const wish = { participant_id: buyer.participant.id, registrations };
  const { cart } = await shop.call('addCartItems', wish, buyer);
  const order = { cart_id: cart.id, payment_strategy: 'IMMEDIATE' as const, terms: true };
  const { next_action_url } = await shop.call('checkoutCart', order, buyer);
  await shop.fetch('storefront', new URL(next_action_url ?? '').pathname, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  });
}

/** Something sold at the desk, that nobody has paid. */
async function sell(): Promise<unknown> {
  const buyer = await shop.make.customer(organiser);
  const { cuid: availability, dates } = await camp();
  const wish = { availability, date_ids: dates.map(({ id }) => id) };
  const participant = buyer.participant.cuid;
  return shop.office('registerByStaff', { customer: buyer.cuid, participant, ...wish }, staff);
}

/** The provider says of a refund that waits that it gave the money back, or that it will not. */
async function answerRefund(refuses: boolean): Promise<void> {
  const [found] = await shop.sql<{ cuid: string; payment_cuid: string }>(
    `select f.cuid, p.cuid as payment_cuid from refunds f join payments p on p.id = f.payment_id
     where f.organiser_id = $1 and f.state = 'PENDING' order by f.id limit 1`,
    [organiser.id],
  );
  if (found === undefined) return;
  const of = { organiser_id: organiser.id, now: shop.clock.now() };
  const { cuid, payment_cuid } = found;
  await inTransaction(pool, { organiser_id: organiser.id }, (db) =>
    refuses
      ? putRefundBack(db, { ...of, refund_cuid: cuid, payment_cuid })
      : noteRefundDone(db, { ...of, cuid, provider_reference: `re_${cuid}` }),
  );
}

async function act({ act: name, which, amount, days_before }: Step): Promise<unknown> {
  const today = shop.clock.now().slice(0, 10);
  const received_at = addDays(today, -days_before);
  const reason = 'Ainsi';
  switch (name) {
    case 'buy':
      return buy();
    case 'sell':
      return sell();
    case 'pay in part':
    case 'pay': {
      const paid = name === 'pay' ? 10_000 : amount;
      const money = { customer: await family(which), amount: paid, received_at, twice: true };
      return shop.office('recordPayment', { ...money, method: 'CASH' }, staff);
    }
    case 'correct': {
      const of = await payment(which, `created_by is not null and method <> 'WALLET'`);
      const values = { amount, received_at, method: 'OTHER' as const, reason };
      return shop.change('correctPayment', { payment: of, ...values }, staff);
    }
    case 'void': {
      const of = await payment(which, `created_by is not null and method <> 'WALLET'`);
      return shop.office('voidPayment', { payment: of, reason }, staff);
    }
    case 'set price': {
      const of = { registration: await registration(which), total_amount: amount, reason };
      return shop.change('setRegistrationPrice', of, staff);
    }
    case 'cancel': {
      const what = which % 2 ? { of: 'ALL' as const } : { of: 'SHARE' as const, share: 4_000 };
      const to = which % 3 ? ('ORIGIN' as const) : ('WALLET' as const);
      const give_back = which % 5 ? { what, to, kept_label: 'Frais' } : null;
      const of = { registration: await registration(which), message: reason, give_back };
      return shop.office('cancelOfficeRegistration', of, staff);
    }
    case 'refund': {
      const to = (['BANK', 'PROVIDER', 'WALLET'] as const)[which % 3] ?? 'BANK';
      const money = { amount: Math.ceil(amount / 3), to, reason, used: true };
      return shop.office(
        'refundPayment',
        { payment: await payment(which, 'true'), ...money },
        staff,
      );
    }
    case 'provider answers':
      return answerRefund(which % 2 === 0);
    case 'pay from wallet':
      return shop.office('payFromCustomerWallet', { customer: await family(which), amount }, staff);
    case 'correct wallet': {
      const moved = which % 2 ? amount : -amount;
      const of = { customer: await family(which), amount: moved, reason };
      return shop.office('correctWallet', of, staff);
    }
  }
}

/** What stood open at the end of a day, from the rows of the ledgers alone. */
async function ledgersAt(day: string) {
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

/** The sums of the lists of what stood open at the end of a day, each line above 0. */
async function listedAt(at: string) {
  const read = async (of: 'OWED' | 'CREDIT' | 'WALLET') => {
    const amounts: number[] = [];
    for (let page_number = 1; ; page_number += 1) {
      const page = { at, of, page_number, page_size: 100 };
      const { data, count } = await shop.office('listBalances', page, staff);
      amounts.push(...data.map(({ amount }) => amount));
      if (amounts.length >= count || data.length === 0) break;
    }
    expect(amounts.every((amount) => amount > 0)).toBe(true);
    return sum(amounts);
  };
  return { OWED: await read('OWED'), CREDIT: await read('CREDIT'), WALLET: await read('WALLET') };
}

/** Sums of ledgers between two days, by what they are called in the accounts. */
async function ledgersBetween(from: string, to: string) {
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
       union all select 'MONEY REFUNDED ' || p.method, -sum(f.amount) from refunds f join payments p on p.id = f.payment_id
         where f.organiser_id = $1 and f.done_at >= $2 and f.done_at < $3 and f.state = 'DONE' group by 1
     ) t order by line`,
    between,
  );
  return rows.map(({ line, amount }) => [line, Number(amount)]);
}

async function accountsBetween(from: string, to: string) {
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
  const flows = [
    'CHARGED',
    'RECEIVED',
    'RECEIVED_OTHERWISE',
    'REFUNDED',
    'REFUNDED_OTHERWISE',
    'CREDIT_GIVEN',
  ];
  return {
    lines: lines.toSorted(([first], [second]) => (String(first) < String(second) ? -1 : 1)),
    opening: open('OPENING'),
    closing: open('CLOSING'),
    sums: [closing('OPENING') + sum(flows.map(closing)), closing('CLOSING')],
    total,
  };
}

const clerk = async () => (staff = await shop.make.collaborator(organiser, RIGHTS));

test(
  'at every date, each figure is the sum of the ledgers as they were, and the books close',
  { timeout: 240_000 },
  async () => {
    const done = new Map<string, number>();
    const noted = new Map<string, Awaited<ReturnType<typeof ledgersAt>>>();
    let states = 0;
    await fc.assert(
      fc.asyncProperty(
        history,
        fc.array(fc.nat(30), { minLength: 4, maxLength: 4 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 2 }),
        async (steps, back, ends) => {
          await clerk();
          for (const step of [FIRST, ...steps]) {
            const worked = await act(step).then(
              () => true,
              // what cannot be is refused, and changes nothing
              (error: { status?: number }) => {
                if (error.status === undefined || error.status >= 500) throw error;
                return false;
              },
            );
            if (worked) done.set(step.act, (done.get(step.act) ?? 0) + 1);
            const day = addDays(shop.clock.now().slice(0, 10), -1);
            if (!noted.has(day)) noted.set(day, await listedAt(day));
            const later = Date.parse(shop.clock.now()) + step.hours * 3_600_000;
            shop.clock.set(new Date(later).toISOString());
            await clerk();
          }
          const today = shop.clock.now().slice(0, 10);
          const days = back.map((number) => addDays(today, -number)).toSorted();
          // states from which others are read, as the ends of months are
          for (const number of ends) {
            const { end_at } = spanOfDay(addDays(today, -number), ZONE);
            states += Number(await noteMonthEnd(owner, { organiser_id: organiser.id, at: end_at }));
          }
          for (const day of days) expect(await listedAt(day)).toEqual(await ledgersAt(day));
          const [from = today, , , to = today] = days;
          const accounts = await accountsBetween(from, to);
          expect(accounts.opening).toEqual(await ledgersAt(addDays(from, -1)));
          expect(accounts.closing).toEqual(await ledgersAt(to));
          expect(accounts.lines).toEqual(await ledgersBetween(from, to));
          expect(accounts.total.difference).toBe(0);
          expect(accounts.sums[0]).toBe(accounts.sums[1]);
        },
      ),
      { numRuns: 8, endOnFailure: true },
    );
    // what was read then is read today
    for (const [day, then] of noted) expect(await listedAt(day)).toEqual(then);
    expect(states).toBeGreaterThan(1);
    // what is drawn at random is refused at times; most acts were done
    expect(done.size).toBeGreaterThan(ACTS.length * 0.7);
  },
);
