import fc from 'fast-check';
import { expect, it } from 'vitest';
import { takeBack } from './take-back.ts';

const share = (payment_id: number, amount: number, day = payment_id) => ({
  payment_id,
  amount,
  created_at: `2026-07-${String(day).padStart(2, '0')}T08:00:00.000Z`,
});

it.each([
  [
    'from the newest',
    [share(1, 3_000), share(2, 2_000)],
    1_500,
    [{ payment_id: 2, amount: 1_500 }],
  ],
  [
    'then from the one before',
    [share(1, 3_000), share(2, 2_000)],
    4_000,
    [share(2, 2_000), share(1, 2_000)],
  ],
  ['at most the whole share', [share(1, 3_000)], 9_000, [share(1, 3_000)]],
  [
    'nothing from a share already taken back',
    [share(1, 3_000), share(2, 0)],
    1_000,
    [share(1, 1_000)],
  ],
  ['nothing for nothing', [share(1, 3_000)], 0, []],
  ['nothing for a negative amount', [share(1, 3_000)], -5, []],
] as const)('takes %s', (_case, shares, amount, parts) => {
  expect(takeBack(shares, amount)).toEqual(
    parts.map(({ payment_id, amount: part }) => ({ payment_id, amount: part })),
  );
});

it('takes the whole amount as far as there is enough', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ amount: fc.nat(5_000), day: fc.integer({ min: 1, max: 28 }) })),
      fc.nat(20_000),
      (paid, amount) => {
        const shares = paid.map((one, index) => share(index, one.amount, one.day));
        const sum = (parts: readonly { amount: number }[]) =>
          parts.reduce((total, part) => total + part.amount, 0);
        expect(sum(takeBack(shares, amount))).toBe(Math.min(amount, sum(shares)));
      },
    ),
  );
});
