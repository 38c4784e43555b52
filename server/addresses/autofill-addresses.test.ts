import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { BELGIAN_COMMUNES } from './belgian-communes.ts';
import { proposeAddresses } from './propose-addresses.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
  await shop.make.organiser();
});
afterAll(() => shop.close());

test('200 proposes communes by name in either language and by postcode', async () => {
  const { data } = await shop.call('autofillAddresses', { search: 'ixel' });
  expect(data).toEqual([
    {
      address: '1050 Ixelles',
      street: '',
      number: '',
      postcode: '1050',
      city: 'Ixelles',
      country: 'BE',
      latitude: 50.827,
      longitude: 4.376,
    },
  ]);
  expect((await shop.call('autofillAddresses', { search: 'elsene' })).data[0]?.city).toBe('Elsene');
  expect((await shop.call('autofillAddresses', { search: '13' })).data).toHaveLength(8);
  expect((await shop.call('autofillAddresses', {})).data).toEqual([]);
});

test.each([
  [
    'Rue Haute 12, 1000 Bru',
    {
      street: 'Rue Haute',
      number: '12',
      city: 'Bruxelles',
      address: 'Rue Haute 12, 1000 Bruxelles',
    },
  ],
  ['Rue Haute 12 1000 Bruxelles', { street: 'Rue Haute', number: '12', postcode: '1000' }],
  [
    'Rue du 11 Novembre 7b, liege',
    { street: 'Rue du 11 Novembre', number: '7b', postcode: '4000' },
  ],
  [
    'Chaussée de Wavre 1015 bte 3, Etterbeek',
    { street: 'Chaussée de Wavre', number: '1015 bte 3', postcode: '1040' },
  ],
  ['Grand-Place, Mons', { street: 'Grand-Place', number: '', postcode: '7000' }],
  [
    'Avenue Louise 149, 1050 Bruxelles',
    { street: 'Avenue Louise', number: '149', postcode: '1050', city: 'Ixelles' },
  ],
  ['Rue du Bailli 74 ixelles', { street: 'Rue du Bailli', number: '74', postcode: '1050' }],
  ['saint gilles', { city: 'Saint-Gilles', postcode: '1060' }],
])('%j proposes first %j', (search, expected) => {
  expect(proposeAddresses(search)[0]).toMatchObject(expected);
});

test.each(['', 'x', 'zzz', ',,,', '((((', '\u0000', 'a'.repeat(200)])(
  '%j proposes nothing and breaks nothing',
  (search) => {
    expect(proposeAddresses(search)).toEqual([]);
  },
);

test('every place of the list lies in Belgium', () => {
  expect(BELGIAN_COMMUNES.length).toBeGreaterThan(150);
  for (const { postcode, latitude, longitude, names } of BELGIAN_COMMUNES) {
    expect(postcode).toMatch(/^[1-9]\d{3}$/);
    expect(names.length).toBeGreaterThan(0);
    expect([latitude > 49.4, latitude < 51.6, longitude > 2.5, longitude < 6.5]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  }
});
