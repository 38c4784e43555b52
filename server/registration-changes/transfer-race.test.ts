import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import { mostWithoutLocks } from '@ribambelle/testing/without-locks.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: { token: string };
let books: pg.Client;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser);
  staff = await shop.make.collaborator(organiser, [
    'registrations.create',
    'registrations.read',
    'registrations.transfer',
    'registrations.cancel',
  ]);
  books = new pg.Client({ connectionString: shop.databaseUrl });
  await books.connect();
});
afterAll(async () => {
  await books.end();
  await shop.close();
});

const camp = (day: string, capacity: number | null = null) =>
  shop.make.availability(organiser, activity, { days: [day], capacity, date_capacity: capacity });
const idsOf = ({ dates }: MadeAvailability) => dates.map(({ id }) => id);

interface Registered extends MadeCustomer {
  readonly registration: string;
  readonly registration_id: number;
}

async function register(to: MadeAvailability): Promise<Registered> {
  const family = await shop.make.customer(organiser);
  const { cuid } = await shop.office(
    'registerByStaff',
    {
      customer: family.cuid,
      participant: family.participant.cuid,
      availability: to.cuid,
      date_ids: idsOf(to),
    },
    staff,
  );
  const [row] = await shop.sql<{ id: string }>('select id from registrations where cuid = $1', [
    cuid,
  ]);
  return { ...family, registration: cuid, registration_id: Number(row?.id) };
}
const transfer = ({ registration }: Registered, to: MadeAvailability) =>
  shop.office(
    'transferRegistration',
    { registration, availability: to.cuid, date_ids: idsOf(to), version: 1 },
    staff,
  );
const cancelByFamily = (family: Registered) =>
  shop.call(
    'cancelRegistration',
    { registration_id: family.registration_id, message: 'Malade' },
    family,
  );

/** Runs all at once; returns the number that succeeded, and why the others were refused. */
async function together(acts: readonly Promise<unknown>[]) {
  const outcomes = await Promise.allSettled(acts);
  const codes = outcomes.flatMap((one) =>
    one.status === 'rejected' ? [String(Object(one.reason).code)] : [],
  );
  return { done: outcomes.length - codes.length, refused: codes };
}
/** Errors in the books: places without rows, money without lines. */
const broken = async () =>
  (await checkInvariants(books)).filter((one) => !one.includes('weekdays'));

/** Families, each from its own camp, compete for the one place left. */
async function raceForLastPlace(clients: number) {
  const goal = await camp('2026-08-03', 1);
  const from = await camp('2026-07-06');
  const families = await Promise.all(Array.from({ length: clients }, () => register(from)));
  const { refused } = await together(families.map((family) => transfer(family, goal)));
  const [row] = await shop.sql<{ places: number }>(
    'select count(*)::integer as places from registration_dates where date_id = $1',
    idsOf(goal),
  );
  return { places: row?.places, refused: [...new Set(refused)] };
}

test.each([2, 20])('race: of %i moved to the last place, one gets it', async (clients) => {
  expect(await raceForLastPlace(clients)).toEqual({ places: 1, refused: ['PLACES_TAKEN'] });
  expect(await broken()).toEqual([]);
});

test('race: somebody buys the last place while another registration is moved to it', async () => {
  for (let round = 0; round < 10; round += 1) {
    const goal = await camp('2026-08-03', 1);
    const registration = await register(await camp('2026-07-06'));
    const buyer = await shop.make.customer(organiser);
    const registrations = [{ availability_id: goal.id, availability_dates: idsOf(goal) }];
    const { done, refused } = await together([
      transfer(registration, goal),
      shop.call('addCartItems', { participant_id: buyer.participant.id, registrations }, buyer),
    ]);
    expect({ done, refused }).toEqual({ done: 1, refused: ['PLACES_TAKEN'] });
  }
});

