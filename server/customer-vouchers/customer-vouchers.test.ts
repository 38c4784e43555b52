import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let voucher: Made;
let staff: { token: string };
let reader: { token: string };

beforeAll(async () => {
  shop = await openShop({ jobs: true });
  organiser = await shop.make.organiser();
  voucher = await shop.make.voucher(organiser);
  staff = await shop.make.collaborator(organiser, [
    'customer-vouchers.read',
    'customer-vouchers.create',
    'customer-vouchers.delete',
    'payments.read',
  ]);
  reader = await shop.make.collaborator(organiser, ['customer-vouchers.read']);
});
afterAll(() => shop.close());

const buyer = (columns: object = {}) => shop.make.customer(organiser, { ...columns });

async function sell(to: MadeCustomer, total_amount: number | null = null): Promise<string> {
  const sale = { customer: to.cuid, voucher: voucher.cuid, total_amount };
  return (await shop.office('sellVoucher', sale, staff)).cuid;
}

test('a sold voucher has its own code, value and last day, in the account and the office', async () => {
  const anne = await buyer();
  const cuids = [await sell(anne), await sell(anne, 4_500)];
  const { data, count } = await shop.call('listAccountVouchers', {}, anne);
  expect(count).toBe(2);
  expect(new Set(data.map(({ code }) => code)).size).toBe(2);
  for (const one of data) {
    expect(one.code).toMatch(/^[2-9A-HJ-NP-Z]{12}$/);
    expect(one).toMatchObject({
      status: 'UNPAID',
      voucher: { title: 'Bon cadeau', amount: 5_000, images: [], bundle: null },
      customer: { fullname: 'Anne Dubois' },
      recipient: null,
      // 365 days after 5 January 2026, to the end of the day in Brussels
      expires_at: '2027-01-05T23:00:00.000Z',
      outstanding_amount: 4_500,
    });
  }
  const details = await shop.call('getAccountVoucher', { cuid: cuids[0] ?? '' }, anne);
  expect(details.bank_transfer).toMatchObject({ amount: 4_500, iban: 'BE68539007547034' });
  expect(details.cart?.reference).toMatch(/^\d{12}$/);
  expect((await shop.call('getSession', {}, anne)).account?.counters.vouchers).toBe(2);
});

test('a change of its value applies only to later sales', async () => {
  const anne = await buyer();
  const cuid = await sell(anne);
  await shop.sql('update vouchers set amount = 6000, duration = null where id = $1', [voucher.id]);
  const later = await sell(anne);
  await shop.sql('update vouchers set amount = 5000, duration = 31536000 where id = $1', [
    voucher.id,
  ]);
  expect(await shop.call('getAccountVoucher', { cuid }, anne)).toMatchObject({
    voucher: { amount: 5_000 },
  });
  expect(await shop.call('getAccountVoucher', { cuid: later }, anne)).toMatchObject({
    voucher: { amount: 6_000 },
    expires_at: null,
  });
});

test('selling refuses an unknown customer or voucher, and an outdated price', async () => {
  const anne = await buyer();
  const sale = { customer: anne.cuid, voucher: voucher.cuid };
  await expect(
    shop.office('sellVoucher', { ...sale, customer: 'nobody' }, staff),
  ).rejects.toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
  await expect(
    shop.office('sellVoucher', { ...sale, voucher: 'nothing' }, staff),
  ).rejects.toMatchObject({ code: 'VOUCHER_NOT_FOUND' });
  await expect(
    shop.office('sellVoucher', { ...sale, total_amount: 4_400 }, staff),
  ).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  await expect(shop.office('sellVoucher', sale, reader)).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
  });
  expect((await shop.call('listAccountVouchers', {}, anne)).count).toBe(0);
});

test('adding an unknown or withdrawn voucher is refused at its field', async () => {
  const anne = await buyer();
  const unpublished = await shop.make.voucher(organiser, { published: false });
  for (const id of [1, unpublished.id])
    await expect(
      shop.call(
        'addCartItems',
        { vouchers: [{ voucher_id: voucher.id }, { voucher_id: id }] },
        anne,
      ),
    ).rejects.toMatchObject({
      code: 'VOUCHER_NOT_FOUND',
      fields: { 'vouchers.1.voucher_id': 'VOUCHER_NOT_FOUND' },
    });
});

test('a registration and a voucher are bought in one order, with one e-mail', async () => {
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
      vouchers: [{ voucher_id: voucher.id }],
    },
    anne,
  );
  expect(cart.items.map(({ type }) => type)).toEqual(['VOUCHER', 'REGISTRATION']);
  expect(cart.totals).toMatchObject({ count: 2, items_total: 14_500 });
  await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true, total_amount: 14_500 },
    anne,
  );
  const account = await shop.call('getAccountCart', { cuid: cart.cuid }, anne);
  expect(account).toMatchObject({ items_count: 2, titles: ['Stage de natation', 'Bon cadeau'] });
  expect(account.items.map(({ type }) => type)).toEqual(['VOUCHER', 'REGISTRATION']);
  const mail = await mailTo(anne, 'cart.processed');
  const [{ code } = { code: '' }] = (await shop.call('listAccountVouchers', {}, anne)).data;
  expect(mail.text).toContain(`${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`);
  expect(mail.text).toContain('Stage de natation');
});

