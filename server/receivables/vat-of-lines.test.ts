import type { Ask } from '@ribambelle/api/client.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let family: MadeCustomer;
let camp: MadeAvailability;
let shirt: Made & { prices: readonly Made[] };
let books: pg.Client;

const MIXED = {
  vat_regime: 'MIXED',
  vat_category: 'EXEMPT_YOUTH',
  service_fee_vat_category: 'STANDARD',
} as const;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser({ ...MIXED });
  staff = await shop.make.collaborator(organiser, [
    'discounts.create',
    'registrations.create',
    'registrations.read',
    'registrations.update',
    'registrations.cancel',
    'payments.create',
    'payments.read',
    'payments.refund',
  ]);
  const activity = await shop.make.activity(organiser);
  shirt = await shop.make.option(organiser, activity, { prices: [{ amount: 2_000 }] });
  await shop.sql(`update options set vat_category = 'STANDARD' where id = $1`, [shirt.id]);
  camp = await shop.make.availability(organiser, activity, { price: 10_000, capacity: null });
  books = new pg.Client({ connectionString: shop.databaseUrl });
  await books.connect();
});
afterAll(async () => {
  await books.end();
  await shop.close();
});
beforeEach(async () => {
  family = await shop.make.customer(organiser);
});
afterEach(async () => {
  const broken = (await checkInvariants(books)).filter((one) => !one.includes('weekdays'));
  if (broken.length > 0) throw new Error(`The books are broken: ${broken.join('; ')}`);
});

const campWish = () => ({
  availability_id: camp.id,
  availability_dates: camp.dates.map(({ id }) => id),
  options: [{ price_id: shirt.prices[0]?.id ?? 0 }],
});

/** Buys things in one order, to be paid by transfer. */
async function buy(wish: Partial<Ask<'addCartItems'>>, code?: string) {
  const { participant } = family;
  const request = { participant_id: participant.id, ...wish };
  const { cart } = await shop.call('addCartItems', request, family);
  if (code !== undefined)
    await shop.call('attachCoupon', { cart_id: cart.id, coupon: code }, family);
  const order = { cart_id: cart.id, payment_strategy: 'DELAYED' as const, terms: true };
  await shop.call('checkoutCart', order, family);
}

/** The lines of the family: kind, reason, category, rate, amount; the oldest first. */
async function linesOf() {
  const rows = await shop.sql<Record<'kind' | 'reason' | 'vat_category', string> & Numbers>(
    `select r.kind, l.reason, l.vat_category, l.vat_rate, l.amount from receivable_lines l join receivables r on r.id = l.receivable_id
     where r.customer_id = $1 order by l.created_at, r.accessory desc, r.kind, l.reason <> 'SALE', l.amount < 0, abs(l.amount) desc`,
    [family.id],
  );
  return rows.map(({ kind, reason, vat_category, vat_rate, amount }) => [
    kind,
    reason,
    vat_category,
    vat_rate,
    amount,
  ]);
}
interface Numbers {
  readonly vat_rate: number;
  readonly amount: number;
}

const registrationOf = async () => {
  const [row] = await shop.sql<{ cuid: string }>(
    'select cuid from registrations where customer_id = $1 order by id limit 1',
    [family.id],
  );
  return row?.cuid ?? '';
};

const SOLD = [
  ['REGISTRATION', 'SALE', 'EXEMPT_YOUTH', 0, 10_000],
  ['REGISTRATION', 'SALE', 'STANDARD', 2100, 2_000],
];

test('200 a cart with things of several categories has a line for each, a voucher is outside VAT', async () => {
  await shop.sql('update organisers set service_fee_amount = 150 where id = $1', [organiser.id]);
  const bundle = await shop.make.bundle(organiser, { vat_category: 'EXEMPT_SPORT' });
  const membership = await shop.make.membership(organiser);
  const voucher = await shop.make.voucher(organiser);
  const hall = await shop.make.resource(
    organiser,
    await shop.make.bookingConfiguration(organiser),
    { vat_category: 'REDUCED' },
  );
  const time = { start_at: '2026-01-12T10:00:00.000Z', end_at: '2026-01-12T11:00:00.000Z' };
  await buy({
    registrations: [campWish()],
    bundles: [{ bundle_id: bundle.id }],
    memberships: [{ membership_id: membership.id }],
    vouchers: [{ voucher_id: voucher.id }],
    bookings: [{ resource_id: hall.id, dates: [time] }],
  });
  await shop.sql('update organisers set service_fee_amount = 0 where id = $1', [organiser.id]);
  expect(await linesOf()).toEqual([
    ['SERVICE_FEE', 'SALE', 'STANDARD', 2100, 150],
    ['BOOKING', 'SALE', 'REDUCED', 600, 1_800],
    ['BUNDLE', 'SALE', 'EXEMPT_SPORT', 0, 9_000],
    ['MEMBERSHIP', 'SALE', 'EXEMPT_YOUTH', 0, 12_000],
    ...SOLD,
    ['VOUCHER', 'SALE', 'NOT_SUBJECT', 0, 4_500],
  ]);
});

test('200 a coupon reduces each category by its share', async () => {
  const title = { fr: 'Réduction', en: 'Discount' };
  await shop.office('createCoupon', { title, code: 'DIX', percentage: 1_000 }, staff);
  await buy({ registrations: [campWish()] }, 'DIX');
  expect(await linesOf()).toEqual([
    ...SOLD,
    ['REGISTRATION', 'DISCOUNT', 'EXEMPT_YOUTH', 0, -1_000],
    ['REGISTRATION', 'DISCOUNT', 'STANDARD', 2100, -200],
  ]);
});

