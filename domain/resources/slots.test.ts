import { casesOf } from '@ribambelle/testing/reading/cases.ts';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, instantAt, spanOfDay, wallTimeOf } from '../base/days.ts';
import { addMinutes, instantOfMillis, millisOf } from '../base/instants.ts';
import type { SlotTerms } from './openings.ts';
import { decideTime, isFree, isOpenFor } from './decide-time.ts';
import { slotFinder, type TakenTime } from './slots.ts';

const zone = 'Europe/Brussels';
const MONDAY = '2026-07-06';
const now = '2026-07-05T08:00:00.000Z';
const at = (wall_time: string, day = MONDAY) => instantAt({ day, wall_time, zone });
const WHOLE_WEEK = [1, 2, 3, 4, 5, 6, 7];

const TERMS: SlotTerms = {
  prices: [{ duration: 3_600, amount: 1_800 }],
  opening_hours: [{ weekday: 1, opens: '09:00', closes: '12:00' }],
  exceptions: [],
  granularity_minutes: 60,
  buffer_minutes: 0,
  notice_minutes: 0,
  horizon_days: 30,
  crosses_days: false,
};

const ALL_DAY = WHOLE_WEEK.map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' }));

/** `09:00-12:00, 13:00-15:00` */
const spansOf = (cell: string) =>
  cell
    .split(', ')
    .filter((span) => span.includes('-'))
    .map((span) => {
      const [opens = '', closes = ''] = span.split('-');
      return { opens, closes };
    });

const takenOf = (cell: string): TakenTime[] =>
  spansOf(cell).map(({ opens, closes }) => ({ start_at: at(opens), end_at: at(closes) }));

/** Returns the slots of a day, as a row of the table writes them. */
function slotsOn(
  day: string,
  input: { terms: SlotTerms; taken?: readonly TakenTime[]; moment?: string },
) {
  const { start_at: after, end_at: before } = spanOfDay(day, zone);
  const { terms, taken = [], moment = now } = input;
  return slotFinder(terms, { after, before, now: moment, zone })(taken)
    .map(({ start_at, prices }) => {
      const lengths = prices.map(({ duration }) => duration / 60);
      return [wallTimeOf(start_at, zone), ...lengths].join(' ');
    })
    .join(', ');
}

describe('a Monday', () => {
  it.each(casesOf('slots', 'A Monday'))(
    'open %s, %s minutes each %s, %s free, booked %s: %s',
    (hours = '', lengths = '', step, free, taken = '', slots = '') => {
      const terms = {
        ...TERMS,
        opening_hours: spansOf(hours).map((one) => ({ weekday: 1, ...one })),
        prices: lengths
          .split(' ')
          .map((minutes) => ({ duration: Number(minutes) * 60, amount: 1 })),
        granularity_minutes: Number(step),
        buffer_minutes: Number(free),
      };
      expect(slotsOn(MONDAY, { terms, taken: takenOf(taken) })).toBe(slots);
    },
  );
});

describe('nights', () => {
  it.each(casesOf('slots', 'Nights'))('%s has %s hours: %s slots', (day = '', hours, slots) => {
    const { start_at, end_at } = spanOfDay(day, zone);
    expect((millisOf(end_at) - millisOf(start_at)) / 3_600_000).toBe(Number(hours));
    const terms = { ...TERMS, opening_hours: ALL_DAY };
    const slotsFound = slotsOn(day, { terms, moment: start_at });
    expect(slotsFound.split(', ')).toHaveLength(Number(slots));
  });
});

describe('exceptions', () => {
  const closedDays = { first_day: '2026-07-01', last_day: '2026-07-10', hours: null };
  const short = { first_day: MONDAY, last_day: MONDAY, hours: { opens: '10:00', closes: '11:00' } };
  it.each([
    ['closed for a week', [closedDays], ''],
    [
      'closed until the day before',
      [{ ...closedDays, last_day: '2026-07-05' }],
      '09:00 60, 10:00 60, 11:00 60',
    ],
    ['other hours in place of those of the weekday', [short], '10:00 60'],
    ['open on one of the days of a week in which it is closed', [closedDays, short], '10:00 60'],
  ])('%s', (_, exceptions, slots) => {
    expect(slotsOn(MONDAY, { terms: { ...TERMS, exceptions } })).toBe(slots);
  });
});

describe('midnight', () => {
  const terms = { ...TERMS, opening_hours: ALL_DAY, prices: [{ duration: 7_200, amount: 1 }] };
  it('ends a stay', () => {
    expect(slotsOn(MONDAY, { terms }).split(', ').at(-1)).toBe('22:00 120');
  });
  it('does not end a stay when the configuration allows it and the next day begins open', () => {
    const crossing = { ...terms, crosses_days: true };
    expect(slotsOn(MONDAY, { terms: crossing }).split(', ').at(-1)).toBe('23:00 120');
    const closedDay = { first_day: '2026-07-07', last_day: '2026-07-07', hours: null };
    const shut = { ...crossing, exceptions: [closedDay] };
    expect(slotsOn(MONDAY, { terms: shut }).split(', ').at(-1)).toBe('22:00 120');
  });
  it('is crossed for as many days as the longest booking takes', () => {
    const week = { ...terms, crosses_days: true, prices: [{ duration: 7 * 86_400, amount: 1 }] };
    expect(slotsOn(MONDAY, { terms: week }).split(', ')).toHaveLength(24);
  });
});

