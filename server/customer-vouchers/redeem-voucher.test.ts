import { readVoucherCode } from '@ribambelle/domain/vouchers/voucher-code.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVault } from '../vault/vault.ts';
import { aboutVoucherCode, voucherCodeHash } from '../vault/voucher-code.ts';

let shop: Shop;
let organiser: Made;
let offer: Made;
let staff: { token: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  offer = await shop.make.voucher(organiser);
  staff = await shop.make.collaborator(organiser, [
    'customer-vouchers.create',
    'customer-vouchers.read',
    'customer-vouchers.delete',
    'payments.create',
    'payments.read',
    'customer-wallets.read',
  ]);
});
afterAll(() => shop.close());

/** Lists the errors in the books. */
async function brokenBooks(): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  const violations = await checkInvariants(client);
  await client.end();
  return violations.filter((one) => !/weekdays/.test(one));
}

const anybody = (columns: object = {}) => shop.make.customer(organiser, { ...columns });

/** Buys a voucher of 50 euros, paid unless said otherwise. */
async function buyVoucher(buyer: MadeCustomer, { paid = true, voucher = offer } = {}) {
  const sale = { customer: buyer.cuid, voucher: voucher.cuid };
  const { cuid } = await shop.office('sellVoucher', sale, staff);
  if (paid) await shop.office('recordPayment', { customer: buyer.cuid, amount: 4_500 }, staff);
  return shop.call('getAccountVoucher', { cuid }, buyer);
}

/** Expects that redeeming a code is refused with this error. */
const expectRefused = (request: { code: string }, by: MadeCustomer, code: string) =>
  expect(shop.call('redeemVoucher', request, by)).rejects.toMatchObject({ code });

const walletOf = async (of: MadeCustomer) =>
  (await shop.call('getSession', {}, of)).account?.wallet.amount;

test('200 its value goes into the wallet of the family that redeems it, and pays the next order', async () => {
  const anne = await anybody();
  const zoe = await anybody({ firstname: 'Zoé', lastname: 'Claes' });
  const { code, cuid } = await buyVoucher(anne);
  expect(await shop.call('getVoucherToRedeem', { code }, zoe)).toEqual({
    code,
    status: 'VALID',
    voucher: { title: 'Bon cadeau', amount: 5_000, images: [], bundle: null },
    given_by: 'Anne Dubois',
    expires_at: '2027-01-05T23:00:00.000Z',
    cuid: null,
  });
  expect(await shop.call('redeemVoucher', { code }, zoe)).toMatchObject({ cuid });
  expect(await walletOf(zoe)).toBe(5_000);
  expect(await walletOf(anne)).toBe(0);
  const movements = await shop.office('listWalletMovements', { customer: zoe.cuid }, staff);
  expect(movements.data).toMatchObject([{ amount: 5_000, reason: 'REDEMPTION', made_by: '' }]);
  const camp = await shop.make.availability(organiser, await shop.make.activity(organiser), {
    price: 6_000,
  });
  const registration = {
    availability_id: camp.id,
    availability_dates: camp.dates.map(({ id }) => id),
  };
  const wish = { participant_id: zoe.participant.id, registrations: [registration] };
  const { cart } = await shop.call('addCartItems', wish, zoe);
  await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true },
    zoe,
  );
  expect(await walletOf(zoe)).toBe(0);
  expect(await shop.call('getAccountCart', { cuid: cart.cuid }, zoe)).toMatchObject({
    paid_amount: 5_000,
    outstanding_amount: 1_000,
  });
  expect(await brokenBooks()).toEqual([]);
});

