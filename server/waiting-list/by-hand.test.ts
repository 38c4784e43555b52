import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';

const START = '2096-01-05T08:00:00.000Z';
let shop: Shop;
let organiser: Made;
let staff: Made & { token: string };
let activity: Made;
let families: [MadeCustomer, MadeCustomer, MadeCustomer];
let camp: MadeAvailability;

beforeAll(async () => {
  shop = await openShop({ jobs: true, now: START });
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
});
afterAll(() => shop.close());

/**
 * A camp of one place that only notifies its waiting list, with Anne, Ben and Carl on it, in this
 * order, and the place free.
 */
beforeEach(async () => {
  shop.clock.set(START);
  activity = await shop.make.activity(organiser);
  const family = (firstname: string) => shop.make.customer(organiser, { firstname });
  families = [await family('Anne'), await family('Ben'), await family('Carl')];
  camp = await shop.make.availability(organiser, activity, { days: ['2096-07-06'], capacity: 1 });
  await close(true);
  for (const { token, participant } of families)
    await shop.call(
      'joinWaitingList',
      { availability_id: camp.id, participant_id: participant.id },
      { token },
    );
  await close(false);
});

const close = (closed: boolean) =>
  shop.sql('update availabilities set closed = $2 where id = $1', [camp.id, closed]);
const line = async () =>
  (await shop.office('listOfficeWaitingList', { availability: camp.cuid }, staff)).data;
const lineOf = async () =>
  (await line()).map(({ participant, offer_expires_at }) => [participant.cuid, offer_expires_at]);
const entryOf = async (family: MadeCustomer) =>
  (await line()).find(({ participant }) => participant.cuid === family.participant.cuid)?.cuid ??
  'gone';
const offer = async (family: MadeCustomer, minutes = 120) =>
  shop.office('offerPlace', { entry: await entryOf(family), minutes }, staff);
const add = (family: MadeCustomer) =>
  shop.call(
    'addCartItems',
    {
      participant_id: family.participant.id,
      registrations: [
        { availability_id: camp.id, availability_dates: camp.dates.map(({ id }) => id) },
      ],
    },
    family,
  );
const mailsTo = async ({ id }: MadeCustomer) =>
  (
    await shop.sql(
      `select id from sent_mails where kind = 'waiting-list.vacancy' and customer_id = $1`,
      [id],
    )
  ).length;
const logged = () =>
  shop.sql(
    `select action, summary, changes from audit_log where entity_cuid = $1 and action like 'waiting-list%' order by created_at, id`,
    [camp.cuid],
  );
const idle = async () => {
  await expect
    .poll(() =>
      shop.sql(
        'select count(*)::integer as left from graphile_worker._private_jobs where run_at <= now()',
      ),
    )
    .toEqual([{ left: 0 }]);
};
const wait = async (moment: string) => {
  shop.clock.set(moment);
  await shop.sql('update graphile_worker._private_jobs set run_at = now() where run_at > now()');
  await idle();
};
const refusal = (code: string, status: number) => ({ code, status });
async function expectEachToBeRefused(entry: string, by: { token: string }, how: object) {
  const calls = [
    () => shop.office('removeFromWaitingList', { entry }, by),
    () => shop.office('offerPlace', { entry, minutes: 60 }, by),
    () => shop.office('withdrawOffer', { entry }, by),
    () => shop.office('setWaitingListPriority', { entry, has_priority: true }, by),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject(how);
}

test('staff keep a place for a family of their choice, in any position: nobody else gets it, and only this family is written to', async () => {
  const [anne, ben, carl] = families;
  const { offer_expires_at } = await offer(carl);
  expect(offer_expires_at).toBe('2096-01-05T10:00:00.000Z');
  await idle();
  expect(await lineOf()).toEqual([
    [anne.participant.cuid, null],
    [ben.participant.cuid, null],
    [carl.participant.cuid, offer_expires_at],
  ]);
  await expect(add(anne)).rejects.toMatchObject(refusal('PLACES_TAKEN', 409));
  await expect(offer(ben)).rejects.toMatchObject(refusal('PLACES_TAKEN', 409));
  expect(await Promise.all(families.map(mailsTo))).toEqual([0, 0, 1]);
  const [entry] = (await shop.call('listWaitingListEntries', {}, carl)).data;
  await shop.call('acceptOffer', { waiting_list_entry_id: entry?.id ?? 0 }, carl);
  expect(await logged()).toEqual([
    {
      action: 'waiting-list-registrations.update',
      summary: 'Léa Dubois',
      changes: { offer_expires_at: { from: null, to: offer_expires_at } },
    },
  ]);
});

test('offering again keeps it longer, but not beyond the end of registrations; nobody is written to twice', async () => {
  const [anne, ben] = families;
  await offer(anne, 60);
  await offer(anne, 240);
  await idle();
  await wait('2096-01-05T09:00:00.000Z');
  await expect(add(ben)).rejects.toMatchObject(refusal('PLACES_TAKEN', 409));
  expect(await mailsTo(anne)).toBe(1);
  shop.clock.set('2096-07-06T08:50:00.000Z');
  const { offer_expires_at } = await offer(anne, 240);
  expect(offer_expires_at).toBe('2096-07-06T09:00:00.000Z');
});

test('an ended offer goes to the next, told as its activity says, or offered', async () => {
  const [, ben, carl] = families;
  await offer(carl, 60);
  await idle();
  await wait('2096-01-05T09:00:00.000Z');
  expect(await Promise.all(families.map(mailsTo))).toEqual([1, 0, 1]);
  await shop.sql(`update activities set waiting_list_mode = 'OFFER' where id = $1`, [activity.id]);
  await offer(ben, 60);
  await shop.office('withdrawOffer', { entry: await entryOf(ben) }, staff);
  await idle();
  const keptEntries = (await line()).filter(({ offer_expires_at }) => offer_expires_at !== null);
  // Anne was notified an hour after Carl
  expect(keptEntries.map(({ participant }) => participant.cuid)).toEqual([carl.participant.cuid]);
  const again = shop.office('withdrawOffer', { entry: await entryOf(ben) }, staff);
  await expect(again).rejects.toMatchObject(refusal('OFFER_ENDED', 409));
});

test('families with priority come before all others, in their own order, also as the family sees it, and are next', async () => {
  const [anne, ben, carl] = families;
  const setPriority = async (family: MadeCustomer, has_priority: boolean) =>
    shop.office('setWaitingListPriority', { entry: await entryOf(family), has_priority }, staff);
  await setPriority(carl, true);
  await setPriority(carl, true);
  const order = async () => (await line()).map(({ participant }) => participant.cuid);
  expect(await order()).toEqual([carl, anne, ben].map(({ participant }) => participant.cuid));
  const position = async (family: MadeCustomer) =>
    (await shop.call('listWaitingListEntries', {}, family)).data[0]?.position;
  expect(await Promise.all(families.map(position))).toEqual([2, 3, 1]);
  await setPriority(ben, true);
  expect(await Promise.all(families.map(position))).toEqual([3, 1, 2]);
  const { data } = await shop.office('listActivityWaitingList', { activity: activity.cuid }, staff);
  expect(data.map(({ position: at, has_priority }) => [at, has_priority])).toEqual([
    [1, true],
    [2, true],
    [3, false],
  ]);
  await setPriority(ben, false);
  expect(await Promise.all(families.map(position))).toEqual([2, 3, 1]);
  const priorityGiven = { changes: { has_priority: { from: false, to: true } } };
  const priorityTaken = { changes: { has_priority: { from: true, to: false } } };
  const changes = await logged();
  expect(changes).toHaveLength(3);
  expect(changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining(priorityGiven),
      expect.objectContaining(priorityTaken),
    ]),
  );
});

