import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { mostWithoutLocks } from '@ribambelle/testing/without-locks.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '../database/pool.ts';
import { runInTenantOf } from '../events/run-in-tenant.ts';
import { lockLine } from './line-store.ts';
import { offerPlaces } from './offer-places.ts';

const START = '2026-01-05T08:00:00.000Z';
let shop: Shop;
let organiser: Made;
let activity: Made;
let families: MadeCustomer[];
let pool: ReturnType<typeof createPool>;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser, {
    waiting_list_mode: 'OFFER',
    offer_minutes: 60,
  });
  families = await Promise.all(Array.from({ length: 12 }, () => shop.make.customer(organiser)));
  pool = createPool(shop.databaseUrl, { max: 12 });
});
afterAll(async () => {
  await pool.end();
  await shop.close();
});

/** A camp with `capacity` places, for which everybody waits. */
async function campOf(capacity: number): Promise<MadeAvailability> {
  const days = ['2026-07-06', '2026-07-07'];
  const camp = await shop.make.availability(organiser, activity, {
    days,
    capacity,
    status: 'FULL',
  });
  for (const [index, family] of families.entries())
    await shop.sql(
      `insert into waiting_list_entries (organiser_id, availability_id, customer_id, participant_id, turn) values ($1, $2, $3, $4, $5)`,
      [organiser.id, camp.id, family.id, family.participant.id, index + 1],
    );
  return camp;
}

/**
 * Does the work of a worker when places of a camp became free: `killed` dies in the middle of it.
 */
const work = (
  camp: MadeAvailability,
  input: { vacancy: string; freed: number; killed?: boolean },
) =>
  runInTenantOf(pool, { organiser_id: organiser.id, now: shop.clock.now() })(async (db, emit) => {
    const line = { availability_id: camp.id };
    const settings = await lockLine(db, line.availability_id);
    if (settings === undefined) throw new Error('no line');
    const now = shop.clock.now();
    const vacated = { vacancy: input.vacancy, since: now, freed: input.freed };
    await offerPlaces(db, { emit, ...line, settings, input: vacated, now });
    if (input.killed === true) throw new Error('killed');
  });
const offersOf = async (camp: MadeAvailability) => {
  const [row] = await shop.sql<{ offers: string }>(
    `select count(*) as offers from waiting_list_entries
     where availability_id = $1 and left_at is null and offer_date_ids <> '{}' and offer_expires_at > $2`,
    [camp.id, shop.clock.now()],
  );
  return Number(row?.offers);
};

async function raceFor(places: number): Promise<number> {
  const camp = await campOf(places);
  const workers = Array.from({ length: 10 }, (_, index) =>
    work(camp, { vacancy: `race ${camp.id} ${index}`, freed: 1 }),
  );
  await Promise.all(workers);
  return offersOf(camp);
}

test('race: ten workers with three free places between them offer three', async () => {
  expect(await raceFor(3)).toBe(3);
});

test('race, negative control: without the lock the same race offers more than there are', async () => {
  const right = 1;
  expect(await mostWithoutLocks(() => raceFor(1), { right })).toBeGreaterThan(right);
});

test('a job that is killed offers nothing; the next try offers it once', async () => {
  const camp = await campOf(1);
  const vacancy = 'killed once';
  await expect(work(camp, { vacancy, freed: 1, killed: true })).rejects.toThrow('killed');
  expect(await offersOf(camp)).toBe(0);
  await work(camp, { vacancy, freed: 1 });
  await work(camp, { vacancy, freed: 1 });
  expect(await offersOf(camp)).toBe(1);
});

