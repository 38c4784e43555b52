import { addDays, spanOfDay } from '@ribambelle/domain/base/days.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { answerRefund } from '@ribambelle/testing/histories/money-acts.ts';
import { runsOf, timeoutOf } from '@ribambelle/testing/histories/runs.ts';
import { NothingThere } from '@ribambelle/testing/histories/steps.ts';
import { accountsBetween, ledgersAt, ledgersOf, listedAt } from '@ribambelle/testing/ledgers.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '../database/pool.ts';
import { noteMonthEnd } from './month-end-store.ts';

/**
 * The amounts that families owed at a date, and the accounts between two, are the sums of the
 * ledgers as they were then, whatever happened later.
 */

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

const RUNS = runsOf(8);

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

/** The cuid of one of the rows that a query finds. */
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

/** A sale at the desk that nobody has paid. */
async function sell(): Promise<unknown> {
  const buyer = await shop.make.customer(organiser);
  const { cuid: availability, dates } = await camp();
  const wish = { availability, date_ids: dates.map(({ id }) => id) };
  const participant = buyer.participant.cuid;
  return shop.office('registerByStaff', { customer: buyer.cuid, participant, ...wish }, staff);
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
      const money = {
        amount: Math.ceil(amount / 3),
        to,
        reason,
        used: true,
        due: which % 2 ? ('DROPPED' as const) : ('STAYS' as const),
      };
      return shop.office(
        'refundPayment',
        { payment: await payment(which, 'true'), ...money },
        staff,
      );
    }
    case 'provider answers':
      return answerRefund({ shop, pool, organiser }, which % 2 === 0);
    case 'pay from wallet':
      return shop.office('payFromCustomerWallet', { customer: await family(which), amount }, staff);
    case 'correct wallet': {
      const change = which % 2 ? amount : -amount;
      const of = { customer: await family(which), amount: change, reason };
      return shop.office('correctWallet', of, staff);
    }
  }
}

const ledgers = () => ({ shop, organiser, staff });
const clerk = async () => (staff = await shop.make.collaborator(organiser, RIGHTS));

test(
  'on every date, each figure is the sum of the ledgers at that time, and the books close',
  { timeout: timeoutOf(RUNS, 25_000) },
  async () => {
    const counts = new Map<string, number>();
    const noted = new Map<string, Awaited<ReturnType<typeof ledgersAt>>>();
    let states = 0;
    await fc.assert(
      fc.asyncProperty(
        history,
        fc.array(fc.nat(30), { minLength: 4, maxLength: 4 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 2 }),
        async (steps, back, ends) => {
          await clerk();
          for (const step of [FIRST, ...steps]) {
            const isDone = await act(step).then(
              () => true,
              // an impossible act is refused, and changes nothing
              (error: { status?: number }) => {
                if (error instanceof NothingThere) return false;
                if (error.status === undefined || error.status >= 500) throw error;
                return false;
              },
            );
            if (isDone) counts.set(step.act, (counts.get(step.act) ?? 0) + 1);
            const day = addDays(shop.clock.now().slice(0, 10), -1);
            if (!noted.has(day)) noted.set(day, await listedAt(ledgers(), day));
            const later = Date.parse(shop.clock.now()) + step.hours * 3_600_000;
            shop.clock.set(new Date(later).toISOString());
            await clerk();
          }
          const today = shop.clock.now().slice(0, 10);
          const days = back.map((number) => addDays(today, -number)).toSorted();
          // states from which others are read, such as the ends of months
          for (const number of ends) {
            const { end_at } = spanOfDay(addDays(today, -number), 'Europe/Brussels');
            states += Number(await noteMonthEnd(owner, { organiser_id: organiser.id, at: end_at }));
          }
          for (const day of days)
            expect(await listedAt(ledgers(), day)).toEqual(await ledgersAt(ledgers(), day));
          const [from = today, , , to = today] = days;
          const accounts = await accountsBetween(ledgers(), { from, to });
          expect(accounts).toMatchObject(await ledgersOf(ledgers(), { from, to }));
          expect(accounts.total.difference).toBe(0);
          expect(accounts.sums[0]).toBe(accounts.sums[1]);
        },
      ),
      RUNS,
    );
    // the figures read then are the same today
    for (const [day, then] of noted) expect(await listedAt(ledgers(), day)).toEqual(then);
    expect(states).toBeGreaterThan(1);
    // random acts are sometimes refused; most of them succeeded
    expect(counts.size).toBeGreaterThan(ACTS.length * 0.7);
  },
);
