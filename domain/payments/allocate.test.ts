import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Debt } from './allocate.ts';
import { allocatePayment } from './allocate.ts';

const debt = (id: number, changes: Partial<Debt> = {}): Debt => ({
  id,
  kind: 'REGISTRATION',
  total_amount: 10_000,
  paid_amount: 0,
  deposit_amount: 3_000,
  created_at: `2026-07-0${id}T08:00:00.000Z`,
  ...changes,
});
const fee = debt(1, { kind: 'SERVICE_FEE', total_amount: 250, deposit_amount: 0 });
const spread = (amount: number, debts: Debt[], deposits_first = false) => {
  const { parts, left_over } = allocatePayment(amount, { debts, deposits_first });
  return [
    ...parts.map((part) => [part.kind === 'SERVICE_FEE' ? 'fee' : part.id, part.amount]),
    ['left', left_over],
  ];
};

describe('allocatePayment', () => {
  it.each([
    [
      'the oldest first',
      12_000,
      [debt(2), debt(1)],
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
      [debt(1), fee],
      false,
      [
        ['fee', 250],
        [1, 4_750],
        ['left', 0],
      ],
    ],
    [
      'only what is outstanding',
      5_000,
      [debt(1, { paid_amount: 9_000 })],
      false,
      [
        [1, 1_000],
        ['left', 4_000],
      ],
    ],
    [
      'nothing on what is paid',
      5_000,
      [debt(1, { paid_amount: 10_000 })],
      false,
      [['left', 5_000]],
    ],
    [
      'deposits first',
      6_250,
      [debt(1), debt(2), fee],
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
      [debt(1), debt(2), fee],
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
      [debt(1), debt(2, { deposit_amount: 0 })],
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
      [debt(1, { paid_amount: 2_000 }), debt(2)],
      true,
      [
        [1, 1_000],
        [2, 1_000],
        ['left', 0],
      ],
    ],
    ['nothing when nothing came', 0, [debt(1)], false, [['left', 0]]],
    ['all to the wallet when nothing is due', 700, [], true, [['left', 700]]],
  ] satisfies [string, number, Debt[], boolean, unknown][])(
    'puts %s',
    (_case, amount, debts, deposits_first, expected) => {
      expect(spread(amount, debts, deposits_first)).toEqual(expected);
    },
  );

  it('loses nothing and overpays nothing', () => {
    const debts = fc.array(fc.tuple(fc.nat(20_000), fc.nat(20_000), fc.nat(20_000), fc.boolean()), {
      maxLength: 9,
    });
    fc.assert(
      fc.property(fc.nat(100_000), debts, fc.boolean(), (amount, rows, deposits_first) => {
        const given = rows.map(([total_amount, paid_amount, deposit_amount, isFee], id) =>
          debt(id, {
            total_amount,
            paid_amount,
            deposit_amount,
            kind: isFee ? 'SERVICE_FEE' : 'REGISTRATION',
            created_at: '2026-07-01T08:00:00.000Z',
          }),
        );
        const { parts, left_over } = allocatePayment(amount, { debts: given, deposits_first });
        expect(parts.reduce((sum, part) => sum + part.amount, left_over)).toBe(amount);
        const outstanding = given.reduce(
          (sum, one) => sum + Math.max(0, one.total_amount - one.paid_amount),
          0,
        );
        expect(left_over).toBe(Math.max(0, amount - outstanding));
        for (const part of parts) {
          const one = given.find((each) => each.id === part.id);
          expect(part.amount).toBeLessThanOrEqual(
            Math.max(0, (one?.total_amount ?? 0) - (one?.paid_amount ?? 0)),
          );
        }
      }),
    );
  });
});
