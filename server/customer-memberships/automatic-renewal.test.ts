import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

// later than the clock of the queue, so that jobs of another day wait
const BOUGHT = '2096-01-05T08:00:00.000Z';
const ANNOUNCED = '2096-12-06T08:00:00.000Z';
const RENEWED = '2097-01-04T08:00:00.000Z';
const END = '2097-01-04T23:00:00.000Z';

let shop: Shop;
let organiser: Made;
let membership: Made;
let staff: { token: string };
let anne: MadeCustomer;

beforeAll(async () => {
  shop = await openShop({ jobs: true, now: BOUGHT });
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [
    'customer-memberships.read',
    'customer-memberships.create',
    'customer-memberships.update',
    'customer-memberships.delete',
    'memberships.create',
    'memberships.update',
    'payments.create',
    'payments.read',
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set(BOUGHT);
  membership = await shop.make.membership(organiser, { recurring: true });
  anne = await shop.make.customer(organiser);
});

/** Buys it on the site; returns the membership. */
async function buy(who = anne): Promise<string> {
  const wish = { memberships: [{ membership_id: membership.id }] };
  const { cart } = await shop.call('addCartItems', wish, who);
  const order = { cart_id: cart.id, payment_strategy: 'DELAYED' as const, terms: true };
  await shop.call('checkoutCart', order, who);
  const purchase = await shop.call('getCheckoutSuccess', { cart: cart.cuid }, who);
  return purchase.memberships[0]?.cuid ?? '';
}

/** Settles the owed amounts, whatever they are. */
const pay = (who = anne) =>
  shop.sql(
    `with owed as (update receivables set paid_amount = total_amount where customer_id = $1 and owed_amount > 0
       returning organiser_id, id, total_amount) select count(*) from owed`,
    [who.id],
  );
const account = (cuid: string, who = anne) => shop.call('getAccountMembership', { cuid }, who);
const waitingJobs = () =>
  shop.sql<{ run_at: Date }>(
    `select j.run_at from graphile_worker._private_jobs j
     join customer_memberships s on j.key = 'membership renewal ' || s.id where s.customer_id = $1`,
    [anne.id],
  );
/** Moves on to a moment: the clock of the site, and the job that waits for it in the queue. */
async function letCome(at: string) {
  await expect
    .poll(async () => (await waitingJobs()).map(({ run_at }) => run_at.toISOString()))
    .toEqual([at]);
  shop.clock.set(at);
  await shop.sql(
    `update graphile_worker._private_jobs j set run_at = now() from customer_memberships s
     where j.key = 'membership renewal ' || s.id and s.customer_id = $1`,
    [anne.id],
  );
}
const mails = () =>
  shop.sql<{ kind: string; text: string }>(
    `select kind, text from sent_mails where customer_id = $1 and kind in ('cart.processed', 'membership.renewal.announced')
     order by created_at, id`,
    [anne.id],
  );
const kinds = async () => (await mails()).map(({ kind }) => kind);
/** Waits until nothing is left to do now. */
const idle = async () => {
  const due = () => shop.sql('select 1 from graphile_worker._private_jobs where run_at <= now()');
  await expect.poll(due).toEqual([]);
};
const quiet = async () => {
  await expect.poll(waitingJobs).toEqual([]);
};

test('a family is told a month before, with the price of that time, and gets its order on the morning of the last day', async () => {
  const cuid = await buy();
  expect(await account(cuid)).toMatchObject({
    recurring: true,
    automatic_renewal: { renews_at: RENEWED, price: 12_000 },
  });
  await pay();
  await letCome(ANNOUNCED);
  await expect.poll(kinds).toContain('membership.renewal.announced');
  const announcement = (await mails()).at(-1)?.text ?? '';
  expect(announcement).toContain('Abonnement annuel');
  expect(announcement).toMatch(/4 janvier 2097[^]*120,00/u);
  expect(announcement).toContain(`/fr/account/memberships/${cuid}`);
  // more expensive since: the announced price holds
  await shop.sql('update memberships set price = 99000 where id = $1', [membership.id]);
  expect(await account(cuid)).toMatchObject({ automatic_renewal: { price: 12_000 } });
  await letCome(RENEWED);
  await expect.poll(async () => (await account(cuid)).cycles.length).toBe(2);
  const [first, next] = (await account(cuid)).cycles;
  expect(first).toMatchObject({ end_at: END, outstanding_amount: 0 });
  expect(next).toMatchObject({ start_at: END, total_amount: 12_000, outstanding_amount: 12_000 });
  await expect
    .poll(kinds)
    .toEqual(['cart.processed', 'membership.renewal.announced', 'cart.processed']);
  expect((await shop.call('listAccountCarts', {}, anne)).count).toBe(2);
  // and so on, for the next year
  await expect.poll(waitingJobs).toHaveLength(1);
});

test('run again after a crash, it announces once and renews once', async () => {
  const cuid = await buy();
  await pay();
  await letCome(ANNOUNCED);
  await expect.poll(kinds).toContain('membership.renewal.announced');
  const again = () =>
    shop.sql(
      `select graphile_worker.add_job('renew-membership',
         json_build_object('organiser_id', organiser_id, 'customer_membership_id', id, 'held_until', $2::text))
       from customer_memberships where cuid = $1`,
      [cuid, END],
    );
  await again();
  await idle();
  await letCome(RENEWED);
  await expect.poll(async () => (await account(cuid)).cycles.length).toBe(2);
  for (let time = 0; time < 5; time += 1) await again();
  await idle();
  expect((await account(cuid)).cycles).toHaveLength(2);
  expect((await kinds()).filter((kind) => kind !== 'cart.processed')).toHaveLength(1);
});

test('a family that declines in time gets no order; one that changes its mind is told again', async () => {
  const cuid = await buy();
  await pay();
  await letCome(ANNOUNCED);
  await expect.poll(kinds).toContain('membership.renewal.announced');
  const choose = (recurring: boolean) =>
    shop.call('setMembershipRecurring', { cuid, recurring }, anne);
  await choose(false);
  await choose(false);
  expect(await account(cuid)).toMatchObject({
    recurring: false,
    automatic_renewal: null,
    recurring_offered: true,
  });
  await letCome(RENEWED);
  await quiet();
  expect((await account(cuid)).cycles).toHaveLength(1);
  // too late to begin again: the family could not read of it a week before
  await expect(choose(true)).rejects.toMatchObject({
    code: 'MEMBERSHIP_NOT_RECURRING',
    status: 409,
  });
  shop.clock.set('2096-12-10T08:00:00.000Z');
  await choose(true);
  expect(await account(cuid)).toMatchObject({ automatic_renewal: { renews_at: RENEWED } });
  const announcements = async () =>
    (await kinds()).filter((kind) => kind === 'membership.renewal.announced').length;
  await expect.poll(announcements).toBe(2);
});

test('a membership that is owed, cancelled, already renewed by hand, or no longer offered is not renewed', async () => {
  const unpaidCuid = await buy();
  await letCome(ANNOUNCED);
  await quiet();
  expect(await kinds()).toEqual(['cart.processed']);
  expect(await account(unpaidCuid)).toMatchObject({ recurring: true, automatic_renewal: null });
  await pay();
  const byHand = await buy();
  expect(byHand).toBe(unpaidCuid);
  expect((await account(byHand)).cycles).toHaveLength(2);
  expect(await account(byHand)).toMatchObject({
    automatic_renewal: { renews_at: '2098-01-04T08:00:00.000Z' },
  });
  await shop.sql('update memberships set published = false where id = $1', [membership.id]);
  expect(await account(byHand)).toMatchObject({
    automatic_renewal: null,
    recurring_offered: false,
  });
  const message = 'Fin du club';
  await shop.office('cancelCustomerMembership', { membership: byHand, message }, staff);
  await expect(
    shop.call('setMembershipRecurring', { cuid: byHand, recurring: true }, anne),
  ).rejects.toMatchObject({ code: 'MEMBERSHIP_ALREADY_CANCELLED', status: 409 });
});

test('an earlier sale keeps its terms; staff choose for a family, and the log names them', async () => {
  await shop.sql('update memberships set recurring = false where id = $1', [membership.id]);
  const cuid = await buy();
  expect(await account(cuid)).toMatchObject({ recurring: false, recurring_offered: false });
  await shop.sql('update memberships set recurring = true where id = $1', [membership.id]);
  expect(await account(cuid)).toMatchObject({ recurring: false, recurring_offered: true });
  const change = { membership: cuid, recurring: true };
  await shop.office('setCustomerMembershipRecurring', change, staff);
  expect(
    await shop.office('getOfficeCustomerMembership', { membership: cuid }, staff),
  ).toMatchObject({ recurring: true, automatic_renewal: { renews_at: RENEWED, price: 12_000 } });
  const logs = await shop.sql<{ action: string }>(
    `select action from audit_log where entity_cuid = $1`,
    [cuid],
  );
  expect(logs).toEqual([{ action: 'customer-memberships.update' }]);
});

test('another family, and staff without the right, are refused', async () => {
  const cuid = await buy();
  const ben = await shop.make.customer(organiser, { firstname: 'Ben' });
  await expect(
    shop.call('setMembershipRecurring', { cuid, recurring: false }, ben),
  ).rejects.toMatchObject({ code: 'CUSTOMER_MEMBERSHIP_NOT_FOUND', status: 404 });
  const reader = await shop.make.collaborator(organiser, ['customer-memberships.read']);
  await expect(
    shop.office('setCustomerMembershipRecurring', { membership: cuid, recurring: false }, reader),
  ).rejects.toMatchObject({ code: 'NOT_PERMITTED', status: 403 });
  expect(await account(cuid)).toMatchObject({ recurring: true });
});

test('an expired membership cannot be made recurring again', async () => {
  const cuid = await buy();
  shop.clock.set(END);
  await expect(
    shop.call('setMembershipRecurring', { cuid, recurring: true }, anne),
  ).rejects.toMatchObject({ code: 'MEMBERSHIP_OVER', status: 409 });
});

test('an organiser cannot offer less than a week to decline', async () => {
  const values = {
    title: { fr: 'Club', en: 'Club' },
    description: {},
    price: 1_000,
    rolling_period_type: 'YEARS' as const,
    rolling_period_duration: 1,
    recurring: true,
  };
  await expect(
    shop.office('createMembership', { ...values, renewal_days_before: 7 }, staff),
  ).rejects.toMatchObject({
    code: 'RENEWAL_NOTICE_TOO_SHORT',
    status: 422,
    fields: { renewal_days_before: 'RENEWAL_NOTICE_TOO_SHORT' },
  });
  const { cuid } = await shop.office(
    'createMembership',
    { ...values, renewal_days_before: 8 },
    staff,
  );
  const change = { ...values, membership: cuid, renewal_days_before: 1, version: 1 };
  await expect(shop.office('updateMembership', change, staff)).rejects.toMatchObject({
    code: 'RENEWAL_NOTICE_TOO_SHORT',
    status: 422,
  });
  expect(await shop.call('getMembership', { membership: cuid }, anne)).toMatchObject({
    recurring: true,
    renewal_days_before: 8,
  });
});
