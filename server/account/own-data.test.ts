import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
});
afterAll(() => shop.close());

test('200: a family has its own data, without others’ and without the notes of staff', async () => {
  const family = await shop.make.customer(organiser, { lastname: 'Quintefeuille' });
  await shop.make.customer(organiser, { lastname: 'Vandervoisin' });
  const staff = await shop.make.collaborator(organiser, [
    'customers.read',
    'customer-notes.create',
  ]);
  const text = 'Paie toujours en retard';
  await shop.office('addCustomerNote', { customer: family.cuid, text }, staff);
  const answer = await shop.call('getAccountData', {}, family);
  expect(answer.filename).toMatch(/ \d{4}-\d\d-\d\d\.json$/);
  expect(answer.data).toMatchObject({
    family: { lastname: 'Quintefeuille' },
    participants: [{}],
    payments: [],
    notes: [],
  });
  expect(JSON.stringify(answer)).not.toContain('Vandervoisin');
  expect(
    await shop.sql(
      `select actor_kind, details from security_events where type = 'data.exported' and actor_id = $1`,
      [family.id],
    ),
  ).toEqual([{ actor_kind: 'CUSTOMER', details: { list: 'account' } }]);
});
