import { expect, test } from 'vitest';
import { checkConditions } from './check-conditions.ts';
import { isInSegment, type SegmentFacts } from './in-segment.ts';
import type { SegmentConditions, SegmentRule } from './segment.ts';

const NOON = { now: '2026-07-06T10:00:00.000Z', timezone: 'Europe/Brussels' };
const facts: SegmentFacts = {
  choices: { location: ['lix'], weekday: ['1', '3'] },
  numbers: { price: 12_000, dates: null },
  moments: { start: '2026-07-06T22:30:00.000Z' },
  ranges: { ages: { from: 6, to: null } },
};
const holds = (conditions: SegmentConditions) => isInSegment(conditions, { facts, ...NOON });

test.each([
  [{ field: 'location', operator: 'ONE_OF', values: ['luc', 'lix'] }, true],
  [{ field: 'location', operator: 'ONE_OF', values: ['luc'] }, false],
  [{ field: 'location', operator: 'NONE_OF', values: ['luc'] }, true],
  [{ field: 'location', operator: 'NONE_OF', values: ['lix', 'luc'] }, false],
  // its tags are unknown
  [{ field: 'tag', operator: 'ONE_OF', values: ['été'] }, false],
  [{ field: 'tag', operator: 'NONE_OF', values: ['été'] }, true],
  [{ field: 'weekday', operator: 'ONE_OF', values: ['3', '5'] }, true],
  [{ field: 'price', operator: 'AT_LEAST', number: 12_000 }, true],
  [{ field: 'price', operator: 'AT_LEAST', number: 12_001 }, false],
  [{ field: 'price', operator: 'AT_MOST', number: 12_000 }, true],
  [{ field: 'dates', operator: 'AT_LEAST', number: 0 }, false],
  [{ field: 'ages', operator: 'INCLUDES', number: 6 }, true],
  [{ field: 'ages', operator: 'INCLUDES', number: 5 }, false],
  [{ field: 'ages', operator: 'INCLUDES', number: 99 }, true],
  // half past midnight on the 7th in Brussels
  [{ field: 'start', operator: 'FROM', day: '2026-07-07' }, true],
  [{ field: 'start', operator: 'FROM', day: '2026-07-08' }, false],
  [{ field: 'start', operator: 'UNTIL', day: '2026-07-07' }, true],
  [{ field: 'start', operator: 'UNTIL', day: '2026-07-06' }, false],
  [{ field: 'start', operator: 'NEXT_DAYS', days: 1 }, true],
  [{ field: 'start', operator: 'NEXT_DAYS', days: 0 }, false],
  [{ field: 'start', operator: 'LAST_DAYS', days: 30 }, false],
] satisfies readonly (readonly [SegmentRule, boolean])[])('%j: %s', (rule, expected) => {
  expect(holds({ match: 'ALL', rules: [rule] })).toBe(expected);
});

const yes: SegmentRule = { field: 'price', operator: 'AT_LEAST', number: 1 };
const no: SegmentRule = { field: 'price', operator: 'AT_MOST', number: 1 };

test.each([
  [{ match: 'ALL', rules: [] }, true],
  [{ match: 'ANY', rules: [] }, true],
  [{ match: 'ALL', rules: [yes, no] }, false],
  [{ match: 'ANY', rules: [yes, no] }, true],
  [{ match: 'ALL', rules: [yes, { match: 'ANY', rules: [no, yes] }] }, true],
  [{ match: 'ALL', rules: [yes, { match: 'ALL', rules: [no, yes] }] }, false],
] satisfies readonly (readonly [SegmentConditions, boolean])[])(
  '%j: %s',
  (conditions, expected) => {
    expect(holds(conditions)).toBe(expected);
  },
);

test('a condition on a field the entity lacks, with a comparison of another kind, or with an impossible day or age is refused', () => {
  const check = (rule: SegmentRule) =>
    checkConditions('AVAILABILITIES', {
      match: 'ALL',
      rules: [yes, { match: 'ANY', rules: [rule] }],
    });
  expect(check(no)).toMatchObject({ ok: true });
  const wrong = {
    ok: false,
    refused: 'SEGMENT_RULE_IMPOSSIBLE',
    fields: { 'conditions.rules.1.rules.0': 'SEGMENT_RULE_IMPOSSIBLE' },
  };
  expect(check({ field: 'postcode', operator: 'ONE_OF', values: ['1050'] })).toEqual(wrong);
  expect(check({ field: 'price', operator: 'FROM', day: '2026-07-06' })).toEqual(wrong);
  expect(check({ field: 'start', operator: 'AT_LEAST', number: 1 })).toEqual(wrong);
  expect(check({ field: 'weekday', operator: 'ONE_OF', values: ['1', '8'] })).toEqual(wrong);
  expect(check({ field: 'ages', operator: 'INCLUDES', number: 121 })).toEqual(wrong);
});