/** The possible events of a camp; each is tried, and many are refused. */
const step = fc.record({
  what: fc.constantFrom(
    'add',
    'order',
    'accept',
    'decline',
    'leave',
    'offer',
    'later',
    'remove',
    'cancel',
    'cart',
  ),
  who: fc.nat({ max: 3 }),
  dates: fc.constantFrom('both', 'first', 'last'),
  much: fc.integer({ min: 1, max: 3 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function happen(camp: MadeAvailability, { what, who, dates, much }: Step): Promise<unknown> {
  const family = families[who] ?? families[0];
  if (family === undefined) return undefined;
  const all = camp.dates.map(({ id }) => id);
  const dateIds = dates === 'both' ? all : all.slice(dates === 'first' ? 0 : 1).slice(0, 1);
  const [entry] = await shop.sql<{ id: string }>(
    'select id from waiting_list_entries where availability_id = $1 and customer_id = $2 and left_at is null',
    [camp.id, family.id],
  );
  const request = { waiting_list_entry_id: Number(entry?.id ?? 1) };
  switch (what) {
    case 'add': {
      const wish = { availability_id: camp.id, availability_dates: dateIds, quantity: much };
      const participant_id = family.participant.id;
      return shop.call('addCartItems', { participant_id, registrations: [wish] }, family);
    }
    case 'order': {
      const { cart } = await shop.call('getSession', {}, family);
      const terms = { payment_strategy: 'DELAYED' as const, terms: true };
      return shop.call('checkoutCart', { cart_id: cart?.id ?? 1, ...terms }, family);
    }
    case 'accept':
      return shop.call('acceptOffer', request, family);
    case 'decline':
      return shop.call('declineOffer', request, family);
    case 'leave':
      return shop.call('leaveWaitingList', request, family);
    case 'offer':
      return work(camp, { vacancy: `step ${Math.random()}`, freed: much });
    case 'later':
      return shop.clock.set(new Date(Date.parse(shop.clock.now()) + much * 720_000).toISOString());
    case 'remove':
      return shop.sql(
        'delete from cart_items where availability_id = $1 and processed_at is null',
        [camp.id],
      );
    case 'cancel':
      return cancelOne(camp, family);
    default:
      return shop.sql(
        'update cart_items set expires_at = $2 where availability_id = $1 and processed_at is null',
        [camp.id, shop.clock.now()],
      );
  }
}

async function cancelOne(camp: MadeAvailability, family: MadeCustomer): Promise<unknown> {
  const [row] = await shop.sql<{ id: string }>(
    'select id from registrations where availability_id = $1 and customer_id = $2 and cancelled_at is null limit 1',
    [camp.id, family.id],
  );
  return shop.call(
    'cancelRegistration',
    { registration_id: Number(row?.id ?? 1), message: 'x' },
    family,
  );
}

/**
 * For each date: the places sold, and for every other participant the greater of those in the cart
 * and those offered.
 */
const TAKEN = `select max(taken)::integer as most from (
  select date_id, sum(places) as taken from (
    select date_id, participant_id, sum(sold) + greatest(sum(held), max(offered)) as places from (
      select d.date_id, r.participant_id, r.quantity as sold, 0 as held, 0 as offered from registrations r
        join registration_dates d on d.registration_id = r.id where r.availability_id = $1 and r.cancelled_at is null
      union all select d.date_id, i.participant_id, 0, i.quantity, 0 from cart_items i
        join cart_item_dates d on d.cart_item_id = i.id
        where i.availability_id = $1 and i.processed_at is null and i.expires_at > $2
      union all select unnest(offer_date_ids), participant_id, 0, 0, 1 from waiting_list_entries
        where availability_id = $1 and left_at is null and offer_expires_at > $2) each
    group by date_id, participant_id) of_somebody
  group by date_id) of_date`;

test('in any sequence, the places sold, in carts and offered never exceed the capacity', async () => {
  let offerCount = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 30 }), async (steps) => {
      shop.clock.set(START);
      await shop.sql('delete from cart_item_dates where organiser_id = $1', [organiser.id]);
      await shop.sql(`delete from cart_items where organiser_id = $1 and processed_at is null`, [
        organiser.id,
      ]);
      const camp = await campOf(2);
      await work(camp, { vacancy: `first ${camp.id}`, freed: 2 });
      for (const one of steps) {
        await happen(camp, one).catch(() => null);
        const [row] = await shop.sql<{ most: number | null }>(TAKEN, [camp.id, shop.clock.now()]);
        expect(row?.most ?? 0, one.what).toBeLessThanOrEqual(2);
        offerCount += await offersOf(camp);
      }
    }),
    { numRuns: 15, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: false },
  );
  expect(offerCount).toBeGreaterThan(10);
});