test('a family removed from the list is off it, its place goes to the next, and it may join again at the end', async () => {
  const [anne, ben, carl] = families;
  await shop.sql(`update activities set waiting_list_mode = 'OFFER' where id = $1`, [activity.id]);
  await offer(carl);
  const entry = await entryOf(carl);
  await shop.office('removeFromWaitingList', { entry }, staff);
  await idle();
  expect((await lineOf()).map(([who, until]) => [who, until !== null])).toEqual([
    [anne.participant.cuid, true],
    [ben.participant.cuid, false],
  ]);
  const notFound = refusal('WAITING_LIST_ENTRY_NOT_FOUND', 404);
  await expectEachToBeRefused(entry, staff, notFound);
  await shop.call(
    'joinWaitingList',
    { availability_id: camp.id, participant_id: carl.participant.id },
    carl,
  );
  expect((await line()).map(({ participant }) => participant.cuid).at(-1)).toBe(
    carl.participant.cuid,
  );
});

test('nothing is kept when registration is closed, or by staff who may only read', async () => {
  const [anne] = families;
  const entry = await entryOf(anne);
  const offerAgain = () => shop.office('offerPlace', { entry, minutes: 60 }, staff);
  await close(true);
  await expect(offerAgain()).rejects.toMatchObject(refusal('AVAILABILITY_CLOSED', 409));
  await close(false);
  const window = (column: string, value: string | null) =>
    shop.sql(`update availabilities set ${column} = $2 where id = $1`, [camp.id, value]);
  await window('registrations_start_at', '2096-02-01T08:00:00.000Z');
  await expect(offerAgain()).rejects.toMatchObject(refusal('REGISTRATIONS_NOT_OPEN', 409));
  await window('registrations_start_at', null);
  await window('registrations_end_at', '2096-01-04T08:00:00.000Z');
  await expect(offerAgain()).rejects.toMatchObject(refusal('REGISTRATIONS_CLOSED', 409));
  await window('registrations_end_at', null);
  shop.clock.set('2096-07-06T10:00:00.000Z');
  await expect(offerAgain()).rejects.toMatchObject(refusal('AVAILABILITY_STARTED', 409));
  shop.clock.set('2096-07-07T08:00:00.000Z');
  await expect(offerAgain()).rejects.toMatchObject(refusal('AVAILABILITY_ENDED', 409));
  shop.clock.set(START);
  await shop.sql('update activities set published = false where id = $1', [activity.id]);
  await expect(offerAgain()).rejects.toMatchObject(refusal('ACTIVITY_WITHDRAWN', 409));
  const reader = await shop.make.collaborator(organiser, ['waiting-list-registrations.read']);
  await expectEachToBeRefused(entry, reader, { status: 403 });
  expect((await lineOf()).every(([, until]) => until === null)).toBe(true);
});
