import type { Ask } from '@ribambelle/api/client.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

const NOW = '2026-01-05T08:00:00.000Z';
const JULY = ['2026-07-06', '2026-07-07'];
const AUGUST = ['2026-08-03', '2026-08-04'];

let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: { token: string };
let chief: { token: string };
let family: MadeCustomer;
let july: MadeAvailability;
let august: MadeAvailability;
let books: pg.Client;

beforeAll(async () => {
  shop = await openShop({ now: NOW });
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser);
  const rights = [
    'registrations.create',
    'registrations.read',
    'registrations.transfer',
    'registrations.cancel',
    'payments.read',
    'participants.read',
    'payments.create',
    'customer-bundles.create',
    'customer-bundles.read',
    'availabilities.read',
    'availabilities.update',
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
  family = await shop.make.customer(organiser);
  july = await shop.make.availability(organiser, activity, { days: JULY, price: 10_000 });
  august = await shop.make.availability(organiser, activity, { days: AUGUST, price: 12_000 });
});
afterEach(async () => {
  const broken = (await checkInvariants(books)).filter((one) => !one.includes('weekdays'));
  if (broken.length > 0) throw new Error(`The books are broken: ${broken.join('; ')}`);
});

const idsOf = ({ dates }: MadeAvailability) => dates.map(({ id }) => id);
const register = async (to = july, more: object = {}, who = family) =>
  (
    await shop.office(
      'registerByStaff',
      {
        customer: who.cuid,
        participant: who.participant.cuid,
        availability: to.cuid,
        date_ids: idsOf(to),
        ...more,
      },
      chief,
    )
  ).cuid;
const getRegistration = (registration: string) =>
  shop.office('getOfficeRegistration', { registration }, staff);
type Choice = Partial<Ask<'transferRegistration'>>;
const wish = (registration: string, to: MadeAvailability) => ({
  registration,
  availability: to.cuid,
  date_ids: idsOf(to),
});
const transfer = async (registration: string, more: Choice = {}, as = staff) =>
  shop.office(
    'transferRegistration',
    {
      ...wish(registration, august),
      version: (await getRegistration(registration)).version,
      ...more,
    },
    as,
  );
const preview = (
  registration: string,
  more: Partial<Ask<'previewRegistrationTransfer'>> = {},
  as = staff,
) => shop.office('previewRegistrationTransfer', { ...wish(registration, august), ...more }, as);
const pay = (amount: number) =>
  shop.office('recordPayment', { customer: family.cuid, amount }, staff);
const takenOf = async ({ id }: MadeAvailability) =>
  Number(
    (
      await shop.sql<{ registered: number }>(
        'select registered from availabilities where id = $1',
        [id],
      )
    )[0]?.registered,
  );
const linesOf = async (registration: string) =>
  shop.sql(
    `select l.reason, l.amount, l.created_by is not null as by_staff from receivable_lines l
      join registrations r on r.receivable_id = l.receivable_id where r.cuid = $1 order by l.reason desc`,
    [registration],
  );

test('200 moves: the new place is taken, the old one is free at once, the difference is a line, and office and family see the same', async () => {
  const cuid = await register();
  expect(await preview(cuid)).toMatchObject({
    lines: [{ amount: 12_000 }],
    list_amount: 12_000,
    current_total_amount: 10_000,
    total_amount: 12_000,
    difference: 2_000,
    owed_amount: 12_000,
    credit_amount: 0,
    objection: null,
    bundle_returned: false,
  });
  expect(await takenOf(august)).toBe(0);
  expect(await transfer(cuid, { total_amount: 12_000 })).toMatchObject({
    total_amount: 12_000,
    credit_amount: 0,
  });
  expect([await takenOf(july), await takenOf(august)]).toEqual([0, 1]);
  expect(await linesOf(cuid)).toEqual([
    { reason: 'SALE', amount: 10_000, by_staff: true },
    { reason: 'CHANGE', amount: 2_000, by_staff: true },
  ]);
  const current = await getRegistration(cuid);
  expect(current).toMatchObject({ total_amount: 12_000, availability: { cuid: august.cuid } });
  expect(current.changed_at).toBeNull();
  expect(current.dates.map(({ id }) => id)).toEqual(idsOf(august));
  expect(current.changes).toMatchObject([
    {
      kind: 'TRANSFER',
      cancelled_at: null,
      was: { start_at: '2026-07-06T09:00:00.000Z', total_amount: 10_000 },
      became: { start_at: '2026-08-03T09:00:00.000Z', total_amount: 12_000 },
    },
  ]);
  const account = await shop.call('getAccountRegistration', { cuid }, family);
  expect(account.dates.map(({ date_id }) => date_id)).toEqual(idsOf(august));
  const events = await shop.sql(
    `select payload->>'places' as places from events where type = 'availability.places.freed' and payload->>'availability_id' = $1`,
    [String(july.id)],
  );
  expect(events).toEqual([{ places: '1' }]);
  const [audit] = await shop.sql(
    `select action, changes from audit_log where entity_cuid = $1 and action <> 'registrations.create'`,
    [cuid],
  );
  expect(audit).toMatchObject({
    action: 'registrations.transfer',
    changes: { total_amount: { from: 10_000, to: 12_000 } },
  });
  expect(await shop.sql(`select kind from registration_changes`)).toContainEqual({
    kind: 'TRANSFER',
  });
});

