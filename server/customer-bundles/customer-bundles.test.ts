import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let bundle: Made;
let staff: { token: string };
let reader: { token: string };

beforeAll(async () => {
  shop = await openShop({ jobs: true });
  organiser = await shop.make.organiser();
  bundle = await shop.make.bundle(organiser);
  staff = await shop.make.collaborator(organiser, [
    'customer-bundles.read',
    'customer-bundles.create',
    'customer-bundles.delete',
    'payments.read',
  ]);
  reader = await shop.make.collaborator(organiser, ['customer-bundles.read']);
});
afterAll(() => shop.close());

const buyer = (columns: object = {}) => shop.make.customer(organiser, { ...columns });

async function sell(to: MadeCustomer, more: object = {}): Promise<string> {
  const sale = { customer: to.cuid, bundle: bundle.cuid, ...more };
  return (await shop.office('sellBundle', sale, staff)).cuid;
}

test('a sold bundle pays a number of registrations until its last day, in the account and the office', async () => {
  const anne = await buyer();
  const cuids = [await sell(anne), await sell(anne, { total_amount: 9_000 })];
  const { data, count } = await shop.call('listAccountBundles', {}, anne);
  expect(count).toBe(2);
  for (const one of data)
    expect(one).toMatchObject({
      status: 'VALID',
      bundle: { title: 'Dix séances', images: [], entity: 'CUSTOMERS' },
      participant: null,
      capacity: 10,
      used: 0,
      // 365 days after 5 January 2026, to the end of the day in Brussels
      expires_at: '2027-01-05T23:00:00.000Z',
      outstanding_amount: 9_000,
    });
  const details = await shop.call('getAccountBundle', { cuid: cuids[0] ?? '' }, anne);
  expect(details.bank_transfer).toMatchObject({ amount: 9_000, iban: 'BE68539007547034' });
  expect(details.cart?.reference).toMatch(/^\d{12}$/);
  expect(details).toMatchObject({ activities: [], registrations: [] });
  expect((await shop.call('getSession', {}, anne)).account?.counters.bundles).toBe(2);
});

test('a change of its terms applies only to later sales', async () => {
  const anne = await buyer();
  const cuid = await sell(anne);
  await shop.sql('update bundles set capacity = 6, duration = null where id = $1', [bundle.id]);
  const later = await sell(anne);
  await shop.sql('update bundles set capacity = 10, duration = 31536000 where id = $1', [
    bundle.id,
  ]);
  expect(await shop.call('getAccountBundle', { cuid }, anne)).toMatchObject({ capacity: 10 });
  expect(await shop.call('getAccountBundle', { cuid: later }, anne)).toMatchObject({
    capacity: 6,
    expires_at: null,
  });
});

test('a bundle for a participant belongs to that participant only, bought or sold by staff, and is refused without one', async () => {
  const anne = await buyer();
  const stranger = await buyer();
  const childBundle = await shop.make.bundle(organiser, { entity: 'PARTICIPANTS' });
  const add = (participant_id?: number) =>
    shop.call(
      'addCartItems',
      {
        bundles: [
          {
            bundle_id: childBundle.id,
            ...(participant_id === undefined ? {} : { participant_id }),
          },
        ],
      },
      anne,
    );
  await expect(add()).rejects.toMatchObject({
    code: 'BUNDLE_FOR_PARTICIPANT',
    fields: { 'bundles.0.participant_id': 'BUNDLE_FOR_PARTICIPANT' },
  });
  await expect(add(stranger.participant.id)).rejects.toMatchObject({
    code: 'PARTICIPANT_NOT_FOUND',
  });
  const { cart } = await add(anne.participant.id);
  expect(cart.items).toMatchObject([
    {
      type: 'BUNDLE',
      participant: { id: anne.participant.id },
      bundle: { cuid: childBundle.cuid, capacity: 10 },
    },
  ]);
  const sale = { bundle: childBundle.cuid };
  await expect(sell(anne, sale)).rejects.toMatchObject({
    code: 'BUNDLE_FOR_PARTICIPANT',
    fields: { participant: 'BUNDLE_FOR_PARTICIPANT' },
  });
  await expect(
    sell(anne, { ...sale, participant: stranger.participant.cuid }),
  ).rejects.toMatchObject({ code: 'PARTICIPANT_NOT_FOUND' });
  const cuid = await sell(anne, { ...sale, participant: anne.participant.cuid });
  expect(await shop.call('getAccountBundle', { cuid }, anne)).toMatchObject({
    participant: { id: anne.participant.id },
  });
});

test('staff can give one away: nothing is owed for it', async () => {
  const anne = await buyer();
  const cuid = await sell(anne, { given: true, total_amount: 0 });
  expect(await shop.call('getAccountBundle', { cuid }, anne)).toMatchObject({
    status: 'VALID',
    total_amount: 0,
    outstanding_amount: 0,
    bank_transfer: null,
  });
});

test('selling refuses an unknown customer or bundle, and an outdated price', async () => {
  const anne = await buyer();
  const sale = { customer: anne.cuid, bundle: bundle.cuid };
  await expect(
    shop.office('sellBundle', { ...sale, customer: 'nobody' }, staff),
  ).rejects.toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
  await expect(
    shop.office('sellBundle', { ...sale, bundle: 'nothing' }, staff),
  ).rejects.toMatchObject({ code: 'BUNDLE_NOT_FOUND' });
  await expect(
    shop.office('sellBundle', { ...sale, total_amount: 8_900 }, staff),
  ).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  await expect(shop.office('sellBundle', sale, reader)).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
  });
  expect((await shop.call('listAccountBundles', {}, anne)).count).toBe(0);
});

