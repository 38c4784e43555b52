import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueParts } from './due-parts.ts';
import { owedInstalments } from './instalments.ts';
import type { Receivable } from './spread.ts';
import { spreadAmount } from './spread.ts';

const owing = (id: number, changes: Partial<Receivable> = {}): Receivable => ({
  id,
  cart_id: null,
  accessory: false,
  total_amount: 10_000,
  paid_amount: 0,
  deposit_amount: 3_000,
  due_at: null,
  created_at: `2026-07-0${id}T08:00:00.000Z`,
  ...changes,
});
const FEE = 9;
const fee = owing(FEE, {
  accessory: true,
  total_amount: 250,
  deposit_amount: 0,
  created_at: '2026-07-01T08:00:00.000Z',
});
const spread = (amount: number, receivables: Receivable[], deposits_first = false) => {
  const { parts, left_over } = spreadAmount(amount, { receivables, deposits_first });
  return [
    ...parts.map(({ receivable_id, amount: part }) => [
      receivable_id === FEE ? 'fee' : receivable_id,
      part,
    ]),
    ['left', left_over],
  ];
};

describe('spreadAmount', () => {
  it.each([
    [
      'the oldest first',
      12_000,
      [owing(2), owing(1)],
      false,
      [
        [1, 10_000],
        [2, 2_000],
        ['left', 0],
      ],
    ],
    [
      'the fee before a registration of the same moment',
      5_000,
      [owing(1), fee],
      false,
      [
        ['fee', 250],
        [1, 4_750],
        ['left', 0],
      ],
    ],
    [
      'only on the outstanding amount',
      5_000,
      [owing(1, { paid_amount: 9_000 })],
      false,
      [
        [1, 1_000],
        ['left', 4_000],
      ],
    ],
    [
      'nothing on a paid amount',
      5_000,
      [owing(1, { paid_amount: 10_000 })],
      false,
      [['left', 5_000]],
    ],
    [
      'deposits first',
      6_250,
      [owing(1), owing(2), fee],
      true,
      [
        ['fee', 250],
        [1, 3_000],
        [2, 3_000],
        ['left', 0],
      ],
    ],
    [
      'deposits, then the oldest rest',
      8_250,
      [owing(1), owing(2), fee],
      true,
      [
        ['fee', 250],
        [1, 5_000],
        [2, 3_000],
        ['left', 0],
      ],
    ],
    [
      'a whole price where there is no deposit',
      13_000,
      [owing(1), owing(2, { deposit_amount: 0 })],
      true,
      [
        [1, 3_000],
        [2, 10_000],
        ['left', 0],
      ],
    ],
    [
      'a deposit that was paid in part',
      2_000,
      [owing(1, { paid_amount: 2_000 }), owing(2)],
      true,
      [
        [1, 1_000],
        [2, 1_000],
        ['left', 0],
      ],
    ],
    ['nothing when nothing came', 0, [owing(1)], false, [['left', 0]]],
    ['all to the wallet when nothing is due', 700, [], true, [['left', 700]]],
  ] satisfies [string, number, Receivable[], boolean, unknown][])(
    'puts %s',
    (_case, amount, receivables, deposits_first, expected) => {
      expect(spread(amount, receivables, deposits_first)).toEqual(expected);
    },
  );

  it('loses nothing and pays nothing twice', () => {
    const anything = fc.array(
      fc.tuple(fc.nat(20_000), fc.nat(20_000), fc.nat(20_000), fc.boolean()),
      {
        maxLength: 9,
      },
    );
    fc.assert(
      fc.property(fc.nat(100_000), anything, fc.boolean(), (amount, rows, deposits_first) => {
        const receivables = rows.map(([total_amount, paid_amount, deposit_amount, accessory], id) =>
          owing(id, {
            total_amount,
            paid_amount,
            deposit_amount,
            accessory,
            created_at: '2026-07-01T08:00:00.000Z',
          }),
        );
        const { parts, left_over } = spreadAmount(amount, {
          receivables,
          deposits_first,
        });
        expect(parts.reduce((sum, part) => sum + part.amount, left_over)).toBe(amount);
        const outstanding = receivables.reduce(
          (sum, one) => sum + Math.max(0, one.total_amount - one.paid_amount),
          0,
        );
        expect(left_over).toBe(Math.max(0, amount - outstanding));
        for (const part of parts) {
          const one = receivables.find((each) => each.id === part.receivable_id);
          expect(part.amount).toBeLessThanOrEqual(
            Math.max(0, (one?.total_amount ?? 0) - (one?.paid_amount ?? 0)),
          );
        }
      }),
    );
  });
});

