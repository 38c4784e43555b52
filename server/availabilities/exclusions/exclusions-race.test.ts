import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { mostWithoutLocks } from '@ribambelle/testing/without-locks.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let activity: Made;
let hall: Made;
let staff: { token: string };
let families: MadeCustomer[];

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser);
  hall = await shop.make.resource(organiser, await shop.make.bookingConfiguration(organiser));
  staff = await shop.make.collaborator(organiser, [
    'registrations.create',
    'availabilities.update',
    'availability-dates.update',
  ]);
  families = await Promise.all(Array.from({ length: 200 }, () => shop.make.customer(organiser)));
});
afterAll(() => shop.close());

const DAYS = ['2026-07-06', '2026-07-07'];
const lesson = (more: { capacity?: number } = {}) =>
  shop.make.availability(organiser, activity, { days: DAYS, ...more });

/**
 * Makes lessons at the same time, of which only one can be sold: synchronised, or with the same
 * hall.
 */
async function lessons(count: number, how: 'SYNCHRONISED' | 'RESOURCE') {
  const group = await Promise.all(Array.from({ length: count }, () => lesson()));
  const [first, ...others] = group;
  if (how === 'SYNCHRONISED')
    await shop.office(
      'updateAvailabilityExclusions',
      {
        availability: first?.cuid ?? '',
        synchronised: { attached: others.map(({ cuid }) => cuid), detached: [] },
      },
      staff,
    );
  else
    for (const { cuid: availability } of group)
      await shop.office(
        'updateAvailabilityExclusions',
        {
          availability,
          resources: { attached: [{ resource: hall.cuid, date: null }], detached: [] },
        },
        staff,
      );
  return group;
}

/** Takes a place, through the cart or at the desk. */
function take(family: MadeCustomer, of: { lesson: MadeAvailability | undefined; turn: number }) {
  const { lesson: offer, turn } = of;
  const date_id = offer?.dates[0]?.id ?? 0;
  if (turn % 2 === 0)
    return shop.call(
      'addCartItems',
      {
        participant_id: family.participant.id,
        registrations: [{ availability_id: offer?.id ?? 0, availability_dates: [{ date_id }] }],
      },
      family,
    );
  return shop.office(
    'registerByStaff',
    {
      customer: family.cuid,
      participant: family.participant.cuid,
      availability: offer?.cuid ?? '',
      date_ids: [date_id],
    },
    staff,
  );
}

/**
 * Lets a number of families each want one of the lessons in turn; returns the number of lessons
 * with a taken place, and why other families have none.
 */
async function raceOf(clients: number, offers: readonly MadeAvailability[]) {
  const outcomes = await Promise.allSettled(
    families
      .slice(0, clients)
      .map((family, index) => take(family, { lesson: offers[index % offers.length], turn: index })),
  );
  const codes = outcomes.flatMap((one) =>
    one.status === 'rejected' ? [String(Object(one.reason).code)] : [],
  );
  const takenLessons = await shop.sql(
    `select distinct d.availability_id from availability_dates d where d.id = any($1::bigint[])
       and (exists (select from registration_dates r where r.date_id = d.id) or exists (select from cart_item_dates c where c.date_id = d.id))`,
    [offers.map(({ dates }) => dates[0]?.id ?? 0)],
  );
  await shop.sql('delete from cart_item_dates where organiser_id = $1', [organiser.id]);
  await shop.sql('delete from cart_items where organiser_id = $1', [organiser.id]);
  return { lessons: takenLessons.length, refused: [...new Set(codes)] };
}

test.each([
  [2, 'SYNCHRONISED'],
  [20, 'SYNCHRONISED'],
  [200, 'SYNCHRONISED'],
  [20, 'RESOURCE'],
] as const)(
  'race: of %i customers who want lessons that exclude each other (%s), only one lesson gets places',
  async (clients, how) => {
    const group = await lessons(Math.min(clients, 5), how);
    expect(await raceOf(clients, group)).toEqual({ lessons: 1, refused: ['DATE_EXCLUDED'] });
  },
);

test('race: a purchase while staff synchronise gives a place as if before or after it', async () => {
  for (let round = 0; round < 10; round += 1) {
    const one = await lesson();
    const other = await lesson();
    const [, first] = await Promise.allSettled([
      shop.office(
        'updateAvailabilityExclusions',
        {
          availability: one.cuid,
          synchronised: { attached: [other.cuid], detached: [] },
        },
        staff,
      ),
      take(firstOf(families), { lesson: one, turn: 1 }),
    ]);
    expect(first.status).toBe('fulfilled');
    const { dates } = await shop.call('getAvailability', { availability: other.cuid });
    expect(dates.map(({ status }) => status)).toEqual(['OVERLAP', 'OPEN']);
    await shop.sql(`delete from registration_dates where organiser_id = $1`, [organiser.id]);
  }
});

test('race: all entry points at once on lessons that share in a circle, one of them moved: no deadlock', async () => {
  const deadlocks = async () => {
    const [row] = await shop.sql<{ deadlocks: string }>(
      'select pg_stat_force_next_flush(), deadlocks from pg_stat_database where datname = current_database()',
    );
    return Number(row?.deadlocks);
  };
  const before = await deadlocks();
  const group = await lessons(6, 'RESOURCE');
  const moves = Array.from({ length: 10 }, (_, index) =>
    shop.change(
      'moveAvailabilityDate',
      {
        availability: group[index % 6]?.cuid ?? '',
        date: group[index % 6]?.dates[1]?.cuid ?? '',
        start_at: `2026-07-0${6 + (index % 2)}T17:00:00.000Z`,
        end_at: `2026-07-0${6 + (index % 2)}T18:00:00.000Z`,
        past: false,
      },
      staff,
    ),
  );
  const moving = Promise.allSettled(moves);
  const { lessons: count } = await raceOf(60, group);
  await moving;
  expect(count).toBe(1);
  await new Promise((resolve) => {
    setTimeout(resolve, 1_500);
  });
  expect(await deadlocks()).toBe(before);
});

test('race, negative control: without the lock the same race gives places in several lessons', async () => {
  const right = 1;
  expect(
    await mostWithoutLocks(
      async () => (await raceOf(20, await lessons(5, 'SYNCHRONISED'))).lessons,
      { right },
    ),
  ).toBeGreaterThan(right);
});

function firstOf([first]: readonly MadeCustomer[]): MadeCustomer {
  if (first === undefined) throw new Error('Nobody is there');
  return first;
}
