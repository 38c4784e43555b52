import { describe, expect, test } from 'vitest';
import { changedRequest, compareChanges } from './what-changed.ts';

const read = { availability: 'camp', version: 3, price: 12_000, capacity: 12, title: { fr: 'A' } };
const PATH = '/api/back-office/availabilities/{availability}';

describe('a change sends', () => {
  test('what was read, and only what differs from it', () => {
    const after = { ...read, price: 9500, title: { fr: 'A' } };
    expect(changedRequest(PATH, { before: read, after })).toEqual({
      availability: 'camp',
      version: 3,
      price: 9500,
    });
  });

  test('a value that was emptied, and one that became false', () => {
    const before = { version: 1, capacity: 12, closed: true };
    const after = { version: 1, capacity: null, closed: false };
    expect(changedRequest('/x', { before, after })).toEqual(after);
  });

  test('everything of what has no version', () => {
    const after = { name: 'Piscine', city: '' };
    expect(changedRequest('/x', { before: after, after })).toEqual(after);
  });
});

describe('two people', () => {
  const before = { price: 100, capacity: 12, closed: false };

  test('in other fields: theirs is told, nothing is disputed', () => {
    const found = compareChanges({
      before,
      mine: { ...before, capacity: 20 },
      theirs: { ...before, price: 90 },
    });
    expect(found.theirs_alone).toEqual([{ name: 'price', before: 100, mine: 100, theirs: 90 }]);
    expect(found.disputed).toEqual([]);
    expect(found.mine).toEqual(['capacity']);
  });

  test('in the same field: both values', () => {
    const found = compareChanges({
      before,
      mine: { ...before, price: 95 },
      theirs: { ...before, price: 90, closed: true },
    });
    expect(found.disputed).toEqual([{ name: 'price', before: 100, mine: 95, theirs: 90 }]);
    expect(found.theirs_alone.map(({ name }) => name)).toEqual(['closed']);
  });

  test('who wrote the same agree', () => {
    const same = { ...before, price: 90 };
    const found = compareChanges({ before, mine: same, theirs: same });
    expect([found.disputed, found.theirs_alone]).toEqual([[], []]);
  });
});
