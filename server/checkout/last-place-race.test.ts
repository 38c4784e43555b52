import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { race } from '@ribambelle/testing/race.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { mostWithoutLocks } from '@ribambelle/testing/without-locks.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: { token: string };
let families: MadeCustomer[];

const DAYS = ['2026-07-06', '2026-07-07', '2026-07-08', '2026-07-09', '2026-07-10'];
/** The day with a single place; the others have plenty. */
const SCARCE = 2;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser);
  staff = await shop.make.collaborator(organiser, ['registrations.create']);
  families = await Promise.all(Array.from({ length: 200 }, () => shop.make.customer(organiser)));
});
afterAll(() => shop.close());

/** The ways to a place: into the cart, at the desk, and by a change of an existing registration. */
type Door = (family: MadeCustomer, camp: MadeAvailability, registration: Made) => Promise<unknown>;

const idsOf = (camp: MadeAvailability, days: readonly number[]) =>
  days.map((day) => camp.dates[day]?.id ?? 0);
const datesOf = (camp: MadeAvailability, days: readonly number[]) =>
  idsOf(camp, days).map((date_id) => ({ date_id }));

const DOORS: readonly Door[] = [
  (family, camp) => {
    const { id: participant_id } = family.participant;
    const wish = { availability_id: camp.id, availability_dates: datesOf(camp, [1, SCARCE]) };
    return shop.call('addCartItems', { participant_id, registrations: [wish] }, family);
  },
  (family, camp) => {
    const whom = { customer: family.cuid, participant: family.participant.cuid };
    const wish = { availability: camp.cuid, date_ids: idsOf(camp, [SCARCE, 3]) };
    return shop.office('registerByStaff', { ...whom, ...wish }, staff);
  },
  (family, camp, registration) =>
    shop.call(
      'updateRegistration',
      {
        registration_id: registration.id,
        availability_dates: datesOf(camp, [0, SCARCE]),
        automatic_price: false,
      },
      family,
    ),
];

/**
 * Lets many want the last place of one of five dates at once, by each way in turn; returns how many
 * have it, and why the others do not.
 */
async function raceOf(clients: number) {
  const camp = await shop.make.availability(organiser, activity, { days: DAYS });
  await shop.sql('update availability_dates set capacity = 1 where id = $1', idsOf(camp, [SCARCE]));
  const wanting = families.slice(0, clients);
  // users of the third way are already registered for the first day
  const registrations = await Promise.all(
    wanting.map((family) =>
      shop.make.registration(organiser, family, {
        availability_id: camp.id,
        date_ids: idsOf(camp, [0]),
      }),
    ),
  );
  const { refused } = await race(
    wanting.map(async (family, index) => {
      const registration = registrations[index];
      if (registration === undefined) throw new Error('Nobody without a registration');
      return DOORS[index % DOORS.length]?.(family, camp, registration);
    }),
  );
  const [row] = await shop.sql<{ places: number }>(
    `select ((select count(*) from registration_dates where date_id = $1)
      + (select count(*) from cart_item_dates where date_id = $1))::integer as places`,
    idsOf(camp, [SCARCE]),
  );
  return { places: row?.places, refused };
}

test.each([2, 20, 200])(
  'race: of %i customers who want the last place of one of five dates through every entry point, one gets it',
  async (clients) => {
    expect(await raceOf(clients)).toEqual({ places: 1, refused: ['PLACES_TAKEN'] });
  },
);

test('race, negative control: without the lock the same race gives it more than once', async () => {
  const right = 1;
  expect(await mostWithoutLocks(async () => (await raceOf(20)).places, { right })).toBeGreaterThan(
    right,
  );
});
