import { casesOf } from '@ribambelle/testing/reading/cases.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decidePart,
  PARTIAL_PRICES,
  PARTIAL_REGISTRATIONS,
  type PartialTerms,
  takenPart,
} from './partial-registration.ts';
import { FOR_ALL } from '../segments/segment-scope.ts';
import { priceRegistration } from './price-registration.ts';
import { adjustmentsOf } from './reductions.ts';

const AS_IT_WAS: PartialTerms = {
  partial_registrations: 'EVERYBODY',
  partial_price: 'WHOLE',
  partial_fee: 0,
  partial_discount: 0,
};
const datesUpTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Returns the price of the first `n` free dates. */
function priced(
  terms: PartialTerms,
  of: {
    price: number;
    deposit: number;
    quantity: number;
    all: number;
    free: number;
    chosen: number;
  },
) {
  const { price, deposit, quantity, all, free, chosen } = of;
  const part = takenPart(terms, {
    chosen_ids: datesUpTo(chosen),
    all,
    open_ids: datesUpTo(free),
  });
  const places = { price, quantity, part, paid: false, member: null };
  const adjustments = adjustmentsOf({ ...places, discounts: [] });
  return priceRegistration({
    price,
    deposit,
    quantity,
    share: part.share,
    options: [],
    adjustments,
  });
}

/** The cases among the tables of the page: their rows begin with a price. */
const rows = casesOf('partial-registrations').filter(([price = '']) => /^\d/u.test(price));

function termsOf(cell: string): PartialTerms {
  const amountOf = (name: string) => Number(new RegExp(`${name} (\\d+)`).exec(cell)?.[1] ?? 0);
  return {
    ...AS_IT_WAS,
    partial_price: cell.includes('share') ? 'BY_DATES' : 'WHOLE',
    partial_fee: amountOf('fee'),
    partial_discount: amountOf('discount'),
  };
}

describe('the price of some of the dates', () => {
  it('matches the table', () => {
    expect(rows.length).toBeGreaterThan(12);
    for (const [price, deposit, places, dates, free, chosenCount, terms = '', ...out] of rows) {
      const quote = priced(termsOf(terms), {
        price: Number(price),
        deposit: Number(deposit),
        quantity: Number(places),
        all: Number(dates),
        free: Number(free),
        chosen: Number(chosenCount),
      });
      const [base_price, fee, discount, total_price, total_deposit] = out.map(Number);
      expect(quote, `${chosenCount} of ${dates}, ${terms}`).toMatchObject({
        base_price,
        partial_registration_total_fee: fee,
        partial_registration_total_discount: discount,
        total_price,
        total_deposit,
      });
    }
  });

  it('never exceeds the whole price except by the fee, and the shares of all dates add up to the price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 4 }),
        (price, all, quantity) => {
          const terms = { ...AS_IT_WAS, partial_price: 'BY_DATES' as const };
          const of = { price, deposit: 0, quantity, all, free: all };
          const each = priced(terms, { ...of, chosen: 1 }).total_price;
          const whole = priced(terms, { ...of, chosen: all }).total_price;
          expect(whole).toBe(price * quantity);
          expect(Math.abs(each * all - whole)).toBeLessThanOrEqual(all / 2);
        },
      ),
    );
  });

  it('leaves a pack to pay only for the chosen dates, with the fee beside it and no discount', () => {
    const terms = { ...AS_IT_WAS, partial_price: 'BY_DATES' as const, partial_fee: 500 };
    const part = takenPart(terms, { chosen_ids: [1], all: 5, open_ids: [1, 2] });
    const of = { price: 10_000, quantity: 1, part, paid: true, member: null };
    const option = { option_id: 1, price_id: 1 };
    const price = priceRegistration({
      price: 10_000,
      deposit: 0,
      quantity: 1,
      share: part.share,
      options: [{ ...option, price: { id: 1, label: 'Lunch', amount: 700, percentage: null } }],
      adjustments: adjustmentsOf({ ...of, discounts: [] }),
    });
    expect(price).toMatchObject({
      base_price: 2_000,
      bundle_total: 2_000,
      total_price: 1_200,
    });
    const cheaper = { ...part, fee: 0, discount: 900 };
    expect(adjustmentsOf({ ...of, part: cheaper, discounts: [] })).toMatchObject([
      { kind: 'BUNDLE', amount: 2_000 },
    ]);
  });

  it('is lower for members by their share, and discounts apply to the rest', () => {
    const terms = { ...AS_IT_WAS, partial_price: 'BY_DATES' as const, partial_discount: 1_000 };
    const part = takenPart(terms, { chosen_ids: [1, 2], all: 5, open_ids: [1, 2, 3] });
    const label = { fr: 'Ami', en: 'Friend' };
    const member = { member_price: 7_500, member_percentage: null, label };
    const discounts = [
      { label, amount: null, percentage: 1_000, activity_ids: [], scope: FOR_ALL },
    ];
    const of = { price: 10_000, quantity: 1, part, paid: false, member };
    expect(adjustmentsOf({ ...of, discounts })).toMatchObject([
      { kind: 'PARTIAL_REGISTRATION_DISCOUNT', amount: 1_000 },
      { kind: 'MEMBER', amount: 1_000 },
      { kind: 'DISCOUNT', amount: 200 },
    ]);
  });
});

describe('the right to leave out dates', () => {
  it.each([
    ['EVERYBODY', false, true],
    ['MEMBERS', true, true],
    ['MEMBERS', false, false],
    ['NOBODY', true, false],
  ] as const)('%s, a member: %s', (partial_registrations, is_member, may) => {
    expect(decidePart({ partial: true }, { partial_registrations, is_member }).ok).toBe(may);
    expect(decidePart({ partial: false }, { partial_registrations, is_member }).ok).toBe(true);
  });

  it('lists every choice', () => {
    expect([PARTIAL_REGISTRATIONS.length, PARTIAL_PRICES.length]).toEqual([3, 2]);
  });
});
