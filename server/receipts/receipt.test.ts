import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { pdfText } from '@ribambelle/testing/reading/pdf-text.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let family: MadeCustomer;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser({
    legal_name: 'Maison des enfants ASBL',
    street: 'Rue de la Loi',
    number: '16',
    postcode: '1000',
    city: 'Bruxelles',
  });
  family = await shop.make.customer(organiser, { firstname: 'Zoé', lastname: '<b>Đurić</b>' });
});
afterAll(() => shop.close());

/** An order by transfer of 100.00: its cuid, and its communication. */
async function order(): Promise<{ cart: string; communication: string }> {
  const activity = await shop.make.activity(organiser);
  const camp = await shop.make.availability(organiser, activity);
  const dates = camp.dates.map(({ id }) => id);
  const { cart } = await shop.call(
    'addCartItems',
    {
      participant_id: family.participant.id,
      registrations: [{ availability_id: camp.id, availability_dates: dates }],
    },
    family,
  );
  await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true },
    family,
  );
  return { cart: cart.cuid, communication: cart.reference };
}

/** A transfer received for an order: its cuid. */
async function pay(communication: string, amount: number): Promise<string> {
  const staff = await shop.make.collaborator(organiser, ['payments.create']);
  return (await shop.office('recordPayment', { communication, amount }, staff)).cuid;
}

async function receiptOf(cart: string, language = 'fr', as: MadeCustomer = family) {
  const answer = await shop.fetch('storefront', `/${language}/api/account/carts/${cart}/receipt`, {
    headers: { cookie: `ribambelle_session=${as.token}` },
  });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');

test('200 the amount paid, its purpose, payer and method, in both languages; the same bytes each time', async () => {
  const { cart, communication } = await order();
  expect((await receiptOf(cart)).answer.status).toBe(404);
  const payment = await pay(communication, 4_000);
  const { answer, bytes } = await receiptOf(cart);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="receipt-\d{12}\.pdf"$/,
  );
  const text = plain(pdfText(bytes));
  expect(text).toContain('Maison des enfants ASBL');
  expect(text).toContain('Rue de la Loi 16');
  expect(text).toContain('1000 Bruxelles');
  expect(text).toContain('Zoé <b>Đurić</b>');
  expect(text).toContain('Stage de natation');
  expect(text).toContain('lun. 6 juillet 2026, 11 h – 18 h');
  expect(text).toContain('100,00 €');
  expect(text).toContain('Virement, lun. 5 janvier 2026');
  expect(text).toContain('40,00 €');
  expect(text).toContain('60,00 €');
  expect(text).toContain('TVA comprise');
  expect(bytes.toString('latin1')).not.toMatch(/https?:\/\/(?!ns\.adobe)/);
  expect((await receiptOf(cart)).bytes.equals(bytes)).toBe(true);
  expect(plain(pdfText((await receiptOf(cart, 'en')).bytes))).toContain('Left to pay');
  const staff = await shop.make.collaborator(organiser, ['payments.read']);
  const office = await shop.fetch('back-office', `/api/back-office/payments/${payment}/receipt`, {
    headers: { cookie: `ribambelle_office=${staff.token}` },
  });
  expect(plain(pdfText(Buffer.from(await office.arrayBuffer())))).toContain('Total payé');
});

test('200 with VAT by rate, and the mention of what is exempt in the language of the reader', async () => {
  const { cart, communication } = await order();
  await pay(communication, 3_300);
  expect(plain(pdfText((await receiptOf(cart)).bytes))).not.toContain('article 44');
  await shop.sql(
    `update organisers set vat_regime = 'MIXED', vat_category = 'EXEMPT_SPORT' where id = $1`,
    [organiser.id],
  );
  await shop.sql(
    `update receivable_lines set vat_category = 'EXEMPT_SPORT', vat_rate = 0 where vat_category is null`,
  );
  await shop.sql(
    `with more as (insert into receivable_lines (organiser_id, receivable_id, reason, amount, vat_category, vat_rate)
       select organiser_id, receivable_id, 'CHANGE', 1000, 'STANDARD', 2100 from receivable_lines l
       where receivable_id = (select r.id from receivables r join carts c on c.id = r.cart_id where c.cuid = $1) limit 1 returning receivable_id)
     update receivables r set total_amount = total_amount + 1000 from more where r.id = more.receivable_id`,
    [cart],
  );
  const french = plain(pdfText((await receiptOf(cart)).bytes));
  expect(french).toContain('Taux normal (21 %) : 8,26 € hors TVA + 1,74 € de TVA');
  expect(french).toContain('Exempté de TVA – article 44, § 2, 3° du Code de la TVA');
  const english = plain(pdfText((await receiptOf(cart, 'en')).bytes));
  expect(english).toContain('Exempt from VAT – Article 44, § 2, 3° of the Belgian VAT Code');
  await shop.sql('update organisers set vat_regime = null, vat_category = null');
});

test('NOT_FOUND for another family’s order; 403 and PAYMENT_NOT_FOUND in the office', async () => {
  const { cart, communication } = await order();
  const payment = await pay(communication, 10_000);
  const other = await shop.make.customer(organiser);
  await expect(shop.call('getCartReceipt', { cuid: cart }, other)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const clerk = await shop.make.collaborator(organiser, ['registrations.read']);
  await expect(shop.office('getPaymentReceipt', { payment }, clerk)).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
  });
  const staff = await shop.make.collaborator(organiser, ['payments.read']);
  await expect(shop.office('getPaymentReceipt', { payment: 'cnone' }, staff)).rejects.toMatchObject(
    { code: 'PAYMENT_NOT_FOUND' },
  );
});

test('200 before printing: the signs missing from all fonts, with their lines; an empty list without a receipt', async () => {
  const staff = await shop.make.collaborator(organiser, ['payments.read']);
  const check = (payment: string) => shop.office('checkPaymentReceipt', { payment }, staff);
  const { communication } = await order();
  const payment = await pay(communication, 9_000);
  expect(await check(payment)).toEqual({ unprinted: [] });
  const name = (lastname: string) =>
    shop.sql('update customers set lastname = $2 where id = $1', [family.id, lastname]);
  await name('بن علي');
  expect(await check(payment)).toEqual({ unprinted: [] });
  await name('🦄 Dubois');
  expect(await check(payment)).toEqual({
    unprinted: [{ sign: '🦄', names: ['Zoé 🦄 Dubois'] }],
  });
  await shop.sql('update payments set cart_id = null where cuid = $1', [payment]);
  expect(await check(payment)).toEqual({ unprinted: [] });
  await expect(check('cnone')).rejects.toMatchObject({ code: 'PAYMENT_NOT_FOUND' });
});
