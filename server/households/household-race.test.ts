import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { mostWithoutLocks } from '@ribambelle/testing/without-locks.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: Made & { token: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, ['participants.read', 'participants.update']);
});
afterAll(() => shop.close());

/** Makes families that share one child. */
async function sharing(count: number): Promise<readonly [Made, ...MadeCustomer[]]> {
  const first = await shop.make.customer(organiser);
  const { cuid: participant } = first.participant;
  const families = [first];
  for (let one = 1; one < count; one++) {
    const family = await shop.make.customer(organiser);
    const { version } = await shop.office('getOfficeParticipant', { participant }, staff);
    await shop.office(
      'addHousehold',
      { participant, customer: family.cuid, participant_version: version },
      staff,
    );
    families.push(family);
  }
  return [first.participant, ...families];
}

const wish = (of: { child: Made; who: MadeCustomer; to: MadeAvailability }) =>
  shop.call(
    'addCartItems',
    {
      participant_id: of.child.id,
      registrations: [
        {
          availability_id: of.to.id,
          availability_dates: of.to.dates.map(({ id }) => id),
        },
      ],
    },
    of.who,
  );

/**
 * Returns the child's number of places after all of its families wanted it at once, and why the
 * others have none.
 */
async function raceOf(capacity: number) {
  const to = await shop.make.availability(organiser, await shop.make.activity(organiser), {
    days: ['2026-07-06'],
    capacity,
  });
  const [child, ...families] = await sharing(5);
  const outcomes = await Promise.allSettled(families.map((who) => wish({ child, who, to })));
  const items = await shop.sql('select from cart_items where participant_id = $1', [child.id]);
  const codes = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  return { held: items.length, refused: codes };
}

test.each([
  ['many places are left', 20, 'ALREADY_REGISTERED'],
  ['it is the last place', 1, 'ALREADY_REGISTERED'],
])(
  'race: all households want the same date at once, the child gets it once (%s)',
  async (_when, capacity, code) => {
    const { held, refused } = await raceOf(capacity);
    expect(held).toBe(1);
    expect(refused).toHaveLength(4);
    expect([code, 'PLACES_TAKEN']).toEqual(expect.arrayContaining([...new Set(refused)]));
  },
);

test('race, negative control: without the lock the same race registers the child twice', async () => {
  const right = 1;
  expect(await mostWithoutLocks(async () => (await raceOf(20)).held, { right })).toBeGreaterThan(
    right,
  );
});
