import { expect, test } from 'vitest';
import { paymentFilterSet } from '../payments/payment-filters.ts';
import { registrationFilterSet } from '../registrations/registration-filters.ts';
import { reportFilterSet } from '../reports/report-filters.ts';
import { reviewFilterSet } from '../reviews/review-filters.ts';
import { rosterFilterSet } from '../rosters/roster-filters.ts';
import { filtersOf, type ListFilters } from './filters.ts';
import { readFilters } from './read-filters.ts';

const today = '2026-07-08';
const readFrom = <Set extends Parameters<typeof filtersOf>[0]>(
  set: ListFilters<Set>,
  address: Record<string, string>,
  sees = true,
) => readFilters(set, { address, today, sees: () => sees });

test('reads words, choices, booleans, numbers and days from the address', () => {
  expect(
    readFrom(registrationFilterSet, {
      search: 'dubois',
      payment: 'OVERDUE',
      cancelled: 'false',
      activity: 'stages',
      from: '2026-07-01',
    }),
  ).toEqual({
    values: {
      search: 'dubois',
      payment: 'OVERDUE',
      cancelled: false,
      activity: 'stages',
      from: '2026-07-01',
    },
    nonsense: [],
  });
  expect(readFrom(reviewFilterSet, { score: '4' }).values).toEqual({ score: 4 });
});

test('reads a period from its name, relative to today, or from its days', () => {
  expect(readFrom(registrationFilterSet, { registered: 'THIS_WEEK' }).values).toEqual({
    registered_from: '2026-07-06',
    registered_to: '2026-07-12',
  });
  expect(readFrom(registrationFilterSet, { takes_place: 'TODAY' }).values).toEqual({
    from: today,
    to: today,
  });
  expect(readFrom(paymentFilterSet, { received_from: '2026-07-01' })).toEqual({
    values: { received_from: '2026-07-01' },
    nonsense: [],
  });
});

test.each([
  [{ payment: 'NONSENSE' }, ['payment']],
  [{ cancelled: 'perhaps' }, ['cancelled']],
  [{ activity: '<script>' }, ['activity']],
  [{ from: '2026-02-30' }, ['from']],
  [{ from: '2026-07-08', to: '2026-07-01' }, ['from', 'to']],
  [{ registered: 'SOMETIME' }, ['registered']],
  [{ registered: 'TODAY', registered_from: '2026-07-01' }, ['registered']],
  [{ search: 'x'.repeat(101) }, ['search']],
] as const)('%j: invalid values are named, and are not read', (address, nonsense) => {
  const result = readFrom(registrationFilterSet, address);
  expect(result.nonsense).toEqual(nonsense);
  const remaining = 'registered_from' in address ? { registered_from: '2026-07-01' } : {};
  expect(result.values).toEqual(remaining);
});

test('a number has a lower and an upper bound, an amount is in minor units, and a reversed pair is invalid', () => {
  expect(readFrom(paymentFilterSet, { amount_from: '1250', amount_to: '9000' })).toEqual({
    values: { amount_from: 1250, amount_to: 9000 },
    nonsense: [],
  });
  expect(readFrom(paymentFilterSet, { amount_to: '0' }).values).toEqual({ amount_to: 0 });
  expect(readFrom(paymentFilterSet, { amount_from: '9000', amount_to: '1250' })).toEqual({
    values: {},
    nonsense: ['amount_from', 'amount_to'],
  });
  for (const amount_from of ['12.5', '-1', 'much', '']) {
    expect(readFrom(paymentFilterSet, { amount_from })).toEqual({
      values: {},
      nonsense: ['amount_from'],
    });
  }
  expect(readFrom(registrationFilterSet, { owed_from: '100' }, false)).toEqual({
    values: {},
    nonsense: ['owed_from'],
  });
});

test.each([
  [{}, '2026-07-08', []],
  [{ day: 'tomorrow' }, '2026-07-09', []],
  [{ day: '2026-01-02' }, '2026-01-02', []],
  [{ day: 'one of these days' }, '2026-07-08', ['day']],
])('a list of one day, %j: %s', (address, day, nonsense) => {
  expect(readFrom(rosterFilterSet, address)).toEqual({ values: { day }, nonsense });
});

const july = { from: '2026-07-01', to: '2026-07-31' };
test.each([
  [{}, july, []],
  [{ period: 'LAST_WEEK' }, { from: '2026-06-29', to: '2026-07-05' }, []],
  [{ from: '2026-01-01', to: '2026-01-02' }, { from: '2026-01-01', to: '2026-01-02' }, []],
  [{ from: '2026-01-01' }, july, ['from']],
  [{ from: '2026-02-01', to: '2026-01-02' }, july, ['from', 'to']],
  [{ period: 'SOMETIME' }, july, ['period']],
])('a report always covers at least one day, %j: %j', (address, values, nonsense) => {
  expect(readFrom(reportFilterSet, address)).toEqual({ values, nonsense });
});

test('a filter that the reader may not see is not read', () => {
  expect(readFrom(registrationFilterSet, { payment: 'OVERDUE', cancelled: 'true' }, false)).toEqual(
    {
      values: { cancelled: true },
      nonsense: ['payment'],
    },
  );
});

test('a filter without a field in the request throws', () => {
  expect(() => filtersOf({}, { state: { kind: 'choice', of: [] } })).toThrow('state');
});