test('the buyer sees its money and its redeemer; the redeemer sees its giver', async () => {
  const anne = await anybody();
  const zoe = await anybody({ firstname: 'Zoé', lastname: 'Claes' });
  const { code, cuid } = await buyVoucher(anne);
  expect((await shop.call('getSession', {}, zoe)).account?.counters).toMatchObject({
    vouchers: 0,
    available_vouchers: 1,
  });
  await shop.call('redeemVoucher', { code }, zoe);
  expect(await shop.call('getAccountVoucher', { cuid }, anne)).toMatchObject({
    status: 'REDEEMED',
    recipient: { fullname: 'Zoé Claes' },
    redeemed_at: shop.clock.now(),
    total_amount: 4_500,
    paid_amount: 4_500,
  });
  const details = await shop.call('getAccountVoucher', { cuid }, zoe);
  expect(details).toMatchObject({
    status: 'REDEEMED',
    customer: { fullname: 'Anne Dubois' },
    total_amount: null,
    paid_amount: null,
    outstanding_amount: null,
    cart: null,
    bank_transfer: null,
  });
  expect((await shop.call('listAccountVouchers', {}, zoe)).data).toMatchObject([{ cuid }]);
  expect((await shop.call('getSession', {}, zoe)).account?.counters.vouchers).toBe(1);
  expect(await shop.office('getOfficeCustomerVoucher', { voucher: cuid }, staff)).toMatchObject({
    status: 'REDEEMED',
    recipient: { fullname: 'Zoé Claes' },
  });
  expect(await shop.call('getVoucherToRedeem', { code }, zoe)).toMatchObject({ cuid });
});

test.each([
  ['small letters, dashes and spaces', (code: string) => ` ${code.slice(0, 4)}-${code.slice(4)} `],
  ['signs that look alike', (code: string) => withLookalikes(code)],
  ['the whole address', (code: string) => `https://site.test/redeem/${code}`],
])('a code is found with %s', async (_, spell) => {
  const anne = await anybody();
  const zoe = await anybody();
  const { code } = await buyVoucher(anne);
  const request = { code: spell(code.toLowerCase()) };
  expect((await shop.call('getVoucherToRedeem', request, zoe)).code).toBe(code);
  await shop.call('redeemVoucher', request, zoe);
  expect(await walletOf(zoe)).toBe(5_000);
});

/** Replaces each character of a code by one that looks like it. */
function withLookalikes(code: string): string {
  const pairs: readonly (readonly [string, string])[] = [
    ['q', '0'],
    ['l', '1'],
    ['2', 'z'],
    ['5', 's'],
    ['8', 'b'],
    ['6', 'g'],
    ['u', 'v'],
  ];
  return pairs.reduce((text, [letter, sign]) => text.replaceAll(letter, sign), code);
}

/** Gives a sold voucher another code, stored as the server does. */
async function setCode({ cuid }: { cuid: string }, code: string): Promise<void> {
  const vault = createVault([new URL(shop.databaseUrl).password]);
  const organiser_id = organiser.id;
  await shop.sql('update customer_vouchers set code_sealed = $2, code_hash = $3 where cuid = $1', [
    cuid,
    vault.seal(code, aboutVoucherCode(organiser_id)),
    voucherCodeHash(vault, { organiser_id, code }),
  ]);
}

test('of two similar codes, each is found by its exact characters only', async () => {
  const anne = await anybody();
  const one = await buyVoucher(await anybody());
  const other = await buyVoucher(anne);
  await setCode(one, 'AAAA2222AAAA');
  await setCode(other, 'AAAAZ222AAAA');
  const answer = await shop.call('getVoucherToRedeem', { code: 'aaaa-z222-aaaa' }, anne);
  expect(answer).toMatchObject({ cuid: other.cuid });
  expect(await shop.call('getVoucherToRedeem', { code: 'AAAAZZ22AAAA' }, anne)).toEqual({
    code: 'AAAAZZ22AAAA',
    status: 'UNKNOWN',
  });
});

