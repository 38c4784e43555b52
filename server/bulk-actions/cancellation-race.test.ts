import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

const PLACES = 8;

let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: Made & { token: string };
let books: pg.Client;

beforeAll(async () => {
  shop = await openShop({ jobs: true });
  organiser = await shop.make.organiser({
    payment_methods: JSON.stringify([{ type: 'DELAYED', priority: 1 }]),
  });
  activity = await shop.make.activity(organiser);
  staff = await shop.make.collaborator(organiser, [
    'registrations.create',
    'registrations.read',
    'registrations.cancel',
    'payments.create',
    'payments.read',
    'payments.refund',
  ]);
  books = new pg.Client({ connectionString: shop.databaseUrl });
  await books.connect();
});
afterAll(async () => {
  await books.end();
  await shop.close();
});

const violations = async () =>
  (await checkInvariants(books, shop.clock.now())).filter((one) => !one.includes('weekdays'));
const datesOf = ({ dates }: MadeAvailability) => dates.map(({ id }) => id);

/** Registers somebody at the desk, paid in cash; returns the registration. */
async function register(to: MadeAvailability): Promise<string> {
  const family = await shop.make.customer(organiser);
  const whom = { customer: family.cuid, participant: family.participant.cuid };
  const what = { availability: to.cuid, date_ids: datesOf(to) };
  const payment = { amount: 10_000, method: 'CASH' as const };
  return (await shop.office('registerByStaff', { ...whom, ...what, received: payment }, staff))
    .cuid;
}

/**
 * Lets a family buy, retrying until a place comes free; returns whether it has one, or was turned
 * away with one in its cart.
 */
async function buy(from: MadeAvailability): Promise<'BOUGHT' | 'NOTHING' | 'TURNED_AWAY'> {
  const family = await shop.make.customer(organiser);
  const registrations = [{ availability_id: from.id, availability_dates: datesOf(from) }];
  const wish = { participant_id: family.participant.id, registrations };
  for (let tries = 0; tries < 20; tries += 1) {
    const cart = await shop.call('addCartItems', wish, family).then(
      (answer) => answer.cart,
      (error: unknown) => {
        expect(error).toMatchObject({ code: 'PLACES_TAKEN' });
        return null;
      },
    );
    if (cart === null) continue;
    const order = { cart_id: cart.id, payment_strategy: 'DELAYED' as const, terms: true };
    return shop.call('checkoutCart', order, family).then(
      () => 'BOUGHT' as const,
      () => 'TURNED_AWAY' as const,
    );
  }
  return 'NOTHING';
}

/**
 * Cancels a full camp for all of its families at once, while twice as many others buy; returns the
 * final state. The locks of places have their negative controls in `transfer-race.test.ts` and
 * `last-place-race.test.ts`.
 */
async function cancelledWhileBought() {
  const columns = { capacity: PLACES, date_capacity: PLACES, price: 10_000 };
  const camp = await shop.make.availability(organiser, activity, columns);
  const cuids: string[] = [];
  for (let one = 0; one < PLACES; one += 1) cuids.push(await register(camp));
  const give_back = { what: { of: 'ALL' as const }, to: 'WALLET' as const, kept_label: '' };
  const change = { kind: 'CANCEL' as const, reason: 'Fermé', give_back };
  const action = {
    on: 'REGISTRATIONS' as const,
    selection: { by: 'CHOSEN' as const, chosen: cuids },
  };
  const cancel = async () => {
    const request = { action: { ...action, change }, count: PLACES };
    const { cuid } = await shop.office('createBulkAction', request, staff);
    const read = () => shop.office('getBulkAction', { bulk_action: cuid }, staff);
    await expect.poll(async () => (await read()).state).toBe('DONE');
    return (await read()).changed;
  };
  const [cancellation, ...bought] = await Promise.all([
    cancel(),
    ...Array.from({ length: PLACES * 2 }, () => buy(camp)),
  ]);
  const [row] = await shop.sql<{ registered: number; rows: number; wallets: number }>(
    `select a.registered, (select count(*)::int from registrations r where r.availability_id = a.id and r.cancelled_at is null) as rows,
       (select coalesce(sum(c.wallet_amount), 0)::int from customers c join registrations r on r.customer_id = c.id
         where r.availability_id = a.id and r.cancelled_at is not null) as wallets
     from availabilities a where a.id = $1`,
    [camp.id],
  );
  const count = (what: string) => bought.filter((one) => one === what).length;
  return {
    cancelled: cancellation,
    bought: count('BOUGHT'),
    turned_away: count('TURNED_AWAY'),
    ...row,
  };
}

test('race: all are cancelled while twice as many buy: each is cancelled and refunded once, and no place is oversold', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { bought, registered, rows, ...others } = await cancelledWhileBought();
    const right = { cancelled: PLACES, turned_away: 0, wallets: PLACES * 10_000 };
    expect(others).toEqual(right);
    expect(bought).toBeLessThanOrEqual(PLACES);
    expect([registered, rows]).toEqual([bought, bought]);
  }
  expect(await violations()).toEqual([]);
});

/** Lets two of the staff give the whole of a payment back at once; returns how many do. */
async function refundedTwice() {
  const camp = await shop.make.availability(organiser, activity);
  const registration = await register(camp);
  const { payments } = await shop.office('getOfficeRegistration', { registration }, staff);
  const payment = payments[0]?.cuid ?? '';
  const refund = () =>
    shop.office(
      'refundPayment',
      { payment, amount: 10_000, to: 'BANK', due: 'STAYS', reason: 'Geste' },
      staff,
    );
  const outcomes = await Promise.allSettled([refund(), refund(), refund()]);
  const codes = outcomes.flatMap((one) =>
    one.status === 'rejected' ? [String(Object(one.reason).code)] : [],
  );
  return { done: outcomes.length - codes.length, refused: [...new Set(codes)] };
}

test('race: of three colleagues who refund one payment, one succeeds', async () => {
  for (let round = 0; round < 10; round += 1)
    expect(await refundedTwice()).toEqual({ done: 1, refused: ['PAYMENT_NOT_REFUNDABLE'] });
  expect(await violations()).toEqual([]);
});

test('race: two colleagues cancel one registration, each with its money: it is refunded once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const registration = await register(await shop.make.availability(organiser, activity));
    const give_back = { what: { of: 'ALL' as const }, to: 'WALLET' as const, kept_label: '' };
    const cancel = () =>
      shop.office(
        'cancelOfficeRegistration',
        { registration, message: 'Malade', give_back },
        staff,
      );
    const outcomes = await Promise.allSettled([cancel(), cancel()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [row] = await shop.sql(
      `select c.wallet_amount from customers c join registrations r on r.customer_id = c.id where r.cuid = $1`,
      [registration],
    );
    expect(row).toEqual({ wallet_amount: 10_000 });
  }
  expect(await violations()).toEqual([]);
});
