import type { Ask } from '@ribambelle/api/client.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

const NOW = '2026-01-05T08:00:00.000Z';

let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: { token: string };
let chief: { token: string };
let family: MadeCustomer;
let camp: MadeAvailability;
let books: pg.Client;

beforeAll(async () => {
  shop = await openShop({ now: NOW });
  organiser = await shop.make.organiser();
  const rights = [
    'registrations.create',
    'registrations.read',
    'registrations.cancel',
    'payments.read',
    'payments.create',
    'payments.refund',
    'customer-bundles.create',
  ] as const;
  staff = await shop.make.collaborator(organiser, [...rights]);
  chief = await shop.make.collaborator(organiser, [...rights, 'registrations.overbook']);
  books = new pg.Client({ connectionString: shop.databaseUrl });
  await books.connect();
});
afterAll(async () => {
  await books.end();
  await shop.close();
});
beforeEach(async () => {
  shop.clock.set(NOW);
  activity = await shop.make.activity(organiser, { age_minimum: 4, age_maximum: 12 });
  family = await shop.make.customer(organiser);
  const days = ['2026-07-06', '2026-07-07'];
  camp = await shop.make.availability(organiser, activity, { days, capacity: 1, date_capacity: 1 });
});
afterEach(async () => {
  const broken = (await checkInvariants(books)).filter((one) => !one.includes('weekdays'));
  if (broken.length > 0) throw new Error(`The books are broken: ${broken.join('; ')}`);
});

const register = async (who = family, more: object = {}) =>
  (
    await shop.office(
      'registerByStaff',
      {
        customer: who.cuid,
        participant: who.participant.cuid,
        availability: camp.cuid,
        date_ids: camp.dates.map(({ id }) => id),
        ...more,
      },
      chief,
    )
  ).cuid;
const cancel = (registration: string) =>
  shop.office('cancelOfficeRegistration', { registration, message: 'Malade' }, staff);
const cancelled = async (more: object = {}) => {
  const cuid = await register(family, more);
  await cancel(cuid);
  return cuid;
};
const getRegistration = (registration: string) =>
  shop.office('getOfficeRegistration', { registration }, staff);
const restore = (
  registration: string,
  more: Partial<Ask<'restoreRegistration'>> = {},
  as = staff,
) => shop.office('restoreRegistration', { registration, ...more }, as);
const preview = (registration: string, more: object = {}, as = staff) =>
  shop.office('previewRegistrationRestoration', { registration, ...more }, as);
const placesTaken = async () =>
  (
    await shop.sql<{ registered: number }>(
      `select registered from availabilities where id = $1 union all select registered from availability_dates where availability_id = $1`,
      [camp.id],
    )
  ).map(({ registered }) => registered);
const linesOf = async (registration: string) =>
  (
    await shop.sql<{ line: string }>(
      `select l.reason || ' ' || l.amount as line from receivable_lines l join registrations r on r.receivable_id = l.receivable_id
        where r.cuid = $1 order by 1`,
      [registration],
    )
  ).map(({ line }) => line);

test('200 the places are taken again, a line restores the cost, and the family sees it as before', async () => {
  const cuid = await cancelled();
  expect(await placesTaken()).toEqual([0, 0, 0]);
  expect(await preview(cuid)).toMatchObject({
    current_total_amount: 0,
    total_amount: 10_000,
    difference: 10_000,
    owed_amount: 10_000,
    objection: null,
  });
  expect(await restore(cuid, { total_amount: 10_000 })).toMatchObject({ owed_amount: 10_000 });
  expect(await placesTaken()).toEqual([1, 1, 1]);
  expect(await linesOf(cuid)).toEqual(['CANCELLATION -10000', 'CANCELLATION 10000', 'SALE 10000']);
  expect(await getRegistration(cuid)).toMatchObject({
    cancelled_at: null,
    cancellation_message: null,
    total_amount: 10_000,
  });
  expect((await getRegistration(cuid)).changes).toMatchObject([
    {
      kind: 'RESTORATION',
      by: 'Sophie Peeters',
      cancelled_at: NOW,
      was: { total_amount: 0 },
      became: { total_amount: 10_000 },
    },
  ]);
  const account = await shop.call('getAccountRegistration', { cuid }, family);
  expect(account.cancelled).toBe(false);
  expect(account.dates).toHaveLength(2);
  const [audit] = await shop.sql(
    `select changes from audit_log where entity_cuid = $1 and action = 'registrations.restore'`,
    [cuid],
  );
  expect(audit).toMatchObject({ changes: { total_amount: { from: 0, to: 10_000 } } });
});

