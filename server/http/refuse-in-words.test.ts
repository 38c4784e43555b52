import { connect } from '@ribambelle/database/connect.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
  await shop.make.organiser();
});
afterAll(() => shop.close());

test('503 in the visitor’s language when the database goes away under a page', async () => {
  const holder = await connect(shop.databaseUrl);
  await holder.query('begin; lock table activities in access exclusive mode');
  const waitingLocks = () =>
    holder.query<{ pid: number }>(
      `select pid from pg_locks join pg_database d on d.oid = database
       where not granted and datname = current_database()`,
    );
  const answer = shop.fetch('storefront', '/sitemap.xml', { headers: { 'accept-language': 'fr' } });
  await expect.poll(async () => (await waitingLocks()).rowCount).toBeGreaterThan(0);
  for (const { pid } of (await waitingLocks()).rows)
    await holder.query('select pg_terminate_backend($1)', [pid]);
  const response = await answer;
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await response.text()).toBe('Beaucoup de monde en ce moment. Réessayez dans un instant.');
  await holder.query('rollback');
  await holder.end();
});
