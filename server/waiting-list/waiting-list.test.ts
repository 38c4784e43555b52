import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';

let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: Made & { token: string };
let anne: MadeCustomer;
let ben: MadeCustomer;
let camp: MadeAvailability;
let registrationsOfCamp: Made[];

beforeAll(async () => {
  // later than the clock of the queue, so that jobs for another day wait
  shop = await openShop({ jobs: true, now: '2096-01-05T08:00:00.000Z' });
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser);
  staff = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
});
afterAll(() => shop.close());

/** A full camp of two places, and two families that would like one. */
beforeEach(async () => {
  anne = await shop.make.customer(organiser);
  ben = await shop.make.customer(organiser, { firstname: 'Ben', language: 'en' });
  camp = await shop.make.availability(organiser, activity, { days: ['2096-07-06'], capacity: 2 });
  registrationsOfCamp = [
    await register(await shop.make.customer(organiser)),
    await register(await shop.make.customer(organiser)),
  ];
});

const register = (family: MadeCustomer): Promise<Made> =>
  shop
    .office(
      'registerByStaff',
      {
        customer: family.cuid,
        participant: family.participant.cuid,
        availability: camp.cuid,
        date_ids: camp.dates.map(({ id }) => id),
      },
      staff,
    )
    .then(async ({ cuid }) => ({
      cuid,
      id: Number(
        (await shop.sql(`select id from registrations where cuid = $1`, [cuid]))[0]?.['id'],
      ),
    }));
const join = (family: MadeCustomer, changes: object = {}) =>
  shop.call(
    'joinWaitingList',
    { availability_id: camp.id, participant_id: family.participant.id, ...changes },
    family,
  );
const cancel = (index: number) =>
  shop.office(
    'cancelOfficeRegistration',
    { registration: registrationsOfCamp[index]?.cuid ?? '', message: 'Groupe fusionné' },
    staff,
  );
const positionOf = async (family: MadeCustomer) =>
  (await shop.call('listWaitingListEntries', { availability: camp.cuid }, family)).data.map(
    ({ position }) => position,
  );
const mailsTo = (family: MadeCustomer) =>
  shop.sql<{ language: string; subject: string; text: string; key: string }>(
    `select language, subject, text, key from sent_mails where kind = 'waiting-list.vacancy' and customer_id = $1 order by created_at, id`,
    [family.id],
  );
const queueIsEmpty = async () =>
  (
    await shop.sql(
      'select count(*)::integer as left from graphile_worker._private_jobs where run_at <= now()',
    )
  )[0];

test('200 joins at the end of the line and shows it in the account', async () => {
  const reply = await join(anne);
  expect(reply).toMatchObject({
    message: 'Vous êtes sur la liste d’attente.',
    entry: {
      position: 1,
      created_at: '2096-01-05T08:00:00.000Z',
      offered_at: null,
      participant: {
        id: anne.participant.id,
        fullname: 'Léa Dubois',
      },
      availability: {
        id: camp.id,
        cuid: camp.cuid,
        open: false,
        activity: { title: 'Stage de natation' },
      },
    },
  });
  expect((await join(ben)).entry.position).toBe(2);
  expect(await shop.call('listWaitingListEntries', {}, anne)).toEqual({
    data: [reply.entry],
    count: 1,
  });
});

test('200 for a closed date, and for a brother waiting beside his sister', async () => {
  const brother = await shop.make.participant(organiser, anne, { firstname: 'Tom' });
  await shop.sql(`update availabilities set closed = true, status = 'CLOSED' where id = $1`, [
    camp.id,
  ]);
  await join(anne);
  expect((await join(anne, { participant_id: brother.id })).entry.position).toBe(2);
  expect(await positionOf(anne)).toEqual([1, 2]);
});

test('two customers joining at once get two positions, and one joining twice at once gets one', async () => {
  const families = await Promise.all(
    Array.from({ length: 6 }, () => shop.make.customer(organiser)),
  );
  const replies = await Promise.all(families.map((family) => join(family)));
  expect(replies.map(({ entry }) => entry.position).toSorted((one, other) => one - other)).toEqual([
    1, 2, 3, 4, 5, 6,
  ]);
  const twice = await Promise.allSettled([join(anne), join(anne), join(anne)]);
  expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await positionOf(anne)).toEqual([7]);
});

