import { describe, expect, it } from 'vitest';
import { DURATION_UNITS, durationOf, MOST_DURATION, secondsOf } from './durations.ts';

const DAY = 86_400;

describe('a duration in everyday words', () => {
  it.each([
    [365 * DAY, 1, 'year'],
    [730 * DAY, 2, 'year'],
    [31 * DAY, 1, 'month'],
    [92 * DAY, 3, 'month'],
    [183 * DAY, 6, 'month'],
    [548 * DAY, 18, 'month'],
    [1 * DAY, 1, 'day'],
    [30 * DAY, 30, 'day'],
    [184 * DAY, 184, 'day'],
    [366 * DAY, 366, 'day'],
    [36 * 3600, 36, 'hour'],
    [90 * 60, 90, 'minute'],
    [61, 61, 'second'],
    [1, 1, 'second'],
    [MOST_DURATION, 50, 'year'],
  ])('%i seconds are %i %s', (seconds, count, unit) => {
    expect(durationOf(seconds)).toEqual({ count, unit });
  });

  it('gives back the same number of seconds, for any number', () => {
    for (let round = 0; round < 20_000; round += 1) {
      const seconds = 1 + Math.floor(Math.random() * MOST_DURATION);
      expect(secondsOf(durationOf(seconds))).toBe(seconds);
      const days = DAY * (1 + (round % 4000));
      expect(secondsOf(durationOf(days))).toBe(days);
    }
  });

  it('reads back the typed duration, with twelve months as a year', () => {
    for (const unit of DURATION_UNITS.slice(0, 2))
      for (let count = 1; count <= 48; count += 1) {
        const duration = durationOf(secondsOf({ count, unit }));
        expect(duration).toEqual(
          unit === 'month' && count % 12 === 0
            ? { count: count / 12, unit: 'year' }
            : { count, unit },
        );
      }
  });
});
