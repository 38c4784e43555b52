import { describe, expect, test } from 'vitest';
import { carriedHours, inSteps, isStill, STILL, withinDays } from './carried-dates.ts';

const BRUSSELS = 'Europe/Brussels';
const morning = { start_at: '2026-07-06T07:00:00.000Z', end_at: '2026-07-06T10:00:00.000Z' };

describe('hours that are carried', () => {
  test('move to another day, start later and last longer', () => {
    expect(
      carriedHours(morning, { shift: { days: 2, minutes: 30, longer: 45 }, timezone: BRUSSELS }),
    ).toEqual({
      start_at: '2026-07-08T07:30:00.000Z',
      end_at: '2026-07-08T11:15:00.000Z',
    });
    expect(carriedHours(morning, { shift: STILL, timezone: BRUSSELS })).toEqual(morning);
  });

  test('keep their local time across a clock change', () => {
    const saturday = { start_at: '2026-03-28T08:00:00.000Z', end_at: '2026-03-28T11:00:00.000Z' };
    expect(carriedHours(saturday, { shift: { ...STILL, days: 1 }, timezone: BRUSSELS })).toEqual({
      start_at: '2026-03-29T07:00:00.000Z',
      end_at: '2026-03-29T10:00:00.000Z',
    });
    const autumn = { start_at: '2026-10-26T08:00:00.000Z', end_at: '2026-10-26T11:00:00.000Z' };
    expect(carriedHours(autumn, { shift: { ...STILL, days: -1 }, timezone: BRUSSELS })).toEqual({
      start_at: '2026-10-25T08:00:00.000Z',
      end_at: '2026-10-25T11:00:00.000Z',
    });
    expect(carriedHours(autumn, { shift: { ...STILL, days: -2 }, timezone: BRUSSELS })).toEqual({
      start_at: '2026-10-24T07:00:00.000Z',
      end_at: '2026-10-24T10:00:00.000Z',
    });
  });

  test('skipped by the change to summer time move later, and still end after they start', () => {
    const night = { start_at: '2026-03-28T01:15:00.000Z', end_at: '2026-03-28T01:45:00.000Z' };
    expect(carriedHours(night, { shift: { ...STILL, days: 1 }, timezone: BRUSSELS })).toEqual({
      start_at: '2026-03-29T01:15:00.000Z',
      end_at: '2026-03-29T01:45:00.000Z',
    });
  });
});

describe('the limits of a move', () => {
  const within = (shift: object) =>
    withinDays({ ...STILL, ...shift }, { dates: [morning], timezone: BRUSSELS });

  test('a date starts on its day, neither before midnight nor after it', () => {
    expect(within({ minutes: -900 }).minutes).toBe(-540);
    expect(within({ minutes: 1000 }).minutes).toBe(885);
    expect(within({ minutes: 60 }).minutes).toBe(60);
  });

  test('it lasts at least a quarter of an hour', () => {
    expect(within({ longer: -400 }).longer).toBe(-165);
    expect(within({ longer: -60 }).longer).toBe(-60);
  });

  test('moves are in quarters of an hour, and a zero move is none', () => {
    expect([inSteps(7), inSteps(8), inSteps(-22)]).toEqual([0, 15, -15]);
    expect([isStill(STILL), isStill({ ...STILL, longer: 15 })]).toEqual([true, false]);
  });
});
