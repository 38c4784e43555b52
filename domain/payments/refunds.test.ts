import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideRefund, type PaidPart, undoRefund, wayOfRefund } from './refunds.ts';

const part = (
  registration_id: number | null,
  amount: number,
  more: Partial<PaidPart> = {},
): PaidPart => ({
  registration_id,
  amount,
  cancelled: false,
  created_at: `2026-07-0${registration_id ?? 1}T08:00:00.000Z`,
  ...more,
});
const taken = (amount: number, parts: PaidPart[]) => {
  const decision = decideRefund({ state: 'PAID', parts }, amount);
  return decision.ok
    ? decision.value.map((one) => [one.registration_id, one.amount])
    : decision.refused;
};

it.each([
  ['into the wallet', null, 'WALLET'],
  ['by hand', { state: 'DONE', provider_reference: null }, 'BANK'],
  ['through the provider', { state: 'DONE', provider_reference: 're_1' }, 'PROVIDER'],
  ['through the provider, soon', { state: 'PENDING', provider_reference: null }, 'PROVIDER'],
  [
    'nowhere, since the provider refused',
    { state: 'REFUSED', provider_reference: null },
    'PROVIDER',
  ],
])('money goes back %s', (_case, refund, way) => {
  expect(wayOfRefund(refund)).toBe(way);
});

describe('decideRefund', () => {
  it.each([
    [
      'a cancelled one first',
      60,
      [part(1, 50, { cancelled: true }), part(2, 50)],
      [
        [1, 50],
        [2, 10],
      ],
    ],
    [
      'then the newest',
      60,
      [part(1, 50), part(2, 50)],
      [
        [2, 50],
        [1, 10],
      ],
    ],
    [
      'the fee last',
      105,
      [part(null, 5), part(1, 100)],
      [
        [1, 100],
        [null, 5],
      ],
    ],
    ['nothing of what was taken back before', 50, [part(1, 0), part(2, 50)], [[2, 50]]],
    ['never more than lies there', 101, [part(1, 100)], 'REFUND_TOO_HIGH'],
    ['never nothing', 0, [part(1, 100)], 'REFUND_TOO_HIGH'],
  ])('takes %s', (_, amount, parts, expected) => {
    expect(taken(amount, parts)).toEqual(expected);
  });

  it.each(['PENDING', 'REFUSED', 'EXPIRED', 'REFUNDED'] as const)(
    'refuses a payment that is %s',
    (state) => {
      expect(decideRefund({ state, parts: [part(1, 100)] }, 50)).toMatchObject({
        refused: 'PAYMENT_NOT_REFUNDABLE',
      });
    },
  );

  it('takes off exactly the amount and nowhere more than lies there', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 1, maxLength: 8 }),
        fc.nat(),
        (amounts, seed) => {
          const parts = amounts.map((amount, index) =>
            part(index + 1, amount, { cancelled: index % 2 === 0 }),
          );
          const sum = amounts.reduce((all, one) => all + one, 0);
          const amount = sum === 0 ? 0 : (seed % sum) + 1;
          const decision = decideRefund({ state: 'PAID', parts }, amount);
          if (sum === 0) {
            expect(decision.ok).toBe(false);
            return;
          }
          if (!decision.ok) throw new Error(decision.refused);
          expect(decision.value.reduce((all, one) => all + one.amount, 0)).toBe(amount);
          for (const one of decision.value)
            expect(one.amount).toBeLessThanOrEqual(amounts[(one.registration_id ?? 0) - 1] ?? 0);
        },
      ),
      { examples: [[[0], 0]] },
    );
  });
});

describe('undoRefund', () => {
  const parts = [
    { registration_id: 1, amount: 6_000, room: 6_000 },
    { registration_id: null, amount: 50, room: 50 },
  ];

  it('puts everything back where it was taken from', () => {
    expect(undoRefund({ refunded_amount: 6_050 }, { amount: 6_050, parts })).toEqual({
      refunded_amount: 0,
      state: 'PAID',
      wallet_credit: 0,
      parts: parts.map(({ registration_id, amount }) => ({
        registration_id,
        amount,
      })),
    });
    expect(undoRefund({ refunded_amount: 7_000 }, { amount: 6_050, parts })).toMatchObject({
      refunded_amount: 950,
      state: 'PARTIALLY_REFUNDED',
    });
  });

  it('makes credit of what was paid anew meanwhile', () => {
    const paid = [{ registration_id: 1, amount: 6_000, room: 0 }, ...parts.slice(1)];
    expect(undoRefund({ refunded_amount: 6_050 }, { amount: 6_050, parts: paid })).toMatchObject({
      wallet_credit: 6e3,
      parts: [
        {
          registration_id: null,
          amount: 50,
        },
      ],
    });
  });
});
