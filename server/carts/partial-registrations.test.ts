import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { changeOnceSeen } from '@ribambelle/testing/seen-price.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let anne: MadeCustomer;

const DAYS = ['2026-07-06', '2026-07-07', '2026-07-08', '2026-07-09', '2026-07-10'];
const BY_DATES = { partial_price: 'BY_DATES', partial_fee: 500 };
const TOGETHER = { partial_registrations: 'NOBODY' };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
});
beforeEach(async () => {
  anne = await shop.make.customer(organiser);
});
afterAll(() => shop.close());

/**
 * Makes a camp of five days at 100,00 € of an activity with these settings of partial
 * registrations.
 */
async function campOf(
  terms: Readonly<Record<string, unknown>>,
  more: object = {},
): Promise<MadeAvailability> {
  const activity = await shop.make.activity(organiser, terms);
  return shop.make.availability(organiser, activity, { days: DAYS, ...more });
}

const datesOf = (camp: MadeAvailability, days: readonly number[]) =>
  days.map((day) => ({ date_id: camp.dates[day]?.id ?? 0 }));

const wishOf = (camp: MadeAvailability, days: readonly number[]) => ({
  participant_id: anne.participant.id,
  availability_id: camp.id,
  availability_dates: datesOf(camp, days),
});

const estimate = (camp: MadeAvailability, days: readonly number[]) =>
  shop.call('estimateCartItem', wishOf(camp, days), anne);

const add = (camp: MadeAvailability, days: readonly number[]) =>
  shop.call('addCartItems', { registrations: [wishOf(camp, days)] }, anne);

/** Returns Anne's registration for some days of a camp. */
async function registeredFor(camp: MadeAvailability, days: readonly number[]) {
  const { cart } = await add(camp, days);
  const order = { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true } as const;
  await shop.call('checkoutCart', order, anne);
  const { registrations } = await shop.call('getCheckoutSuccess', { cart: cart.cuid }, anne);
  return { registration_id: registrations[0]?.id ?? 0, cuid: registrations[0]?.cuid ?? '' };
}

test('200 the share of the chosen dates and the fee, the same from the estimate to the amount owed', async () => {
  const camp = await campOf(BY_DATES);
  expect(await estimate(camp, [0, 1, 2])).toMatchObject({
    base_price: 6_000,
    partial_registration_total_fee: 500,
    total_price: 6_500,
    dates_chosen: 3,
    dates_total: 5,
    partial_price: 'BY_DATES',
  });
  const { cart } = await add(camp, [0, 1, 2]);
  expect(cart.items[0]?.price).toBe(6_500);
  const order = { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true } as const;
  await shop.call('checkoutCart', order, anne);
  expect(
    await shop.sql(
      `select total_amount from receivables where cart_id = $1 and kind = 'REGISTRATION'`,
      [cart.id],
    ),
  ).toEqual([{ total_amount: 6_500 }]);
});

test('200 no fee for leaving out full or past dates: they only count in the share', async () => {
  const camp = await campOf({ ...BY_DATES, allow_registrations_after_start: true });
  await shop.sql('update availability_dates set capacity = 1, registered = 1 where id = $1', [
    camp.dates[4]?.id ?? 0,
  ]);
  expect(await estimate(camp, [0, 1, 2, 3])).toMatchObject({
    base_price: 8_000,
    partial_registration_total_fee: 0,
  });
  shop.clock.set('2026-07-08T04:00:00.000Z');
  expect(await estimate(camp, [2, 3])).toMatchObject({ base_price: 4_000, total_price: 4_000 });
  expect(await estimate(camp, [3])).toMatchObject({ base_price: 2_000, total_price: 2_500 });
  shop.clock.set('2026-01-05T08:00:00.000Z');
});

test('200 a discount for leaving dates out of the whole price', async () => {
  const camp = await campOf({ partial_discount: 1_500 });
  expect(await estimate(camp, [0])).toMatchObject({
    base_price: 10_000,
    partial_registration_total_discount: 1_500,
    total_price: 8_500,
  });
  expect(await estimate(camp, [0, 1, 2, 3, 4])).toMatchObject({ total_price: 10_000 });
});

test('409 when dates come together, at the dates; all available ones are enough, and staff can leave some out', async () => {
  const camp = await campOf(TOGETHER);
  await expect(add(camp, [0, 1])).rejects.toMatchObject({
    status: 409,
    code: 'ALL_DATES_REQUIRED',
    fields: { 'registrations.0.availability_dates': 'ALL_DATES_REQUIRED' },
  });
  expect((await shop.call('getSession', {}, anne)).cart?.items ?? []).toEqual([]);
  await shop.sql(`update availability_dates set status = 'CLOSED' where id = $1`, [
    camp.dates[0]?.id ?? 0,
  ]);
  await add(camp, [1, 2, 3, 4]);
  const page = await shop.call('getAvailability', { availability: camp.cuid });
  expect(page.partial_registrations).toBe('NOBODY');
  const staff = await shop.make.collaborator(organiser, ['registrations.create']);
  const bea = await shop.make.customer(organiser);
  const registration = await shop.office(
    'registerByStaff',
    {
      customer: bea.cuid,
      participant: bea.participant.cuid,
      availability: camp.cuid,
      date_ids: [camp.dates[1]?.id ?? 0],
    },
    staff,
  );
  expect(registration.cuid).not.toBe('');
});

