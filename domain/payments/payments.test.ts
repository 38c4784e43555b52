import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideLateMoney } from './late-money.ts';
import { depositStatus, owedAmount, paymentStatus } from '../receivables/owed.ts';
import { sentStrategy } from './strategy.ts';

describe('payment status', () => {
  it.each([
    [0, 0, 0, null, null, 0],
    [10_000, 0, 3_000, 'OUTSTANDING', 'OUTSTANDING', 10_000],
    [10_000, 2_999, 3_000, 'OUTSTANDING', 'OUTSTANDING', 7_001],
    [10_000, 3_000, 3_000, 'OUTSTANDING', 'DEPOSITED', 7_000],
    [10_000, 5_000, 0, 'OUTSTANDING', 'OUTSTANDING', 5_000],
    [10_000, 10_000, 3_000, 'COMPLETE', 'COMPLETE', 0],
    [10_000, 12_000, 3_000, 'COMPLETE', 'COMPLETE', 0],
  ])(
    'of %i with %i paid and a deposit of %i is %s, %s, %i left',
    (total_amount, paid_amount, deposit_amount, status, deposited, outstanding) => {
      const payable = { total_amount, paid_amount, deposit_amount };
      expect(paymentStatus(payable)).toBe(status);
      expect(depositStatus(payable)).toBe(deposited);
      expect(owedAmount(payable)).toBe(outstanding);
    },
  );

  it('knows how each strategy is sent', () => {
    expect(sentStrategy('WALLET')).toBe('DELAYED');
    expect(sentStrategy('IMMEDIATE')).toBe('IMMEDIATE');
  });
});

describe('late payments', () => {
  const item = (id: number, places_free: boolean) => ({
    id,
    due_amount: 5_000,
    places_free,
    wanted: true,
  });

  it.each([
    [
      'all places free',
      [item(1, true), item(2, true)],
      {
        confirmed_ids: [1, 2],
        lost_ids: [],
        used_amount: 10_250,
        wallet_credit: 0,
        tell_customer_and_organiser: false,
      },
    ],
    [
      'one place gone',
      [item(1, true), item(2, false)],
      {
        confirmed_ids: [1],
        lost_ids: [2],
        used_amount: 5_250,
        wallet_credit: 5_000,
        tell_customer_and_organiser: true,
      },
    ],
    [
      'all places gone',
      [item(1, false), item(2, false)],
      {
        confirmed_ids: [],
        lost_ids: [1, 2],
        used_amount: 0,
        wallet_credit: 10_250,
        tell_customer_and_organiser: true,
      },
    ],
  ])('with %s', (_case, items, expected) => {
    expect(
      decideLateMoney({ received_amount: 10_250, service_fee: 250, erased: false, items }),
    ).toEqual(expected);
  });

  it.each([
    ['for an erased account', true, [item(1, true), item(2, true)], []],
    ['for a removed participant', false, [item(1, true), { ...item(2, true), wanted: false }], [1]],
  ])('%s takes no place', (_case, erased, items, confirmed_ids) => {
    const outcome = decideLateMoney({ received_amount: 10_250, service_fee: 250, erased, items });
    const used_amount = confirmed_ids.length === 0 ? 0 : 5_250;
    expect(outcome).toMatchObject({ confirmed_ids, used_amount });
    expect(outcome.wallet_credit).toBe(10_250 - used_amount);
  });

  it('is used or credited to the last cent', () => {
    const items = fc.array(
      fc.record({
        id: fc.nat(),
        due_amount: fc.nat(9_999),
        places_free: fc.boolean(),
        wanted: fc.boolean(),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(fc.nat(50_000), fc.nat(500), items, (received_amount, service_fee, lateItems) => {
        const erased = lateItems.length > 4;
        const outcome = decideLateMoney({ received_amount, service_fee, erased, items: lateItems });
        expect(outcome.used_amount + outcome.wallet_credit).toBe(received_amount);
        expect(Math.min(outcome.used_amount, outcome.wallet_credit)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