test('cancelling explains why by e-mail, leaves nothing due, and is refused for a redeemed voucher', async () => {
  const anne = await buyer();
  const cuid = await sell(anne);
  await expect(
    shop.office('cancelCustomerVoucher', { voucher: 'nothing', message: 'x' }, staff),
  ).rejects.toMatchObject({ code: 'CUSTOMER_VOUCHER_NOT_FOUND' });
  await expect(
    shop.office('cancelCustomerVoucher', { voucher: cuid, message: ' ' }, staff),
  ).rejects.toMatchObject({ code: 'CANCELLATION_MESSAGE_REQUIRED' });
  await shop.office('cancelCustomerVoucher', { voucher: cuid, message: 'Encodé deux fois' }, staff);
  await expect(
    shop.office('cancelCustomerVoucher', { voucher: cuid, message: 'x' }, staff),
  ).rejects.toMatchObject({ code: 'VOUCHER_ALREADY_CANCELLED' });
  expect(await shop.call('getAccountVoucher', { cuid }, anne)).toMatchObject({
    status: 'CANCELLED',
    total_amount: 0,
    outstanding_amount: 0,
    cancellation_message: 'Encodé deux fois',
    bank_transfer: null,
  });
  expect((await mailTo(anne, 'voucher.cancelled')).text).toContain('Encodé deux fois');
  const redeemedCuid = await sell(anne);
  await shop.sql('update customer_vouchers set redeemed_at = now() where cuid = $1', [
    redeemedCuid,
  ]);
  await expect(
    shop.office('cancelCustomerVoucher', { voucher: redeemedCuid, message: 'x' }, staff),
  ).rejects.toMatchObject({ code: 'VOUCHER_REDEEMED' });
});

test('staff find a sold voucher by its code however it is typed, or by its buyer, and see money only with the right', async () => {
  const anne = await buyer({ lastname: 'Vandenbroucke' });
  const cuid = await sell(anne);
  const { code } = await shop.call('getAccountVoucher', { cuid }, anne);
  const typedCode = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4, 8)} ${code.slice(8)}`;
  for (const search of [typedCode, 'vandenbrou'])
    expect((await shop.office('listOfficeCustomerVouchers', { search }, staff)).data).toMatchObject(
      [{ cuid, code, total_amount: 4_500, customer: { cuid: anne.cuid } }],
    );
  const of = { customer: anne.cuid };
  expect((await shop.office('listOfficeCustomerVouchers', of, reader)).data).toMatchObject([
    { cuid, total_amount: null, paid_amount: null },
  ]);
  expect(await shop.office('getOfficeCustomerVoucher', { voucher: cuid }, reader)).toMatchObject({
    code,
    credit_amount: null,
    created_by: 'Sophie Peeters',
  });
  await expect(
    shop.office('getOfficeCustomerVoucher', { voucher: 'nothing' }, reader),
  ).rejects.toMatchObject({ code: 'CUSTOMER_VOUCHER_NOT_FOUND' });
});

test('a voucher of another customer or organiser is not found', async () => {
  const cuid = await sell(await buyer());
  const neighbour = await buyer();
  await expect(shop.call('getAccountVoucher', { cuid }, neighbour)).rejects.toMatchObject({
    code: 'CUSTOMER_VOUCHER_NOT_FOUND',
  });
  const elsewhere = await shop.make.organiser({}, 'localhost');
  const other = await shop.make.collaborator(elsewhere, ['customer-vouchers.read']);
  expect((await shop.office('listOfficeCustomerVouchers', {}, other)).count).toBe(0);
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

test('the terms of a bundle are kept as an object with its number of registrations, or refused (S11)', async () => {
  const bundle = await shop.make.bundle(organiser);
  const offer = await shop.make.voucher(organiser, { amount: null, bundle_id: bundle.id });
  const buyer_cuid = (await buyer()).cuid;
  const { cuid } = await shop.office(
    'sellVoucher',
    { customer: buyer_cuid, voucher: offer.cuid, total_amount: null },
    staff,
  );
  for (const terms of ['{}', '"{\\"capacity\\": 5}"', '5'])
    await expect(
      shop.sql('update customer_vouchers set bundle_terms = $2::jsonb where cuid = $1', [
        cuid,
        terms,
      ]),
    ).rejects.toMatchObject({ constraint: 'customer_vouchers_terms_of_bundle' });
});