test('200 an amount paid above the new price goes to the wallet, and a higher price is owed', async () => {
  const dear = await register(august);
  await pay(12_000);
  expect(await preview(dear, wish(dear, july))).toMatchObject({
    difference: -2_000,
    credit_amount: 2_000,
    owed_amount: 0,
  });
  expect(await transfer(dear, wish(dear, july))).toMatchObject({ credit_amount: 2_000 });
  const [{ wallet_amount } = { wallet_amount: 0 }] = await shop.sql<{ wallet_amount: number }>(
    'select wallet_amount from customers where id = $1',
    [family.id],
  );
  expect(wallet_amount).toBe(2_000);
  expect(await transfer(dear)).toMatchObject({ total_amount: 12_000, credit_amount: 0 });
  expect(await getRegistration(dear)).toMatchObject({ total_amount: 12_000, paid_amount: 10_000 });
});

test('200 a kept price adds no line and moves no money', async () => {
  const cuid = await register();
  await pay(10_000);
  expect(await preview(cuid, { price: 'KEPT' })).toMatchObject({
    list_amount: 12_000,
    total_amount: 10_000,
    difference: 0,
  });
  await transfer(cuid, { price: 'KEPT' });
  expect(await linesOf(cuid)).toHaveLength(1);
  const { price_lines, paid_amount } = await getRegistration(cuid);
  expect(paid_amount).toBe(10_000);
  expect(price_lines.map(({ amount }) => amount)).toEqual([10_000]);
});

test('200 options and answers move along within an activity; for another one they are chosen again', async () => {
  const lunch = await shop.make.option(organiser, activity, { prices: [{ amount: 500 }] });
  const allergies = await shop.make.question(organiser, activity);
  const options = [{ price_id: lunch.prices[0]?.id ?? 0 }];
  const questions = [{ question_id: allergies.id, content: 'Noix' }];
  const cuid = await register(july, { options, questions });
  await transfer(cuid);
  const transferred = await getRegistration(cuid);
  expect(transferred.total_amount).toBe(12_500);
  expect(transferred.questions).toMatchObject([{ content: 'Noix' }]);
  const other = await shop.make.activity(organiser);
  const circus = await shop.make.availability(organiser, other, { days: JULY, price: 8_000 });
  const size = await shop.make.question(organiser, other, { required: true });
  await expect(transfer(cuid, { ...wish(cuid, circus), questions: [] })).rejects.toMatchObject({
    code: 'ANSWERS_INVALID',
  });
  const answers = [{ question_id: size.id, content: '128' }];
  await transfer(cuid, { ...wish(cuid, circus), questions: answers });
  const there = await getRegistration(cuid);
  expect(there).toMatchObject({ total_amount: 8_000, options: [] });
  expect(there.questions).toMatchObject([{ content: '128' }]);
});

test('200 a pack goes on paying when it can, and gets its use back when it cannot', async () => {
  const bundle = await shop.make.bundle(organiser, { capacity: 1 });
  await shop.sql(
    'insert into bundle_activities (organiser_id, bundle_id, activity_id) values ($1, $2, $3)',
    [organiser.id, bundle.id, activity.id],
  );
  await shop.office('sellBundle', { customer: family.cuid, bundle: bundle.cuid }, staff);
  const cuid = await register();
  expect((await getRegistration(cuid)).total_amount).toBe(0);
  await transfer(cuid);
  expect((await getRegistration(cuid)).total_amount).toBe(0);
  const circus = await shop.make.availability(organiser, await shop.make.activity(organiser), {
    days: JULY,
    price: 8_000,
  });
  const there = wish(cuid, circus);
  expect(await preview(cuid, there)).toMatchObject({ bundle_returned: true, total_amount: 8_000 });
  await transfer(cuid, there);
  expect((await getRegistration(cuid)).total_amount).toBe(8_000);
  // its one use is free again
  expect((await getRegistration(await register())).total_amount).toBe(0);
});

