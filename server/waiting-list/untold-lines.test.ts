import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const START = '2096-01-05T08:00:00.000Z';
let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: Made & { token: string };
let anne: MadeCustomer;
let ben: MadeCustomer;
let carl: MadeCustomer;
let camp: MadeAvailability;
let registrationOfCamp: string;

beforeAll(async () => {
  // later than the clock of the queue, so that jobs for another day wait
  shop = await openShop({ jobs: true, now: START });
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
});
afterAll(() => shop.close());

/** A full camp of one place that only notifies its waiting list, on which Anne and Ben wait. */
beforeEach(async () => {
  shop.clock.set(START);
  await shop.sql('update availabilities set closed = true');
  activity = await shop.make.activity(organiser);
  anne = await shop.make.customer(organiser, { firstname: 'Anne' });
  ben = await shop.make.customer(organiser, { firstname: 'Ben' });
  carl = await shop.make.customer(organiser, { firstname: 'Carl' });
  camp = await shop.make.availability(organiser, activity, { days: ['2096-07-06'], capacity: 1 });
  registrationOfCamp = (await register(carl)).cuid;
  for (const family of [anne, ben]) await join(family);
});

const register = (family: MadeCustomer) =>
  shop.office(
    'registerByStaff',
    {
      customer: family.cuid,
      participant: family.participant.cuid,
      availability: camp.cuid,
      date_ids: camp.dates.map(({ id }) => id),
    },
    staff,
  );
const join = (family: MadeCustomer) =>
  shop.call(
    'joinWaitingList',
    { availability_id: camp.id, participant_id: family.participant.id },
    family,
  );
const line = async () =>
  (await shop.office('listOfficeWaitingList', { availability: camp.cuid }, staff)).data;
const entryOf = async (family: MadeCustomer) =>
  (await line()).find(({ participant }) => participant.cuid === family.participant.cuid)?.cuid ??
  'gone';
const cancel = (registration = registrationOfCamp) =>
  shop.office('cancelOfficeRegistration', { registration, message: 'Malade' }, staff);
const lastRegistration = async () => {
  const [row] = await shop.sql<{ cuid: string }>(
    'select cuid from registrations where availability_id = $1 and cancelled_at is null limit 1',
    [camp.id],
  );
  return row?.cuid ?? 'none';
};
const leave = async (family: MadeCustomer) => {
  const { data } = await shop.call('listWaitingListEntries', { availability: camp.cuid }, family);
  return shop.call('leaveWaitingList', { waiting_list_entry_id: data[0]?.id ?? 1 }, family);
};
const change = async (changes: object) => {
  const { version } = await shop.office(
    'getOfficeAvailability',
    { availability: camp.cuid },
    staff,
  );
  await shop.office('updateAvailability', { availability: camp.cuid, version, ...changes }, staff);
};
const idle = async () => {
  await expect
    .poll(
      async () =>
        (
          await shop.sql(
            'select count(*)::integer as left from graphile_worker._private_jobs where run_at <= now()',
          )
        )[0],
      { interval: 20 },
    )
    .toEqual({ left: 0 });
};
/**
 * True when the camp is among the untold lines; the first page of the back-office has the same
 * count as the list.
 */
const untold = async () => {
  await idle();
  const { data, count } = await shop.office(
    'listOfficeAvailabilities',
    { waiting_list: 'UNTOLD' },
    staff,
  );
  const { attention } = await shop.office('getDashboard', {}, staff);
  expect(attention.untold).toEqual({ count });
  return data.some(({ cuid }) => cuid === camp.cuid);
};
/**
 * Frees a place without a notice: it was cancelled after registrations had ended, and they are open
 * again.
 */
const freeUntold = async () => {
  await change({ registrations_end_at: shop.clock.now() });
  await cancel(await lastRegistration());
  await idle();
  await change({ registrations_end_at: null });
};

test('a line without free places, or whose first was told, is not untold', async () => {
  expect(await untold()).toBe(false);
  await cancel();
  expect(await untold()).toBe(false);
});

test('when a family that was told leaves, those behind are untold, until a place is kept for one of them', async () => {
  await cancel();
  await idle();
  await leave(anne);
  expect(await untold()).toBe(true);
  await shop.office('offerPlace', { entry: await entryOf(ben), minutes: 120 }, staff);
  expect(await untold()).toBe(false);
  await shop.office('withdrawOffer', { entry: await entryOf(ben) }, staff);
  expect(await untold()).toBe(false);
});

test('a place freed while registration is impossible counts once registration is possible', async () => {
  await freeUntold();
  expect(await untold()).toBe(true);
  await register(carl);
  expect(await untold()).toBe(false);
});

test('being told of an earlier place does not count for this one', async () => {
  await cancel();
  await idle();
  registrationOfCamp = (await register(carl)).cuid;
  shop.clock.set('2096-01-06T08:00:00.000Z');
  await freeUntold();
  expect(await untold()).toBe(true);
});

test('more places tell the next; a closing that is undone leaves the line as told', async () => {
  await change({ capacity: 2 });
  expect(await untold()).toBe(false);
  await change({ closed: true });
  expect(await untold()).toBe(false);
  await change({ closed: false });
  expect(await untold()).toBe(false);
});

