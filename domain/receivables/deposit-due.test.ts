import { expect, test } from 'vitest';
import { depositDue } from './deposit-due.ts';

const CANCELLED = '2026-01-05T08:00:00.000Z';

test.each([
  { what: 'a part of the price', total: 10_000, deposit: 5_000, cancelled_at: null, due: 5_000 },
  {
    what: 'at most the current price',
    total: 8_000,
    deposit: 9_500,
    cancelled_at: null,
    due: 8_000,
  },
  { what: 'nothing for a free registration', total: 0, deposit: 5_000, cancelled_at: null, due: 0 },
  {
    what: 'nothing after a cancellation',
    total: 3_000,
    deposit: 5_000,
    cancelled_at: CANCELLED,
    due: 0,
  },
])('the deposit due is $what', ({ total, deposit, cancelled_at, due }) => {
  expect(depositDue({ total_amount: total, deposit_amount: deposit, cancelled_at })).toBe(due);
});