describe('notice and horizon', () => {
  const terms = { ...TERMS, opening_hours: ALL_DAY };
  it.each([
    ['exactly the notice before', at('09:30'), 90, '11:00 60'],
    ['a minute too late', at('09:31'), 90, '12:00 60'],
    ['without notice, at the moment it begins', at('09:00'), 0, '09:00 60'],
  ])('%s', (_, moment, notice_minutes, first) => {
    const slots = slotsOn(MONDAY, { terms: { ...terms, notice_minutes }, moment });
    expect(slots.split(', ')[0]).toBe(first);
  });
  it('allows bookings until the end of the last day, and not on the next', () => {
    const near = { ...terms, horizon_days: 1 };
    expect(slotsOn(MONDAY, { terms: near }).split(', ')).toHaveLength(24);
    expect(slotsOn('2026-07-07', { terms: near })).toBe('');
  });
  it('finds nothing in a period that ends before it begins', () => {
    const span = { after: at('12:00'), before: at('09:00'), now, zone };
    expect(slotFinder(terms, span)([])).toEqual([]);
  });
});

describe('the price of one booking', () => {
  const wish = { start_at: at('10:00'), end_at: at('11:00'), taken: [], now, zone };
  it('is the price of its length', () => {
    expect(decideTime(TERMS, wish)).toEqual({ ok: true, value: TERMS.prices[0] });
  });
  it.each([
    ['BOOKING_DURATION_UNKNOWN', { end_at: at('11:30') }],
    ['BOOKING_DURATION_UNKNOWN', { end_at: at('09:00') }],
    ['BOOKING_NOT_POSSIBLE', { start_at: at('10:30'), end_at: at('11:30') }],
    ['BOOKING_NOT_POSSIBLE', { start_at: at('12:00'), end_at: at('13:00') }],
    ['BOOKING_NOT_POSSIBLE', { now: at('10:01') }],
    ['RESOURCE_TAKEN', { taken: takenOf('10:59-12:00') }],
  ] as const)('refuses %s', (refused, change) => {
    expect(decideTime(TERMS, { ...wish, ...change })).toMatchObject({ ok: false, refused });
  });
});

test('a promised slot stays possible off the step, but not when it is closed', () => {
  const promised = { start_at: at('10:20'), end_at: at('11:20') };
  expect(isOpenFor(TERMS, { ...promised, zone })).toBe(true);
  expect(isOpenFor(TERMS, { start_at: at('11:30'), end_at: at('12:30'), zone })).toBe(false);
  expect(isOpenFor({ ...TERMS, opening_hours: [] }, { ...promised, zone })).toBe(false);
});

test('every slot can be booked, nothing else can, and two booked slots never overlap', () => {
  const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
  const day = fc.integer({ min: 0, max: 365 }).map((days) => addDays('2026-01-01', days));
  const randomTerms = fc.record({
    day,
    step: fc.constantFrom(15, 20, 30, 60),
    free: fc.constantFrom(0, 10, 30),
    lengths: fc.uniqueArray(fc.constantFrom(15, 30, 60, 90, 240), { minLength: 1, maxLength: 3 }),
    crosses_days: fc.boolean(),
    taken: fc.array(fc.tuple(minutes, fc.integer({ min: 5, max: 300 })), { maxLength: 6 }),
    picks: fc.array(fc.nat(200), { minLength: 1, maxLength: 6 }),
  });
  fc.assert(
    fc.property(randomTerms, (one) => {
      const span = spanOfDay(one.day, zone);
      const terms: SlotTerms = {
        ...TERMS,
        opening_hours: ALL_DAY,
        prices: one.lengths.map((length) => ({ duration: length * 60, amount: length })),
        granularity_minutes: one.step,
        buffer_minutes: one.free,
        crosses_days: one.crosses_days,
      };
      const takenTimes: TakenTime[] = one.taken.map(([start, length]) => {
        const start_at = addMinutes(span.start_at, start);
        return { start_at, end_at: addMinutes(start_at, length) };
      });
      const moment = span.start_at;
      const find = slotFinder(terms, { after: moment, before: span.end_at, now: moment, zone });
      for (const pick of one.picks) {
        const slots = find(takenTimes);
        const slot = slots.at(pick % Math.max(1, slots.length));
        const price = slot?.prices.at(pick % slot.prices.length);
        if (slot === undefined || price === undefined) break;
        const end_at = instantOfMillis(millisOf(slot.start_at) + price.duration * 1_000);
        const time = { start_at: slot.start_at, end_at };
        expect(decideTime(terms, { ...time, taken: takenTimes, now: moment, zone }).ok).toBe(true);
        expect(isFree(terms, { time, taken: takenTimes })).toBe(true);
        expect(isOpenFor(terms, { ...time, zone })).toBe(true);
        takenTimes.push(time);
        expect(decideTime(terms, { ...time, taken: takenTimes, now: moment, zone }).ok).toBe(false);
      }
    }),
  );
});
