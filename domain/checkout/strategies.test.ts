import { describe, expect, it } from 'vitest';
import type { Strategy } from '../payments/strategy.ts';
import { sentStrategy } from '../payments/strategy.ts';
import type { StrategyFacts } from './strategies.ts';
import {
  defaultStrategy,
  isStrategyOffered,
  isTransferRefused,
  offeredStrategies,
} from './strategies.ts';
import { checkoutTotals } from './totals.ts';

const now = '2026-07-01T08:00:00.000Z';
interface Case extends Partial<Omit<StrategyFacts, 'totals'>> {
  readonly price?: number;
  readonly deposit?: number;
  readonly wallet?: number;
  readonly fee?: number;
}
function facts({
  price = 10_000,
  deposit = 0,
  wallet = 0,
  fee = 0,
  ...changes
}: Case): StrategyFacts {
  const items = [{ price, deposit, expires_at: null }];
  return {
    methods: [
      { type: 'DELAYED', priority: 3 },
      { type: 'IMMEDIATE', priority: 1 },
      { type: 'IMMEDIATE_DEPOSIT', priority: 2 },
    ],
    totals: checkoutTotals(
      {
        items,
        wallet_amount: wallet,
        service_fees: { amount: fee, percentage: 0 },
      },
      now,
    ),
    online_payments_activated: true,
    online_payments_enforced_for_deposits: false,
    unpaid_places: { maximum: null, unpaid: 0, in_cart: 1 },
    ...changes,
  };
}

describe('strategies', () => {
  it.each([
    ['in the order of priority', { deposit: 3_000 }, ['IMMEDIATE', 'IMMEDIATE_DEPOSIT', 'DELAYED']],
    ['no deposit payment without a deposit', {}, ['IMMEDIATE', 'DELAYED']],
    [
      'no deposit payment when the deposit is everything',
      { deposit: 10_000 },
      ['IMMEDIATE', 'DELAYED'],
    ],
    [
      'no deposit payment when the wallet covers the deposit',
      { deposit: 3_000, wallet: 3_000 },
      ['IMMEDIATE', 'DELAYED', 'WALLET'],
    ],
    [
      'nothing online unless activated',
      { deposit: 3_000, online_payments_activated: false },
      ['DELAYED'],
    ],
    [
      'no transfer for deposits when they must be paid online',
      { deposit: 3_000, online_payments_enforced_for_deposits: true },
      ['IMMEDIATE', 'IMMEDIATE_DEPOSIT'],
    ],
    [
      'no wallet that leaves a rest unpaid, then',
      { deposit: 3_000, wallet: 500, online_payments_enforced_for_deposits: true },
      ['IMMEDIATE', 'IMMEDIATE_DEPOSIT'],
    ],
    [
      'a transfer without a deposit, even so',
      { online_payments_enforced_for_deposits: true },
      ['IMMEDIATE', 'DELAYED'],
    ],
    [
      'the wallet last while an amount remains',
      { wallet: 4_000 },
      ['IMMEDIATE', 'DELAYED', 'WALLET'],
    ],
    ['only the wallet when it covers all', { wallet: 10_000 }, ['WALLET']],
    [
      'a method for the fee that the wallet leaves',
      { wallet: 10_000, fee: 100 },
      ['IMMEDIATE', 'DELAYED', 'WALLET'],
    ],
    ['only the silent one for a total of 0', { price: 0, wallet: 500 }, ['DELAYED']],
    ['nothing when the organiser has no method', { methods: [] }, []],
  ] satisfies [string, Case, Strategy[]][])('%s', (_case, input, expected) => {
    expect(offeredStrategies(facts(input))).toEqual(expected);
    expect(defaultStrategy(facts(input))).toBe(expected[0] ?? null);
  });

  it('send the wallet strategy as a delayed payment', () => {
    expect(
      (['IMMEDIATE', 'IMMEDIATE_DEPOSIT', 'DELAYED', 'WALLET'] as const).map(sentStrategy),
    ).toEqual(['IMMEDIATE', 'IMMEDIATE_DEPOSIT', 'DELAYED', 'DELAYED']);
  });

  it('are accepted only when they are offered', () => {
    expect(isStrategyOffered('DELAYED', facts({ wallet: 10_000 }))).toBe(true);
    expect(isStrategyOffered('IMMEDIATE', facts({ wallet: 10_000 }))).toBe(false);
    expect(isStrategyOffered('IMMEDIATE_DEPOSIT', facts({}))).toBe(false);
  });

  it.each([
    ['no limit', { maximum: null, unpaid: 50, in_cart: 50 }, true],
    ['as many as are allowed', { maximum: 5, unpaid: 3, in_cart: 2 }, true],
    ['one more', { maximum: 5, unpaid: 3, in_cart: 3 }, false],
    ['a cart that is too large by itself', { maximum: 12, unpaid: 0, in_cart: 13 }, false],
    ['a limit that was lowered meanwhile', { maximum: 1, unpaid: 4, in_cart: 1 }, false],
    ['no place with a price, however many are unpaid', { maximum: 1, unpaid: 4, in_cart: 0 }, true],
  ])('a transfer with %s', (_, unpaid_places, offered) => {
    const of = facts({ unpaid_places, deposit: 3_000 });
    const online = ['IMMEDIATE', 'IMMEDIATE_DEPOSIT'];
    expect(offeredStrategies(of)).toEqual(offered ? [...online, 'DELAYED'] : online);
    expect(isTransferRefused(of)).toBe(!offered);
  });

  it('too many unpaid places do not block a wallet that pays everything, or a cart that costs nothing', () => {
    const unpaid_places = { maximum: 1, unpaid: 1, in_cart: 1 };
    const whole = facts({ unpaid_places, wallet: 10_000 });
    expect(offeredStrategies(whole)).toEqual(['WALLET']);
    expect(isTransferRefused(whole)).toBe(false);
    expect(offeredStrategies(facts({ unpaid_places, wallet: 9_999 }))).toEqual(['IMMEDIATE']);
    expect(offeredStrategies(facts({ unpaid_places, price: 0 }))).toEqual(['DELAYED']);
  });

  it('a transfer that is not offered is not refused for unpaid places', () => {
    const unpaid_places = { maximum: 1, unpaid: 1, in_cart: 1 };
    expect(isTransferRefused(facts({ unpaid_places, methods: [] }))).toBe(false);
    const enforced = { deposit: 3_000, online_payments_enforced_for_deposits: true };
    expect(isTransferRefused(facts({ unpaid_places, ...enforced }))).toBe(false);
  });
});
