import { expect, test } from 'vitest';
import { ordersOf, proposeParts } from './propose-parts.ts';

const debt = (communication: string, amount: number, due_at: string | null = null) => ({
  communication,
  amount,
  due_at,
});

test('debts are grouped by their number, the first due first, those without a day last', () => {
  const debts = [
    debt('late', 5_000),
    debt('july', 6_000, '2026-07-19T22:00:00.000Z'),
    debt('june', 100),
    debt('june', 4_000, '2026-06-19T22:00:00.000Z'),
  ];
  expect(
    ordersOf(debts).map(({ communication, amount, due_at }) => [communication, amount, due_at]),
  ).toEqual([
    ['june', 4_100, '2026-06-19T22:00:00.000Z'],
    ['july', 6_000, '2026-07-19T22:00:00.000Z'],
    ['late', 5_000, null],
  ]);
});

test.each([
  [0, [0, 0, 0]],
  [3_000, [3_000, 0, 0]],
  [5_000, [4_000, 1_000, 0]],
  [10_000, [4_000, 5_000, 1_000]],
  [99_999, [4_000, 5_000, 2_000]],
  [-5, [0, 0, 0]],
])('%i over 40.00, 50.00 and 20.00 is %j', (amount, expected) => {
  const orders = [4_000, 5_000, 2_000].map((owed) => ({ amount: owed }));
  expect(proposeParts(amount, orders)).toEqual(expected);
});
