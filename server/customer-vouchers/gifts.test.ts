import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const NOW = '2096-01-05T08:00:00.000Z';

let shop: Shop;
let organiser: Made;
let offer: Made;
let staff: { token: string };

beforeAll(async () => {
  shop = await openShop({ jobs: true, now: NOW });
  organiser = await shop.make.organiser();
  offer = await shop.make.voucher(organiser);
  staff = await shop.make.collaborator(organiser, [
    'customer-vouchers.create',
    'customer-vouchers.read',
    'customer-vouchers.update',
    'customer-vouchers.delete',
    'payments.create',
  ]);
});
beforeEach(() => shop.clock.set(NOW));
afterAll(() => shop.close());

async function buyVoucher(buyer: MadeCustomer, { paid = true } = {}) {
  const sale = { customer: buyer.cuid, voucher: offer.cuid };
  const { cuid } = await shop.office('sellVoucher', sale, staff);
  if (paid) await pay(buyer);
  return shop.call('getAccountVoucher', { cuid }, buyer);
}

const pay = (buyer: MadeCustomer) =>
  shop.office('recordPayment', { customer: buyer.cuid, amount: 4_500 }, staff);

interface Sent {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly files: string[];
}

/** Lists the gift e-mails to an address. */
const giftsTo = (email: string) =>
  shop.sql<Sent>(
    `select m.recipient, m.subject, m.text, array(select f.name from mail_attachments f where f.mail_id = m.id) as files
     from sent_mails m where m.recipient = $1 and m.kind = 'voucher.gift' order by m.created_at`,
    [email],
  );

async function waitForGifts(email: string, count: number): Promise<void> {
  await expect.poll(async () => (await giftsTo(email)).length).toBe(count);
}

/**
 * Lets time pass and runs the jobs that wait until then. Jobs wait by the clock of the database,
 * which does not know ours.
 */
async function letTimePass(to: string): Promise<void> {
  shop.clock.set(to);
  await shop.sql(
    'update graphile_worker._private_jobs set run_at = now() where run_at > now() and run_at <= $1',
    [to],
  );
}

test('200 a paid voucher is sent at once, with its page and the buyer’s message, once', async () => {
  const anne = await shop.make.customer(organiser);
  const { cuid, code } = await buyVoucher(anne);
  const gift = { cuid, email: 'Marraine@Example.test', name: 'Marraine', message: 'Pour toi' };
  expect(await shop.call('giveVoucher', gift, anne)).toEqual({ message: 'Le bon est en route.' });
  await waitForGifts('marraine@example.test', 1);
  const [mail] = await giftsTo('marraine@example.test');
  const dashedCode = `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`;
  expect(mail).toMatchObject({
    subject: 'Anne Dubois vous offre un bon cadeau',
    files: [`voucher-${dashedCode}.pdf`],
  });
  for (const words of ['Marraine', 'Pour toi', dashedCode, `/fr/redeem/${code}`])
    expect(mail?.text).toContain(words);
  const giftState = async () => (await shop.call('getAccountVoucher', { cuid }, anne)).gift;
  await expect.poll(giftState).toEqual({
    email: 'marraine@example.test',
    name: 'Marraine',
    message: 'Pour toi',
    at: NOW,
    sent_at: NOW,
  });
  await expect(shop.call('giveVoucher', gift, anne)).rejects.toMatchObject({ code: 'GIFT_SENT' });
  // a job that runs again, because the server died before it recorded its work, sends nothing
  await shop.sql('update customer_vouchers set gift_sent_at = null where cuid = $1', [cuid]);
  await shop.sql(
    `select graphile_worker.add_job('send-voucher-gift',
       json_build_object('organiser_id', organiser_id, 'customer_voucher_id', id, 'gift_at', $2::text))
     from customer_vouchers where cuid = $1`,
    [cuid, NOW],
  );
  await expect.poll(async () => (await giftState())?.sent_at).toBe(NOW);
  expect(await giftsTo('marraine@example.test')).toHaveLength(1);
});

