import {
  FEBRUARY,
  type MandateShop,
  MARCH,
  openMandateShop,
  ORDERED,
  type Orderer,
} from '@ribambelle/testing/providers/mandate-shop.ts';
import { until } from '@ribambelle/testing/until.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let house: MandateShop;
beforeAll(async () => {
  house = await openMandateShop();
});
afterAll(() => house.close());
beforeEach(() => {
  house.shop.clock.set(ORDERED);
  for (const { books, mishaps } of Object.values(house.fakes)) {
    books.outcomes.length = 0;
    mishaps.clear();
  }
});

const LATER = { code: 'insufficient_funds', advice: 'try_again_later' };
const transfer = ({ reference: communication }: Orderer, amount: number) =>
  house.shop.office(
    'recordPayment',
    { communication, amount, method: 'TRANSFER', twice: true },
    house.staff,
  );
const pressNext = ({ reference: destination, ...family }: Orderer) =>
  house.shop.call(
    'startOnlinePayment',
    { destination, next: true, return_url: '/fr/account/home' },
    family,
  );

test('a payment of which no provider says anything for a month is over, and the family can pay', async () => {
  const family = await house.agreed('mollie');
  house.fakes.mollie.mishaps.add({ kind: 'ERROR', status: 401, times: 1_000 });
  await house.round(FEBRUARY);
  expect(await house.collected(family)).toEqual(['PENDING']);
  await expect(pressNext(family)).rejects.toMatchObject({ code: 'PAYMENT_ON_ITS_WAY' });
  const checks = () =>
    house.shop.sql<{ id: string; attempts: number }>(
      `select j.id, j.attempts from graphile_worker._private_jobs j
       join payments p on j.key = 'check-payment ' || p.cuid where p.customer_id = $1 and p.collected`,
      [family.id],
    );
  await until(async () => ((await checks())[0]?.attempts ?? 0) > 0);
  house.shop.clock.set('2036-03-08T06:00:00.000Z');
  // the last of all checks fails for good
  await house.shop.sql(
    `update graphile_worker._private_jobs set run_at = now(), attempts = max_attempts - 1,
       payload = jsonb_set(payload::jsonb, '{attempt}', '34')::json where id = $1`,
    [(await checks())[0]?.id],
  );
  await until(async () => (await house.collected(family))[0] !== 'PENDING');
  expect(await house.collected(family)).toEqual(['EXPIRED']);
  await until(
    async () =>
      (
        await house.shop.sql(
          "select from sent_mails where customer_id = $1 and kind = 'payment.collection.failed'",
          [family.id],
        )
      ).length === 1,
  );
  house.fakes.mollie.mishaps.clear();
  expect(await pressNext(family)).toMatchObject({ checkout_url: expect.any(String) });
});

test('a part that the family paid after a failure does not shorten the tries of the next one', async () => {
  const family = await house.agreed('mollie');
  house.fakes.mollie.books.outcomes.push(LATER, LATER);
  await house.round(FEBRUARY);
  expect(await house.collected(family)).toEqual(['REFUSED']);
  await transfer(family, 2_500);
  await house.round(MARCH);
  expect(await house.collected(family)).toEqual(['REFUSED', 'REFUSED']);
  const [debt] = await house.shop.sql<{ failures: number; try_at: Date }>(
    `select d.failures, d.try_at from payment_mandate_debts d
     join payment_mandates m on m.id = d.payment_mandate_id where m.customer_id = $1`,
    [family.id],
  );
  expect(debt).toEqual({ failures: 1, try_at: new Date('2036-03-08T06:00:00.000Z') });
});

test('of two agreements that wait for their money at once, the one that starts last collects', async () => {
  await house.collectBy('mollie');
  const family = await house.order();
  const first = await house.agree(family);
  const [before] = await house.shop.sql<{ id: string }>(
    'select id from payment_mandates where customer_id = $1',
    [family.id],
  );
  // a second page, for a later part of the same debt
  await house.shop.sql(
    `with other as (
       insert into payment_mandates (organiser_id, customer_id, payment_provider_id, words, agreed_at)
       select organiser_id, customer_id, payment_provider_id, words, agreed_at from payment_mandates where id = $1 returning id
     )
     insert into payment_mandate_debts (organiser_id, payment_mandate_id, receivable_id, agreed_amount, renews, handled_until)
     select d.organiser_id, other.id, d.receivable_id, d.agreed_amount, d.renews, d.handled_until from payment_mandate_debts d, other
     where d.payment_mandate_id = $1`,
    [before?.id],
  );
  house.fakes.mollie.books.pay(first.reference, 'creditcard');
  await house.settled();
  const covered = await house.shop.sql<{ state: string; debts: number }>(
    `select m.state, (select count(*)::integer from payment_mandate_debts d where d.payment_mandate_id = m.id) as debts
     from payment_mandates m where m.customer_id = $1 order by 1`,
    [family.id],
  );
  expect(covered).toEqual([
    { state: 'ACTIVE', debts: 1 },
    { state: 'PENDING', debts: 1 },
  ]);
});

test('an agreement about many things can be given, however long its words are', async () => {
  await house.collectBy('mollie');
  const { shop, organiser, staff } = house;
  const title = `Stage ${'de cirque et de danse '.repeat(8)}`.trim();
  const activity = await shop.make.activity(organiser, { title: { fr: title, en: title } });
  const registrations = [];
  for (let week = 0; week < 28; week += 1) {
    const { id, dates } = await shop.make.availability(organiser, activity, {
      days: [`2037-07-${String(week + 1).padStart(2, '0')}`],
    });
    registrations.push({ availability_id: id, availability_dates: dates.map((date) => date.id) });
  }
  const plan = await shop.office(
    'createInstalmentPlan',
    {
      title: { fr: 'En douze fois', en: 'In twelve parts' },
      deposit_percentage: 0,
      parts: 12,
      day_of_month: 5,
      activities: [activity.cuid],
    },
    staff,
  );
  const family = await shop.make.customer(organiser);
  const wish = { participant_id: family.participant.id, registrations };
  const { cart } = await shop.call('addCartItems', wish, family);
  const order = { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true } as const;
  await until(() =>
    shop.call('checkoutCart', { ...order, instalment_plan: plan.cuid }, family).catch(() => null),
  );
  const destination = cart.reference;
  const next = { destination, next: true };
  const { words: agreement } = await shop.call('getPaymentAgreement', next, family);
  expect(agreement?.length).toBeGreaterThan(10_000);
  const request = { ...next, agreement, return_url: '/fr/account/home' };
  expect(await shop.call('startOnlinePayment', request, family)).toMatchObject({
    checkout_url: expect.any(String),
  });
});
