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
let lunch: Made & { prices: readonly Made[] };
let allergies: Made;
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
    'registrations.update',
    'registrations.cancel',
    'payments.read',
    'payments.create',
    'participants.read',
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
  activity = await shop.make.activity(organiser, {
    age_minimum: 4,
    age_maximum: 12,
    partial_price: 'BY_DATES',
  });
  lunch = await shop.make.option(organiser, activity, { prices: [{ amount: 500, stock: 1 }] });
  allergies = await shop.make.question(organiser, activity, { required: true });
  family = await shop.make.customer(organiser);
  const days = ['2026-07-06', '2026-07-07'];
  camp = await shop.make.availability(organiser, activity, { days, date_capacity: 1 });
});
afterEach(async () => {
  const broken = (await checkInvariants(books)).filter((one) => !one.includes('weekdays'));
  if (broken.length > 0) throw new Error(`The books are broken: ${broken.join('; ')}`);
});

const dateOf = (index: number) => camp.dates[index]?.id ?? 0;
const answers = (content: string) => [{ question_id: allergies.id, content }];
const register = async (days: readonly number[], who = family, more: object = {}) =>
  (
    await shop.office(
      'registerByStaff',
      {
        customer: who.cuid,
        participant: who.participant.cuid,
        availability: camp.cuid,
        date_ids: days.map(dateOf),
        questions: answers('Noix'),
        ...more,
      },
      chief,
    )
  ).cuid;
const getRegistration = (registration: string) =>
  shop.office('getOfficeRegistration', { registration }, staff);
type Wish = Partial<Omit<Ask<'changeOfficeRegistration'>, 'date_ids'>> & {
  readonly days?: readonly number[];
};
const change = (registration: string, { days = [0], ...more }: Wish = {}, as = staff) =>
  shop.office(
    'changeOfficeRegistration',
    { registration, version: 1, date_ids: days.map(dateOf), ...more },
    as,
  );
const preview = (registration: string, { days = [0], ...more }: Wish = {}, as = staff) =>
  shop.office('previewOfficeChange', { registration, date_ids: days.map(dateOf), ...more }, as);
const placesTaken = async () =>
  (
    await shop.sql<{ registered: number }>(
      'select registered from availability_dates where availability_id = $1 order by start_at',
      [camp.id],
    )
  ).map(({ registered }) => registered);

test('200 a day is removed and free at once, an option is added, an answer changes; the difference is a line', async () => {
  const cuid = await register([0, 1]);
  const price_id = lunch.prices[0]?.id ?? 0;
  const wish = { options: [{ price_id }], questions: answers('Rien') };
  expect(await preview(cuid, wish)).toMatchObject({
    lines: [{ amount: 5_000 }, { amount: 500 }],
    current_total_amount: 10_000,
    total_amount: 5_500,
    difference: -4_500,
    objection: null,
    untold: 'NO_MAIL_SERVER',
  });
  expect(await change(cuid, { ...wish, total_amount: 5_500 })).toMatchObject({ credit_amount: 0 });
  expect(await placesTaken()).toEqual([1, 0]);
  const current = await getRegistration(cuid);
  expect(current).toMatchObject({
    total_amount: 5_500,
    changed_at: null,
    options: [{ price_id }],
    questions: [{ content: 'Rien', given: 'Rien' }],
    changes: [{ kind: 'CHANGE', reason: null }],
  });
  const account = await shop.call('getAccountRegistration', { cuid }, family);
  expect(account.dates.map(({ date_id }) => date_id)).toEqual([dateOf(0)]);
  const events = await shop.sql(
    `select from events where type = 'availability.places.freed' and payload->>'availability_id' = $1`,
    [String(camp.id)],
  );
  expect(events).toHaveLength(1);
});

test('200 options and answers that the call omits stay; a kept price stays', async () => {
  const cuid = await register([0], family, { options: [{ price_id: lunch.prices[0]?.id ?? 0 }] });
  await change(cuid, { days: [0, 1], price: 'KEPT' });
  expect(await getRegistration(cuid)).toMatchObject({
    total_amount: 5_500,
    options: [{ amount: 500 }],
    questions: [{ content: 'Noix' }],
  });
  expect(await placesTaken()).toEqual([1, 1]);
});

test('200 at any time: dates that have begun stay, also when all are over', async () => {
  const cuid = await register([0]);
  shop.clock.set('2026-07-06T12:00:00.000Z');
  await change(cuid, { days: [1] });
  expect((await getRegistration(cuid)).dates.map(({ id }) => id)).toEqual([dateOf(0), dateOf(1)]);
  shop.clock.set('2026-08-06T12:00:00.000Z');
  await change(cuid, { days: [], version: 2, questions: answers('Rien') });
  expect(await getRegistration(cuid)).toMatchObject({ questions: [{ content: 'Rien' }] });
});

