import { expect, test } from 'vitest';
import { dueTaken } from './due-refund.ts';

const receivable = (id: number, total_amount: number, paid_amount: number) => ({
  id,
  total_amount,
  paid_amount,
  used_at: null,
});
const takenBack = (amount: number) => ({ parts: [{ receivable_id: 1, amount }] });

test.each([
  ['nothing is due any more', 5_000, receivable(1, 0, 5_000), []],
  ['the overpaid amount is enough', 1_666, receivable(1, 3_334, 5_000), []],
  ['a started share stays due', 5_000, receivable(1, 3_334, 5_000), [3_334]],
  ['a part of the amount due is refunded too', 2_000, receivable(1, 3_334, 5_000), [334]],
  ['all of it is due', 5_000, receivable(1, 5_000, 5_000), [5_000]],
  ['it was paid in part', 1_000, receivable(1, 5_000, 1_000), [1_000]],
  ['the receivable is not known', 1_000, receivable(2, 5_000, 1_000), []],
])(
  'when %s, a refund takes as much as it must of the amount due',
  (_case, amount, of, expected) => {
    expect(dueTaken(takenBack(amount), [of]).map((one) => one.amount)).toEqual(expected);
  },
);

test('names the things that are already used', () => {
  const usedReceivable = { ...receivable(1, 5_000, 5_000), used_at: '2026-01-05T08:00:00.000Z' };
  expect(dueTaken(takenBack(5_000), [usedReceivable])).toEqual([
    { receivable_id: 1, amount: 5_000, used: true },
  ]);
});
