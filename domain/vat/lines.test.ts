import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumAmounts } from '../base/money.ts';
import { type LineVat, NO_VAT } from './rates.ts';
import { saleLines } from './sale-lines.ts';
import { spreadLine, withParts } from './spread-line.ts';

const YOUTH: LineVat = { vat_category: 'EXEMPT_YOUTH', vat_rate: 0 };
const STANDARD: LineVat = { vat_category: 'STANDARD', vat_rate: 2100 };
const REDUCED: LineVat = { vat_category: 'REDUCED', vat_rate: 600 };
const VATS = [YOUTH, STANDARD, REDUCED, NO_VAT];

/** Writes lines short: reason, category, amount. */
const short = (lines: ReturnType<typeof saleLines<string>>) =>
  lines.map(({ reason, vat_category, amount, label }) => [reason, vat_category, amount, label]);

const camp = { amount: 12_000, vat: YOUTH, options: [{ ...STANDARD, amount: 2000 }] };

describe('the lines of a sale', () => {
  it('are one for each VAT', () => {
    expect(short(saleLines({ ...camp, reductions: [] }))).toEqual([
      ['SALE', 'EXEMPT_YOUTH', 10_000, null],
      ['SALE', 'STANDARD', 2000, null],
    ]);
  });

  it('are one together where the VAT is the same', () => {
    const options = [{ ...YOUTH, amount: 2000 }];
    expect(short(saleLines<string>({ ...camp, options, reductions: [] }))).toEqual([
      ['SALE', 'EXEMPT_YOUTH', 12_000, null],
    ]);
  });

  it('take a discount of places off the places, and a coupon off everything', () => {
    const reductions = [
      { amount: 1000, label: 'second child', of_all: false },
      { amount: 1100, label: 'coupon', of_all: true },
    ];
    expect(short(saleLines({ ...camp, reductions }))).toEqual([
      ['SALE', 'EXEMPT_YOUTH', 10_000, null],
      ['SALE', 'STANDARD', 2000, null],
      ['DISCOUNT', 'EXEMPT_YOUTH', -1000, 'second child'],
      ['DISCOUNT', 'EXEMPT_YOUTH', -900, 'coupon'],
      ['DISCOUNT', 'STANDARD', -200, 'coupon'],
    ]);
  });

  it('take a negative option off the others', () => {
    const options = [{ ...STANDARD, amount: -2000 }];
    expect(short(saleLines<string>({ ...camp, amount: 8000, options, reductions: [] }))).toEqual([
      ['SALE', 'EXEMPT_YOUTH', 8000, null],
    ]);
  });

  it('are none for a thing that costs nothing', () => {
    expect(saleLines({ amount: 0, vat: YOUTH, options: [], reductions: [] })).toEqual([]);
  });

  it('add up to the price, and no VAT has less than 0', () => {
    const anyOption = fc.record({
      vat: fc.constantFrom(...VATS),
      amount: fc.integer({ min: -3000, max: 20_000 }),
    });
    const anySale = fc.record({
      amount: fc.nat(100_000),
      vat: fc.constantFrom(...VATS),
      options: fc.array(anyOption, { maxLength: 4 }),
      parts: fc.array(fc.record({ share: fc.nat(100), of_all: fc.boolean() }), { maxLength: 4 }),
    });
    fc.assert(
      fc.property(anySale, ({ amount, vat, options, parts }) => {
        let left = amount;
        const reductions = parts.map(({ share, of_all }) => {
          const taken = Math.floor((left * share) / 100);
          left -= taken;
          return { amount: taken, label: '', of_all };
        });
        const lines = saleLines({
          amount,
          vat,
          options: options.map((option) => ({ ...option.vat, amount: option.amount })),
          reductions,
        });
        expect(sumAmounts(lines.map((line) => line.amount))).toBe(left);
        expect(lines.every((line) => line.amount !== 0)).toBe(true);
        for (const group of Map.groupBy(lines, (line) => line.vat_category).values())
          expect(sumAmounts(group.map((line) => line.amount))).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('a line that corrects', () => {
  const sums = [
    { ...YOUTH, amount: 10_000, sale_amount: 10_000 },
    { ...STANDARD, amount: 2000, sale_amount: 2000 },
  ];

  it.each([
    ['a cancellation of all of it', -12_000, [-10_000, -2000]],
    ['a part of it', -600, [-500, -100]],
    ['more of it', 1200, [1000, 200]],
    ['a cent of it', -1, [-1]],
    ['nothing', 0, []],
  ])('takes the VAT of %s', (_, amount, parts) => {
    expect(spreadLine(amount, { sums }).map((part) => part.amount)).toEqual(parts);
  });

  it('takes that of the sale when nothing is left', () => {
    const gone = sums.map((sum) => ({ ...sum, amount: 0 }));
    expect(spreadLine(3000, { sums: gone })).toEqual([
      { ...YOUTH, amount: 2500 },
      { ...STANDARD, amount: 500 },
    ]);
  });

  it('has none where the lines have none, and the given one where there are no lines', () => {
    const old = [{ ...NO_VAT, amount: 5000, sale_amount: 5000 }];
    expect(spreadLine(-2000, { sums: old, otherwise: STANDARD })).toEqual([
      { ...NO_VAT, amount: -2000 },
    ]);
    expect(spreadLine(700, { sums: [], otherwise: STANDARD })).toEqual([
      { ...STANDARD, amount: 700 },
    ]);
    expect(spreadLine(0, { sums: [], otherwise: STANDARD })).toEqual([]);
  });

  it('adds up to the cent whatever comes after what, and no VAT falls below 0', () => {
    const anySums = fc.array(fc.nat(50_000), { minLength: 1, maxLength: 4 });
    const steps = fc.array(fc.integer({ min: -100, max: 100 }), { maxLength: 12 });
    fc.assert(
      fc.property(anySums, steps, (amounts, shares) => {
        let present = amounts.map((amount, index) => ({
          ...(VATS[index] ?? NO_VAT),
          amount,
          sale_amount: amount,
        }));
        for (const share of shares) {
          const whole = sumAmounts(present.map(({ amount }) => amount));
          const change = share < 0 ? 0 - Math.trunc((whole * -share) / 100) : share * 7;
          const parts = spreadLine(change, { sums: present });
          expect(sumAmounts(parts.map(({ amount }) => amount))).toBe(change);
          present = [...withParts(present, parts)];
          expect(present.every(({ amount }) => amount >= 0)).toBe(true);
        }
      }),
    );
  });
});