test('200 the amount given back is owed again, the amount kept counts as paid', async () => {
  const cuid = await register();
  await shop.office('recordPayment', { customer: family.cuid, amount: 10_000 }, staff);
  const [payment] = (await getRegistration(cuid)).payments;
  await cancel(cuid);
  const reason = 'Annulation';
  const refund = { payment: payment?.cuid ?? '', amount: 7_000, to: 'BANK' as const, reason };
  await shop.office('refundPayment', refund, staff);
  const { receivable_id } = await getRegistration(cuid);
  await shop.office('keepCredit', { receivable_id, label: 'Frais d’annulation' }, staff);
  expect(await getRegistration(cuid)).toMatchObject({ total_amount: 3_000, paid_amount: 3_000 });
  expect(await restore(cuid)).toMatchObject({ total_amount: 10_000, owed_amount: 7_000 });
  expect(await linesOf(cuid)).toEqual([
    'CANCELLATION -10000',
    'CANCELLATION 7000',
    'FEE 3000',
    'SALE 10000',
  ]);
});

test('200 the fee of a dropped order is owed again', async () => {
  await shop.sql('update organisers set service_fee_amount = 250 where id = $1', [organiser.id]);
  const registrations = [
    { availability_id: camp.id, availability_dates: camp.dates.map(({ id }) => id) },
  ];
  const { cart } = await shop.call(
    'addCartItems',
    { participant_id: family.participant.id, registrations },
    family,
  );
  const how = { cart_id: cart.id, payment_strategy: 'DELAYED' as const, terms: true };
  await shop.call('checkoutCart', how, family);
  await shop.sql('update organisers set service_fee_amount = 0 where id = $1', [organiser.id]);
  const owed = async () =>
    (
      await shop.sql<{ kind: string; total_amount: number }>(
        'select total_amount from receivables where cart_id = $1 order by accessory',
        [cart.id],
      )
    ).map(({ total_amount }) => total_amount);
  const before = await owed();
  const { registrations: ordered } = await shop.call(
    'getCheckoutSuccess',
    { cart: cart.cuid },
    family,
  );
  const cuid = ordered[0]?.cuid ?? '';
  await cancel(cuid);
  expect(await owed()).toEqual(before.map(() => 0));
  await restore(cuid);
  expect(await owed()).toEqual(before);
});

test('200 the place of a day that had begun was never given back', async () => {
  const cuid = await register();
  shop.clock.set('2026-07-06T10:00:00.000Z');
  await cancel(cuid);
  expect(await placesTaken()).toEqual([0, 1, 0]);
  expect(await preview(cuid)).toMatchObject({ objection: null });
  await restore(cuid);
  expect(await placesTaken()).toEqual([1, 1, 1]);
});

test('409 when its place belongs to somebody else, unless staff with the right go beyond the capacity', async () => {
  const cuid = await cancelled();
  await register(await shop.make.customer(organiser));
  expect(await preview(cuid)).toMatchObject({ objection: 'PLACES_TAKEN' });
  await expect(restore(cuid)).rejects.toMatchObject({ code: 'PLACES_TAKEN' });
  expect(await placesTaken()).toEqual([1, 1, 1]);
  await expect(restore(cuid, { overbook: true })).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await restore(cuid, { overbook: true }, chief);
  expect(await placesTaken()).toEqual([2, 2, 2]);
});

