import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMinutes,
  addSeconds,
  canonicalInstant,
  earliest,
  instantOfMillis,
  isAfter,
  isBefore,
  latest,
  millisOf,
  secondsBetween,
} from './instants.ts';

describe('instants', () => {
  it.each([
    ['2026-07-06T07:00:00.000Z', 90, '2026-07-06T07:01:30.000Z'],
    ['2026-12-31T23:59:59.500Z', 1, '2027-01-01T00:00:00.500Z'],
    ['2024-02-29T00:00:00.000Z', -1, '2024-02-28T23:59:59.000Z'],
    ['2026-07-06T09:00:00+02:00', 0, '2026-07-06T07:00:00.000Z'],
  ])('%s plus %i s is %s', (instant, seconds, expected) => {
    expect(addSeconds(instant, seconds)).toBe(expected);
  });

  it('adds minutes of real time', () => {
    expect(addMinutes('2026-10-25T00:50:00.000Z', 15)).toBe('2026-10-25T01:05:00.000Z');
  });

  it.each([
    ['2026-07-06T09:00:00+02:00', '2026-07-06T07:00:00.000Z'],
    ['2026-07-06T07:00Z', '2026-07-06T07:00:00.000Z'],
    ['2026-07-06', null],
    ['2026-07-06T07:00:00', null],
    ['2026-13-06T07:00:00Z', null],
    ['soon', null],
  ])('reads %s as %s', (text, expected) => {
    expect(canonicalInstant(text)).toBe(expected);
  });

  it('compares by time, not by text', () => {
    expect(isBefore('2026-07-06T09:00:00+02:00', '2026-07-06T08:00:00.000Z')).toBe(true);
    expect(isAfter('2026-07-06T08:00:00.000Z', '2026-07-06T08:00:00.000Z')).toBe(false);
    expect(secondsBetween('2026-10-24T07:00:00.000Z', '2026-10-25T08:00:00.000Z')).toBe(90_000);
  });

  it('finds the first and the last', () => {
    const all = [
      '2026-07-06T07:00:00.000Z',
      '2026-07-05T07:00:00.000Z',
      '2026-07-07T07:00:00.000Z',
    ];
    expect(earliest(all)).toBe('2026-07-05T07:00:00.000Z');
    expect(latest(all)).toBe('2026-07-07T07:00:00.000Z');
    expect(earliest([])).toBeNull();
    expect(latest([])).toBeNull();
  });

  it('refuses an invalid moment', () => {
    expect(() => millisOf('soon')).toThrow(RangeError);
  });

  it('reads back every instant that it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -62_135_596_800_000, max: 253_402_300_799_999 }), (millis) => {
        const instant = instantOfMillis(millis);
        expect(instant).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
        expect(millisOf(instant)).toBe(millis);
      }),
    );
  });
});