it('pays the earliest due first with the money of one order', () => {
  const at = '2026-07-01T08:00:00.000Z';
  const camp = owing(1, { created_at: at, due_at: '2026-07-15T22:00:00.000Z' });
  const court = owing(2, { created_at: at, due_at: '2026-07-02T10:00:00.000Z' });
  const voucher = owing(3, { created_at: at });
  expect(spread(12_000, [voucher, camp, court])).toEqual([
    [2, 10_000],
    [1, 2_000],
    ['left', 0],
  ]);
});

const at = '2026-07-01T08:00:00.000Z';
const due = (month: number) => `2026-0${month}-05T22:00:00.000Z`;
const inParts = (id: number, amounts: readonly number[], changes: Partial<Receivable> = {}) =>
  owing(id, {
    created_at: at,
    due_at: due(7),
    total_amount: amounts.reduce((sum, amount) => sum + amount, 0),
    instalments: amounts.map((amount, index) => ({ due_at: due(7 + index), amount })),
    ...changes,
  });

describe('instalments', () => {
  it.each([
    [
      'what is due first of each, before what is due later of any',
      6_500,
      [inParts(1, [2_000, 4_000]), inParts(2, [3_000, 4_000])],
      [
        [1, 3_500],
        [2, 3_000],
        ['left', 0],
      ],
    ],
    [
      'a part that is due before something older',
      3_000,
      [
        owing(1, { due_at: due(8), created_at: '2026-06-01T08:00:00.000Z' }),
        inParts(2, [2_000, 4_000]),
      ],
      [
        [2, 2_000],
        [1, 1_000],
        ['left', 0],
      ],
    ],
    [
      'on from what is paid of them',
      2_500,
      [inParts(1, [2_000, 4_000], { paid_amount: 1_000 }), inParts(2, [1_000, 4_000])],
      [
        [1, 1_500],
        [2, 1_000],
        ['left', 0],
      ],
    ],
    [
      'what has no deadline last, and all of it in the end',
      11_000,
      [owing(1, { total_amount: 3_000 }), inParts(2, [2_000, 4_000])],
      [
        [2, 6_000],
        [1, 3_000],
        ['left', 2_000],
      ],
    ],
  ] satisfies [string, number, Receivable[], unknown][])(
    'are paid: %s',
    (_case, amount, receivables, expected) => {
      expect(spread(amount, receivables)).toEqual(expected);
    },
  );

  it('leave by each day what the parts of an order, shown before it, say', () => {
    const orders = fc.array(
      fc.array(fc.integer({ min: 1, max: 9_000 }), { minLength: 1, maxLength: 3 }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(orders, fc.nat(40_000), (amounts, wallet) => {
        const receivables = amounts.map((parts, id) => inParts(id, parts));
        const items = receivables.flatMap(({ instalments = [], id }) =>
          instalments.map((part) => ({ ...part, title: String(id) })),
        );
        const shownParts = dueParts(items, wallet).map(({ due_at, amount }) => [due_at, amount]);
        const { parts } = spreadAmount(wallet, { receivables, deposits_first: false });
        const left = receivables.flatMap(({ id, instalments = [] }) =>
          owedInstalments(
            instalments,
            parts.find(({ receivable_id }) => receivable_id === id)?.amount ?? 0,
          ).map((part) => ({ ...part, title: String(id) })),
        );
        expect(dueParts(left).map(({ due_at, amount }) => [due_at, amount])).toEqual(shownParts);
      }),
    );
  });
});