test('409 when the same child registered again, an option is gone, another holds the hours, or the pack is used up', async () => {
  const lunch = await shop.make.option(organiser, activity, {
    prices: [{ amount: 500, stock: 1 }],
  });
  const price_id = lunch.prices[0]?.id ?? 0;
  const cuid = await cancelled({ options: [{ price_id }] });
  const again = await register();
  expect(await preview(cuid)).toMatchObject({ objection: 'ALREADY_REGISTERED' });
  await expect(restore(cuid)).rejects.toMatchObject({ code: 'ALREADY_REGISTERED' });
  await cancel(again);
  await shop.sql('update option_prices set stock = 0 where id = $1', [price_id]);
  expect(await preview(cuid)).toMatchObject({ objection: 'OPTION_SOLD_OUT' });
  await expect(restore(cuid)).rejects.toMatchObject({ code: 'OPTION_SOLD_OUT' });
  await shop.sql('update option_prices set stock = null where id = $1', [price_id]);
  const beside = await shop.make.availability(organiser, activity, { days: ['2026-07-06'] });
  const editor = await shop.make.collaborator(organiser, ['availabilities.update']);
  await shop.office(
    'updateAvailabilityExclusions',
    { availability: camp.cuid, synchronised: { attached: [beside.cuid], detached: [] } },
    editor,
  );
  const other = await shop.make.customer(organiser);
  await register(other, {
    availability: beside.cuid,
    date_ids: beside.dates.map(({ id }) => id),
  });
  expect(await preview(cuid)).toMatchObject({ objection: 'DATE_EXCLUDED' });
  await expect(restore(cuid)).rejects.toMatchObject({ code: 'DATE_EXCLUDED' });
});

test('409 when the pack that paid for it is used elsewhere meanwhile; it pays again when possible', async () => {
  const bundle = await shop.make.bundle(organiser, { capacity: 1 });
  await shop.office('sellBundle', { customer: family.cuid, bundle: bundle.cuid }, staff);
  const cuid = await cancelled();
  const first = camp;
  camp = await shop.make.availability(organiser, activity, { days: ['2026-08-03'] });
  const by_pack = await register();
  expect((await getRegistration(by_pack)).total_amount).toBe(0);
  expect(await preview(cuid)).toMatchObject({ objection: 'BUNDLE_USED_UP' });
  await expect(restore(cuid)).rejects.toMatchObject({ code: 'BUNDLE_USED_UP' });
  await cancel(by_pack);
  await restore(cuid);
  expect(await getRegistration(cuid)).toMatchObject({
    total_amount: 0,
    availability: { cuid: first.cuid },
  });
  // its one use is gone again
  expect((await getRegistration(await register())).total_amount).toBe(10_000);
});

test('refused: not cancelled, unknown, deleted, too old, not a member', async () => {
  const cuid = await register();
  const expectBoth = async (registration: string, code: string) => {
    await expect(preview(registration)).rejects.toMatchObject({ code });
    await expect(restore(registration)).rejects.toMatchObject({ code });
  };
  await expectBoth(cuid, 'REGISTRATION_NOT_CANCELLED');
  await expectBoth('unknown', 'REGISTRATION_NOT_FOUND');
  await cancel(cuid);
  const reader = await shop.make.collaborator(organiser, ['registrations.read']);
  await expect(restore(cuid, {}, reader)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await expect(restore(cuid, { total_amount: 1 })).rejects.toMatchObject({
    code: 'REGISTRATION_PRICE_CHANGED',
    details: { total_amount: 10_000 },
  });
  const membership = await shop.make.membership(organiser);
  await shop.sql(
    'update activities set membership_ids = array[$2::bigint], members_only = true where id = $1',
    [activity.id, membership.id],
  );
  expect(await preview(cuid)).toMatchObject({ objection: 'MEMBERS_ONLY' });
  await expect(restore(cuid)).rejects.toMatchObject({ code: 'MEMBERS_ONLY' });
  await shop.sql('update activities set age_maximum = 5 where id = $1', [activity.id]);
  await shop.sql('update activities set members_only = false where id = $1', [activity.id]);
  expect(await preview(cuid)).toMatchObject({ objection: 'AGE_NOT_ALLOWED' });
  await expect(restore(cuid)).rejects.toMatchObject({ code: 'AGE_NOT_ALLOWED' });
  await shop.sql('update participants set birthdate = null where id = $1', [family.participant.id]);
  expect(await preview(cuid)).toMatchObject({ objection: 'BIRTHDATE_NEEDED' });
  await expect(restore(cuid)).rejects.toMatchObject({ code: 'BIRTHDATE_NEEDED' });
  await shop.sql('update participants set deleted_at = now() where id = $1', [
    family.participant.id,
  ]);
  await expectBoth(cuid, 'PARTICIPANT_NOT_FOUND');
});
