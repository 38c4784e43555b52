import { expect, test } from 'vitest';
import { changesBetween } from './changes-between.ts';

test('a value with its names in another order is no change', () => {
  const before = { prices: [{ amount: 500, duration: 3_600 }], name: 'Courts' };
  expect(changesBetween(before, { prices: [{ duration: 3_600, amount: 500 }] })).toEqual({});
  expect(changesBetween(before, { prices: [{ duration: 3_600, amount: 600 }] })).toEqual({
    prices: { from: before.prices, to: [{ duration: 3_600, amount: 600 }] },
  });
});

test('a long text is cut, and nothing is the same as null', () => {
  const changes = changesBetween({ text: 'a'.repeat(400) }, { text: 'b', title: null });
  expect(changes).toEqual({ text: { from: `${'a'.repeat(300)}…`, to: 'b' } });
});