test('200 a volume discount does not count the registration itself', async () => {
  const volume = await shop.sql<{ id: string }>(
    `insert into volume_discounts (organiser_id, title, counts, from_rank, percentage, activity_ids)
      values ($1, '{"fr":"Dès la 2e place","en":""}', 'PLACES', 2, 5000, array[$2::bigint]) returning id`,
    [organiser.id, activity.id],
  );
  const cuid = await register();
  expect(await preview(cuid)).toMatchObject({ total_amount: 12_000 });
  await shop.sql('delete from volume_discounts where id = $1', [volume[0]?.id]);
});

test('200 an overlap with its own place alone is no obstacle', async () => {
  const duo = await shop.make.availability(organiser, activity, { days: JULY, price: 10_000 });
  await shop.office(
    'updateAvailabilityExclusions',
    { availability: july.cuid, synchronised: { attached: [duo.cuid], detached: [] } },
    staff,
  );
  const cuid = await register();
  expect(await preview(cuid, wish(cuid, duo))).toMatchObject({ objection: null });
  await transfer(cuid, wish(cuid, duo));
  expect([await takenOf(july), await takenOf(duo)]).toEqual([0, 1]);
  const { status } = await shop.call('getAvailability', { availability: july.cuid });
  expect(status).toBe('OVERLAP');
  // and another participant in july is an objection
  const again = await register(august, {}, await shop.make.customer(organiser));
  expect(await preview(again, wish(again, july))).toMatchObject({ objection: 'DATE_EXCLUDED' });
  await expect(transfer(again, wish(again, july))).rejects.toMatchObject({
    code: 'DATE_EXCLUDED',
  });
});

test('409 when it is full, unless staff with the right go beyond the capacity', async () => {
  const small = await shop.make.availability(organiser, activity, { days: AUGUST, capacity: 1 });
  await register(small, {}, await shop.make.customer(organiser));
  const cuid = await register();
  const there = wish(cuid, small);
  expect(await preview(cuid, there)).toMatchObject({ objection: 'PLACES_TAKEN' });
  await expect(transfer(cuid, there)).rejects.toMatchObject({ code: 'PLACES_TAKEN' });
  await expect(transfer(cuid, { ...there, overbook: true })).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
  });
  expect([await takenOf(july), await takenOf(small)]).toEqual([1, 1]);
  expect(await preview(cuid, { ...there, overbook: true }, chief)).toMatchObject({
    objection: null,
  });
  await transfer(cuid, { ...there, overbook: true }, chief);
  expect([await takenOf(july), await takenOf(small)]).toEqual([0, 2]);
});

test('409 for a second place on a date, a place for members, a sold-out option', async () => {
  const cuid = await register();
  await register(august);
  expect(await preview(cuid)).toMatchObject({ objection: 'ALREADY_REGISTERED' });
  await expect(transfer(cuid)).rejects.toMatchObject({ code: 'ALREADY_REGISTERED' });
  const club = await shop.make.activity(organiser);
  const membership = await shop.make.membership(organiser);
  await shop.sql(
    'update activities set membership_ids = array[$2::bigint], members_only = true where id = $1',
    [club.id, membership.id],
  );
  const lesson = await shop.make.availability(organiser, club, { days: JULY });
  const there = wish(cuid, lesson);
  expect(await preview(cuid, there)).toMatchObject({ objection: 'MEMBERS_ONLY' });
  await expect(transfer(cuid, there)).rejects.toMatchObject({ code: 'MEMBERS_ONLY' });
  await shop.sql('update activities set members_only = false where id = $1', [club.id]);
  const bus = await shop.make.option(organiser, club, { prices: [{ amount: 500, stock: 0 }] });
  const options = [{ price_id: bus.prices[0]?.id ?? 0 }];
  expect(await preview(cuid, { ...there, options })).toMatchObject({
    objection: 'OPTION_SOLD_OUT',
  });
  await expect(transfer(cuid, { ...there, options })).rejects.toMatchObject({
    code: 'OPTION_SOLD_OUT',
  });
  await shop.sql('update availabilities set price = 90000000 where id = $1', [lesson.id]);
  const dear = await shop.make.option(organiser, club, { prices: [{ amount: 90_000_000 }] });
  const too_dear = [{ price_id: dear.prices[0]?.id ?? 0 }];
  await expect(preview(cuid, { ...there, options: too_dear })).rejects.toMatchObject({
    code: 'PRICE_TOO_HIGH',
  });
  await expect(transfer(cuid, { ...there, options: too_dear })).rejects.toMatchObject({
    code: 'PRICE_TOO_HIGH',
  });
});
