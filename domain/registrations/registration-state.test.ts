import { expect, test } from 'vitest';
import { registrationState } from './registration-state.ts';

const plain = { cancelled_at: null, total_amount: 5000, paid_amount: 0, overdue: false };

test.each([
  ['CANCELLED', { cancelled_at: '2026-07-06T08:00:00.000Z' }],
  ['CANCELLED', { cancelled_at: '2026-07-06T08:00:00.000Z', total_amount: null }],
  ['FREE', { total_amount: 0 }],
  ['OVERDUE', { overdue: true, paid_amount: 4999 }],
  ['OUTSTANDING', {}],
  ['OUTSTANDING', { paid_amount: 4999 }],
  ['COMPLETE', { paid_amount: 5000 }],
  ['COMPLETE', { paid_amount: 6000 }],
  [null, { total_amount: null, paid_amount: null }],
])('%s', (state, facts) => {
  expect(registrationState({ ...plain, ...facts })).toBe(state);
});
