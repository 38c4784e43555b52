import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { owedAmount } from '../receivables/owed.ts';
import type { Receivable } from '../receivables/spread.ts';
import { splitOverTargets, type Target } from './split-over-targets.ts';
import { firstTargets, haveSameTargets, oneOrderOf, targetsOf } from './targets.ts';

const owing = (id: number, changes: Partial<Receivable> = {}): Receivable => ({
  id,
  cart_id: null,
  accessory: false,
  total_amount: 10_000,
  paid_amount: 0,
  deposit_amount: 0,
  due_at: null,
  created_at: `2026-07-0${id}T08:00:00.000Z`,
  ...changes,
});
const FIRST = 100;
const SECOND = 200;
const target = (receivable_id: number, amount: number): Target => ({ receivable_id, amount });

describe('splitOverTargets', () => {
  it.each([
    [
      'what was asked, over orders',
      15_000,
      [target(1, 10_000), target(2, 5_000)],
      [owing(1, { cart_id: FIRST }), owing(2, { cart_id: SECOND })],
      [
        [1, 10_000],
        [2, 5_000],
      ],
      0,
    ],
    [
      'the first target first when less came',
      12_000,
      [target(2, 10_000), target(1, 10_000)],
      [owing(1), owing(2)],
      [
        [2, 10_000],
        [1, 2_000],
      ],
      0,
    ],
    [
      'only what is still owed of a target',
      20_000,
      [target(1, 10_000), target(2, 10_000)],
      [owing(1, { paid_amount: 4_000 }), owing(2)],
      [
        [1, 6_000],
        [2, 10_000],
      ],
      4_000,
    ],
    [
      'the rest to what a target owes since',
      12_000,
      [target(1, 10_000)],
      [owing(1, { total_amount: 13_000 })],
      [[1, 12_000]],
      0,
    ],
    [
      'the rest to the same orders',
      15_000,
      [target(1, 10_000)],
      [owing(1, { cart_id: FIRST, paid_amount: 10_000 }), owing(2, { cart_id: FIRST })],
      [[2, 10_000]],
      5_000,
    ],
    [
      'nothing to other orders',
      15_000,
      [target(1, 10_000)],
      [owing(1, { cart_id: FIRST }), owing(2, { cart_id: SECOND })],
      [[1, 10_000]],
      5_000,
    ],
    [
      'nothing to what has no order, unless it is a target',
      15_000,
      [target(1, 10_000)],
      [owing(1), owing(2)],
      [[1, 10_000]],
      5_000,
    ],
    [
      'everything to the wallet when all is paid',
      700,
      [target(1, 700)],
      [owing(1, { paid_amount: 10_000 })],
      [],
      700,
    ],
    ['everything to the wallet when its targets are gone', 700, [target(1, 700)], [], [], 700],
  ] satisfies [string, number, Target[], Receivable[], number[][], number][])(
    'puts %s',
    (_case, amount, targets, receivables, expected, left) => {
      const { parts, left_over } = splitOverTargets(amount, { targets, receivables });
      expect(parts.map((part) => [part.receivable_id, part.amount])).toEqual(expected);
      expect(left_over).toBe(left);
    },
  );

  it('loses nothing, pays nothing twice, and leaves nothing owed of its orders when there is too much', () => {
    const rows = fc.array(
      fc.tuple(
        fc.nat(20_000),
        fc.nat(20_000),
        fc.nat(2),
        fc.option(fc.integer({ min: 1, max: 9_000 })),
      ),
      { maxLength: 9 },
    );
    fc.assert(
      fc.property(fc.nat(60_000), rows, (amount, facts) => {
        const receivables = facts.map(([total_amount, paid_amount, cart], id) =>
          owing(id, {
            total_amount,
            paid_amount,
            cart_id: cart === 0 ? null : cart,
            created_at: '2026-07-01T08:00:00.000Z',
          }),
        );
        const targets = facts.flatMap(([, , , amount_of], id) =>
          amount_of === null ? [] : [target(id, amount_of)],
        );
        const { parts, left_over } = splitOverTargets(amount, { targets, receivables });
        expect(parts.reduce((sum, part) => sum + part.amount, left_over)).toBe(amount);
        for (const part of parts) {
          const one = receivables.find(({ id }) => id === part.receivable_id);
          expect(part.amount).toBeLessThanOrEqual(one === undefined ? 0 : owedAmount(one));
        }
        if (left_over === 0) return;
        const orders = targets.map(({ receivable_id }) => receivables[receivable_id]?.cart_id);
        const open = receivables.filter(
          (one) =>
            (targets.some(({ receivable_id }) => receivable_id === one.id) ||
              (one.cart_id !== null && orders.includes(one.cart_id))) &&
            owedAmount(one) >
              (parts.find(({ receivable_id }) => receivable_id === one.id)?.amount ?? 0),
        );
        expect(open).toEqual([]);
      }),
    );
  });
});

test('everything owed becomes a target, the first due first, and nothing that is paid', () => {
  const targets = targetsOf([
    owing(1),
    owing(2, { due_at: '2026-07-20T22:00:00.000Z' }),
    owing(3, { due_at: '2026-07-10T22:00:00.000Z', paid_amount: 4_000 }),
    owing(4, { paid_amount: 10_000 }),
  ]);
  expect(targets).toEqual([target(3, 6_000), target(2, 10_000), target(1, 10_000)]);
});

test('an order in instalments asks at once for its fee, what is whole, and the first parts', () => {
  const due_at = '2026-07-10T22:00:00.000Z';
  const instalments = [2_000, 8_000].map((amount) => ({ due_at, amount }));
  const order = [
    owing(1),
    owing(2, { instalments }),
    owing(3, { instalments, paid_amount: 2_500 }),
    owing(4, { accessory: true, total_amount: 50 }),
  ];
  expect(firstTargets(order, 99_000)).toEqual([target(4, 50), target(1, 10_000), target(2, 2_000)]);
  expect(firstTargets(order, 10_550)).toEqual([target(4, 50), target(1, 10_000), target(2, 500)]);
});

test.each([
  ['the same in another order', [target(2, 5), target(1, 3)], true],
  ['another amount', [target(1, 3), target(2, 6)], false],
  ['fewer', [target(1, 3)], false],
  ['others', [target(1, 3), target(3, 5)], false],
])('two payments with %s', (_case, other, expected) => {
  expect(haveSameTargets([target(1, 3), target(2, 5)], other)).toBe(expected);
});

test.each([
  ['of one order', [owing(1, { cart_id: FIRST }), owing(2, { cart_id: FIRST })], FIRST],
  ['of two orders', [owing(1, { cart_id: FIRST }), owing(2, { cart_id: SECOND })], null],
  ['of an order and none', [owing(1, { cart_id: FIRST }), owing(2)], null],
  ['of none', [owing(1), owing(2)], null],
])('targets %s', (_case, receivables, expected) => {
  expect(oneOrderOf([target(1, 3), target(2, 5)], receivables)).toBe(expected);
});