test('200 a new price, a cancellation, a kept fee and its restoration take the VAT of the sale', async () => {
  await shop.office(
    'registerByStaff',
    {
      customer: family.cuid,
      participant: family.participant.cuid,
      availability: camp.cuid,
      date_ids: camp.dates.map(({ id }) => id),
      options: [{ price_id: shirt.prices[0]?.id ?? 0 }],
      received: { amount: 12_000, method: 'CASH' },
    },
    staff,
  );
  const registration = await registrationOf();
  const at = (minute: string) => shop.clock.set(`2026-01-05T08:${minute}:00.000Z`);
  at('01');
  await shop.office(
    'setRegistrationPrice',
    { registration, total_amount: 6_000, reason: 'Bénévole', version: 1 },
    staff,
  );
  at('02');
  await shop.office(
    'cancelOfficeRegistration',
    {
      registration,
      message: 'Malade',
      give_back: { what: { of: 'AMOUNT', amount: 4_800 }, to: 'BANK', kept_label: 'Frais' },
    },
    staff,
  );
  at('03');
  await shop.office('restoreRegistration', { registration }, staff);
  at('00');
  expect(await linesOf()).toEqual([
    ...SOLD,
    ['REGISTRATION', 'CORRECTION', 'EXEMPT_YOUTH', 0, -5_000],
    ['REGISTRATION', 'CORRECTION', 'STANDARD', 2100, -1_000],
    ['REGISTRATION', 'FEE', 'EXEMPT_YOUTH', 0, 1_000],
    ['REGISTRATION', 'FEE', 'STANDARD', 2100, 200],
    ['REGISTRATION', 'CANCELLATION', 'EXEMPT_YOUTH', 0, -5_000],
    ['REGISTRATION', 'CANCELLATION', 'STANDARD', 2100, -1_000],
    ['REGISTRATION', 'CANCELLATION', 'EXEMPT_YOUTH', 0, 4_000],
    ['REGISTRATION', 'CANCELLATION', 'STANDARD', 2100, 800],
  ]);
});

test('200 a fee that goes with its order, and comes back, keeps its category', async () => {
  await shop.sql('update organisers set service_fee_amount = 150 where id = $1', [organiser.id]);
  await buy({ registrations: [campWish()] });
  await shop.sql('update organisers set service_fee_amount = 0 where id = $1', [organiser.id]);
  const registration = await registrationOf();
  const message = 'Malade';
  await shop.office('cancelOfficeRegistration', { registration, message }, staff);
  await shop.office('restoreRegistration', { registration }, staff);
  const fee = (await linesOf()).filter(([kind]) => kind === 'SERVICE_FEE');
  expect(fee).toEqual([
    ['SERVICE_FEE', 'SALE', 'STANDARD', 2100, 150],
    ['SERVICE_FEE', 'CANCELLATION', 'STANDARD', 2100, 150],
    ['SERVICE_FEE', 'CANCELLATION', 'STANDARD', 2100, -150],
  ]);
});

test('200 a free place that costs something afterwards takes the default', async () => {
  const free = await shop.make.availability(organiser, await shop.make.activity(organiser), {
    price: 0,
  });
  await buy({
    registrations: [
      { availability_id: free.id, availability_dates: free.dates.map(({ id }) => id) },
    ],
  });
  await shop.office(
    'setRegistrationPrice',
    { registration: await registrationOf(), total_amount: 500, reason: 'Matériel', version: 1 },
    staff,
  );
  expect(await linesOf()).toEqual([['REGISTRATION', 'CORRECTION', 'EXEMPT_YOUTH', 0, 500]]);
});

test('200 lines stay without VAT until the regime is said, and so do corrections of old ones', async () => {
  const regime =
    'update organisers set vat_regime = $2, vat_category = $3, service_fee_vat_category = $4 where id = $1';
  await shop.sql(regime, [organiser.id, null, null, null]);
  await buy({ registrations: [campWish()] });
  await shop.sql(regime, [organiser.id, ...Object.values(MIXED)]);
  const registration = await registrationOf();
  const message = 'Malade';
  await shop.office('cancelOfficeRegistration', { registration, message }, staff);
  expect(await linesOf()).toEqual([
    ['REGISTRATION', 'SALE', null, null, 12_000],
    ['REGISTRATION', 'CANCELLATION', null, null, -12_000],
  ]);
});

test('the VAT of a line is set once: the application can neither change it nor take it away', async () => {
  await buy({ registrations: [campWish()] });
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  await client.query(`set role ribambelle_app; set app.organiser_id = '${organiser.id}'`);
  const change = (what: string) => client.query(`update receivable_lines set ${what}`);
  await expect(change(`vat_category = 'REDUCED', vat_rate = 600`)).rejects.toThrow('set once');
  await expect(change('vat_category = null, vat_rate = null')).rejects.toThrow('set once');
  await expect(change('vat_rate = 600')).rejects.toThrow('set once');
  await expect(change('amount = 1')).rejects.toThrow('permission denied');
  await expect(client.query('update vat_rates set rate = 1')).rejects.toThrow('permission denied');
  await client.end();
});
