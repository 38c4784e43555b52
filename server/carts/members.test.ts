import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let membership: Made;
let activity: Made;
let availability: Awaited<ReturnType<Shop['make']['availability']>>;

const OPENS = '2026-04-01T07:00:00.000Z';

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
});
beforeEach(async () => {
  shop.clock.set('2026-02-02T08:00:00.000Z');
  membership = await shop.make.membership(organiser);
  activity = await shop.make.activity(organiser, {
    membership_ids: [membership.id],
    members_only: true,
  });
  availability = await shop.make.availability(organiser, activity);
});
afterAll(() => shop.close());

const register = (who: MadeCustomer, participant_id = who.participant.id) =>
  shop.call(
    'addCartItems',
    {
      participant_id,
      registrations: [
        {
          availability_id: availability.id,
          availability_dates: availability.dates.map(({ id }) => id),
        },
      ],
    },
    who,
  );

const take = (who: MadeCustomer, more: object = {}) =>
  shop.call('addCartItems', { memberships: [{ membership_id: membership.id, ...more }] }, who);

const checkout = (who: MadeCustomer, cart_id: number) =>
  shop.call('checkoutCart', { cart_id, payment_strategy: 'DELAYED', terms: true }, who);

async function become(who: MadeCustomer, more: object = {}): Promise<void> {
  const { cart } = await take(who, more);
  await checkout(who, cart.id);
}

describe('for members only', () => {
  test('200 for a member of the family, and the page names the required membership', async () => {
    const anne = await shop.make.customer(organiser);
    await become(anne);
    const { cart } = await register(anne);
    await checkout(anne, cart.id);
    const page = await shop.call('getAvailability', { availability: availability.cuid });
    expect(page.members).toEqual({
      only: true,
      start_at: null,
      price: null,
      memberships: [
        {
          id: membership.id,
          cuid: membership.cuid,
          title: 'Abonnement annuel',
          published: true,
        },
      ],
    });
    const { data } = await shop.call('listActivities', {});
    expect(data.find(({ id }) => id === activity.id)?.members_only).toBe(true);
    const query = { availabilities: [availability.cuid] };
    expect((await shop.call('getHeldDates', query, anne)).memberships).toEqual([
      { membership_id: membership.id, participant_id: null },
    ]);
  });

  test('409 for a non-member, at the participant', async () => {
    const bea = await shop.make.customer(organiser);
    await expect(register(bea)).rejects.toMatchObject({
      status: 409,
      code: 'MEMBERS_ONLY',
      fields: { 'registrations.0.participant_id': 'MEMBERS_ONLY' },
    });
  });

  test('409 for a brother when the membership belongs to one participant, and once it is over', async () => {
    await shop.sql(`update memberships set entity = 'PARTICIPANTS' where id = $1`, [membership.id]);
    const cleo = await shop.make.customer(organiser);
    const { participant } = await shop.call(
      'createParticipant',
      { firstname: 'Léon', lastname: 'Petit', birthdate: '2018-01-01' },
      cleo,
    );
    await become(cleo, { participant_id: cleo.participant.id });
    await expect(register(cleo, participant.id)).rejects.toMatchObject({ code: 'MEMBERS_ONLY' });
    await register(cleo);
    shop.clock.set('2027-02-02T08:00:00.000Z');
    await shop.sql(
      `update availabilities set start_at = '2027-07-06', end_at = '2027-07-07' where id = $1`,
      [availability.id],
    );
    await shop.sql(
      `update availability_dates set start_at = '2027-07-06', end_at = '2027-07-07' where availability_id = $1`,
      [availability.id],
    );
    await expect(register(cleo)).rejects.toMatchObject({ code: 'MEMBERS_ONLY' });
  });

  test('200 with the membership in the same cart, 409 at checkout once it was removed', async () => {
    const dora = await shop.make.customer(organiser);
    await take(dora);
    const { cart } = await register(dora);
    const item = cart.items.find(({ type }) => type === 'MEMBERSHIP');
    const place = cart.items.find(({ type }) => type === 'REGISTRATION');
    await shop.call('deleteCartItem', { item_id: item?.id ?? 0 }, dora);
    await expect(checkout(dora, cart.id)).rejects.toMatchObject({
      status: 409,
      code: 'MEMBERS_ONLY',
      fields: { [`items.${place?.id}`]: 'MEMBERS_ONLY' },
    });
    await take(dora);
    await checkout(dora, cart.id);
  });

  test('409 with a membership in the cart that begins later', async () => {
    await shop.sql(`update memberships set start_choice = true where id = $1`, [membership.id]);
    const eva = await shop.make.customer(organiser);
    await take(eva, { start_on: '2026-03-01' });
    await expect(register(eva)).rejects.toMatchObject({ code: 'MEMBERS_ONLY' });
  });

  test('409 by staff, unless staff with the right to overbook insist', async () => {
    const fay = await shop.make.customer(organiser);
    const clerk = await shop.make.collaborator(organiser, ['registrations.create']);
    const head = await shop.make.collaborator(organiser, [
      'registrations.create',
      'registrations.overbook',
    ]);
    const wish = {
      customer: fay.cuid,
      participant: fay.participant.cuid,
      availability: availability.cuid,
      date_ids: availability.dates.map(({ id }) => id),
    };
    const refusal = { status: 409, code: 'MEMBERS_ONLY', fields: { participant: 'MEMBERS_ONLY' } };
    await expect(shop.office('registerByStaff', wish, head)).rejects.toMatchObject(refusal);
    const anyway = { ...wish, without_membership: true };
    await expect(shop.office('registerByStaff', anyway, clerk)).rejects.toMatchObject({
      status: 403,
    });
    await shop.office('registerByStaff', anyway, head);
  });
});

