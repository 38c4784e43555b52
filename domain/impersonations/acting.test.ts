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
  ['recent activity lets a collaborator go on', {}, true],
  ['a quarter of an hour without activity ends it', { seen_at: '2026-01-05T07:45:00.000Z' }, false],
  ['losing the right ends it', { permissions: ['customers.read'] as const }, false],
  ['signing out ends it', { office_until: null }, false],
  ['the end of the back-office session ends it', { office_until: now }, false],
])('%s', (_, changes, answer) => {
  expect(mayGoOn({ ...going, ...changes })).toBe(answer);
});