test('refuses invalid entries, and changes nothing', async () => {
  const refusal = (code: string, fields: object = {}) => ({ code, fields });
  const open = await shop.make.availability(organiser, activity, { days: ['2096-07-06'] });
  const over = await shop.make.availability(organiser, activity, {
    days: ['2025-07-07'],
    closed: true,
    status: 'CLOSED',
  });
  const hidden = await shop.make.activity(organiser, { published: false });
  const unseen = await shop.make.availability(organiser, hidden, {
    closed: true,
    status: 'CLOSED',
  });
  const nobody = refusal('PARTICIPANT_NOT_FOUND', { participant_id: 'PARTICIPANT_NOT_FOUND' });
  await expect(join(anne, { availability_id: open.id })).rejects.toMatchObject(
    refusal('WAITING_LIST_NOT_OFFERED'),
  );
  await expect(join(anne, { availability_id: over.id })).rejects.toMatchObject(
    refusal('AVAILABILITY_ENDED'),
  );
  await expect(join(anne, { availability_id: unseen.id })).rejects.toMatchObject({
    code: 'AVAILABILITY_NOT_FOUND',
    status: 404,
  });
  await expect(join(anne, { participant_id: ben.participant.id })).rejects.toMatchObject(nobody);
  await expect(join(anne, { participant_id: null })).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
    status: 400,
  });
  await shop.sql('update availabilities set age_minimum = 90 where id = $1', [camp.id]);
  await expect(join(anne)).rejects.toMatchObject(
    refusal('AGE_NOT_ALLOWED', { participant_id: 'AGE_NOT_ALLOWED' }),
  );
  await shop.sql('update participants set birthdate = null where id = $1', [anne.participant.id]);
  await expect(join(anne)).rejects.toMatchObject(
    refusal('BIRTHDATE_NEEDED', { participant_id: 'BIRTHDATE_NEEDED' }),
  );
  await shop.sql('update availabilities set age_minimum = null where id = $1', [camp.id]);
  await join(anne);
  await expect(join(anne)).rejects.toMatchObject({
    ...refusal('ALREADY_WAITING', { participant_id: 'ALREADY_WAITING' }),
    status: 409,
  });
  const [owner] = await shop.sql<{ customer_id: string; participant_id: string }>(
    'select customer_id, participant_id from registrations where id = $1',
    [registrationsOfCamp[0]?.id],
  );
  await shop.sql('update participants set customer_id = $2 where id = $1', [
    owner?.participant_id,
    anne.id,
  ]);
  const joining = join(anne, { participant_id: Number(owner?.participant_id) });
  await expect(joining).rejects.toMatchObject(
    refusal('ALREADY_REGISTERED', { participant_id: 'ALREADY_REGISTERED' }),
  );
  await expect(
    shop.call('joinWaitingList', { availability_id: camp.id, participant_id: 1 }),
  ).rejects.toMatchObject({ status: 401 });
  expect((await shop.call('listWaitingListEntries', {}, anne)).count).toBe(1);
});

test('200 leaves, and those behind move up; 404 twice and for another family’s entry', async () => {
  const { entry } = await join(anne);
  await join(ben);
  const notFound = { code: 'WAITING_LIST_ENTRY_NOT_FOUND', status: 404 };
  await expect(
    shop.call('leaveWaitingList', { waiting_list_entry_id: entry.id }, ben),
  ).rejects.toMatchObject(notFound);
  const reply = await shop.call('leaveWaitingList', { waiting_list_entry_id: entry.id }, anne);
  expect(reply.message).toBe('Vous n’êtes plus sur la liste d’attente.');
  await expect(
    shop.call('leaveWaitingList', { waiting_list_entry_id: entry.id }, anne),
  ).rejects.toMatchObject(notFound);
  expect(await positionOf(ben)).toEqual([1]);
  expect((await join(anne)).entry.position).toBe(2);
});