describe('members first', () => {
  beforeEach(async () => {
    await shop.sql(
      `update activities set members_only = false, members_days_early = 7 where id = $1`,
      [activity.id],
    );
    await shop.sql(`update availabilities set registrations_start_at = $2 where id = $1`, [
      availability.id,
      OPENS,
    ]);
  });

  test('members can register and check out a week before everybody else, at the same hour', async () => {
    const anne = await shop.make.customer(organiser);
    const bea = await shop.make.customer(organiser);
    await become(anne);
    shop.clock.set('2026-03-25T07:59:59.000Z');
    await expect(register(anne)).rejects.toMatchObject({ code: 'REGISTRATIONS_NOT_OPEN' });
    shop.clock.set('2026-03-25T08:00:00.000Z');
    const { cart } = await register(anne);
    await checkout(anne, cart.id);
    await expect(register(bea)).rejects.toMatchObject({
      code: 'MEMBERS_FIRST',
      fields: { 'registrations.0.participant_id': 'MEMBERS_FIRST' },
    });
    const page = await shop.call('getAvailability', { availability: availability.cuid });
    expect(page.members).toMatchObject({ only: false, start_at: '2026-03-25T08:00:00.000Z' });
    shop.clock.set(OPENS);
    await register(bea);
  });

  test('409 at checkout once the required membership was removed from the cart', async () => {
    shop.clock.set('2026-03-25T08:00:00.000Z');
    const dora = await shop.make.customer(organiser);
    await take(dora);
    const { cart } = await register(dora);
    const item = cart.items.find(({ type }) => type === 'MEMBERSHIP');
    await shop.call('deleteCartItem', { item_id: item?.id ?? 0 }, dora);
    await expect(checkout(dora, cart.id)).rejects.toMatchObject({ code: 'MEMBERS_FIRST' });
  });
});

