import { expect, test } from 'vitest';
import { disputeState } from './stripe-report.ts';

test.each([
  ['needs_response', -100, 'OPEN'],
  ['under_review', -100, 'OPEN'],
  ['won', 0, 'WON'],
  ['lost', -100, 'LOST'],
  ['appeal_needs_response', -100, 'LOST'],
  ['warning_needs_response', 0, null],
  ['warning_under_review', 0, null],
  ['warning_closed', 0, null],
  ['prevented', -100, 'LOST'],
  ['prevented', 0, null],
  ['a_state_of_2027', -100, 'OPEN'],
  ['a_state_of_2027', 0, null],
])('%s with %i moved is %s', (status, amount, state) => {
  expect(disputeState({ status, balance_transactions: [{ amount }] })).toBe(state);
});
