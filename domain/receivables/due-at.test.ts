import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, wallTimeOf } from '../base/days.ts';
import { addMinutes, instantOfMillis, isAfter, lastMomentBefore } from '../base/instants.ts';
import { dueAt } from './due-at.ts';
import { isOverdue } from './overdue.ts';

const BRUSSELS = 'Europe/Brussels';
const orderedAt = '2026-07-01T08:00:00.000Z';

describe('the deadline of a transfer', () => {
  it.each([
    ['no term', orderedAt, null, [], null],
    ['the end of the day, in summer', orderedAt, 14, [], '2026-07-15T22:00:00.000Z'],
    ['in winter', '2026-01-05T08:00:00.000Z', 7, [], '2026-01-12T23:00:00.000Z'],
    ['over the change to summer', '2026-03-27T08:00:00.000Z', 2, [], '2026-03-29T22:00:00.000Z'],
    ['over the change to winter', '2026-10-24T08:00:00.000Z', 1, [], '2026-10-25T23:00:00.000Z'],
    // 23:30 in Brussels is on another day than in UTC, which is still on the day before
    ['late in the evening', '2026-07-01T22:30:00.000Z', 1, [], '2026-07-03T22:00:00.000Z'],
    [
      'a camp that starts before',
      orderedAt,
      14,
      ['2026-07-06T07:00:00.000Z'],
      '2026-07-06T07:00:00.000Z',
    ],
    [
      'a camp that starts after',
      orderedAt,
      14,
      ['2026-08-06T07:00:00.000Z'],
      '2026-07-15T22:00:00.000Z',
    ],
    [
      'a course that runs: its next date counts',
      orderedAt,
      14,
      ['2026-06-24T07:00:00.000Z', '2026-07-08T07:00:00.000Z'],
      '2026-07-08T07:00:00.000Z',
    ],
    ['an availability that had begun', orderedAt, 14, [orderedAt], '2026-07-15T22:00:00.000Z'],
  ])('%s', (_, at, term_days, starts, due) => {
    expect(dueAt(at, { term_days, starts, timezone: BRUSSELS })).toBe(due);
  });

  // any moment, to the minute, of years with clock changes; zones of both hemispheres, also with
  // changes at midnight
  const moments = fc
    .integer({ min: Date.UTC(2025, 0, 1) / 60_000, max: Date.UTC(2028, 0, 1) / 60_000 })
    .map((minutes) => instantOfMillis(minutes * 60_000));
  const zones = fc.constantFrom(
    BRUSSELS,
    'UTC',
    'America/New_York',
    'Africa/Cairo',
    'Australia/Lord_Howe',
  );
  const terms = fc.integer({ min: 1, max: 60 });

  it('is the last moment of the day that many days later, across clock changes', () => {
    fc.assert(
      fc.property(moments, terms, zones, (at, term_days, timezone) => {
        const due = dueAt(at, { term_days, starts: [], timezone }) ?? '';
        const last = lastMomentBefore(due);
        expect(dayOf(last, timezone)).toBe(addDays(dayOf(at, timezone), term_days));
        expect(dayOf(due, timezone)).toBe(addDays(dayOf(at, timezone), term_days + 1));
        expect(isAfter(due, at)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('ends at local midnight in Brussels, on days of 23 and 25 hours too', () => {
    fc.assert(
      fc.property(moments, terms, (at, term_days) => {
        const due = dueAt(at, { term_days, starts: [], timezone: BRUSSELS }) ?? '';
        expect(wallTimeOf(due, BRUSSELS)).toBe('00:00');
      }),
    );
  });

  it('is after the order, never after a future start, and never later with more starts', () => {
    const offsets = fc.array(fc.integer({ min: -50_000, max: 90_000 }), { maxLength: 5 });
    fc.assert(
      fc.property(moments, terms, zones, offsets, (at, term_days, timezone, minutes) => {
        const starts = minutes.map((offset) => addMinutes(at, offset));
        const due = dueAt(at, { term_days, starts, timezone }) ?? '';
        expect(isAfter(due, at)).toBe(true);
        for (const start of starts) expect(isAfter(start, at) && isAfter(due, start)).toBe(false);
        const alone = dueAt(at, { term_days, starts: [], timezone }) ?? '';
        expect(isAfter(due, alone)).toBe(false);
        expect([alone, ...starts]).toContain(due);
      }),
      { numRuns: 500 },
    );
  });
});

describe('overdue', () => {
  const due_at = '2026-07-15T22:00:00.000Z';
  it.each([
    ['before', 10_000, 0, '2026-07-15T21:59:59.999Z', false],
    ['at that moment', 10_000, 0, due_at, true],
    ['paid in part', 10_000, 9_999, '2026-08-01T00:00:00.000Z', true],
    ['paid', 10_000, 10_000, '2026-08-01T00:00:00.000Z', false],
    ['nothing to pay', 0, 0, '2026-08-01T00:00:00.000Z', false],
  ])('%s', (_, total_amount, paid_amount, now, overdue) => {
    expect(isOverdue({ total_amount, paid_amount, due_at }, now)).toBe(overdue);
    expect(isOverdue({ total_amount, paid_amount, due_at: null }, now)).toBe(false);
  });
});
