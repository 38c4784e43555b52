import { expect, test } from 'vitest';
import { backupState, supernumerary } from './backup-state.ts';

const NOW = '2026-11-28T18:00:00.000Z';
const SINCE = '2026-11-01T18:00:00.000Z';

test.each([
  ['WELL', { succeeded_at: '2026-11-28T02:30:10.000Z', failed_at: null }],
  ['WELL', { succeeded_at: '2026-11-28T03:30:10.000Z', failed_at: '2026-11-28T02:30:10.000Z' }],
  ['FAILED', { succeeded_at: '2026-11-27T02:30:10.000Z', failed_at: '2026-11-28T02:30:10.000Z' }],
  ['FAILED', { succeeded_at: null, failed_at: '2026-11-02T02:30:10.000Z' }],
  ['OLD', { succeeded_at: '2026-11-27T15:59:59.000Z', failed_at: null }],
  ['WELL', { succeeded_at: '2026-11-27T16:00:00.000Z', failed_at: null }],
  ['OLD', { succeeded_at: null, failed_at: null }],
] as const)('%s: %o', (state, facts) => {
  expect(backupState({ since: SINCE, ...facts }, NOW)).toBe(state);
});

test('a backup that has just been switched on is not missing yet', () => {
  const facts = { since: '2026-11-28T10:00:00.000Z', succeeded_at: null, failed_at: null };
  expect(backupState(facts, NOW)).toBe('WELL');
});

test('the newest stay, incomplete backups go, and other files are left alone', () => {
  const night = (day: string) => `ribambelle-2026-11-${day}T02-30-00Z.backup`;
  const names = [
    night('28'),
    'holidays.jpg',
    night('26'),
    night('27'),
    'before-the-move.backup',
    `${night('27')}.0123abcd.part`,
  ];
  expect(supernumerary(names, 2)).toEqual([night('26'), `${night('27')}.0123abcd.part`]);
  expect(supernumerary(names, 9)).toEqual([`${night('27')}.0123abcd.part`]);
});