describe('the price for members', () => {
  beforeEach(async () => {
    await shop.sql(
      `update activities set members_only = false, member_price = 7500 where id = $1`,
      [activity.id],
    );
  });

  const REDUCTION = [{ kind: 'MEMBER', label: 'Abonnement annuel', amount: 2_500 }];

  const estimate = (who: MadeCustomer, quantity = 1) =>
    shop.call(
      'estimateCartItem',
      {
        availability_id: availability.id,
        participant_id: who.participant.id,
        quantity,
        availability_dates: availability.dates.map(({ id }) => id),
      },
      who,
    );

  test('the page shows both prices; a member pays less in estimate, cart, order and books, and each shows the reason', async () => {
    const page = await shop.call('getAvailability', { availability: availability.cuid });
    expect([page.price, page.members?.price]).toEqual([10_000, 7_500]);
    const anne = await shop.make.customer(organiser);
    await become(anne);
    expect(await estimate(anne, 2)).toMatchObject({
      base_price: 20_000,
      discounts_total: 5_000,
      reductions: [{ kind: 'MEMBER', label: 'Abonnement annuel', amount: 5_000 }],
      total_price: 15_000,
    });
    const { cart } = await register(anne);
    expect(cart.items).toMatchObject([{ price: 7_500, reductions: REDUCTION }]);
    await checkout(anne, cart.id);
    const purchase = await shop.call('getCheckoutSuccess', { cart: cart.cuid }, anne);
    expect(purchase.registrations).toMatchObject([{ total_amount: 7_500, reductions: REDUCTION }]);
    const lines = await shop.sql(
      `select l.reason, l.label ->> 'fr' as label, l.amount from receivable_lines l
       join registrations r on r.receivable_id = l.receivable_id where r.customer_id = $1 order by l.amount`,
      [anne.id],
    );
    expect(lines).toEqual([
      { reason: 'DISCOUNT', label: 'Abonnement annuel', amount: -2_500 },
      { reason: 'SALE', label: null, amount: 10_000 },
    ]);
  });

  test('a percentage is rounded once, and a non-member pays the ordinary price', async () => {
    await shop.sql(
      `update activities set member_price = null, member_percentage = 3333 where id = $1`,
      [activity.id],
    );
    const anne = await shop.make.customer(organiser);
    const bea = await shop.make.customer(organiser);
    await become(anne);
    expect((await estimate(anne)).total_price).toBe(6_667);
    expect((await estimate(bea)).total_price).toBe(10_000);
    expect((await register(bea)).cart.items).toMatchObject([{ price: 10_000, reductions: [] }]);
  });

  test('a pack takes precedence over it, and a member price above the ordinary one changes nothing', async () => {
    const anne = await shop.make.customer(organiser);
    await become(anne);
    await shop.sql(`update activities set member_price = 12000 where id = $1`, [activity.id]);
    expect((await estimate(anne)).total_price).toBe(10_000);
    const bundle = await shop.make.bundle(organiser);
    const { cart } = await shop.call('addCartItems', { bundles: [{ bundle_id: bundle.id }] }, anne);
    await checkout(anne, cart.id);
    await shop.sql(`update activities set member_price = 7500 where id = $1`, [activity.id]);
    expect(await estimate(anne)).toMatchObject({
      bundle_total: 10_000,
      reductions: [],
      total_price: 0,
    });
  });

  test('409 at checkout once the membership was removed from the cart, and staff sell at the same price', async () => {
    const dora = await shop.make.customer(organiser);
    await take(dora);
    const { cart } = await register(dora);
    const item = cart.items.find(({ type }) => type === 'MEMBERSHIP');
    await shop.call('deleteCartItem', { item_id: item?.id ?? 0 }, dora);
    await expect(checkout(dora, cart.id)).rejects.toMatchObject({ code: 'MEMBER_PRICE_LOST' });
    const fay = await shop.make.customer(organiser);
    await become(fay);
    const staff = await shop.make.collaborator(organiser, [
      'registrations.create',
      'registrations.read',
      'payments.read',
    ]);
    const { cuid } = await shop.office(
      'registerByStaff',
      {
        customer: fay.cuid,
        participant: fay.participant.cuid,
        availability: availability.cuid,
        date_ids: availability.dates.map(({ id }) => id),
      },
      staff,
    );
    const details = await shop.office('getOfficeRegistration', { registration: cuid }, staff);
    expect(details).toMatchObject({
      total_amount: 7_500,
      price_lines: [
        { label: 'Prix de base', amount: 10_000 },
        { label: 'Prix membre · Abonnement annuel', amount: -2_500 },
      ],
    });
  });
});
