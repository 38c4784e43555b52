import { describe, expect, test } from 'vitest';
import { changedRequest, compareChanges } from './what-changed.ts';

const request = {
  availability: 'camp',
  version: 3,
  price: 12_000,
  capacity: 12,
  title: { fr: 'A' },
};
const PATH = '/api/back-office/availabilities/{availability}';

describe('a change sends', () => {
  test('only the fields that differ from what was read, with the version', () => {
    const after = { ...request, price: 9500, title: { fr: 'A' } };
    expect(changedRequest(PATH, { before: request, after })).toEqual({
      availability: 'camp',
      version: 3,
      price: 9500,
    });
  });

  test('an emptied value, and one that became false', () => {
    const before = { version: 1, capacity: 12, closed: true };
    const after = { version: 1, capacity: null, closed: false };
    expect(changedRequest('/x', { before, after })).toEqual(after);
  });

  test('every field of a record without a version', () => {
    const after = { name: 'Piscine', city: '' };
    expect(changedRequest('/x', { before: after, after })).toEqual(after);
  });
});

describe('two changes', () => {
  const before = { price: 100, capacity: 12, closed: false };

  test('to different fields: theirs is reported, nothing conflicts', () => {
    const comparison = compareChanges({
      before,
      mine: { ...before, capacity: 20 },
      theirs: { ...before, price: 90 },
    });
    expect(comparison.theirs_alone).toEqual([
      { name: 'price', before: 100, mine: 100, theirs: 90 },
    ]);
    expect(comparison.disputed).toEqual([]);
    expect(comparison.mine).toEqual(['capacity']);
  });

  test('to the same field: both values are reported', () => {
    const comparison = compareChanges({
      before,
      mine: { ...before, price: 95 },
      theirs: { ...before, price: 90, closed: true },
    });
    expect(comparison.disputed).toEqual([{ name: 'price', before: 100, mine: 95, theirs: 90 }]);
    expect(comparison.theirs_alone.map(({ name }) => name)).toEqual(['closed']);
  });

  test('with the same value agree', () => {
    const same = { ...before, price: 90 };
    const comparison = compareChanges({ before, mine: same, theirs: same });
    expect([comparison.disputed, comparison.theirs_alone]).toEqual([[], []]);
  });
});
