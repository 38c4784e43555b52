import { casesOf } from '@ribambelle/testing/reading/cases.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excludes, type SharingDate, takenBy } from './exclusions.ts';

const table = casesOf('exclusions');

const NAMES = ['A', 'B', 'C'];
const at = (hours: string | undefined) => `2026-07-06T${hours ?? ''}:00.000Z`;

/** `B 10:00-11:00 2+1 3` */
function dateOf(words: string): SharingDate & { readonly taken: number } {
  const [name = '', hours = '', shares = '', taken = '0'] = words.split(' ');
  const availability_id = NAMES.indexOf(name);
  const [from, to] = hours.split('-');
  return {
    id: availability_id + 1,
    availability_id,
    start_at: at(from),
    end_at: at(to),
    shares: shares === '-' ? [] : shares.split('+').map(Number),
    taken: Number(taken),
  };
}

test('excludes what the table lists', () => {
  expect(table.length).toBeGreaterThan(10);
  for (const [shares = '', cell = '', answer] of table) {
    const date = { ...dateOf(`A 10:00-11:00 1 ${shares}`), id: 100 };
    const others = cell.split(', ').map(dateOf);
    const places = new Map([date, ...others].map(({ id, taken }) => [id, taken]));
    const by = takenBy(date, { others, isTaken: (id) => (places.get(id) ?? 0) > 0 });
    const names = by.map(({ availability_id }) => NAMES[availability_id]).join(' ');
    expect([cell, names === '' ? 'free' : `taken by ${names}`]).toEqual([cell, answer]);
  }
});

const hour = fc.integer({ min: 0, max: 8 });
const date = fc
  .record({
    id: fc.integer({ min: 1, max: 1_000_000 }),
    availability_id: fc.integer({ min: 1, max: 3 }),
    start: hour,
    length: fc.integer({ min: 1, max: 3 }),
    shares: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
  })
  .map(({ start, length, ...rest }) => ({
    ...rest,
    start_at: at(`1${start}:00`),
    end_at: at(start + length > 9 ? '23:00' : `1${start + length}:00`),
  }));

test('exclusion is mutual, nothing excludes itself, and one of those that exclude each other stays on sale', () => {
  fc.assert(
    fc.property(fc.uniqueArray(date, { selector: ({ id }) => id }), (dates) => {
      for (const one of dates) {
        expect(excludes(one, one)).toBe(false);
        for (const other of dates) expect(excludes(one, other)).toBe(excludes(other, one));
      }
      // sold one after the other while one is free: never two that exclude each other
      const soldIds = new Set<number>();
      for (const one of dates)
        if (takenBy(one, { others: dates, isTaken: (id) => soldIds.has(id) }).length === 0)
          soldIds.add(one.id);
      const soldDates = dates.filter(({ id }) => soldIds.has(id));
      expect(soldDates.some((one) => soldDates.some((other) => excludes(one, other)))).toBe(false);
      // a date that has sold stays on sale
      for (const one of soldDates)
        expect(takenBy(one, { others: dates, isTaken: (id) => soldIds.has(id) })).toEqual([]);
    }),
  );
});
