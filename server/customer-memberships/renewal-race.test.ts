import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { race } from '@ribambelle/testing/race.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { mostWithoutLocks } from '@ribambelle/testing/without-locks.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let membership: Made;
let staff: { token: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  membership = await shop.make.membership(organiser, {
    rolling_period_type: 'DAYS',
    rolling_period_duration: 20,
    renewal_days_before: 20,
  });
  staff = await shop.make.collaborator(organiser, ['customer-memberships.create']);
});
afterAll(() => shop.close());

/**
 * Renews one membership by many calls at once, one of them its owner’s checkout; returns the number
 * of successes, the codes of the others, and the cycles.
 */
async function raceOf(clients: number) {
  const buyer = await shop.make.customer(organiser);
  const sale = { customer: buyer.cuid, membership: membership.cuid };
  const { cuid } = await shop.office('sellMembership', sale, staff);
  const wish = { memberships: [{ membership_id: membership.id }] };
  const { cart } = await shop.call('addCartItems', wish, buyer);
  const order = { cart_id: cart.id, payment_strategy: 'DELAYED' as const, terms: true };
  const { passed, refused } = await race([
    shop.call('checkoutCart', order, buyer),
    ...Array.from({ length: clients - 1 }, () => shop.office('sellMembership', sale, staff)),
  ]);
  const cycles = await shop.sql<{ start_at: Date }>(
    `select c.start_at from membership_cycles c join customer_memberships s on s.id = c.customer_membership_id where s.cuid = $1`,
    [cuid],
  );
  return { passed, refused, cycles: cycles.length };
}

test.each([2, 20, 200])(
  'race: of %i renewals of one membership at once, one passes',
  async (clients) => {
    expect(await raceOf(clients)).toEqual({
      passed: 1,
      refused: ['MEMBERSHIP_ALREADY_HELD'],
      cycles: 2,
    });
  },
);

test('race, negative control: without the lock on the customer more pass', async () => {
  // the constraint of the database is dropped too, so that only the lock separates them
  const [unique] = await shop.sql<{ indexname: string }>(
    `select indexname from pg_indexes where tablename = 'membership_cycles' and indexdef like '%customer_membership_id, start_at%'`,
  );
  await shop.sql(`drop index ${unique?.indexname}`);
  const right = 2;
  expect(await mostWithoutLocks(async () => (await raceOf(6)).cycles, { right })).toBeGreaterThan(
    right,
  );
});
