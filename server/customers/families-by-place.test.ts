import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, ['customers.read', 'exports.create']);
  const neighbour = await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  const places = [
    ['Liège', '4000'],
    ['Liernu', '5310'],
    ['Louvain-la-Neuve', '13 48'],
    ['100 % Ville_', '9999'],
  ];
  for (const [city = '', postcode = ''] of places) await live(organiser, { city, postcode });
  await live(neighbour, { city: 'Liège', postcode: '4000' });
  await shop.make.customer(organiser);
});
afterAll(() => shop.close());

async function live(of: Made, { city, postcode }: { city: string; postcode: string }) {
  const customer = await shop.make.customer(of, { lastname: city });
  await shop.sql(
    `insert into addresses (organiser_id, customer_id, street, number, postcode, city) values ($1, $2, 'Rue Haute', '1', $3, $4)`,
    [of.id, customer.id, postcode, city],
  );
}

const livingIn = async (place: string) =>
  (await shop.office('listOfficeCustomers', { place }, staff)).data.map(({ name }) =>
    name.replace(/^\S+ /, ''),
  );

test('200 finds families by the beginning of their town or postcode, however it is written, and no others', async () => {
  expect(await livingIn('lie')).toEqual(['Liège', 'Liernu']);
  expect(await livingIn(' LIÈGE ')).toEqual(['Liège']);
  expect(await livingIn('1348')).toEqual(['Louvain-la-Neuve']);
  expect(await livingIn('13 4')).toEqual(['Louvain-la-Neuve']);
  expect(await livingIn('louvain-la')).toEqual(['Louvain-la-Neuve']);
  // typed text is never a pattern, and the middle of a word is not its beginning
  expect(await livingIn('100 %')).toEqual(['100 % Ville_']);
  for (const nothing of ['%', '_', 'neuve', '000', '\u{10FFFF}'])
    expect(await livingIn(nothing)).toEqual([]);
});

test('400 for an empty or overlong place; 403 without the right', async () => {
  for (const place of ['', '   ', 'x'.repeat(61)])
    await expect(shop.office('listOfficeCustomers', { place }, staff)).rejects.toMatchObject({
      status: 400,
    });
  const stranger = await shop.make.collaborator(organiser, ['activities.read']);
  await expect(shop.office('listOfficeCustomers', { place: 'a' }, stranger)).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
  });
});
