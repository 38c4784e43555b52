import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayOf,
  dayRange,
  instantAt,
  spanOfDay,
  startOfWeek,
  wallTimeOf,
  weekdayOf,
} from './days.ts';
import { secondsBetween } from './instants.ts';

const zone = 'Europe/Brussels';

describe('days of a zone', () => {
  it.each([
    ['2026-07-05T22:30:00.000Z', '2026-07-06'],
    ['2026-12-31T22:30:00.000Z', '2026-12-31'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01'],
  ])('at %s it is %s in Brussels', (instant, expected) => {
    expect(dayOf(instant, zone)).toBe(expected);
  });

  it.each([
    ['2026-07-06', '09:00', '2026-07-06T07:00:00.000Z'],
    ['2026-12-07', '09:00', '2026-12-07T08:00:00.000Z'],
    ['2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '09:00', '2026-10-25T08:00:00.000Z'],
  ])('%s %s local time is %s', (day, wall_time, expected) => {
    expect(instantAt({ day, wall_time, zone })).toBe(expected);
  });

  it.each([
    ['2027-03-28', 23],
    ['2026-10-25', 25],
    ['2026-07-06', 24],
  ])('%s has %i hours', (day, hours) => {
    const span = spanOfDay(day, zone);
    expect(secondsBetween(span.start_at, span.end_at)).toBe(hours * 3_600);
  });

  it('walks weeks from Monday', () => {
    expect(weekdayOf('2026-07-06')).toBe(1);
    expect(weekdayOf('2026-07-05')).toBe(7);
    expect(startOfWeek('2026-07-05')).toBe('2026-06-29');
    expect(startOfWeek('2026-07-06')).toBe('2026-07-06');
  });

  it('adds days and months', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(dayRange('2026-07-06', '2026-07-08')).toEqual([
      '2026-07-06',
      '2026-07-07',
      '2026-07-08',
    ]);
    expect(dayRange('2026-07-08', '2026-07-06')).toEqual([]);
    expect(dayRange('2026-02-30', '2026-03-01')).toEqual([]);
  });

  it('reads back the local time that it was given, except in the hour that is skipped', () => {
    const days = fc.integer({ min: 0, max: 4_000 });
    fc.assert(
      fc.property(days, fc.integer({ min: 3 * 60, max: 24 * 60 - 1 }), (offset, minute) => {
        const wall_time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
        const day = addDays('2026-01-01', offset);
        const instant = instantAt({ day, wall_time, zone });
        expect([dayOf(instant, zone), wallTimeOf(instant, zone)]).toEqual([day, wall_time]);
      }),
    );
  });
});
