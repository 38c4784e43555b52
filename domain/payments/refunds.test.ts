import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideRefund,
  type PaidPart,
  type PaymentToRefund,
  refundableAmount,
  takeOff,
  undoRefund,
} from './refunds.ts';

const part = (receivable_id: number, amount: number, more: Partial<PaidPart> = {}): PaidPart => ({
  receivable_id,
  amount,
  credit_amount: 0,
  accessory: false,
  created_at: `2026-07-0${receivable_id}T08:00:00.000Z`,
  ...more,
});
const FEE = 9;
const fee = part(FEE, 5, { accessory: true });
const paid = (parts: readonly PaidPart[], more: Partial<PaymentToRefund> = {}): PaymentToRefund => {
  const amount = parts.reduce((sum, one) => sum + one.amount, more.wallet_amount ?? 0);
  return { state: 'PAID', amount, refunded_amount: 0, wallet_amount: 0, parts, ...more };
};
const takenParts = (amount: number, payment: PaymentToRefund) => {
  const decision = decideRefund(payment, amount);
  if (!decision.ok) return decision.refused;
  const { parts, wallet_amount } = decision.value;
  const all = parts.map((one) => [one.receivable_id, one.amount]);
  return wallet_amount > 0 ? [...all, ['wallet', wallet_amount]] : all;
};

describe('decideRefund', () => {
  const cancelled = part(1, 50, { credit_amount: 50 });
  it.each([
    [
      'the amount above a total first',
      60,
      paid([cancelled, part(2, 50)]),
      [
        [1, 50],
        [2, 10],
      ],
    ],
    [
      'of that no more than is beyond',
      40,
      paid([part(1, 50, { credit_amount: 20 }), part(2, 50)]),
      [
        [1, 20],
        [2, 20],
      ],
    ],
    [
      'then the newest',
      60,
      paid([part(1, 50), part(2, 50)]),
      [
        [2, 50],
        [1, 10],
      ],
    ],
    [
      'the fee last',
      105,
      paid([fee, part(1, 100)]),
      [
        [1, 100],
        [FEE, 5],
      ],
    ],
    [
      'the fee first when it is owed no more',
      5,
      paid([part(1, 100), { ...fee, credit_amount: 5 }]),
      [[FEE, 5]],
    ],
    ['nothing from a part already taken back', 50, paid([part(1, 0), part(2, 50)]), [[2, 50]]],
    ['late money from the wallet', 45, paid([], { wallet_amount: 45 }), [['wallet', 45]]],
    [
      'from the wallet before the amount still owed',
      30,
      paid([part(1, 40)], { wallet_amount: 20 }),
      [
        [1, 10],
        ['wallet', 20],
      ],
    ],
    ['never more than lies there', 101, paid([part(1, 100)]), 'REFUND_TOO_HIGH'],
    [
      'never more than was not given back',
      8,
      { ...paid([part(1, 17)]), refunded_amount: 10 },
      'REFUND_TOO_HIGH',
    ],
    ['never nothing', 0, paid([part(1, 100)]), 'REFUND_TOO_HIGH'],
  ] satisfies [string, number, PaymentToRefund, unknown][])(
    'takes %s',
    (_, amount, payment, expected) => {
      expect(takenParts(amount, payment)).toEqual(expected);
    },
  );

  it.each(['PENDING', 'REFUSED', 'EXPIRED', 'REFUNDED'] as const)(
    'refuses a payment that is %s',
    (state) => {
      const payment = paid([part(1, 100)], { state });
      expect(takenParts(50, payment)).toBe('PAYMENT_NOT_REFUNDABLE');
      expect(refundableAmount(payment)).toBe(0);
    },
  );

  it('reports the missing amount when the provider refunded money that was used for something else meanwhile', () => {
    expect(takeOff({ parts: [part(1, 10)], wallet_amount: 5 }, 45)).toEqual({
      parts: [{ receivable_id: 1, amount: 10 }],
      wallet_amount: 5,
      missing_amount: 30,
    });
  });

  it('takes off exactly the amount, and nowhere more than there is', () => {
    const rows = fc.array(fc.tuple(fc.nat(50_000), fc.nat(50_000), fc.boolean()), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(rows, fc.nat(20_000), fc.nat(), (rowValues, wallet_amount, seed) => {
        const parts = rowValues.map(([amount, credit, accessory], index) =>
          part(index + 1, amount, { credit_amount: Math.min(credit, amount), accessory }),
        );
        const payment = paid(parts, { wallet_amount });
        const most = refundableAmount(payment);
        const amount = most === 0 ? 0 : (seed % most) + 1;
        const decision = decideRefund(payment, amount);
        if (!decision.ok) {
          expect(most).toBe(0);
          return;
        }
        const { value } = decision;
        const from_parts = value.parts.reduce((all, one) => all + one.amount, 0);
        expect(from_parts + value.wallet_amount).toBe(amount);
        expect(value.missing_amount).toBe(0);
        expect(value.wallet_amount).toBeLessThanOrEqual(wallet_amount);
        for (const one of value.parts)
          expect(one.amount).toBeLessThanOrEqual(parts[one.receivable_id - 1]?.amount ?? 0);
      }),
    );
  });
});

describe('undoRefund', () => {
  const parts = [
    { receivable_id: 1, amount: 6_000, room: 6_000 },
    { receivable_id: 2, amount: 50, room: 50 },
  ];

  it('puts every amount back where it came from', () => {
    expect(undoRefund({ amount: 8_000, refunded_amount: 6_050 }, { amount: 6_050, parts })).toEqual(
      {
        refunded_amount: 0,
        state: 'PAID',
        wallet_credit: 0,
        parts: parts.map(({ receivable_id, amount }) => ({
          receivable_id,
          amount,
        })),
      },
    );
    expect(
      undoRefund({ amount: 8_000, refunded_amount: 7_000 }, { amount: 6_050, parts }),
    ).toMatchObject({
      refunded_amount: 950,
      state: 'PARTIALLY_REFUNDED',
    });
  });

  it('becomes credit when it was paid anew meanwhile', () => {
    const paidAnew = [{ receivable_id: 1, amount: 6_000, room: 0 }, ...parts.slice(1)];
    expect(
      undoRefund({ amount: 8_000, refunded_amount: 6_050 }, { amount: 6_050, parts: paidAnew }),
    ).toMatchObject({
      wallet_credit: 6e3,
      parts: [
        {
          receivable_id: 2,
          amount: 50,
        },
      ],
    });
  });
});