test('a voucher is sent on the chosen day, in the morning, with the latest message', async () => {
  const anne = await shop.make.customer(organiser);
  const { cuid } = await buyVoucher(anne);
  const gift = { cuid, email: 'later@example.test', day: '2096-02-14' };
  expect(await shop.call('giveVoucher', gift, anne)).toMatchObject({
    message: expect.stringContaining('14 février 2096'),
  });
  await shop.call('giveVoucher', { ...gift, day: '2096-02-13', message: 'Enfin' }, anne);
  await letTimePass('2096-02-13T06:59:00.000Z');
  expect(await giftsTo('later@example.test')).toEqual([]);
  await letTimePass('2096-02-14T07:00:01.000Z');
  await waitForGifts('later@example.test', 1);
  const [mail] = await giftsTo('later@example.test');
  expect(mail?.text).toContain('Enfin');
});

test('an unpaid one waits for its money, and is sent with it', async () => {
  const anne = await shop.make.customer(organiser);
  const { cuid } = await buyVoucher(anne, { paid: false });
  const gift = { cuid, email: 'unpaid@example.test' };
  expect((await shop.call('giveVoucher', gift, anne)).message).toContain('paiement');
  const looks = () =>
    shop.sql(
      `select key from graphile_worker._private_jobs where key like 'send-voucher-gift %' and run_at = $1`,
      ['2096-01-05T09:00:00.000Z'],
    );
  await expect.poll(async () => (await looks()).length).toBe(1);
  expect(await giftsTo('unpaid@example.test')).toEqual([]);
  await pay(anne);
  await waitForGifts('unpaid@example.test', 1);
  await letTimePass('2096-01-05T09:00:01.000Z');
  expect(await giftsTo('unpaid@example.test')).toHaveLength(1);
});

test('a waiting one is sent after any kind of payment, but not before its day', async () => {
  const anne = await shop.make.customer(organiser);
  const early = await buyVoucher(anne, { paid: false });
  await shop.call(
    'giveVoucher',
    { cuid: early.cuid, email: 'early@example.test', day: '2096-01-08' },
    anne,
  );
  // the excess is in the wallet, and pays the next
  await shop.office('recordPayment', { customer: anne.cuid, amount: 9_000 }, staff);
  const { cuid } = await buyVoucher(anne, { paid: false });
  await shop.call('giveVoucher', { cuid, email: 'wallet@example.test' }, anne);
  await expect
    .poll(() =>
      shop.sql('select 1 as one from receivables where awaited and customer_id = $1', [anne.id]),
    )
    .toHaveLength(1);
  await shop.office('payFromCustomerWallet', { customer: anne.cuid, amount: 4_500 }, staff);
  await waitForGifts('wallet@example.test', 1);
  expect(await giftsTo('early@example.test')).toEqual([]);
});

test('one cancelled meanwhile is not sent', async () => {
  const anne = await shop.make.customer(organiser);
  const { cuid } = await buyVoucher(anne);
  const gift = { cuid, email: 'never@example.test', day: '2096-01-20' };
  await shop.call('giveVoucher', gift, anne);
  await shop.office('cancelCustomerVoucher', { voucher: cuid, message: 'Erreur' }, staff);
  const other = await buyVoucher(await shop.make.customer(organiser));
  await letTimePass('2096-01-20T09:00:00.000Z');
  await shop.office(
    'sendCustomerVoucher',
    { voucher: other.cuid, email: 'sign@example.test' },
    staff,
  );
  await waitForGifts('sign@example.test', 1);
  expect(await giftsTo('never@example.test')).toEqual([]);
});

