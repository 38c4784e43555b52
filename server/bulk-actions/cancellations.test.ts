import type { Ask } from '@ribambelle/api/client.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Mail } from '@ribambelle/server/outside/mail-port.ts';
import { takingMail } from '@ribambelle/testing/fakes/mail-ports.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Cancelling = Extract<Ask<'createBulkAction'>['action'], { on: 'REGISTRATIONS' }>;

const RIGHTS: readonly Permission[] = [
  'registrations.create',
  'registrations.read',
  'registrations.cancel',
  'customers.read',
  'customer-wallets.read',
  'payments.create',
  'payments.read',
  'payments.refund',
];
const ALL_BACK = { what: { of: 'ALL' }, to: 'WALLET' } as const;
const HALF = { what: { of: 'SHARE', share: 5000 }, to: 'ORIGIN', kept_label: 'Frais' } as const;
const SORRY = {
  subject: { fr: 'Stage annulé', en: 'Camp cancelled' },
  text: { fr: 'La piscine est fermée.', en: 'The pool is closed.' },
};

let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: Made & { token: string };
let books: pg.Client;
const mails: Mail[] = [];

beforeAll(async () => {
  shop = await openShop({ jobs: true, outside: { mail: takingMail(mails), payments: {} } });
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser);
  staff = await shop.make.collaborator(organiser, RIGHTS);
  books = new pg.Client({ connectionString: shop.databaseUrl });
  await books.connect();
});
afterAll(async () => {
  await books.end();
  await shop.close();
});

const camp = (day: string, columns: object = {}) =>
  shop.make.availability(organiser, activity, { days: [day], price: 10_000, ...columns });
const violations = async () =>
  (await checkInvariants(books)).filter((one) => !one.includes('weekdays'));

/** Registers the family's participant, with an amount paid in cash. */
async function register(family: MadeCustomer, to: MadeAvailability, amount = 10_000) {
  const { cuid } = await shop.office(
    'registerByStaff',
    {
      customer: family.cuid,
      participant: family.participant.cuid,
      availability: to.cuid,
      date_ids: to.dates.map(({ id }) => id),
      received: amount === 0 ? null : { amount, method: 'CASH' },
    },
    staff,
  );
  return cuid;
}
const cancelling = (
  selection: Cancelling['selection'],
  change: Partial<Cancelling['change']> = {},
): Cancelling => ({
  on: 'REGISTRATIONS',
  selection,
  change: { kind: 'CANCEL', reason: 'La piscine est fermée', ...change },
});
async function carryOut(action: Cancelling, count: number, as = staff) {
  const { cuid } = await shop.office('createBulkAction', { action, count }, as);
  const read = () => shop.office('getBulkAction', { bulk_action: cuid }, as);
  await expect.poll(async () => (await read()).state).toBe('DONE');
  const { data } = await shop.office('listBulkActionLines', { bulk_action: cuid }, as);
  return { ...(await read()), lines: data };
}
const jobsLeft = () =>
  shop.sql(
    'select key from graphile_worker._private_jobs where run_at <= now() or last_error is not null',
  );

test('all of a family: future registrations are cancelled and refunded, past ones stay, and one e-mail is sent', async () => {
  const family = await shop.make.customer(organiser);
  const over = await register(family, await camp('2026-02-02'));
  const first = await register(family, await camp('2026-07-06'));
  const second = await register(family, await camp('2026-07-13'), 4000);
  const earlier = await register(family, await camp('2026-07-20'), 0);
  await shop.office(
    'cancelOfficeRegistration',
    { registration: earlier, message: 'Déjà', tells: false },
    staff,
  );
  shop.clock.set('2026-03-02T08:00:00.000Z');
  await expect.poll(jobsLeft).toEqual([]);
  mails.length = 0;
  const action = cancelling(
    { by: 'FILTERS', filters: { customer: family.cuid } },
    { give_back: ALL_BACK, message: SORRY },
  );
  const preview = await shop.office('previewBulkAction', { action }, staff);
  expect(preview).toMatchObject({
    count: 4,
    changed: 2,
    unchanged: 1,
    refused: [{ code: 'OVER', count: 1 }],
    registrations: 2,
    families: 1,
    given_amount: 14_000,
    kept_amount: 0,
  });
  expect(preview.lines.map(({ cuid, refused }) => [cuid, refused])).toEqual([
    [over, 'OVER'],
    [first, null],
    [second, null],
  ]);
  expect(preview.lines[1]?.changes).toEqual([
    { field: 'cancelled', from: false, to: true },
    { field: 'given_amount', from: null, to: 10_000 },
  ]);
  const result = await carryOut(action, 4);
  expect(result).toMatchObject({
    kind: 'CANCEL',
    changed: 2,
    unchanged: 1,
    refused: 1,
    families: 1,
    can_undo: false,
  });
  await expect(
    shop.office('undoBulkAction', { bulk_action: result.cuid }, staff),
  ).rejects.toMatchObject({ code: 'BULK_ACTION_NOT_UNDOABLE' });
  const details = await shop.office('getOfficeCustomer', { customer: family.cuid }, staff);
  expect(details).toMatchObject({ wallet_amount: 14_000, outstanding_amount: 0 });
  expect(await shop.office('getOfficeRegistration', { registration: first }, staff)).toMatchObject({
    cancellation_message: 'La piscine est fermée',
    cancellation_type: 'ORGANISER',
    credit_amount: 0,
  });
  await expect.poll(jobsLeft).toEqual([]);
  expect(mails.map(({ subject }) => subject)).toEqual(['Stage annulé']);
  expect(mails[0]?.text).toContain('La piscine est fermée.');
  expect(mails[0]?.text.match(/Stage de natation/g)).toHaveLength(2);
  expect(await violations()).toEqual([]);
  // a second time, nothing is left to do
  expect(await carryOut(cancelling({ by: 'CHOSEN', chosen: [first, second] }), 2)).toMatchObject({
    changed: 0,
    unchanged: 2,
  });
});