test('an unknown code, or one of another organiser: 200 shows it as unknown, 404 for redeeming it', async () => {
  const anne = await anybody();
  const { code } = await buyVoucher(anne);
  const elsewhere = await shop.make.organiser({}, 'localhost');
  const stranger = { ...(await shop.make.customer(elsewhere)), host: 'localhost' };
  for (const [text, who] of [
    ['AAAABBBBCCCC', anne],
    ['-', anne],
    [code, stranger],
  ] as const) {
    const answer = await shop.call('getVoucherToRedeem', { code: text }, who);
    expect(answer).toEqual({ code: readVoucherCode(text), status: 'UNKNOWN' });
    await expect(shop.call('redeemVoucher', { code: text }, who)).rejects.toMatchObject({
      code: 'VOUCHER_CODE_UNKNOWN',
      status: 404,
    });
  }
  await expect(shop.call('redeemVoucher', { code })).rejects.toMatchObject({
    code: 'NOT_SIGNED_IN',
  });
});

test('409 says unpaid rather than expired, and expired rather than redeemed; of a cancelled one only that it is cancelled', async () => {
  const anne = await anybody();
  const zoe = await anybody();
  const { code, cuid } = await buyVoucher(anne, { paid: false });
  const refusedWith = async (status: string, refusal: string) => {
    expect(await shop.call('getVoucherToRedeem', { code }, zoe)).toMatchObject({ status });
    await expect(shop.call('redeemVoucher', { code }, zoe)).rejects.toMatchObject({
      code: refusal,
      status: 409,
    });
  };
  const over = 'update customer_vouchers set expires_at = $2 where cuid = $1';
  await shop.sql(over, [cuid, shop.clock.now()]);
  await refusedWith('UNPAID', 'VOUCHER_UNPAID');
  await shop.office('recordPayment', { customer: anne.cuid, amount: 4_500 }, staff);
  await refusedWith('EXPIRED', 'VOUCHER_EXPIRED');
  await shop.sql(over, [cuid, null]);
  await shop.call('redeemVoucher', { code }, anne);
  await refusedWith('REDEEMED', 'VOUCHER_REDEEMED');
  await shop.sql(over, [cuid, shop.clock.now()]);
  await refusedWith('EXPIRED', 'VOUCHER_EXPIRED');
  const cancelledVoucher = await buyVoucher(await anybody());
  const cancellation = { voucher: cancelledVoucher.cuid, message: 'Erreur' };
  await shop.office('cancelCustomerVoucher', cancellation, staff);
  await expectRefused({ code: cancelledVoucher.code }, zoe, 'VOUCHER_CANCELLED');
  expect(await walletOf(zoe)).toBe(0);
});

test('200 redeeming gives the family a bundle, on the terms of its sale, and it pays the next registration', async () => {
  const anne = await anybody();
  const zoe = await anybody();
  const bundle = await shop.make.bundle(organiser, { duration: 30 * 86_400 });
  const voucher = await shop.make.voucher(organiser, { amount: null, bundle_id: bundle.id });
  const { code, cuid } = await buyVoucher(anne, { voucher });
  await shop.sql('update bundles set capacity = 5, duration = 86400 where id = $1', [bundle.id]);
  const worth = { amount: null, bundle: { title: 'Dix séances', capacity: 10 } };
  expect(await shop.call('getVoucherToRedeem', { code }, zoe)).toMatchObject({ voucher: worth });
  await shop.call('redeemVoucher', { code }, zoe);
  expect(await walletOf(zoe)).toBe(0);
  const { customer_bundle } = await shop.call('getAccountVoucher', { cuid }, zoe);
  expect((await shop.call('getAccountVoucher', { cuid }, anne)).customer_bundle).toBeNull();
  const of = { cuid: customer_bundle?.cuid ?? '' };
  expect(await shop.call('getAccountBundle', of, zoe)).toMatchObject({
    capacity: 10,
    used: 0,
    participant: null,
    // thirty days from the day of redemption
    expires_at: '2026-02-04T23:00:00.000Z',
    total_amount: 0,
    outstanding_amount: 0,
    cart: null,
  });
  await expect(shop.call('getAccountBundle', of, anne)).rejects.toMatchObject({
    code: 'CUSTOMER_BUNDLE_NOT_FOUND',
  });
  const camp = await shop.make.availability(organiser, await shop.make.activity(organiser));
  const registration = {
    availability_id: camp.id,
    availability_dates: camp.dates.map(({ id }) => id),
  };
  const wish = { participant_id: zoe.participant.id, registrations: [registration] };
  const { cart } = await shop.call('addCartItems', wish, zoe);
  expect(cart.totals.items_total).toBe(0);
  await expectRefused({ code }, anne, 'VOUCHER_REDEEMED');
  expect(await brokenBooks()).toEqual([]);
});