test('409 for a voucher that cannot be given; 404 for another’s, and for the family that redeemed it', async () => {
  const anne = await shop.make.customer(organiser);
  const zoe = await shop.make.customer(organiser);
  const email = 'x@example.test';
  const { cuid, code } = await buyVoucher(anne);
  const refusedWith = async (refusal: string, wish: object = {}) =>
    expect(shop.call('giveVoucher', { cuid, email, ...wish }, anne)).rejects.toMatchObject({
      code: refusal,
    });
  await refusedWith('GIFT_DAY_INVALID', { day: '2096-01-04' });
  await refusedWith('CUSTOMER_VOUCHER_NOT_FOUND', { cuid: 'nothing' });
  await shop.sql('update customers set email_confirmed_at = null where id = $1', [anne.id]);
  await refusedWith('EMAIL_NOT_CONFIRMED');
  await shop.sql('update customers set email_confirmed_at = now() where id = $1', [anne.id]);
  await shop.sql('update customer_vouchers set expires_at = $2 where cuid = $1', [cuid, NOW]);
  await refusedWith('VOUCHER_EXPIRED');
  await shop.sql('update customer_vouchers set expires_at = null where cuid = $1', [cuid]);
  await shop.call('redeemVoucher', { code }, zoe);
  await refusedWith('VOUCHER_REDEEMED');
  await expect(shop.call('giveVoucher', { cuid, email }, zoe)).rejects.toMatchObject({
    code: 'CUSTOMER_VOUCHER_NOT_FOUND',
  });
  const other = await buyVoucher(await shop.make.customer(organiser), { paid: false });
  await expect(shop.call('giveVoucher', { cuid: other.cuid, email }, anne)).rejects.toMatchObject({
    code: 'CUSTOMER_VOUCHER_NOT_FOUND',
  });
  const cancelledVoucher = await buyVoucher(zoe);
  await shop.office(
    'cancelCustomerVoucher',
    { voucher: cancelledVoucher.cuid, message: 'Erreur' },
    staff,
  );
  await expect(
    shop.call('giveVoucher', { cuid: cancelledVoucher.cuid, email }, zoe),
  ).rejects.toMatchObject({ code: 'VOUCHER_CANCELLED' });
});

