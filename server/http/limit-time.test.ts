import { connect } from '@ribambelle/database/connect.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;

beforeAll(async () => {
  shop = await openShop({ server: { callMillis: 700 } });
  organiser = await shop.make.organiser();
});
afterAll(() => shop.close());

test('503 with a text when the database hangs, and the pending write is not made when it resumes', async () => {
  const availability = await shop.make.availability(organiser, await shop.make.activity(organiser));
  const who = await shop.make.customer(organiser);
  const wish = {
    participant_id: who.participant.id,
    availability_id: availability.id,
    availability_dates: availability.dates.map(({ id }) => id),
  };
  const holder = await connect(shop.databaseUrl);
  await holder.query(
    'begin; lock table availabilities, availability_dates in access exclusive mode',
  );
  const start = performance.now();
  const response = await shop.fetch('storefront', '/api/carts/items', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'fr',
      cookie: `ribambelle_session=${who.token}`,
    },
    body: JSON.stringify({ registrations: [wish] }),
  });
  expect(performance.now() - start).toBeLessThan(3000);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.json()).toMatchObject({
    error: 'BUSY',
    message: 'Beaucoup de monde en ce moment. Réessayez dans un instant.',
  });
  await holder.query('rollback');
  await holder.end();
  // the work that continued meanwhile ends, and finds that it was given up
  await expect
    .poll(() =>
      shop.sql(
        `select from pg_stat_activity where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`,
      ),
    )
    .toEqual([]);
  expect(await shop.sql('select from cart_items')).toEqual([]);
  const { cart } = await shop.call('addCartItems', { registrations: [wish] }, who);
  expect(cart.items).toHaveLength(1);
});