test('409 for a non-member when only members may leave dates out', async () => {
  const membership = await shop.make.membership(organiser);
  const camp = await campOf({
    partial_registrations: 'MEMBERS',
    membership_ids: [membership.id],
  });
  await expect(add(camp, [0])).rejects.toMatchObject({ code: 'ALL_DATES_REQUIRED' });
  const { cart } = await shop.call(
    'addCartItems',
    { memberships: [{ membership_id: membership.id }] },
    anne,
  );
  await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true },
    anne,
  );
  expect((await add(camp, [0])).cart.items).toHaveLength(1);
});

test('200 a date that is dropped is no longer paid, an added one is, and the books agree', async () => {
  const camp = await campOf({ partial_price: 'BY_DATES' });
  const { registration_id, cuid } = await registeredFor(camp, [0, 1, 2, 3, 4]);
  const choices = await shop.call('getRegistrationChoices', { cuid }, anne);
  expect(choices).toMatchObject({ dates_priced: true, dates_together: false });
  const wish = { registration_id, availability_dates: datesOf(camp, [0, 1, 2]) };
  const preview = await shop.call('estimateRegistration', wish, anne);
  expect(preview).toMatchObject({ automatic_price: true, total_amount: 6_000, difference: -4_000 });
  const answer = await shop.call(
    'updateRegistration',
    { ...wish, total_amount: preview.total_amount },
    anne,
  );
  expect(answer).toMatchObject({ total_amount: 6_000, outstanding_amount: 6_000 });
  const more = { registration_id, availability_dates: datesOf(camp, [0, 1, 2, 3]) };
  expect(await changeOnceSeen(shop, more, anne)).toMatchObject({ total_amount: 8_000 });
  expect(
    await shop.sql(
      `select l.reason, l.amount from receivable_lines l join registrations r on r.organiser_id = l.organiser_id and r.receivable_id = l.receivable_id
       where r.id = $1 order by l.amount`,
      [registration_id],
    ),
  ).toEqual([
    { reason: 'CHANGE', amount: -4_000 },
    { reason: 'CHANGE', amount: 2_000 },
    { reason: 'SALE', amount: 10_000 },
  ]);
});

test('200 an agreed price keeps its proportion', async () => {
  const camp = await campOf({ partial_price: 'BY_DATES' });
  const { registration_id } = await registeredFor(camp, [0, 1, 2, 3, 4]);
  await shop.sql(
    `with line as (insert into receivable_lines (organiser_id, receivable_id, reason, amount)
       select organiser_id, receivable_id, 'CORRECTION', -2000 from registrations where id = $1)
     update receivables set total_amount = 8000 where id = (select receivable_id from registrations where id = $1)`,
    [registration_id],
  );
  const wish = { registration_id, availability_dates: datesOf(camp, [0, 1, 2]) };
  expect(await shop.call('estimateRegistration', wish, anne)).toMatchObject({
    automatic_price: false,
    total_amount: 4_800,
  });
});

test('409 for dropping a date when dates come together, in estimate and change; dates missing before may stay missing', async () => {
  const activity = await shop.make.activity(organiser);
  const camp = await shop.make.availability(organiser, activity, { days: DAYS });
  const { registration_id, cuid } = await registeredFor(camp, [0, 1, 2]);
  await shop.sql(`update activities set partial_registrations = 'NOBODY' where id = $1`, [
    activity.id,
  ]);
  expect(await shop.call('getRegistrationChoices', { cuid }, anne)).toMatchObject({
    dates_together: true,
  });
  const less = { registration_id, availability_dates: datesOf(camp, [0, 1]) };
  const refusal = {
    status: 409,
    code: 'ALL_DATES_REQUIRED',
    fields: { availability_dates: 'ALL_DATES_REQUIRED' },
  };
  await expect(shop.call('estimateRegistration', less, anne)).rejects.toMatchObject(refusal);
  await expect(shop.call('updateRegistration', less, anne)).rejects.toMatchObject(refusal);
  const more = { registration_id, availability_dates: datesOf(camp, [0, 1, 2, 3]) };
  expect(await shop.call('updateRegistration', more, anne)).toMatchObject({
    total_amount: 10_000,
  });
  for (const [code, dates] of [
    ['DATE_NOT_BOOKABLE', [{ date_id: 1 }, ...datesOf(camp, [0, 1, 2, 3])]],
    ['AVAILABILITY_DATES_REQUIRED', []],
  ] as const)
    await expect(
      shop.call('estimateRegistration', { registration_id, availability_dates: [...dates] }, anne),
    ).rejects.toMatchObject({ code });
});
