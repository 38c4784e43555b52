import { expect, test } from 'vitest';
import { priceOf, readWantedTime } from './requests.ts';

const readQuery = (query: string) => readWantedTime(new URLSearchParams(query));

test('reads the resource, the start in any format, and the length', () => {
  expect(readQuery('resource=cone&start_at=2026-07-06T09:00:00%2B02:00&duration=5400')).toEqual({
    resource: 'cone',
    start_at: '2026-07-06T07:00:00.000Z',
    end_at: '2026-07-06T08:30:00.000Z',
    duration: 5_400,
    dates: [{ start_at: '2026-07-06T07:00:00.000Z', end_at: '2026-07-06T08:30:00.000Z' }],
  });
});

test('of several consecutive slots, each must be free and all are paid', () => {
  const wanted = readQuery('resource=cone&start_at=2026-07-06T07:00:00Z&duration=3600&times=2');
  const slot = (start_at: string) => ({
    id: start_at,
    resource_id: 1,
    start_at,
    prices: [{ duration: 3_600, amount: 1_800 }],
  });
  const first = '2026-07-06T07:00:00Z';
  const second = '2026-07-06T08:00:00Z';
  expect(wanted?.dates.map(({ start_at }) => Date.parse(start_at))).toEqual(
    [first, second].map((at) => Date.parse(at)),
  );
  if (wanted === null) throw new Error('It is a time that could be booked.');
  expect(priceOf(wanted, [slot(first), slot('2026-07-06T07:30:00Z'), slot(second)])).toBe(3_600);
  expect(priceOf(wanted, [slot(first)])).toBeUndefined();
});

test.each([
  '',
  'resource=cone&start_at=2026-07-06T07:00:00Z',
  'resource=cone&start_at=tomorrow&duration=3600',
  'resource=<script>&start_at=2026-07-06T07:00:00Z&duration=3600',
  'resource=cone&start_at=2026-07-06T07:00:00Z&duration=0',
  'resource=cone&start_at=2026-07-06T07:00:00Z&duration=1e9',
  'resource=cone&start_at=2026-07-06T07:00:00Z&duration=3600&times=0',
  'resource=cone&start_at=2026-07-06T07:00:00Z&duration=3600&times=21',
])('ignores %s', (query) => {
  expect(readQuery(query)).toBeNull();
});