test('a cancellation tells the first in line, in their language, with a link to the place', async () => {
  await join(ben);
  await join(anne);
  await cancel(0);
  await expect.poll(() => mailsTo(ben)).toHaveLength(1);
  const [mail] = await mailsTo(ben);
  expect(mail).toMatchObject({
    language: 'en',
    subject: 'Maison des enfants: a place is free in “Swimming camp”',
  });
  expect(mail?.text).toMatch(
    new RegExp(`http://127\\.0\\.0\\.1:\\d+/en/availabilities/[a-z0-9-]+/${camp.cuid}`),
  );
  await expect.poll(queueIsEmpty).toEqual({ left: 0 });
  expect(await mailsTo(anne)).toEqual([]);
  const { data } = await shop.call('listWaitingListEntries', {}, ben);
  expect(data).toMatchObject([
    { offered_at: '2096-01-05T08:00:00.000Z', position: 1, availability: { open: true } },
  ]);
  await cancel(1);
  await expect.poll(() => mailsTo(anne)).toHaveLength(1);
  expect(await mailsTo(ben)).toHaveLength(1);
});

test('403 without an address that can receive e-mails; an address that is no longer confirmed gets none', async () => {
  const unconfirm = () =>
    shop.sql('update customers set email_confirmed_at = null where id = $1', [anne.id]);
  await unconfirm();
  await expect(join(anne)).rejects.toMatchObject({ code: 'EMAIL_NOT_CONFIRMED', status: 403 });
  await shop.sql('update customers set email_confirmed_at = now() where id = $1', [anne.id]);
  await join(anne);
  await unconfirm();
  await cancel(0);
  await expect.poll(queueIsEmpty).toEqual({ left: 0 });
  expect(await mailsTo(anne)).toEqual([]);
});

test('more places tell as many, fewer places none; a repeated vacancy tells nobody twice', async () => {
  const carl = await shop.make.customer(organiser);
  for (const family of [anne, ben, carl]) await join(family);
  const {
    activity: _activity,
    dates: _dates,
    ...details
  } = await shop.office('getOfficeAvailability', { availability: camp.cuid }, staff);
  const { price, deposit, age_minimum, age_maximum, registrations_start_at, registrations_end_at } =
    details;
  const values = {
    price,
    deposit,
    age_minimum,
    age_maximum,
    registrations_start_at,
    registrations_end_at,
    closed: false,
    location: null,
  };
  await shop.change(
    'updateAvailability',
    { availability: camp.cuid, ...values, capacity: 1 },
    staff,
  );
  await shop.change(
    'updateAvailability',
    { availability: camp.cuid, ...values, capacity: 4 },
    staff,
  );
  await expect.poll(() => mailsTo(ben)).toHaveLength(1);
  const repeat = `select emit_events(organiser_id, created_at, '[]'::jsonb,
    jsonb_build_array(jsonb_build_object('name', 'offer-vacancy', 'payload', payload)))
    from (select set_config('app.organiser_id', $2, true)) tenant, events
    where type = 'availability.places.freed' and payload ->> 'availability_id' = $1`;
  await shop.sql(repeat, [String(camp.id), String(organiser.id)]);
  await expect.poll(queueIsEmpty).toEqual({ left: 0 });
  expect(
    [await mailsTo(anne), await mailsTo(ben), await mailsTo(carl)].map(({ length }) => length),
  ).toEqual([1, 1, 0]);
});

test('a registered participant leaves the line; a deleted one no longer counts', async () => {
  const carl = await shop.make.customer(organiser);
  for (const family of [anne, ben, carl]) await join(family);
  await cancel(0);
  const registration = {
    availability_id: camp.id,
    availability_dates: camp.dates.map(({ id }) => id),
  };
  const { cart } = await shop.call(
    'addCartItems',
    { participant_id: anne.participant.id, registrations: [registration] },
    anne,
  );
  await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true },
    anne,
  );
  expect([await positionOf(anne), await positionOf(ben), await positionOf(carl)]).toEqual([
    [],
    [1],
    [2],
  ]);
  await shop.call('deleteParticipant', { participant_id: ben.participant.id }, ben);
  expect([await positionOf(ben), await positionOf(carl)]).toEqual([[], [1]]);
  await cancel(1);
  await register(carl);
  expect(await positionOf(carl)).toEqual([]);
});