test('an unavailable place does not count: closed, over, not on the site', async () => {
  await freeUntold();
  expect(await untold()).toBe(true);
  await shop.sql('update activities set published = false where id = $1', [activity.id]);
  expect(await untold()).toBe(false);
  await shop.sql('update activities set published = true where id = $1', [activity.id]);
  expect(await untold()).toBe(true);
  shop.clock.set('2096-07-07T08:00:00.000Z');
  expect(await untold()).toBe(false);
  shop.clock.set(START);
  await shop.sql('update availabilities set closed = true where id = $1', [camp.id]);
  expect(await untold()).toBe(false);
});

test('a line is not untold once everybody in it has left, was removed by staff, or is a deleted child', async () => {
  await freeUntold();
  await shop.office('removeFromWaitingList', { entry: await entryOf(anne) }, staff);
  expect(await untold()).toBe(true);
  await shop.sql('update participants set deleted_at = now() where id = $1', [ben.participant.id]);
  expect(await untold()).toBe(false);
  await shop.sql('update participants set deleted_at = null where id = $1', [ben.participant.id]);
  expect(await untold()).toBe(true);
  await leave(ben);
  expect(await untold()).toBe(false);
});

test('an expired offer counts as told: only those without an offer are still untold', async () => {
  await shop.sql(`update activities set waiting_list_mode = 'OFFER' where id = $1`, [activity.id]);
  await cancel();
  expect(await untold()).toBe(false);
  for (const moment of ['2096-01-06T09:00:00.000Z', '2096-01-07T10:00:00.000Z']) {
    shop.clock.set(moment);
    await shop.sql('update graphile_worker._private_jobs set run_at = now() where run_at > now()');
    expect(await untold()).toBe(false);
  }
  expect((await line()).map(({ offer_expires_at }) => offer_expires_at)).toEqual([null, null]);
});

const step = fc.record({
  what: fc.constantFrom(
    'join',
    'leave',
    'register',
    'cancel',
    'more',
    'fewer',
    'close',
    'open',
    'end',
    'begin',
    'offer',
    'withdraw',
    'remove',
    'later',
    'free untold',
    'free untold',
    'free untold',
  ),
  who: fc.nat({ max: 2 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The possible events of a waiting list; each is tried, and many are refused. */
async function happen({ what, who }: Step): Promise<unknown> {
  const family = [anne, ben, carl][who] ?? anne;
  switch (what) {
    case 'join':
      return join(family);
    case 'leave':
      return leave(family);
    case 'register':
      return register(family);
    case 'cancel':
      return cancel(await lastRegistration());
    case 'more':
      return change({ capacity: 2 + who });
    case 'fewer':
      return change({ capacity: 1 });
    case 'close':
      return change({ closed: true });
    case 'open':
      return change({ closed: false });
    case 'end':
      return change({ registrations_end_at: shop.clock.now() });
    case 'begin':
      return change({ registrations_end_at: null });
    case 'offer':
      return shop.office('offerPlace', { entry: await entryOf(family), minutes: 60 }, staff);
    case 'withdraw':
      return shop.office('withdrawOffer', { entry: await entryOf(family) }, staff);
    case 'free untold':
      return freeUntold();
    case 'remove':
      return shop.office('removeFromWaitingList', { entry: await entryOf(family) }, staff);
    default:
      shop.clock.set(new Date(Date.parse(shop.clock.now()) + 3_600_000).toISOString());
      return shop.sql(
        `update graphile_worker._private_jobs set run_at = now() where run_at > now() and task_id in (
          select id from graphile_worker._private_tasks where identifier = 'offer-places')`,
      );
  }
}

/** The same from the rows alone: places, the waiting list, and when it was last to be notified. */
const FROM_ROWS = `select exists (
  select from availabilities a join activities v on v.id = a.activity_id and v.published
  where a.id = $1 and not a.closed and a.status = 'OPEN' and a.registered + a.offered < a.capacity and a.start_at > $2
    and (a.registrations_end_at is null or a.registrations_end_at > $2)
    and exists (select from waiting_list_entries w where w.availability_id = a.id and w.left_at is null)
    and not exists (select from waiting_list_entries w where w.availability_id = a.id and w.left_at is null
      and (a.vacated_at is null and w.offered_at is not null or w.offered_at >= a.vacated_at))) as untold`;

test('in any sequence, the list and the first page match the rows', async () => {
  const answers = new Set<boolean>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 14 }), async (steps) => {
      await shop.sql('update availabilities set closed = true');
      shop.clock.set(START);
      camp = await shop.make.availability(organiser, activity, {
        days: ['2096-07-06'],
        capacity: 1,
      });
      await register(carl);
      await join(anne);
      for (const one of steps) {
        await happen(one).catch(() => null);
        const isUntold = await untold();
        const [row] = await shop.sql<{ untold: boolean }>(FROM_ROWS, [camp.id, shop.clock.now()]);
        expect(isUntold, one.what).toBe(row?.untold);
        answers.add(isUntold);
      }
    }),
    {
      numRuns: 8,
      // chance alone might never free a place without a notice
      examples: [[[{ what: 'free untold', who: 0 }]]],
      interruptAfterTimeLimit: 45_000,
      markInterruptAsFailure: false,
    },
  );
  expect(answers).toEqual(new Set([false, true]));
});