/** Two collaborators move one registration, each to another place. */
async function twoMove() {
  const family = await register(await camp('2026-07-06'));
  const goals = await Promise.all([camp('2026-08-03'), camp('2026-08-10')]);
  return together(goals.map((goal) => transfer(family, goal)));
}

test('race: when two collaborators move one registration, one succeeds, and the other sees where it went', async () => {
  for (let round = 0; round < 10; round += 1)
    expect(await twoMove()).toEqual({ done: 1, refused: ['CHANGED_MEANWHILE'] });
  expect(await broken()).toEqual([]);
});

test('race: two swaps in opposite directions never deadlock', async () => {
  for (let round = 0; round < 10; round += 1) {
    const one = await camp('2026-07-06');
    const other = await camp('2026-08-03');
    const first = await register(one);
    const second = await register(other);
    expect(await together([transfer(first, other), transfer(second, one)])).toEqual({
      done: 2,
      refused: [],
    });
  }
  expect(await broken()).toEqual([]);
});

test('race: a family cancels while staff move: nothing is lost, and no place stays taken', async () => {
  for (let round = 0; round < 20; round += 1) {
    const from = await camp('2026-07-06', 1);
    const family = await register(from);
    const goal = await camp('2026-08-03', 1);
    const { refused } = await together([transfer(family, goal), cancelByFamily(family)]);
    // a cancellation always succeeds, wherever the registration is by then
    expect(
      refused.filter(
        (code) => code !== 'REGISTRATION_ALREADY_CANCELLED' && code !== 'CHANGED_MEANWHILE',
      ),
    ).toEqual([]);
    const places = await shop.sql<{ registered: number }>(
      'select registered from availabilities where id = any($1::bigint[])',
      [[from.id, goal.id]],
    );
    expect(places.map((row) => row.registered)).toEqual([0, 0]);
  }
  expect(await broken()).toEqual([]);
});

test('race: a family changes its days while staff move: one of them is refused completely', async () => {
  for (let round = 0; round < 20; round += 1) {
    const days = ['2026-07-06', '2026-07-07'];
    const from = await shop.make.availability(organiser, activity, { days });
    const family = await register(from);
    const goal = await camp('2026-08-03');
    const [first = 0] = idsOf(from);
    const { done, refused } = await together([
      transfer(family, goal),
      shop.call(
        'updateRegistration',
        { registration_id: family.registration_id, availability_dates: [first] },
        family,
      ),
    ]);
    expect(done).toBe(1);
    expect(['CHANGED_MEANWHILE', 'DATE_NOT_BOOKABLE']).toContain(refused[0]);
  }
  expect(await broken()).toEqual([]);
});

/**
 * Two restore a cancelled registration while a third registers for its one place; returns the
 * number that succeed.
 */
async function raceForRestoring() {
  const place = await camp('2026-07-06', 1);
  const { registration } = await register(place);
  await shop.office('cancelOfficeRegistration', { registration, message: 'Malade' }, staff);
  const restore = () => shop.office('restoreRegistration', { registration }, staff);
  return (await together([restore(), restore(), register(place)])).done;
}

test('race: two restore and a third one registers: the place is given once', async () => {
  for (let round = 0; round < 10; round += 1) expect(await raceForRestoring()).toBe(1);
  expect(await broken()).toEqual([]);
});

// last: the data that they leave is wrong on purpose
test('race, negative control: without the lock of the places the last one is given more than once', async () => {
  const right = 1;
  expect(
    await mostWithoutLocks(async () => (await raceForLastPlace(20)).places, { right }),
  ).toBeGreaterThan(right);
});

test('race, negative control: without the lock of the registration both move it', async () => {
  const right = 1;
  expect(await mostWithoutLocks(async () => (await twoMove()).done, { right })).toBeGreaterThan(
    right,
  );
});

test('race, negative control: without the locks a restored place is given more than once', async () => {
  const right = 1;
  expect(await mostWithoutLocks(() => raceForRestoring(), { right })).toBeGreaterThan(right);
});
