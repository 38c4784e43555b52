import { describe, expect, test } from 'vitest';
import { secondsBetween } from '../base/instants.ts';
import { slotFinder } from '../resources/slots.ts';
import { type BlockedPeriod, decideBlock } from './decide-block.ts';

const zone = 'Europe/Brussels';
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const MORNING = { opens: '09:00', closes: '12:00' };

const period = (more: Partial<BlockedPeriod> = {}): BlockedPeriod => ({
  first_day: '2026-01-12',
  last_day: '2026-01-14',
  hours: null,
  weekdays: EVERY_DAY,
  ...more,
});
const timesOf = (more: Partial<BlockedPeriod> = {}) => {
  const decision = decideBlock(period(more), zone);
  if (!decision.ok) return decision.refused;
  return decision.value.map(({ start_at, end_at }) => `${start_at} ${end_at}`);
};

describe('the times of a block', () => {
  test('adjacent whole days are one period', () => {
    expect(timesOf()).toEqual(['2026-01-11T23:00:00.000Z 2026-01-14T23:00:00.000Z']);
  });

  test('hours apply to each day', () => {
    expect(timesOf({ last_day: '2026-01-13', hours: MORNING })).toEqual([
      '2026-01-12T08:00:00.000Z 2026-01-12T11:00:00.000Z',
      '2026-01-13T08:00:00.000Z 2026-01-13T11:00:00.000Z',
    ]);
  });

  test('from midnight to midnight is the same as whole days', () => {
    expect(timesOf({ hours: { opens: '00:00', closes: '24:00' } })).toEqual(timesOf());
  });

  test('a weekday choice leaves the other days free', () => {
    expect(
      timesOf({ first_day: '2026-01-05', last_day: '2026-01-18', weekdays: [2], hours: MORNING }),
    ).toEqual([
      '2026-01-06T08:00:00.000Z 2026-01-06T11:00:00.000Z',
      '2026-01-13T08:00:00.000Z 2026-01-13T11:00:00.000Z',
    ]);
  });

  test('days of 23 and 25 hours are blocked in full', () => {
    const lengthOf = (day: string) => {
      const decision = decideBlock(period({ first_day: day, last_day: day }), zone);
      if (!decision.ok) return null;
      return decision.value.map((one) => secondsBetween(one.start_at, one.end_at) / 3_600);
    };
    expect([lengthOf('2026-03-29'), lengthOf('2026-10-25')]).toEqual([[23], [25]]);
  });

  test('a year is accepted, a day more is not', () => {
    expect(timesOf({ first_day: '2026-01-01', last_day: '2027-01-01' })).toHaveLength(1);
    expect(timesOf({ first_day: '2026-01-01', last_day: '2027-01-02' })).toBe(
      'RESOURCE_BLOCK_TOO_LONG',
    );
  });

  test.each<[string, Partial<BlockedPeriod>]>([
    ['BOOKING_DAYS_REVERSED', { last_day: '2026-01-11' }],
    ['BOOKING_HOURS_REVERSED', { hours: { opens: '12:00', closes: '12:00' } }],
    ['RESOURCE_BLOCK_WITHOUT_DAYS', { weekdays: [6, 7] }],
    ['RESOURCE_BLOCK_WITHOUT_DAYS', { weekdays: [] }],
  ])('%s for %j', (code, more) => {
    expect(timesOf(more)).toBe(code);
  });
});

describe('slots beside a block', () => {
  const terms = {
    prices: [{ duration: 3_600, amount: 1_000 }],
    opening_hours: [{ weekday: 1, opens: '09:00', closes: '13:00' }],
    exceptions: [],
    granularity_minutes: 60,
    buffer_minutes: 0,
    notice_minutes: 0,
    horizon_days: 30,
    crosses_days: false,
  };
  const slots = (hours: BlockedPeriod['hours'], buffer_minutes = 0) => {
    const one = period({ last_day: '2026-01-12', hours });
    const decision = decideBlock(one, zone);
    const find = slotFinder(
      { ...terms, buffer_minutes },
      {
        after: '2026-01-11T23:00:00.000Z',
        before: '2026-01-12T23:00:00.000Z',
        now: '2026-01-11T09:00:00.000Z',
        zone,
      },
    );
    return find(decision.ok ? decision.value : []).map(({ start_at }) => start_at.slice(11, 16));
  };

  test('slots in a block are not offered; slots at its edges are', () => {
    expect(slots({ opens: '10:00', closes: '12:00' })).toEqual(['08:00', '11:00']);
    expect(slots({ opens: '10:01', closes: '11:59' })).toEqual(['08:00', '11:00']);
    expect(slots({ opens: '09:59', closes: '12:01' })).toEqual([]);
    expect(slots(null)).toEqual([]);
  });

  test('the spacing around a booking also applies around a block', () => {
    expect(slots({ opens: '10:00', closes: '12:00' }, 30)).toEqual([]);
  });
});
