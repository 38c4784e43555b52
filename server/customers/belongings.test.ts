import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let anne: MadeCustomer;
let other: MadeCustomer;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
  const camp = await shop.make.availability(organiser, await shop.make.activity(organiser), {
    price: 5000,
    capacity: 10,
  });
  anne = await shop.make.customer(organiser, { lastname: 'Dubois' });
  other = await shop.make.customer(organiser, { lastname: 'Peeters' });
  for (const family of [anne, other]) {
    const registration = {
      participant_id: family.participant.id,
      availability_id: camp.id,
      availability_dates: camp.dates.map(({ id }) => ({ date_id: id })),
    };
    const { cart } = await shop.call('addCartItems', { registrations: [registration] }, family);
    await shop.call(
      'checkoutCart',
      { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true },
      family,
    );
    await shop.office(
      'correctWallet',
      { customer: family.cuid, amount: 300, reason: 'Geste' },
      staff,
    );
    // two with the same moment have no order
    await shop.sql(
      `update wallet_movements set created_at = created_at - interval '1 hour' where customer_id = $1`,
      [family.id],
    );
    await shop.office(
      'correctWallet',
      { customer: family.cuid, amount: -100, reason: 'Caisse' },
      staff,
    );
    await shop.sql(
      `insert into sent_mails (organiser_id, key, kind, customer_id, recipient, language, subject, html, text)
       values ($1, $2, 'order', $3, 'a@example.test', 'fr', $4, '', '')`,
      [organiser.id, `of ${family.id}`, family.id, `Pour ${family.id}`],
    );
    await shop.sql(
      `insert into payments (organiser_id, customer_id, method, amount, state, paid_at) values ($1, $2, 'CASH', $3, 'PAID', now())`,
      [organiser.id, family.id, family === anne ? 1111 : 2222],
    );
  }
});
afterAll(() => shop.close());

test('200 the registrations, payments and e-mails of one family only', async () => {
  const of = { customer: anne.cuid };
  expect(await shop.office('listOfficeRegistrations', of, staff)).toMatchObject({
    count: 1,
    data: [{ customer_name: expect.stringContaining('Dubois') }],
  });
  expect(await shop.office('listOfficePayments', of, staff)).toMatchObject({
    count: 1,
    data: [{ amount: 1111 }],
  });
  expect(await shop.office('listSentMails', of, staff)).toMatchObject({
    count: 1,
    data: [{ subject: `Pour ${anne.id}` }],
  });
});

test('200 its orders, and its wallet movements, the last first, a page at a time', async () => {
  const of = { customer: anne.cuid };
  expect(await shop.office('listCustomerCarts', of, staff)).toMatchObject({
    count: 1,
    data: [{ status: 'PROCESSED', items: 1, total_amount: 5000 }],
  });
  const first = await shop.office('listWalletMovements', { ...of, page_size: 1 }, staff);
  expect(first).toMatchObject({ count: 2, data: [{ amount: -100, message: 'Caisse' }] });
  const page = { ...of, page_size: 1, page_number: 2 };
  expect((await shop.office('listWalletMovements', page, staff)).data).toMatchObject([
    { amount: 300, message: 'Geste' },
  ]);
});

test('200 the log of one record', async () => {
  const about = { about: anne.cuid };
  const { data, count } = await shop.office('listAuditLog', about, staff);
  expect(count).toBe(2);
  expect(data.every(({ entity_cuid }) => entity_cuid === anne.cuid)).toBe(true);
  expect((await shop.office('listAuditLog', { about: 'cnothing' }, staff)).count).toBe(0);
});

test('403 without the permission of each', async () => {
  const coach = await shop.make.collaborator(organiser, ['customers.read']);
  const of = { customer: anne.cuid };
  const refusal = { code: 'NOT_PERMITTED', status: 403 };
  await expect(shop.office('listCustomerCarts', of, coach)).rejects.toMatchObject(refusal);
  await expect(shop.office('listWalletMovements', of, coach)).rejects.toMatchObject(refusal);
});