test('all of a day but one: half is refunded, the rest has a label, and no e-mail is sent', async () => {
  const to = await camp('2026-08-03');
  const families = await Promise.all([1, 2, 3].map(() => shop.make.customer(organiser)));
  const cuids: string[] = [];
  for (const family of families) cuids.push(await register(family, to));
  const [first = ''] = cuids;
  await expect.poll(jobsLeft).toEqual([]);
  mails.length = 0;
  const filters = { from: '2026-08-03', to: '2026-08-03', cancelled: false };
  const action = cancelling({ by: 'FILTERS', filters, except: [first] }, { give_back: HALF });
  expect(await shop.office('previewBulkAction', { action }, staff)).toMatchObject({
    changed: 2,
    given_amount: 10_000,
    kept_amount: 10_000,
    families: 2,
  });
  expect(await carryOut(action, 2)).toMatchObject({ changed: 2, families: 0 });
  const lines = await shop.sql(
    `select label, amount from receivable_lines where reason = 'FEE' and label ->> 'fr' = 'Frais'`,
  );
  expect(lines).toHaveLength(2);
  const refunds = await shop.sql(`select amount, state from refunds order by id`);
  expect(refunds).toEqual([
    { amount: 5000, state: 'DONE' },
    { amount: 5000, state: 'DONE' },
  ]);
  await expect.poll(jobsLeft).toEqual([]);
  expect(mails).toEqual([]);
  const [row] = await shop.sql('select registered from availabilities where id = $1', [to.id]);
  expect(row).toEqual({ registered: 1 });
  expect(await violations()).toEqual([]);
});

test('refused: without the rights, without a recent password, for another selection, an empty one, and missing texts', async () => {
  const family = await shop.make.customer(organiser);
  const registration = await register(family, await camp('2026-09-07'));
  const cancellation = cancelling({ by: 'CHOSEN', chosen: [registration] });
  const begin = (action: Cancelling, count = 1, as = staff) =>
    shop.office('createBulkAction', { action, count }, as);
  const clerk = await shop.make.collaborator(organiser, ['registrations.cancel']);
  const reader = await shop.make.collaborator(organiser, ['registrations.read', 'payments.refund']);
  const giving = cancelling(cancellation.selection, { give_back: ALL_BACK });
  await expect(begin(giving, 1, clerk)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await expect(begin(cancellation, 1, reader)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await expect(shop.office('previewBulkAction', { action: giving }, clerk)).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
  });
  await expect(begin(cancellation, 2)).rejects.toMatchObject({ code: 'SELECTION_CHANGED' });
  await expect(begin(cancelling({ by: 'CHOSEN', chosen: ['cnobody'] }))).rejects.toMatchObject({
    code: 'SELECTION_EMPTY',
  });
  for (const change of [
    { reason: ' ' },
    { give_back: { ...HALF, kept_label: '' } },
    { give_back: { ...HALF, what: { of: 'SHARE', share: 10_000 } as const } },
    { message: { ...SORRY, text: { fr: '', en: '' } } },
  ])
    await expect(begin(cancelling(cancellation.selection, change))).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
    });
  await shop.sql(`update sessions set password_at = $1 where collaborator_id = $2`, [
    '2026-01-01T00:00:00Z',
    staff.id,
  ]);
  await expect(begin(giving)).rejects.toMatchObject({ code: 'PASSWORD_REQUIRED' });
  await shop.sql('update sessions set password_at = $1', [shop.clock.now()]);
  expect(await shop.office('getOfficeRegistration', { registration }, staff)).toMatchObject({
    cancelled_at: null,
  });
  // staff with only the right to cancel do so, and the money waits
  expect(await carryOut(cancellation, 1, clerk)).toMatchObject({ changed: 1 });
  expect(await shop.office('getOfficeRegistration', { registration }, staff)).toMatchObject({
    credit_amount: 10_000,
  });
});

test('cancelled while people buy: no place is sold twice, and the books add up', async () => {
  const to = await camp('2026-10-05', { capacity: 8, date_capacity: 8 });
  const families = await Promise.all(
    Array.from({ length: 8 }, () => shop.make.customer(organiser)),
  );
  for (const family of families) await register(family, to);
  const action = cancelling(
    { by: 'FILTERS', filters: { availability: to.cuid } },
    { give_back: HALF },
  );
  const buyers = await Promise.all(Array.from({ length: 12 }, () => shop.make.customer(organiser)));
  const buys = (family: MadeCustomer): Promise<boolean> =>
    register(family, to, 0).then(
      () => true,
      () => false,
    );
  const end = new AbortController();
  const cancels = async () => {
    try {
      return await carryOut(action, 8);
    } finally {
      end.abort();
    }
  };
  /** Tries again and again while the others are cancelled, and once more after all of them are. */
  const buyUntilEnd = async (family: MadeCustomer): Promise<boolean> => {
    while (!end.signal.aborted) {
      if (await buys(family)) return true;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    return await buys(family);
  };
  const [result, ...sales] = await Promise.all([cancels(), ...buyers.map(buyUntilEnd)]);
  expect(result).toMatchObject({ changed: 8, refused: 0 });
  expect(sales.filter(Boolean)).toHaveLength(8);
  const [places] = await shop.sql('select registered from availabilities where id = $1', [to.id]);
  expect(places).toEqual({ registered: 8 });
  expect(await violations()).toEqual([]);
});
