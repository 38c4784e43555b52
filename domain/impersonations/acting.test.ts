import { expect, test } from 'vitest';
import { mayGoOn } from './acting.ts';

const now = '2026-01-05T08:00:00.000Z';
const going = {
  permissions: ['customers.impersonate'] as const,
  office_until: '2026-01-05T20:00:00.000Z',
  seen_at: '2026-01-05T07:45:01.000Z',
  now,
};

test.each([
  ['somebody who did something a moment ago', {}, true],
  ['a quarter of an hour without anything', { seen_at: '2026-01-05T07:45:00.000Z' }, false],
  ['who lost the right', { permissions: ['customers.read'] as const }, false],
  ['who signed out', { office_until: null }, false],
  ['whose session of the back-office is over', { office_until: now }, false],
])('%s', (_, changed, answer) => {
  expect(mayGoOn({ ...going, ...changed })).toBe(answer);
});
