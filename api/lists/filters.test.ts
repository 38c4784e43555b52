import { expect, test } from 'vitest';
import { paymentFilterSet } from '../payments/payment-filters.ts';
import { registrationFilterSet } from '../registrations/registration-filters.ts';
import { reviewFilterSet } from '../reviews/review-filters.ts';
import { filtersOf, type ListFilters, readFilters } from './filters.ts';

const today = '2026-07-08';
const read = <Set extends Parameters<typeof filtersOf>[0]>(
  set: ListFilters<Set>,
  address: Record<string, string>,
  sees = true,
) => readFilters(set, { address, today, sees: () => sees });

test('values are those of the request: words, choices, yes or no, numbers, days', () => {
  expect(
    read(registrationFilterSet, {
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
  expect(read(reviewFilterSet, { score: '4' }).values).toEqual({ score: 4 });
});

test('a period is said by its name, seen from today, or by its days', () => {
  expect(read(registrationFilterSet, { registered: 'THIS_WEEK' }).values).toEqual({
    registered_from: '2026-07-06',
    registered_to: '2026-07-12',
  });
  expect(read(registrationFilterSet, { takes_place: 'TODAY' }).values).toEqual({
    from: today,
    to: today,
  });
  expect(read(paymentFilterSet, { received_from: '2026-07-01' })).toEqual({
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
] as const)('%j: what says nothing is named, and not read', (address, nonsense) => {
  const found = read(registrationFilterSet, address);
  expect(found.nonsense).toEqual(nonsense);
  const left = 'registered_from' in address ? { registered_from: '2026-07-01' } : {};
  expect(found.values).toEqual(left);
});

test('what the reader may not see is not read', () => {
  expect(read(registrationFilterSet, { payment: 'OVERDUE', cancelled: 'true' }, false)).toEqual({
    values: { cancelled: true },
    nonsense: ['payment'],
  });
});

test('a filter of which the request has no field is a mistake', () => {
  expect(() => filtersOf({}, { state: { kind: 'choice', of: [] } })).toThrow('state');
});