test('a bundle for a participant requires one, and refuses another family’s', async () => {
  const anne = await anybody();
  const zoe = await anybody();
  const bundle = await shop.make.bundle(organiser, { entity: 'PARTICIPANTS', capacity: null });
  const voucher = await shop.make.voucher(organiser, { amount: null, bundle_id: bundle.id });
  const { code, cuid } = await buyVoucher(anne, { voucher });
  for (const [participant_id, refusal] of [
    [null, 'BUNDLE_FOR_PARTICIPANT'],
    [anne.participant.id, 'PARTICIPANT_NOT_FOUND'],
  ] as const)
    await expect(shop.call('redeemVoucher', { code, participant_id }, zoe)).rejects.toMatchObject({
      code: refusal,
      fields: { participant_id: refusal },
    });
  await shop.call('redeemVoucher', { code, participant_id: zoe.participant.id }, zoe);
  const { customer_bundle } = await shop.call('getAccountVoucher', { cuid }, zoe);
  const of = { cuid: customer_bundle?.cuid ?? '' };
  expect(await shop.call('getAccountBundle', of, zoe)).toMatchObject({
    capacity: null,
    participant: { cuid: zoe.participant.cuid },
  });
});

test('staff redeem one for a family by the same rules, and the log names both', async () => {
  const desk = await shop.make.collaborator(organiser, ['customer-vouchers.redeem']);
  const anne = await anybody();
  const zoe = await anybody({ firstname: 'Zoé', lastname: 'Claes' });
  const unpaid = await buyVoucher(anne, { paid: false });
  const redeem = (code: string, more: object = {}, as = desk) =>
    shop.office('redeemVoucherForCustomer', { customer: zoe.cuid, code, ...more }, as);
  await expect(redeem(unpaid.code)).rejects.toMatchObject({ code: 'VOUCHER_UNPAID' });
  await expect(redeem('NOSUCHCODEXX')).rejects.toMatchObject({ code: 'VOUCHER_CODE_UNKNOWN' });
  await shop.office('recordPayment', { customer: anne.cuid, amount: 4_500 }, staff);
  const { code, cuid } = unpaid;
  await expect(redeem(code, { customer: 'nobody' })).rejects.toMatchObject({
    code: 'CUSTOMER_NOT_FOUND',
  });
  await expect(
    shop.office('redeemVoucherForCustomer', { customer: zoe.cuid, code }, staff),
  ).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  const typedCode = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase();
  expect(await shop.office('getOfficeVoucherToRedeem', { code: typedCode }, desk)).toEqual({
    code,
    status: 'VALID',
    voucher: { title: 'Bon cadeau', amount: 5_000, images: [], bundle: null },
    given_by: 'Anne Dubois',
    expires_at: '2027-01-05T23:00:00.000Z',
  });
  const answer = await redeem(typedCode);
  expect(answer.cuid).toBe(cuid);
  expect(answer.message.replaceAll(/\s/gu, ' ')).toBe(
    '50,00 € sont maintenant dans le portefeuille de la famille.',
  );
  expect(await walletOf(zoe)).toBe(5_000);
  await expect(redeem(code)).rejects.toMatchObject({ code: 'VOUCHER_REDEEMED' });
  const entries = await shop.sql(
    `select summary, changes from audit_log where action = 'customer-vouchers.redeem'`,
  );
  expect(entries).toEqual([
    { summary: `${code.slice(0, 4)}…`, changes: { redeemed_by: { from: null, to: 'Zoé Claes' } } },
  ]);
  const bundle = await shop.make.bundle(organiser, { entity: 'PARTICIPANTS' });
  const voucher = await shop.make.voucher(organiser, { amount: null, bundle_id: bundle.id });
  const pack = await buyVoucher(zoe, { voucher });
  for (const [participant, refusal] of [
    [null, 'BUNDLE_FOR_PARTICIPANT'],
    [anne.participant.cuid, 'PARTICIPANT_NOT_FOUND'],
  ] as const)
    await expect(redeem(pack.code, { participant })).rejects.toMatchObject({
      code: refusal,
      fields: { participant: refusal },
    });
  await redeem(pack.code, { participant: zoe.participant.cuid });
  expect((await shop.call('listAccountBundles', {}, zoe)).data).toMatchObject([
    { participant: { cuid: zoe.participant.cuid } },
  ]);
  expect(await brokenBooks()).toEqual([]);
});

