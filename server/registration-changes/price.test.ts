import type { Ask } from '@ribambelle/api/client.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let family: MadeCustomer;
let cuid: string;
let books: pg.Client;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [
    'registrations.create',
    'registrations.read',
    'registrations.update',
    'registrations.cancel',
    'payments.read',
    'payments.create',
  ]);
  books = new pg.Client({ connectionString: shop.databaseUrl });
  await books.connect();
});
afterAll(async () => {
  await books.end();
  await shop.close();
});
beforeEach(async () => {
  family = await shop.make.customer(organiser);
  const activity = await shop.make.activity(organiser);
  const lunch = await shop.make.option(organiser, activity, { prices: [{ amount: 1_000 }] });
  const camp = await shop.make.availability(organiser, activity, { days: ['2026-07-06'] });
  const registration = await shop.office(
    'registerByStaff',
    {
      customer: family.cuid,
      participant: family.participant.cuid,
      availability: camp.cuid,
      date_ids: camp.dates.map(({ id }) => id),
      options: [{ price_id: lunch.prices[0]?.id ?? 0 }],
    },
    staff,
  );
  cuid = registration.cuid;
});
afterEach(async () => {
  const broken = (await checkInvariants(books)).filter((one) => !one.includes('weekdays'));
  if (broken.length > 0) throw new Error(`The books are broken: ${broken.join('; ')}`);
});

const getRegistration = () => shop.office('getOfficeRegistration', { registration: cuid }, staff);
const set = (total_amount: number, more: Partial<Ask<'setRegistrationPrice'>> = {}, as = staff) =>
  shop.office(
    'setRegistrationPrice',
    { registration: cuid, total_amount, reason: 'Bénévole', version: 1, ...more },
    as,
  );
const preview = (total_amount: number, more: object = {}, as = staff) =>
  shop.office(
    'previewRegistrationPrice',
    { registration: cuid, total_amount, reason: 'Bénévole', ...more },
    as,
  );

test('200 a line with its reason leads to the new price; its lines add up, and office and family see the same', async () => {
  expect(await preview(8_000)).toMatchObject({
    current_total_amount: 11_000,
    total_amount: 8_000,
    difference: -3_000,
    owed_amount: 8_000,
    credit_amount: 0,
  });
  expect(await set(8_000)).toMatchObject({ owed_amount: 8_000, credit_amount: 0 });
  const lines = await shop.sql(
    `select l.reason, l.amount, l.label, l.created_by is not null as by_staff from receivable_lines l
      join registrations r on r.receivable_id = l.receivable_id where r.cuid = $1 and l.reason <> 'SALE'`,
    [cuid],
  );
  expect(lines).toEqual([
    { reason: 'CORRECTION', amount: -3_000, label: { fr: 'Bénévole' }, by_staff: true },
  ]);
  const current = await getRegistration();
  expect(current).toMatchObject({
    total_amount: 8_000,
    version: 2,
    changes: [{ kind: 'CHANGE', reason: 'Bénévole' }],
  });
  expect(current.price_lines.map(({ amount }) => amount)).toEqual([7_000, 1_000]);
  const account = await shop.call('getAccountRegistration', { cuid }, family);
  expect(account.total_amount).toBe(8_000);
});

test('200 an amount paid above it goes to the wallet; a higher price is owed', async () => {
  await shop.office('recordPayment', { customer: family.cuid, amount: 11_000 }, staff);
  expect(await preview(0)).toMatchObject({ credit_amount: 11_000, owed_amount: 0 });
  expect(await set(0)).toMatchObject({ owed_amount: 0, credit_amount: 11_000 });
  expect(await set(15_000, { version: 2 })).toMatchObject({ owed_amount: 15_000 });
  expect(await getRegistration()).toMatchObject({ total_amount: 15_000, paid_amount: 0 });
});

test('200 an agreed price stays when the registration is cancelled and restored', async () => {
  await set(8_000);
  await shop.office('cancelOfficeRegistration', { registration: cuid, message: 'Malade' }, staff);
  expect(await shop.office('restoreRegistration', { registration: cuid }, staff)).toMatchObject({
    total_amount: 8_000,
  });
});

test('a collaborator without access to money sets it without reading it; 403 without the right', async () => {
  const gate = await shop.make.collaborator(organiser, ['registrations.update']);
  const seenPreview = await preview(8_000, {}, gate);
  expect(seenPreview).toMatchObject({ lines: null, total_amount: null });
  expect(seenPreview.mail?.text).not.toContain('80');
  expect(await set(8_000, {}, gate)).toMatchObject({ owed_amount: null, credit_amount: null });
  const reader = await shop.make.collaborator(organiser, ['registrations.read']);
  await expect(set(9_000, { version: 2 }, reader)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
});

test('refused: no reason, the same price, an older version, unknown, cancelled', async () => {
  await expect(set(8_000, { reason: ' ' })).rejects.toMatchObject({
    code: 'PRICE_REASON_REQUIRED',
    fields: { reason: 'PRICE_REASON_REQUIRED' },
  });
  await expect(set(11_000)).rejects.toMatchObject({ code: 'PRICE_UNCHANGED' });
  await expect(set(8_000, { version: 2 })).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  const unknown = { registration: 'unknown' };
  await expect(set(8_000, unknown)).rejects.toMatchObject({ code: 'REGISTRATION_NOT_FOUND' });
  await expect(preview(8_000, unknown)).rejects.toMatchObject({ code: 'REGISTRATION_NOT_FOUND' });
  await shop.office('cancelOfficeRegistration', { registration: cuid, message: 'Malade' }, staff);
  const code = 'REGISTRATION_ALREADY_CANCELLED';
  await expect(set(8_000, { version: 2 })).rejects.toMatchObject({ code });
  await expect(preview(8_000)).rejects.toMatchObject({ code });
});