test('staff see the line in order; 404 for an unknown date, 403 without the permission', async () => {
  await join(ben);
  shop.clock.set('2096-01-05T09:00:00.000Z');
  await join(anne);
  shop.clock.set('2096-01-05T08:00:00.000Z');
  const line = await shop.office('listOfficeWaitingList', { availability: camp.cuid }, staff);
  expect(line).toMatchObject({
    count: 2,
    data: [
      {
        position: 1,
        customer: { cuid: ben.cuid, name: 'Ben Dubois', phone: '0470 12 34 56' },
        created_at: '2096-01-05T08:00:00.000Z',
      },
      {
        position: 2,
        participant: { cuid: anne.participant.cuid, name: 'Léa Dubois' },
        created_at: '2096-01-05T09:00:00.000Z',
      },
    ],
  });
  const second = await shop.office(
    'listOfficeWaitingList',
    { availability: camp.cuid, page_size: 1, page_number: 2 },
    staff,
  );
  expect(second.data.map(({ position }) => position)).toEqual([2]);
  const all = async () => {
    const of = { activity: activity.cuid, page_size: 100 };
    const { data } = await shop.office('listActivityWaitingList', of, staff);
    return data
      .filter(({ availability }) => availability.cuid === camp.cuid)
      .map(({ position, customer }) => [position, customer.cuid]);
  };
  expect(await all()).toEqual([
    [1, ben.cuid],
    [2, anne.cuid],
  ]);
  shop.clock.set('2096-07-08T08:00:00.000Z');
  expect(await all(), 'what is over is no longer waited for').toEqual([]);
  shop.clock.set('2096-01-05T08:00:00.000Z');
  await expect(
    shop.office('listActivityWaitingList', { activity: 'cnothing' }, staff),
  ).rejects.toMatchObject({ code: 'ACTIVITY_NOT_FOUND', status: 404 });
  const unknown = shop.office('listOfficeWaitingList', { availability: 'cnothing' }, staff);
  await expect(unknown).rejects.toMatchObject({ code: 'AVAILABILITY_NOT_FOUND', status: 404 });
  const coach = await shop.make.collaborator(organiser, ['availabilities.read']);
  const call = shop.office('listOfficeWaitingList', { availability: camp.cuid }, coach);
  await expect(call).rejects.toMatchObject({ code: 'NOT_PERMITTED', status: 403 });
});

test('a place not taken within a day goes to the next, until it is taken or everybody was told', async () => {
  const carl = await shop.make.customer(organiser);
  const input = async () =>
    [await mailsTo(anne), await mailsTo(ben), await mailsTo(carl)].map(({ length }) => length);
  const wait = async (moment: string) => {
    shop.clock.set(moment);
    await shop.sql('update graphile_worker._private_jobs set run_at = now() where run_at > now()');
    await expect.poll(queueIsEmpty).toEqual({ left: 0 });
  };
  for (const family of [anne, ben, carl]) await join(family);
  await cancel(0);
  await expect.poll(input).toEqual([1, 0, 0]);
  const [waits] = await shop.sql<{ run_at: string }>(
    'select run_at from graphile_worker._private_jobs where run_at > now()',
  );
  expect(waits?.run_at).toMatchObject(new Date('2096-01-06T08:00:00.000Z'));
  await wait('2096-01-06T08:00:00.000Z');
  expect(await input()).toEqual([1, 1, 0]);
  await register(ben);
  await wait('2096-01-07T08:00:00.000Z');
  expect(await input()).toEqual([1, 1, 0]);
  await cancel(1);
  await expect.poll(input).toEqual([1, 1, 1]);
  await wait('2096-01-08T08:00:00.000Z');
  expect(await input()).toEqual([2, 1, 1]);
  await wait('2096-01-09T08:00:00.000Z');
  expect(await input()).toEqual([2, 1, 1]);
  shop.clock.set('2096-01-05T08:00:00.000Z');
});