test('a voucher of a bundle expires with the bundle, and is not sold afterwards', async () => {
  const anne = await anybody();
  const expires_at = '2026-01-20T23:00:00.000Z';
  const bundle = await shop.make.bundle(organiser, { duration: null, expires_at });
  const voucher = await shop.make.voucher(organiser, { amount: null, bundle_id: bundle.id });
  expect((await buyVoucher(anne, { voucher })).expires_at).toBe(expires_at);
  const offeredIds = async () =>
    (await shop.call('listVouchers', { id: [voucher.id] })).data.map(({ id }) => id);
  expect(await offeredIds()).toEqual([voucher.id]);
  await shop.sql('update bundles set expires_at = $2 where id = $1', [bundle.id, shop.clock.now()]);
  expect(await offeredIds()).toEqual([]);
  const wish = { vouchers: [{ voucher_id: voucher.id }] };
  await expect(shop.call('addCartItems', wish, anne)).rejects.toMatchObject({
    code: 'VOUCHER_NOT_FOUND',
  });
});

test('409 the price of a redeemed voucher is refunded only after confirmation; the money in the wallet stays', async () => {
  const anne = await anybody();
  const zoe = await anybody();
  const { code, cuid } = await buyVoucher(anne);
  const [payment] = await shop.sql<{ cuid: string }>(
    'select cuid from payments where customer_id = $1',
    [anne.id],
  );
  const chief = await shop.make.collaborator(organiser, ['payments.refund']);
  const refund = {
    payment: payment?.cuid ?? '',
    to: 'BANK' as const,
    due: 'STAYS' as const,
    reason: 'Demandé',
  };
  await shop.office('refundPayment', { ...refund, amount: 1_000 }, chief);
  await shop.office('recordPayment', { customer: anne.cuid, amount: 1_000 }, staff);
  await shop.call('redeemVoucher', { code }, zoe);
  await expect(
    shop.office('refundPayment', { ...refund, amount: 500 }, chief),
  ).rejects.toMatchObject({ code: 'REFUND_OF_USED', fields: { used: 'REFUND_OF_USED' } });
  await shop.office('refundPayment', { ...refund, amount: 500, used: true }, chief);
  expect(await walletOf(zoe)).toBe(5_000);
  expect(await shop.call('getAccountVoucher', { cuid }, anne)).toMatchObject({
    status: 'UNPAID',
    outstanding_amount: 500,
    recipient: { cuid: zoe.cuid },
  });
  await expectRefused({ code }, anne, 'VOUCHER_UNPAID');
  await shop.office('recordPayment', { customer: anne.cuid, amount: 500 }, staff);
  await expectRefused({ code }, anne, 'VOUCHER_REDEEMED');
  expect(await brokenBooks()).toEqual([]);
});
