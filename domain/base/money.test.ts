import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampAmount, isAmount, percentageOf, percentageRoundedDown, sumAmounts } from './money.ts';

describe('percentageOf', () => {
  it.each([
    [10_000, 2_100, 2_100],
    [999, 5_000, 500],
    [1, 5_000, 1],
    [1, 4_999, 0],
    [-999, 5_000, -500],
    [333, 3_333, 111],
    [0, 5_000, 0],
    [14_950, 10_000, 14_950],
  ])('of %i at %i basis points is %i', (amount, basisPoints, expected) => {
    expect(percentageOf(amount, basisPoints)).toBe(expected);
  });

  it('is never more than half a cent away', () => {
    const amounts = fc.integer({ min: -100_000_000, max: 100_000_000 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 20_000 }), (amount, basisPoints) => {
        const exact = amount * basisPoints;
        expect(Math.abs(percentageOf(amount, basisPoints) * 10_000 - exact)).toBeLessThanOrEqual(
          5_000,
        );
      }),
    );
  });
});

describe('percentageRoundedDown', () => {
  it.each([
    [999, 150, 14],
    [10_000, 150, 150],
    [-1, 5_000, -1],
    [-10_000, 150, -150],
    [0, 150, 0],
  ])('of %i at %i basis points is %i', (amount, basisPoints, expected) => {
    expect(percentageRoundedDown(amount, basisPoints)).toBe(expected);
  });
});

describe('sums and bounds', () => {
  it('adds up', () => {
    expect(sumAmounts([])).toBe(0);
    expect(sumAmounts([100, -30, 5])).toBe(75);
  });

  it.each([
    [-5, 0],
    [5, 5],
    [15, 10],
  ])('clamps %i to %i', (amount, expected) => {
    expect(clampAmount(amount, { lowest: 0, highest: 10 })).toBe(expected);
  });

  it.each([
    [12, true],
    [-12, true],
    [1.5, false],
    [Number.NaN, false],
    ['12', false],
    [2 ** 60, false],
  ])('takes %s for an amount: %s', (value, expected) => {
    expect(isAmount(value)).toBe(expected);
  });
});
