import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let camp: MadeAvailability;
let anne: MadeCustomer;

const DAYS = ['2026-07-06', '2026-07-07', '2026-07-08'];

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
});
afterAll(() => shop.close());
beforeEach(async () => {
  const activity = await shop.make.activity(organiser);
  camp = await shop.make.availability(organiser, activity, { days: DAYS });
  anne = await shop.make.customer(organiser);
});

const dateAt = (index: number) => camp.dates[index]?.id ?? 0;

/** Adds dates for participants, a registration each. */
const add = (...wishes: readonly { who: Made; dates: readonly number[]; quantity?: number }[]) =>
  shop.call(
    'addCartItems',
    {
      registrations: wishes.map(({ who, dates, quantity = 1 }) => ({
        participant_id: who.id,
        availability_id: camp.id,
        quantity,
        availability_dates: dates.map(dateAt),
      })),
    },
    anne,
  );

const checkout = (cart_id: number) =>
  shop.call('checkoutCart', { cart_id, payment_strategy: 'DELAYED', terms: true }, anne);

const staffTwice = async (permissions: readonly Permission[], twice: boolean) => {
  const staff = await shop.make.collaborator(organiser, permissions);
  return shop.office(
    'registerByStaff',
    {
      customer: anne.cuid,
      participant: anne.participant.cuid,
      availability: camp.cuid,
      date_ids: [dateAt(0)],
      twice,
    },
    staff,
  );
};

test('409 ALREADY_REGISTERED on the registration to blame, the cart counted, and nothing is added', async () => {
  const tom = await shop.make.participant(organiser, anne);
  await add({ who: anne.participant, dates: [0, 1] });
  await expect(
    add({ who: tom, dates: [0] }, { who: anne.participant, dates: [1, 2] }),
  ).rejects.toMatchObject({
    code: 'ALREADY_REGISTERED',
    status: 409,
    fields: { 'registrations.1.participant_id': 'ALREADY_REGISTERED' },
  });
  const { cart } = await add({ who: tom, dates: [0] }, { who: anne.participant, dates: [2] });
  expect(cart.items).toHaveLength(3);
});

test('409 beside a registration and twice in one call; 200 for several places in one registration', async () => {
  await expect(
    add({ who: anne.participant, dates: [0] }, { who: anne.participant, dates: [0, 1] }),
  ).rejects.toMatchObject({ fields: { 'registrations.1.participant_id': 'ALREADY_REGISTERED' } });
  const { cart } = await add({ who: anne.participant, dates: [0], quantity: 2 });
  await checkout(cart.id);
  await expect(add({ who: anne.participant, dates: [0] })).rejects.toMatchObject({
    code: 'ALREADY_REGISTERED',
  });
});

test('200 again once an item has expired or was removed, or the registration is cancelled', async () => {
  const first = await add({ who: anne.participant, dates: [0] });
  await shop.call('deleteCartItem', { item_id: first.cart.items[0]?.id ?? 0 }, anne);
  const { cart } = await add({ who: anne.participant, dates: [0] });
  await checkout(cart.id);
  const { registrations } = await shop.call('getCheckoutSuccess', { cart: cart.cuid }, anne);
  const registration_id = registrations[0]?.id ?? 0;
  await shop.call('cancelRegistration', { registration_id, message: 'Malade' }, anne);
  const again = await add({ who: anne.participant, dates: [0] });
  shop.clock.set('2026-01-05T09:00:00.000Z');
  const later = await add({ who: anne.participant, dates: [0] });
  expect(later.cart.items.map(({ id }) => id)).not.toEqual(again.cart.items.map(({ id }) => id));
});

test('when two add at once, one gets the date', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 6 }, () => add({ who: anne.participant, dates: [0, 1, 2] })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const rows = await shop.sql('select 1 from cart_items where participant_id = $1', [
    anne.participant.id,
  ]);
  expect(rows).toHaveLength(1);
});

test('409 for staff until they insist, with the permission to go beyond', async () => {
  const { cart } = await add({ who: anne.participant, dates: [0] });
  await checkout(cart.id);
  await expect(staffTwice(['registrations.create'], false)).rejects.toMatchObject({
    code: 'ALREADY_REGISTERED',
    fields: { participant: 'ALREADY_REGISTERED' },
  });
  await expect(staffTwice(['registrations.create'], true)).rejects.toMatchObject({ status: 403 });
  const overbook: readonly Permission[] = ['registrations.create', 'registrations.overbook'];
  expect(await staffTwice(overbook, true)).toMatchObject({ message: null });
});

test('409 at the checkout when staff registered meanwhile, on the item', async () => {
  const { cart } = await add({ who: anne.participant, dates: [0] });
  const item = cart.items[0]?.id ?? 0;
  await staffTwice(['registrations.create', 'registrations.overbook'], true);
  await expect(checkout(cart.id)).rejects.toMatchObject({
    code: 'ALREADY_REGISTERED',
    status: 409,
    fields: { [`items.${item}`]: 'ALREADY_REGISTERED' },
  });
});

test('409 for a change that adds a date of another registration', async () => {
  const { cart } = await add({ who: anne.participant, dates: [0] });
  await checkout(cart.id);
  const second = await add({ who: anne.participant, dates: [1] });
  await checkout(second.cart.id);
  const order = await shop.call('getCheckoutSuccess', { cart: second.cart.cuid }, anne);
  const registration_id = order.registrations[0]?.id ?? 0;
  const change = (dates: readonly number[]) =>
    shop.call(
      'updateRegistration',
      { registration_id, availability_dates: dates.map(dateAt), automatic_price: true },
      anne,
    );
  await expect(change([0, 1])).rejects.toMatchObject({
    code: 'ALREADY_REGISTERED',
    fields: { [`availability_dates.${dateAt(0)}`]: 'ALREADY_REGISTERED' },
  });
  await change([1, 2]);
});
