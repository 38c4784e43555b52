import { describe, expect, test } from 'vitest';
import { permit, refuse } from '../base/refusal.ts';
import { type BulkChange, bulkChanged, type BulkValues, undone } from './bulk-change.ts';

const values: BulkValues = {
  closed: false,
  called_off: false,
  capacity: 12,
  price: 12_000,
  deposit: 3_600,
  tags: ['été'],
  registrations_start_at: null,
  registrations_end_at: '2026-07-01T22:00:00.000Z',
};
const of = {
  shared_capacity: null,
  start_at: '2026-07-06T07:00:00.000Z',
  zone: 'Europe/Brussels',
};

test.each<[string, BulkChange, Partial<BulkValues>]>([
  ['is closed', { kind: 'CLOSED', closed: true }, { closed: true }],
  [
    'does not take place',
    { kind: 'CLOSED', closed: true, takes_place: false },
    { closed: true, called_off: true },
  ],
  [
    'does not take place, with its share given back',
    { kind: 'CLOSED', closed: true, takes_place: true, give_back: {} },
    { closed: true, called_off: true },
  ],
  ['stays open', { kind: 'CLOSED', closed: false }, {}],
  ['has so many places', { kind: 'CAPACITY', by: 'SET', capacity: 20 }, { capacity: 20 }],
  ['has no limit', { kind: 'CAPACITY', by: 'SET', capacity: null }, { capacity: null }],
  ['has two more', { kind: 'CAPACITY', by: 'ADD', places: 2 }, { capacity: 14 }],
  ['has twelve fewer', { kind: 'CAPACITY', by: 'ADD', places: -12 }, { capacity: 0 }],
  ['costs so much', { kind: 'PRICE', by: 'SET', price: 9_900 }, { price: 9_900 }],
  ['costs its deposit', { kind: 'PRICE', by: 'SET', price: 3_600 }, { price: 3_600 }],
  ['costs five euros more', { kind: 'PRICE', by: 'ADD', amount: 500 }, { price: 12_500 }],
  [
    'costs 3.3 % more to the cent',
    { kind: 'PRICE', by: 'SHARE', share: 330, round_to: 1 },
    { price: 12_396 },
  ],
  ['and to the euro', { kind: 'PRICE', by: 'SHARE', share: 330, round_to: 100 }, { price: 12_400 }],
  ['the half goes up', { kind: 'PRICE', by: 'SHARE', share: 42, round_to: 100 }, { price: 12_100 }],
  [
    'costs a tenth less',
    { kind: 'PRICE', by: 'SHARE', share: -1_000, round_to: 50 },
    { price: 10_800 },
  ],
  [
    'opens at a moment, and closes as before',
    { kind: 'WINDOW', opens: { by: 'SET', at: '2026-03-01T08:00:00.000Z' } },
    { registrations_start_at: '2026-03-01T08:00:00.000Z' },
  ],
  [
    'closes three days before it begins, on the wall',
    { kind: 'WINDOW', closes: { by: 'BEFORE_START', days: 3, time: '18:00' } },
    { registrations_end_at: '2026-07-03T16:00:00.000Z' },
  ],
  [
    'never closes before it begins',
    { kind: 'WINDOW', closes: { by: 'SET', at: null } },
    { registrations_end_at: null },
  ],
  [
    'has a tag more, once',
    { kind: 'TAGS', add: ['été', 'sud'], remove: [] },
    { tags: ['été', 'sud'] },
  ],
  ['has a tag less', { kind: 'TAGS', add: [], remove: ['été', 'nord'] }, { tags: [] }],
])('%s', (_what, change, expected) => {
  expect(bulkChanged(values, { change, of })).toEqual(permit({ ...values, ...expected }));
});

const many = Array.from({ length: 20 }, (_, at) => `t${at}`);

test.each<[string, BulkChange]>([
  ['PRICE_BELOW_DEPOSIT', { kind: 'PRICE', by: 'SET', price: 3_599 }],
  ['PRICE_OUT_OF_RANGE', { kind: 'PRICE', by: 'ADD', amount: -12_001 }],
  ['PRICE_OUT_OF_RANGE', { kind: 'PRICE', by: 'SET', price: 100_000_001 }],
  ['CAPACITY_OUT_OF_RANGE', { kind: 'CAPACITY', by: 'ADD', places: -13 }],
  ['CAPACITY_OUT_OF_RANGE', { kind: 'CAPACITY', by: 'ADD', places: 99_989 }],
  ['WINDOW_REVERSED', { kind: 'WINDOW', opens: { by: 'BEFORE_START', days: 1, time: '08:00' } }],
  ['TAGS_TOO_MANY', { kind: 'TAGS', add: many, remove: [] }],
])('%s', (code, change) => {
  expect(bulkChanged(values, { change, of })).toEqual(refuse(code));
});

describe('a date', () => {
  const dateValues = { ...values, capacity: null };

  test('gets more places than its availability when some are added', () => {
    expect(
      bulkChanged(dateValues, {
        change: { kind: 'CAPACITY', by: 'ADD', places: 3 },
        of: { ...of, shared_capacity: 12 },
      }),
    ).toEqual(permit({ ...dateValues, capacity: 15 }));
  });

  test('cannot be given more places when it has no limit', () => {
    expect(
      bulkChanged(dateValues, { change: { kind: 'CAPACITY', by: 'ADD', places: 3 }, of }),
    ).toEqual(refuse('CAPACITY_UNLIMITED'));
  });
});

describe('undone', () => {
  const change = { before: { price: 12_000, tags: ['été'] }, after: { price: 9_900, tags: [] } };

  test('returns to its earlier state, and keeps other changes', () => {
    const now = { ...values, price: 9_900, tags: [], capacity: 20 };
    expect(undone(now, change)).toEqual(permit({ ...values, capacity: 20 }));
  });

  test('is left alone when it changed again', () => {
    const now = { ...values, price: 9_800, tags: [] };
    expect(undone(now, change)).toEqual(refuse('CHANGED_SINCE'));
  });
});
