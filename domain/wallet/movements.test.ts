import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideMovement, decideWalletPayment, walletBalance } from './movements.ts';

describe('a wallet', () => {
  it.each([
    [1_000, -1_000, 0],
    [1_000, 500, 1_500],
    [0, 1, 1],
    [-200, 100, -100],
    [1_000, -1_001, 'INSUFFICIENT_WALLET_AMOUNT'],
    [1_000, 0, 'WALLET_AMOUNT_INVALID'],
    [1_000, 0.5, 'WALLET_AMOUNT_INVALID'],
    [1_000, Number.NaN, 'WALLET_AMOUNT_INVALID'],
    [1_000, Number.MAX_SAFE_INTEGER, 'WALLET_AMOUNT_INVALID'],
  ])('of %i moved by %d: %s', (balance, amount, expected) => {
    const decision = decideMovement(balance, amount);
    expect(decision.ok ? decision.value : decision.refused).toBe(expected);
  });

  it.each([
    [1_000, 1_000, 5_000, { movement: -1_000, balance: 0 }],
    [1_000, 1_001, 5_000, 'INSUFFICIENT_WALLET_AMOUNT'],
    [9_000, 5_001, 5_000, 'AMOUNT_ABOVE_OUTSTANDING'],
    [1_000, 0, 5_000, 'WALLET_AMOUNT_INVALID'],
    [1_000, -1, 5_000, 'WALLET_AMOUNT_INVALID'],
    [1_000, 1.5, 5_000, 'WALLET_AMOUNT_INVALID'],
  ])('of %i pays %d of %i: %j', (balance, amount, outstanding_amount, expected) => {
    const decision = decideWalletPayment(balance, { amount, outstanding_amount });
    expect(decision.ok ? decision.value : decision.refused).toEqual(expected);
  });

  it('never goes below 0 and equals the sum of its movements', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -5_000, max: 5_000 }), { maxLength: 50 }),
        (wishes) => {
          const ledger: { amount: number }[] = [];
          for (const amount of wishes) {
            const decision = decideMovement(walletBalance(ledger), amount);
            if (!decision.ok) continue;
            ledger.push({ amount });
            expect(walletBalance(ledger)).toBe(decision.value);
          }
          expect(walletBalance(ledger)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
