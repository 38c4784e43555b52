import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayFromNumber, dayNumber, daysBetween, isDay, writeDay } from './calendar.ts';

describe('days without a zone', () => {
  it.each([
    ['2026-07-06', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2100-02-29', false],
    ['2000-02-29', true],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-04-31', false],
    ['2026-7-6', false],
    ['2026-07-06T00:00', false],
    ['', false],
    [null, false],
  ])('%s exists: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });

  it.each([
    ['1970-01-01', '1970-01-02', 1],
    ['2027-03-27', '2027-03-29', 2],
    ['2026-12-31', '2026-01-01', -364],
    ['2024-02-28', '2024-03-01', 2],
  ])('from %s to %s are %i days', (from, to, expected) => {
    expect(daysBetween(from, to)).toBe(expected);
  });

  it('refuses a day that does not exist', () => {
    expect(() => daysBetween('2026-02-30', '2026-03-01')).toThrow(RangeError);
  });

  it('counts as Date.parse does, and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (days) => {
        const parts = dayFromNumber(days);
        expect(dayNumber(parts)).toBe(days);
        expect(Date.parse(`${writeDay(parts)}T00:00:00Z`)).toBe(days * 86_400_000);
      }),
    );
  });
});
