import { expect, test } from 'vitest';
import { type DateMove, moveDate } from './move-date.ts';

const NOW = '2026-07-06T08:00:00.000Z';
const day = (id: number, from: string, to: string, on = '07') => ({
  id,
  start_at: `2026-07-${on}T${from}:00.000Z`,
  end_at: `2026-07-${on}T${to}:00.000Z`,
});
const dates = [day(1, '07:00', '14:00', '06'), day(2, '07:00', '10:00'), day(3, '12:00', '14:00')];
const move = (moved: DateMove['moved'], past = false) => moveDate({ dates, moved, past }, NOW);

test.each([
  ['an hour later', day(2, '08:00', '11:00')],
  ['until the next one begins', day(2, '07:00', '12:00')],
  ['after the next one', day(2, '14:00', '16:00')],
  ['within its own hours', day(2, '08:00', '09:00')],
  ['to another day', day(2, '12:00', '14:00', '09')],
] as const)('moves %s', (_, moved) => {
  expect(move(moved)).toEqual({ ok: true, value: [dates[0], dates[2], moved] });
});

test.each([
  ['TIME_INVALID', { end_at: 'TIME_INVALID' }, day(2, '10:00', '10:00')],
  ['TIME_INVALID', { end_at: 'TIME_INVALID' }, day(2, '10:00', '09:00')],
  ['DATES_OVERLAP', { start_at: 'DATES_OVERLAP' }, day(2, '10:00', '12:01')],
  ['DATES_OVERLAP', { start_at: 'DATES_OVERLAP' }, day(2, '11:00', '15:00')],
  ['DATE_STARTED', {}, day(1, '09:00', '15:00', '06')],
  ['DATE_STARTED', {}, day(2, '15:00', '16:00', '05')],
] as const)('refuses with %s', (refused, fields, moved) => {
  expect(move(moved)).toEqual({ ok: false, refused, fields });
});

test('moves a date that has begun when staff insist', () => {
  expect(move(day(1, '07:00', '15:00', '06'), true).ok).toBe(true);
});
