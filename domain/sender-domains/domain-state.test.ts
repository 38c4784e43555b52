import { expect, test } from 'vitest';
import { type DomainState, stateAfterCheck } from './domain-state.ts';
import { RECORD_RESULTS, type RecordResult } from './sender-records.ts';

test.each<[DomainState, number, RecordResult, DomainState, number]>([
  ['WAITING', 0, 'MISSING', 'WAITING', 1],
  ['WAITING', 2, 'DIFFERENT', 'WAITING', 2],
  ['WAITING', 2, 'RIGHT', 'VERIFIED', 0],
  ['WAITING', 0, 'UNANSWERED', 'WAITING', 0],
  ['VERIFIED', 0, 'RIGHT', 'VERIFIED', 0],
  ['VERIFIED', 0, 'MISSING', 'VERIFIED', 1],
  ['VERIFIED', 1, 'UNANSWERED', 'VERIFIED', 1],
  ['VERIFIED', 1, 'RIGHT', 'VERIFIED', 0],
  ['VERIFIED', 1, 'SEVERAL', 'BROKEN', 2],
  ['BROKEN', 2, 'MISSING', 'BROKEN', 2],
  ['BROKEN', 2, 'RIGHT', 'VERIFIED', 0],
])('%s after %i failed checks and %s is %s', (state, failed_checks, key, after, failed) => {
  expect(stateAfterCheck({ state, failed_checks }, { key, next_key: null })).toEqual({
    state: after,
    failed_checks: failed,
    next_key_follows: false,
  });
});

test('the next key follows once it is found, whatever became of the present one', () => {
  for (const key of RECORD_RESULTS)
    expect(
      stateAfterCheck({ state: 'BROKEN', failed_checks: 2 }, { key, next_key: 'RIGHT' }),
    ).toEqual({ state: 'VERIFIED', failed_checks: 0, next_key_follows: true });
  const verified = { state: 'VERIFIED', failed_checks: 0 } as const;
  for (const next_key of ['MISSING', 'UNANSWERED', 'DIFFERENT'] as const)
    expect(stateAfterCheck(verified, { key: 'RIGHT', next_key })).toEqual({
      ...verified,
      next_key_follows: false,
    });
});
