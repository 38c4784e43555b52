import { expect, test } from 'vitest';
import { scheduleSteps, shownDay, visibleDays } from './schedule-steps.ts';

// a Wednesday
const TODAY = '2026-07-08';
const LAST = '2126-07-08';
const days = ['2026-07-08', '2026-07-10', '2026-07-14', '2026-09-02'];
const steps = (chosen: string, span: 1 | 7) =>
  scheduleSteps(chosen, { span, first: TODAY, last: LAST, offered: days });

test.each([
  // chosen day, days in view, previous, next, jump back, jump on
  ['2026-07-08', 1, null, '2026-07-09', null, '2026-07-10'],
  ['2026-07-09', 1, '2026-07-08', '2026-07-10', '2026-07-08', '2026-07-10'],
  ['2026-07-10', 1, '2026-07-09', '2026-07-11', '2026-07-08', '2026-07-14'],
  ['2026-09-30', 1, '2026-09-29', '2026-10-01', '2026-09-02', null],
  ['2026-07-08', 7, null, '2026-07-13', null, '2026-07-14'],
  // the week before began before today: it is shown from today
  ['2026-07-14', 7, '2026-07-08', '2026-07-20', '2026-07-10', '2026-09-02'],
  ['2026-07-22', 7, '2026-07-13', '2026-07-27', '2026-07-14', '2026-09-02'],
  // over the weeks in which the clock changes
  ['2026-10-25', 7, '2026-10-12', '2026-10-26', '2026-09-02', null],
  ['2027-03-28', 7, '2027-03-15', '2027-03-29', '2026-09-02', null],
  ['2126-07-08', 1, '2126-07-07', null, '2026-09-02', null],
] as const)('from %s, with %i days in view', (chosen, span, previous, next, jump_back, jump_on) => {
  expect(steps(chosen, span)).toEqual({ previous, next, jump_back, jump_on });
});

test('a phone shows the chosen day, other screens its week', () => {
  expect(visibleDays(TODAY, 1)).toEqual([TODAY]);
  expect(visibleDays(TODAY, 7)).toHaveLength(7);
  expect(visibleDays(TODAY, 7)[0]).toBe('2026-07-06');
});

test.each([
  ['the requested day', '2026-08-01', '2026-07-10', '2026-08-01'],
  ['a past day becomes today', '2020-01-01', '2026-07-10', TODAY],
  ['nothing lies beyond a hundred years', '2999-01-01', null, LAST],
  ['the day of the first item', null, '2026-07-10', '2026-07-10'],
  ['today, when there is no item', null, null, TODAY],
] as const)('%s', (_name, requestedDay, first_item, day) => {
  expect(shownDay(requestedDay, { first: TODAY, last: LAST, first_item })).toBe(day);
});
