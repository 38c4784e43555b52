import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };

/** In Brussels it is the 6th of July from 22:00 of the 5th on. */
const LAST_OF_THE_5TH = '2026-07-05T21:59:59.000Z';
const FIRST_OF_THE_6TH = '2026-07-05T22:00:00.000Z';

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
});
afterAll(() => shop.close());

test('e-mails of some days, in the organiser’s zone', async () => {
  for (const at of [LAST_OF_THE_5TH, FIRST_OF_THE_6TH])
    await shop.sql(
      `insert into sent_mails (organiser_id, key, kind, recipient, language, subject, html, text, created_at)
       values ($1, $2, 'test', 'anne@example.test', 'fr', 'Votre commande', '', '', $3)`,
      [organiser.id, `at ${at}`, at],
    );
  const written = async (days: object) =>
    (await shop.office('listSentMails', days, staff)).data.map(({ created_at }) => created_at);
  expect(await written({ created_from: '2026-07-06' })).toEqual([FIRST_OF_THE_6TH]);
  expect(await written({ created_to: '2026-07-05' })).toEqual([LAST_OF_THE_5TH]);
  expect(await written({ created_from: '2026-07-05', created_to: '2026-07-06' })).toHaveLength(2);
});

test('sales and ends on chosen days', async () => {
  const customer = await shop.make.customer(organiser);
  const bundle = await shop.make.bundle(organiser);
  for (const [sold, until] of [
    [LAST_OF_THE_5TH, FIRST_OF_THE_6TH],
    [FIRST_OF_THE_6TH, null],
  ])
    await shop.sql(
      `with owed as (insert into receivables (organiser_id, customer_id, kind, total_amount) values ($1, $2, 'BUNDLE', 9000) returning id)
       insert into customer_bundles (organiser_id, customer_id, bundle_id, capacity, receivable_id, created_at, expires_at)
       select $1, $2, $3, 10, id, $4, $5 from owed`,
      [organiser.id, customer.id, bundle.id, sold, until],
    );
  const found = async (days: object) => {
    const { data, count } = await shop.office('listOfficeCustomerBundles', days, staff);
    expect(count).toBe(data.length);
    return data.map(({ created_at }) => created_at);
  };
  expect(await found({ sold_from: '2026-07-06', sold_to: '2026-07-06' })).toEqual([
    FIRST_OF_THE_6TH,
  ]);
  expect(await found({ sold_to: '2026-07-05' })).toEqual([LAST_OF_THE_5TH]);
  // without an end it ends on no day
  expect(await found({ until_from: '2026-07-06' })).toEqual([LAST_OF_THE_5TH]);
  expect(await found({ until_to: '2026-07-05' })).toEqual([]);
});
