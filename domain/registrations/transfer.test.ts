import { describe, expect, it } from 'vitest';
import { priceRegistration } from '../pricing/price-registration.ts';
import { decideTransfer, transferredPrice } from './transfer.ts';

const now = '2026-07-06T06:00:00.000Z';
const dates = [{ start_at: '2026-07-06T07:00:00.000Z' }];
const registration = { cancelled: false, availability_id: 1, dates };

describe('the possible destinations of a registration', () => {
  it.each([
    ['elsewhere', {}, 2, null],
    ['where it is', {}, 1, 'REGISTRATION_ALREADY_THERE'],
    ['cancelled', { cancelled: true }, 2, 'REGISTRATION_ALREADY_CANCELLED'],
    ['begun at this moment', { dates: [{ start_at: now }] }, 2, 'REGISTRATION_STARTED'],
  ])('%s', (_name, more, availability_id, code) => {
    const decision = decideTransfer({ ...registration, ...more }, { availability_id, now });
    expect(decision.ok ? null : decision.refused).toBe(code);
  });
});

const list = (price: number, option = 0) =>
  priceRegistration({
    price,
    deposit: 3_000,
    quantity: 1,
    adjustments: [],
    options:
      option === 0
        ? []
        : [
            {
              option_id: 1,
              price_id: 1,
              price: { id: 1, label: 'Repas', amount: option, percentage: null },
            },
          ],
  });
const amounts = {
  total_amount: 9_000,
  deposit_amount: 2_000,
  coupon_total: 1_000,
  change_fee_total: 0,
};

describe('the price there (docs/algorithms/receivables.md)', () => {
  it.each([
    ['dearer', 13_000, 'NEW', 12_000],
    ['cheaper', 5_000, 'NEW', 4_000],
    ['less than the coupon took off', 800, 'NEW', 0],
    ['kept', 13_000, 'KEPT', 9_000],
  ] as const)('%s', (_name, price, choice, total_price) => {
    const priced = transferredPrice(amounts, { list: list(price), price: choice });
    expect(priced.total_price).toBe(total_price);
    expect(priced.total_deposit).toBeLessThanOrEqual(total_price);
  });

  it.each([
    ['NEW', 13_000, 12_700],
    ['KEPT', 13_000, 9_000],
  ] as const)('%s: the fees of changes by its family stay owed', (price, listed, total_price) => {
    const held = { ...amounts, change_fee_total: 700 };
    const priced = transferredPrice(held, { list: list(listed), price });
    expect(priced).toMatchObject({ change_fee_total: 700, total_price });
    const { base_price, options_total, coupon_total = 0 } = priced;
    expect(base_price + options_total - coupon_total + 700).toBe(total_price);
  });

  it('a kept price consists of lines that add up to it', () => {
    const { base_price, options_total, coupon_total, total_deposit } = transferredPrice(amounts, {
      list: list(13_000, 2_500),
      price: 'KEPT',
    });
    expect({ base_price, options_total, coupon_total, total_deposit }).toEqual({
      base_price: 6_500,
      options_total: 2_500,
      coupon_total: undefined,
      total_deposit: 2_000,
    });
  });
});
