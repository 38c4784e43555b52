import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RegistrationToPrice } from './price-registration.ts';
import type { PriceAdjustment } from './take-off.ts';
import { priceRegistration } from './price-registration.ts';

const option = (id: number, amount: number | null, percentage: number | null = null) => ({
  option_id: id,
  price_id: id * 10,
  price: { id: id * 10, label: `Option ${id}`, amount, percentage },
});
const adjustment = (kind: PriceAdjustment['kind'], amount: number): PriceAdjustment => ({
  kind,
  label: { fr: kind, en: kind },
  amount,
});
const price = (changes: Partial<RegistrationToPrice>) =>
  priceRegistration({
    price: 14_950,
    deposit: 5_000,
    quantity: 1,
    options: [],
    adjustments: [],
    ...changes,
  });

describe('priceRegistration', () => {
  it.each([
    ['the price alone', {}, 14_950, 5_000],
    ['two places', { quantity: 2 }, 29_900, 10_000],
    ['an option by amount', { options: [option(1, 2_000)] }, 16_950, 5_000],
    [
      'an option by amount, two places',
      { quantity: 2, options: [option(1, 2_000)] },
      33_900,
      10_000,
    ],
    ['an option by percentage', { options: [option(1, null, 1_000)] }, 16_445, 5_000],
    [
      'a percentage of half a cent, rounded up',
      { price: 1_005, options: [option(1, null, 1_000)] },
      1_106,
      1_106,
    ],
    ['an option by both', { options: [option(1, 100, 1_000)] }, 16_545, 5_000],
    ['an option that is cheaper', { options: [option(1, -2_000)] }, 12_950, 5_000],
    ['a deposit above the price', { price: 3_000 }, 3_000, 3_000],
    ['something free', { price: 0, deposit: 0 }, 0, 0],
    [
      'an option that would go below nothing',
      { price: 1_000, deposit: 0, options: [option(1, -2_000)] },
      0,
      0,
    ],
    [
      'a fee for a part',
      { adjustments: [adjustment('PARTIAL_REGISTRATION_FEE', 500)] },
      15_450,
      5_000,
    ],
    [
      'a discount',
      { adjustments: [adjustment('DISCOUNT', 1_000), adjustment('VOLUME_DISCOUNT', 500)] },
      13_450,
      5_000,
    ],
    ['a bundle that pays all', { adjustments: [adjustment('BUNDLE', 14_950)] }, 0, 0],
    [
      'a discount that leaves less than the deposit',
      { adjustments: [adjustment('DISCOUNT', 12_000)] },
      2_950,
      2_950,
    ],
  ] satisfies [string, Partial<RegistrationToPrice>, number, number][])(
    '%s',
    (_case, changes, total_price, total_deposit) => {
      expect(price(changes)).toMatchObject({ total_price, total_deposit });
    },
  );

  it('has a line for each option', () => {
    const estimate = price({ quantity: 2, options: [option(1, 2_000), option(2, null, 500)] });
    expect(estimate.options).toEqual([
      { option_id: 1, price_id: 10, label: 'Option 1', amount: 4_000 },
      { option_id: 2, price_id: 20, label: 'Option 2', amount: 1_495 },
    ]);
    expect(estimate).toMatchObject({
      base_price: 29_900,
      options_total: 5_495,
      total_price: 35_395,
    });
  });

  it('in order, each takes off at most what the ones before left', () => {
    const adjustments = [
      adjustment('VOLUME_DISCOUNT', 900),
      adjustment('DISCOUNT', 300),
      adjustment('BUNDLE', 800),
    ];
    expect(price({ price: 1_000, deposit: 0, adjustments })).toMatchObject({
      bundle_total: 800,
      discounts_total: 200,
      volume_discounts_total: 0,
      reductions: [{ kind: 'DISCOUNT', amount: 200 }],
      total_price: 0,
    });
  });

  it('always adds up, never goes below 0, and never requires a deposit above the price', () => {
    const amounts = fc.nat(100_000);
    const kind = fc.constantFrom(
      'PARTIAL_REGISTRATION_FEE',
      'PARTIAL_REGISTRATION_DISCOUNT',
      'BUNDLE',
      'MEMBER',
      'DISCOUNT',
      'VOLUME_DISCOUNT',
    );
    const registration = fc.record({
      price: amounts,
      deposit: amounts,
      quantity: fc.integer({ min: 1, max: 9 }),
      options: fc.array(
        fc.record({ amount: fc.option(amounts), percentage: fc.option(fc.nat(20_000)) }),
        { maxLength: 4 },
      ),
      adjustments: fc.array(
        fc.record({ kind, amount: amounts, label: fc.constant({ fr: '', en: '' }) }),
        {
          maxLength: 5,
        },
      ),
    });
    fc.assert(
      fc.property(registration, ({ options, ...rest }) => {
        const estimate = price({
          ...rest,
          options: options.map((one, id) => option(id, one.amount, one.percentage)),
        });
        const off =
          estimate.partial_registration_total_discount +
          estimate.bundle_total +
          estimate.discounts_total +
          estimate.volume_discounts_total;
        const lines =
          estimate.base_price +
          estimate.options.reduce((sum, line) => sum + line.amount, 0) +
          estimate.partial_registration_total_fee;
        expect(estimate.total_price).toBe(lines - off);
        const reduced = (estimate.reductions ?? []).reduce((sum, line) => sum + line.amount, 0);
        expect(reduced).toBe(estimate.discounts_total + estimate.volume_discounts_total);
        expect(estimate.total_price).toBeGreaterThanOrEqual(0);
        expect(estimate.total_deposit).toBeLessThanOrEqual(estimate.total_price);
        expect(Number.isSafeInteger(estimate.total_price)).toBe(true);
      }),
    );
  });
});
