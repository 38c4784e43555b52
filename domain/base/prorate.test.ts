import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumAmounts } from './money.ts';
import { prorate } from './prorate.ts';

describe('prorate', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [3, 1], [75, 25]],
    [10, [0, 5, 0], [0, 10, 0]],
    [5, [0, 0], [3, 2]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [0, [1, 2], [0, 0]],
    [7, [], []],
    [1, [1, 2, 2], [0, 1, 0]],
  ])('splits %i over %j into %j', (amount, weights, parts) => {
    expect(prorate(amount, weights)).toEqual(parts);
  });

  it('refuses a negative or broken weight', () => {
    expect(() => prorate(10, [1, -1])).toThrow(RangeError);
    expect(() => prorate(10, [0.5])).toThrow(RangeError);
  });

  it('loses nothing, and each part is within a cent of its exact share', () => {
    const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), weights, (amount, values) => {
        const parts = prorate(amount, values);
        expect(sumAmounts(parts)).toBe(amount);
        const whole = sumAmounts(values);
        if (whole === 0) return;
        parts.forEach((part, index) => {
          expect(Math.abs(part - (amount * (values[index] ?? 0)) / whole)).toBeLessThan(1.000001);
        });
      }),
    );
  });
});
