import { expect, test } from 'vitest';
import { cuidIn, namedByCuid } from './named-by-cuid.ts';
import { valuesOf } from './unsafe.ts';

test.each([
  [{ cuid: 'c1', title: 'Stage' }, 'c1'],
  [{ cuid: 7 }, null],
  [{ fr: 'Été', en: 'Summer' }, null],
  ['c1', null],
  [null, null],
])('the record in %j has the cuid %j', (value, cuid) => {
  expect(cuidIn(value)).toBe(cuid);
});

test('a request names the records of a list by their cuids, and keeps every other value', () => {
  const values = {
    title: { fr: 'Été', en: 'Summer' },
    images: [
      { cuid: 'p1', public_url: '/p1' },
      { cuid: 'p2', public_url: '/p2' },
    ],
    prices: [{ duration: 3_600, amount: 1_800 }],
    location: 'l1',
    activities: [],
    price: 0,
  };
  expect(namedByCuid(values)).toEqual({ ...values, images: ['p1', 'p2'] });
});

test('a form has the fields of a record that it shows, and names another record by its cuid', () => {
  const record = {
    id: 7,
    cuid: 'b1',
    title: 'Pack',
    location: { cuid: 'l1', name: 'Salle' },
    bundle: null,
    images: [{ cuid: 'p1', public_url: '/p1' }],
  };
  const initial = { title: '', location: 'l9', bundle: 'b9', images: [] };
  expect(valuesOf(record, initial)).toEqual({
    title: 'Pack',
    location: 'l1',
    bundle: null,
    images: record.images,
  });
});