test('adding an unknown or withdrawn bundle is refused at its field', async () => {
  const anne = await buyer();
  const unpublished = await shop.make.bundle(organiser, { published: false });
  for (const id of [1, unpublished.id])
    await expect(
      shop.call('addCartItems', { bundles: [{ bundle_id: bundle.id }, { bundle_id: id }] }, anne),
    ).rejects.toMatchObject({
      code: 'BUNDLE_NOT_FOUND',
      fields: { 'bundles.1.bundle_id': 'BUNDLE_NOT_FOUND' },
    });
});

test('a registration and a bundle are bought in one order, with one e-mail', async () => {
  const anne = await buyer();
  const activity = await shop.make.activity(organiser);
  const camp = await shop.make.availability(organiser, activity);
  const { cart } = await shop.call(
    'addCartItems',
    {
      participant_id: anne.participant.id,
      registrations: [
        { availability_id: camp.id, availability_dates: camp.dates.map(({ id }) => id) },
      ],
      bundles: [{ bundle_id: bundle.id }],
    },
    anne,
  );
  expect(cart.items.map(({ type }) => type)).toEqual(['BUNDLE', 'REGISTRATION']);
  expect(cart.totals).toMatchObject({ count: 2, items_total: 19_000 });
  await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true, total_amount: 19_000 },
    anne,
  );
  const account = await shop.call('getAccountCart', { cuid: cart.cuid }, anne);
  expect(account).toMatchObject({ items_count: 2, titles: ['Stage de natation', 'Dix séances'] });
  expect(account.items.map(({ type }) => type)).toEqual(['BUNDLE', 'REGISTRATION']);
  const mail = await mailTo(anne, 'cart.processed');
  expect(mail.text).toContain('10 inscriptions');
  expect(mail.text).toContain('Stage de natation');
});

test('cancelling an unused one explains why by e-mail and leaves nothing due', async () => {
  const anne = await buyer();
  const cuid = await sell(anne);
  await expect(
    shop.office('cancelCustomerBundle', { bundle: 'nothing', message: 'x' }, staff),
  ).rejects.toMatchObject({ code: 'CUSTOMER_BUNDLE_NOT_FOUND' });
  await expect(
    shop.office('cancelCustomerBundle', { bundle: cuid, message: ' ' }, staff),
  ).rejects.toMatchObject({ code: 'CANCELLATION_MESSAGE_REQUIRED' });
  await shop.office('cancelCustomerBundle', { bundle: cuid, message: 'Encodé deux fois' }, staff);
  await expect(
    shop.office('cancelCustomerBundle', { bundle: cuid, message: 'x' }, staff),
  ).rejects.toMatchObject({ code: 'BUNDLE_ALREADY_CANCELLED' });
  expect(await shop.call('getAccountBundle', { cuid }, anne)).toMatchObject({
    status: 'CANCELLED',
    total_amount: 0,
    outstanding_amount: 0,
    cancellation_message: 'Encodé deux fois',
    bank_transfer: null,
  });
  expect((await mailTo(anne, 'bundle.cancelled')).text).toContain('Encodé deux fois');
});

test('staff find a sold bundle by its buyer, and see money only with the right', async () => {
  const anne = await buyer({ lastname: 'Vandenbroucke' });
  const cuid = await sell(anne);
  const { data } = await shop.office('listOfficeCustomerBundles', { search: 'vandenbrou' }, staff);
  expect(data).toMatchObject([{ cuid, total_amount: 9_000, customer: { cuid: anne.cuid } }]);
  const of = { customer: anne.cuid };
  expect((await shop.office('listOfficeCustomerBundles', of, reader)).data).toMatchObject([
    { cuid, total_amount: null, paid_amount: null },
  ]);
  expect(await shop.office('getOfficeCustomerBundle', { bundle: cuid }, reader)).toMatchObject({
    credit_amount: null,
    due_of_uses: null,
    created_by: 'Sophie Peeters',
  });
  await expect(
    shop.office('getOfficeCustomerBundle', { bundle: 'nothing' }, reader),
  ).rejects.toMatchObject({ code: 'CUSTOMER_BUNDLE_NOT_FOUND' });
});

test('a bundle of another customer or organiser is not found', async () => {
  const cuid = await sell(await buyer());
  const neighbour = await buyer();
  await expect(shop.call('getAccountBundle', { cuid }, neighbour)).rejects.toMatchObject({
    code: 'CUSTOMER_BUNDLE_NOT_FOUND',
  });
  const elsewhere = await shop.make.organiser({}, 'localhost');
  const other = await shop.make.collaborator(elsewhere, ['customer-bundles.read']);
  expect((await shop.office('listOfficeCustomerBundles', {}, other)).count).toBe(0);
});

async function mailTo(customer: Made, kind: string): Promise<{ text: string }> {
  const find = () =>
    shop.sql<{ text: string }>(
      'select text from sent_mails where customer_id = $1 and kind = $2 order by created_at desc',
      [customer.id, kind],
    );
  await expect.poll(async () => (await find()).length).toBeGreaterThan(0);
  const [mail] = await find();
  return mail ?? { text: '' };
}