test('200 the page of a voucher is a PDF for its buyer only, as long as it can be redeemed', async () => {
  const anne = await shop.make.customer(organiser);
  const zoe = await shop.make.customer(organiser);
  const { cuid, code } = await buyVoucher(anne);
  const answer = await shop.fetch('storefront', `/api/account/vouchers/${cuid}/pdf`, {
    headers: { cookie: `ribambelle_session=${anne.token}` },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.length).toBeGreaterThan(5_000);
  const refusedWith = async (refusal: string, who: MadeCustomer, of = cuid) =>
    expect(shop.call('getVoucherPdf', { cuid: of }, who)).rejects.toMatchObject({ code: refusal });
  await refusedWith('CUSTOMER_VOUCHER_NOT_FOUND', zoe);
  const unpaid = await buyVoucher(zoe, { paid: false });
  await refusedWith('VOUCHER_UNPAID', zoe, unpaid.cuid);
  await shop.call('redeemVoucher', { code }, zoe);
  await refusedWith('CUSTOMER_VOUCHER_NOT_FOUND', zoe);
  await refusedWith('VOUCHER_REDEEMED', anne);
  await shop.sql('update customer_vouchers set expires_at = $2 where cuid = $1', [cuid, NOW]);
  await refusedWith('VOUCHER_EXPIRED', anne);
  await shop.office('cancelCustomerVoucher', { voucher: unpaid.cuid, message: 'Erreur' }, staff);
  await refusedWith('VOUCHER_CANCELLED', zoe, unpaid.cuid);
});

test('409 a voucher whose code cannot be read is neither sent nor printed; it is sent once its key is back', async () => {
  const anne = await shop.make.customer(organiser);
  const { cuid } = await buyVoucher(anne);
  const email = 'keyless@example.test';
  await shop.call('giveVoucher', { cuid, email, day: '2096-01-30' }, anne);
  const [row] = await shop.sql<{ code_sealed: string }>(
    'select code_sealed from customer_vouchers where cuid = $1',
    [cuid],
  );
  const seal = (sealedCode = '') =>
    shop.sql('update customer_vouchers set code_sealed = $2 where cuid = $1', [cuid, sealedCode]);
  await seal('sealed.00000000.AAAA');
  const refusal = { code: 'VOUCHER_CODE_LOST', status: 409 };
  const calls = [
    () => shop.call('giveVoucher', { cuid, email }, anne),
    () => shop.call('getVoucherPdf', { cuid }, anne),
    () => shop.office('sendCustomerVoucher', { voucher: cuid }, staff),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject(refusal);
  await letTimePass('2096-01-30T08:00:01.000Z');
  const again = () =>
    shop.sql(
      `select key from graphile_worker._private_jobs where key like 'send-voucher-gift %' and run_at = $1`,
      ['2096-01-30T09:00:01.000Z'],
    );
  await expect.poll(async () => (await again()).length).toBe(1);
  expect(await giftsTo(email)).toEqual([]);
  await seal(row?.code_sealed);
  await letTimePass('2096-01-30T09:00:02.000Z');
  await waitForGifts(email, 1);
});

test('200 the receipt of an order with nothing left shows the money received', async () => {
  const anne = await shop.make.customer(organiser);
  const { cuid, cart } = await buyVoucher(anne);
  await shop.office('cancelCustomerVoucher', { voucher: cuid, message: 'Erreur' }, staff);
  const path = `/api/account/carts/${cart?.cuid ?? ''}/receipt`;
  const headers = { cookie: `ribambelle_session=${anne.token}` };
  const answer = await shop.fetch('storefront', path, { headers });
  expect(answer.status).toBe(200);
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('200 staff extend an expired voucher, and log it; 422 and 409 otherwise', async () => {
  const anne = await shop.make.customer(organiser);
  const { cuid, code } = await buyVoucher(anne);
  await shop.sql('update customer_vouchers set expires_at = $2 where cuid = $1', [cuid, NOW]);
  const extend = (expires_at: string | null, voucher = cuid) =>
    shop.office('extendCustomerVoucher', { voucher, expires_at }, staff);
  await expect(extend(NOW)).rejects.toMatchObject({
    code: 'VOUCHER_NOT_EXTENDED',
    fields: { expires_at: 'VOUCHER_NOT_EXTENDED' },
  });
  await expect(extend(null, 'nothing')).rejects.toMatchObject({
    code: 'CUSTOMER_VOUCHER_NOT_FOUND',
  });
  await extend('2096-06-30T22:00:00.000Z');
  expect(await shop.call('getVoucherToRedeem', { code }, anne)).toMatchObject({ status: 'VALID' });
  const entries = await shop.sql(
    `select changes from audit_log where action = 'customer-vouchers.update' and entity_cuid = $1`,
    [cuid],
  );
  expect(entries).toEqual([
    { changes: { expires_at: { from: NOW, to: '2096-06-30T22:00:00.000Z' } } },
  ]);
  await shop.call('redeemVoucher', { code }, anne);
  await expect(extend(null)).rejects.toMatchObject({ code: 'VOUCHER_REDEEMED' });
  const other = await buyVoucher(await shop.make.customer(organiser));
  await shop.office('cancelCustomerVoucher', { voucher: other.cuid, message: 'Erreur' }, staff);
  await expect(extend(null, other.cuid)).rejects.toMatchObject({
    code: 'VOUCHER_ALREADY_CANCELLED',
  });
});

test('200 staff send a voucher again, to its recipient or elsewhere; not one that cannot be redeemed', async () => {
  const anne = await shop.make.customer(organiser, { email: 'anne.again@example.test' });
  const { cuid, code } = await buyVoucher(anne);
  await shop.office('sendCustomerVoucher', { voucher: cuid }, staff);
  await waitForGifts('anne.again@example.test', 1);
  shop.clock.set('2096-01-05T10:00:00.000Z');
  await shop.office('sendCustomerVoucher', { voucher: cuid, email: 'new@example.test' }, staff);
  await waitForGifts('new@example.test', 1);
  shop.clock.set('2096-01-05T11:00:00.000Z');
  await shop.office('sendCustomerVoucher', { voucher: cuid }, staff);
  await waitForGifts('new@example.test', 2);
  const refusedWith = async (refusal: string, voucher = cuid) =>
    expect(shop.office('sendCustomerVoucher', { voucher }, staff)).rejects.toMatchObject({
      code: refusal,
    });
  await refusedWith('CUSTOMER_VOUCHER_NOT_FOUND', 'nothing');
  const unreachable = await shop.make.customer(organiser);
  const theirs = await buyVoucher(unreachable);
  await shop.sql(
    'update customers set email = null, password_hash = null, email_confirmed_at = null where id = $1',
    [unreachable.id],
  );
  await refusedWith('EMAIL_REQUIRED', theirs.cuid);
  await shop.call('redeemVoucher', { code }, anne);
  await refusedWith('VOUCHER_REDEEMED');
  await shop.sql('update customer_vouchers set expires_at = $2 where cuid = $1', [cuid, NOW]);
  await refusedWith('VOUCHER_EXPIRED');
  const other = await buyVoucher(await shop.make.customer(organiser), { paid: false });
  await refusedWith('VOUCHER_UNPAID', other.cuid);
  await shop.office('cancelCustomerVoucher', { voucher: other.cuid, message: 'Erreur' }, staff);
  await refusedWith('VOUCHER_CANCELLED', other.cuid);
});
