import { describe, expect, it } from 'vitest';
import { isAccessoryOwed } from './accessory.ts';
import { lineTo } from './lines.ts';
import { creditAmount, owedAmount } from './owed.ts';

describe('the amount owed', () => {
  it.each([
    [0, 0, 0, 0],
    [10_000, 0, 10_000, 0],
    [10_000, 4_000, 6_000, 0],
    [10_000, 10_000, 0, 0],
    [0, 10_000, 0, 10_000],
    [2_500, 10_000, 0, 7_500],
  ])(
    'of %i with %i paid is %i, with %i to be given back',
    (total_amount, paid_amount, owed, credit) => {
      expect(owedAmount({ total_amount, paid_amount })).toBe(owed);
      expect(creditAmount({ total_amount, paid_amount })).toBe(credit);
    },
  );
});

describe('the line that changes the total', () => {
  it.each([
    [10_000, 13_000, [{ reason: 'CHANGE', amount: 3_000 }]],
    [10_000, 2_500, [{ reason: 'CHANGE', amount: -7_500 }]],
    [10_000, -1, [{ reason: 'CHANGE', amount: -10_000 }]],
    [10_000, 10_000, []],
  ])('from %i to %i is %j', (from, total_amount, expected) => {
    expect(lineTo(from, { total_amount, reason: 'CHANGE' })).toEqual(expected);
  });
});

describe('accessories', () => {
  it.each([
    ['while something is owed', [{ total_amount: 100, paid_amount: 0 }], true],
    ['while something is paid', [{ total_amount: 0, paid_amount: 100 }], true],
    [
      'no more when all is cancelled and nothing paid',
      [{ total_amount: 0, paid_amount: 0 }],
      false,
    ],
    ['never alone', [], false],
  ])('is owed %s', (_case, others, expected) => {
    expect(isAccessoryOwed(others)).toBe(expected);
  });
});
