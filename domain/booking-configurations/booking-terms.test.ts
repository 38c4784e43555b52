import { describe, expect, test } from 'vitest';
import { type BookingTerms, decideTerms } from './booking-terms.ts';

const morning = { weekday: 1, opens: '09:00', closes: '12:00' };
const hour = { duration: 3_600, amount: 1_800 };
const terms: BookingTerms = {
  prices: [hour],
  opening_hours: [morning],
  exceptions: [],
  minimum_participants: 1,
  maximum_participants: 4,
};
const days = { first_day: '2026-12-24', last_day: '2027-01-03', hours: null };

test('prices are sorted by length, hours by weekday and exceptions by date', () => {
  const afternoon = { weekday: 1, opens: '12:00', closes: '24:00' };
  const tuesday = { weekday: 2, opens: '08:00', closes: '10:00' };
  const holiday = { first_day: '2026-07-21', last_day: '2026-07-21', hours: null };
  const decision = decideTerms({
    ...terms,
    prices: [{ duration: 7_200, amount: 3_000 }, hour],
    opening_hours: [tuesday, afternoon, morning],
    exceptions: [days, holiday],
  });
  expect(decision).toEqual({
    ok: true,
    value: {
      ...terms,
      prices: [hour, { duration: 7_200, amount: 3_000 }],
      opening_hours: [morning, afternoon, tuesday],
      exceptions: [holiday, days],
    },
  });
});

describe('refuses, with the field', () => {
  const cases: readonly [string, string, Partial<BookingTerms>][] = [
    ['BOOKING_DURATION_TWICE', 'prices.1.duration', { prices: [hour, { ...hour, amount: 1 }] }],
    [
      'BOOKING_HOURS_REVERSED',
      'opening_hours.0.closes',
      { opening_hours: [{ ...morning, closes: '09:00' }] },
    ],
    [
      'BOOKING_HOURS_OVERLAP',
      'opening_hours.1.opens',
      { opening_hours: [morning, { weekday: 1, opens: '11:59', closes: '13:00' }] },
    ],
    [
      'BOOKING_DAYS_REVERSED',
      'exceptions.0.last_day',
      { exceptions: [{ ...days, last_day: '2026-12-23' }] },
    ],
    [
      'BOOKING_HOURS_REVERSED',
      'exceptions.1.hours.closes',
      { exceptions: [days, { ...days, hours: { opens: '10:00', closes: '09:30' } }] },
    ],
    ['BOOKING_PARTICIPANTS_REVERSED', 'maximum_participants', { minimum_participants: 5 }],
  ];
  test.each(cases)('%s at %s', (code, field, change) => {
    expect(decideTerms({ ...terms, ...change })).toEqual({
      ok: false,
      refused: code,
      fields: { [field]: code },
    });
  });
});

test('adjacent hours, and hours on different weekdays, do not overlap', () => {
  const opening_hours = [
    morning,
    { ...morning, opens: '12:00', closes: '13:00' },
    { ...morning, weekday: 2 },
  ];
  expect(decideTerms({ ...terms, opening_hours }).ok).toBe(true);
});
