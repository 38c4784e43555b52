import { expect, test } from 'vitest';
import { readWantedTime } from './requests.ts';

const read = (query: string) => readWantedTime(new URLSearchParams(query));

test('reads the resource, the moment in any form, and until when', () => {
  expect(read('resource=cone&start_at=2026-07-06T09:00:00%2B02:00&duration=5400')).toEqual({
    resource: 'cone',
    start_at: '2026-07-06T07:00:00.000Z',
    end_at: '2026-07-06T08:30:00.000Z',
    duration: 5_400,
  });
});

test.each([
  '',
  'resource=cone&start_at=2026-07-06T07:00:00Z',
  'resource=cone&start_at=tomorrow&duration=3600',
  'resource=<script>&start_at=2026-07-06T07:00:00Z&duration=3600',
  'resource=cone&start_at=2026-07-06T07:00:00Z&duration=0',
  'resource=cone&start_at=2026-07-06T07:00:00Z&duration=1e9',
])('reads nothing of %s', (query) => {
  expect(read(query)).toBeNull();
});