test('409 when an added day is full, excluded, of another availability, or already the participant’s', async () => {
  const cuid = await register([0]);
  const other = await shop.make.customer(organiser);
  const theirs = await register([1], other);
  const both = { days: [0, 1] };
  expect(await preview(cuid, both)).toMatchObject({ objection: 'PLACES_TAKEN' });
  await expect(change(cuid, both)).rejects.toMatchObject({ code: 'PLACES_TAKEN' });
  await expect(change(cuid, { ...both, overbook: true })).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
  });
  await change(cuid, { ...both, overbook: true }, chief);
  // the overbooked registration keeps its places
  expect(await preview(cuid, both)).toMatchObject({ objection: null });
  await shop.office('cancelOfficeRegistration', { registration: theirs, message: 'x' }, staff);
  await change(cuid, { days: [0], version: 2 });
  const again = await register([1]);
  expect(await preview(cuid, both)).toMatchObject({ objection: 'ALREADY_REGISTERED' });
  await expect(change(cuid, { ...both, version: 3 })).rejects.toMatchObject({
    code: 'ALREADY_REGISTERED',
  });
  await shop.office('cancelOfficeRegistration', { registration: again, message: 'x' }, staff);
  const beside = await shop.make.availability(organiser, activity, { days: ['2026-07-07'] });
  const editor = await shop.make.collaborator(organiser, ['availabilities.update']);
  await shop.office(
    'updateAvailabilityExclusions',
    { availability: camp.cuid, synchronised: { attached: [beside.cuid], detached: [] } },
    editor,
  );
  const date_ids = beside.dates.map(({ id }) => id);
  await register([], other, { availability: beside.cuid, date_ids });
  expect(await preview(cuid, both)).toMatchObject({ objection: 'DATE_EXCLUDED' });
  await expect(change(cuid, { ...both, version: 3 })).rejects.toMatchObject({
    code: 'DATE_EXCLUDED',
  });
  const strange = { registration: cuid, date_ids };
  await expect(
    shop.office('changeOfficeRegistration', { ...strange, version: 3 }, staff),
  ).rejects.toMatchObject({ code: 'DATE_NOT_BOOKABLE' });
});

test('409 for a sold-out option, except the piece it already has', async () => {
  const options = [{ price_id: lunch.prices[0]?.id ?? 0 }];
  const other = await register([1], await shop.make.customer(organiser), { options });
  const cuid = await register([0]);
  expect(await preview(cuid, { options })).toMatchObject({ objection: 'OPTION_SOLD_OUT' });
  await expect(change(cuid, { options })).rejects.toMatchObject({ code: 'OPTION_SOLD_OUT' });
  expect(await preview(other, { days: [1], options })).toMatchObject({ objection: null });
});

test('refused: no day, no answer, unknown, cancelled, another price, an older version, too old, too dear, no right', async () => {
  const cuid = await register([0]);
  const expectBoth = async (wish: Wish, code: string) => {
    await expect(preview(cuid, wish)).rejects.toMatchObject({ code });
    await expect(change(cuid, wish)).rejects.toMatchObject({ code });
  };
  await expectBoth({ days: [] }, 'AVAILABILITY_DATES_REQUIRED');
  await expectBoth({ registration: 'unknown' }, 'REGISTRATION_NOT_FOUND');
  await expectBoth({ options: [{ price_id: 1 }] }, 'ANSWERS_INVALID');
  await expect(change(cuid, { questions: [] })).rejects.toMatchObject({ code: 'ANSWERS_INVALID' });
  await expect(change(cuid, { total_amount: 1 })).rejects.toMatchObject({
    code: 'REGISTRATION_PRICE_CHANGED',
    details: { total_amount: 5_000 },
  });
  await expect(change(cuid, { version: 2 })).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  const reader = await shop.make.collaborator(organiser, ['registrations.read']);
  await expect(change(cuid, {}, reader)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await shop.sql('update activities set age_maximum = 5 where id = $1', [activity.id]);
  expect(await preview(cuid)).toMatchObject({ objection: 'AGE_NOT_ALLOWED' });
  await expect(change(cuid)).rejects.toMatchObject({ code: 'AGE_NOT_ALLOWED' });
  await shop.sql('update participants set birthdate = null where id = $1', [family.participant.id]);
  expect(await preview(cuid)).toMatchObject({ objection: 'BIRTHDATE_NEEDED' });
  await expect(change(cuid)).rejects.toMatchObject({ code: 'BIRTHDATE_NEEDED' });
  await shop.sql(`update participants set birthdate = '2017-05-04' where id = $1`, [
    family.participant.id,
  ]);
  await shop.sql('update activities set age_maximum = 12 where id = $1', [activity.id]);
  await shop.sql('update availabilities set price = 200000004 where id = $1', [camp.id]);
  await expectBoth({}, 'PRICE_TOO_HIGH');
  await shop.office('cancelOfficeRegistration', { registration: cuid, message: 'x' }, staff);
  await expectBoth({}, 'REGISTRATION_ALREADY_CANCELLED');
});

test('a day that does not take place counts nobody, also when staff register for it', async () => {
  await shop.sql(
    "update availability_dates set status = 'CLOSED', called_off_at = now() where id = $1",
    [dateOf(1)],
  );
  const cuid = await register([0, 1]);
  expect(await placesTaken()).toEqual([1, 0]);
  await change(cuid, { days: [0] });
  await change(cuid, { days: [0, 1], version: 2 });
  expect(await placesTaken()).toEqual([1, 0]);
});
