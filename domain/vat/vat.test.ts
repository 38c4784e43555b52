import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inEachLanguage } from '../base/languages.ts';
import { sumAmounts } from '../base/money.ts';
import { categoriesOf, decideCategory, VAT_CATEGORIES, VAT_REGIMES } from './categories.ts';
import { type LineVat, lineVatOf, NO_VAT, rateOn, type VatRate } from './rates.ts';
import { decideRegime, impossibleUses } from './regime.ts';
import { netOfLines, vatByRate, vatIn } from './vat-of.ts';

const NO_REASON = inEachLanguage(() => '');
const RATES: readonly VatRate[] = [
  rate('STANDARD', { rate: 2100, valid_from: '1996-01-01' }),
  rate('REDUCED', { rate: 600, valid_from: '1996-01-01', valid_until: '2026-12-31' }),
  rate('REDUCED', { rate: 900, valid_from: '2027-01-01' }),
  rate('EXEMPT_SPORT', { rate: 0, valid_from: '1996-01-01' }),
];

function rate(category: VatRate['category'], of: Partial<VatRate>): VatRate {
  const none = { valid_until: null, reason: NO_REASON, rate: 0, valid_from: '' };
  return { ...none, category, ...of };
}

const STANDARD: LineVat = { vat_category: 'STANDARD', vat_rate: 2100 };
const REDUCED: LineVat = { vat_category: 'REDUCED', vat_rate: 600 };
const SPORT: LineVat = { vat_category: 'EXEMPT_SPORT', vat_rate: 0 };
const YOUTH: LineVat = { vat_category: 'EXEMPT_YOUTH', vat_rate: 0 };

const anyVat = fc.constantFrom(STANDARD, REDUCED, SPORT, YOUTH, NO_VAT);
const anyLines = fc.array(
  fc.record({ vat: anyVat, amount: fc.integer({ min: -5_000_000, max: 5_000_000 }) }),
  { maxLength: 20 },
);

describe('the VAT in an amount', () => {
  it.each([
    [1000, 2100, 174],
    [-1000, 2100, -174],
    [100, 2100, 17],
    [3, 2100, 1],
    [2, 2100, 0],
    [1060, 600, 60],
    [1000, 0, 0],
    [0, 2100, 0],
  ])('%i at %i contains %i', (gross, basis_points, vat) => {
    expect(vatIn(gross, basis_points)).toBe(vat);
  });

  it('is rounded half up, away from zero below zero', () => {
    // 0.05 at 1 % and so on: half a cent needs a rate of 100 %
    expect([vatIn(1, 10_000), vatIn(-1, 10_000)]).toEqual([1, -1]);
  });
});

describe('lines by rate', () => {
  it('are rounded once for each rate, and told apart by their reason where it is 0', () => {
    const lines = [
      { ...STANDARD, amount: 333 },
      { ...STANDARD, amount: 333 },
      { ...STANDARD, amount: 334 },
      { ...SPORT, amount: 500 },
      { ...YOUTH, amount: 200 },
      { ...NO_VAT, amount: 100 },
    ];
    expect(vatByRate(lines)).toEqual([
      { ...STANDARD, gross: 1000, net: 826, vat: 174 },
      { ...SPORT, gross: 500, net: 500, vat: 0 },
      { ...YOUTH, gross: 200, net: 200, vat: 0 },
      { ...NO_VAT, gross: 100, net: 100, vat: 0 },
    ]);
    expect(netOfLines(lines)).toEqual([275, 275, 276, 500, 200, 100]);
  });

  it('give net and VAT that add up to the gross, for each rate and for each line', () => {
    fc.assert(
      fc.property(anyLines, (drawn) => {
        const lines = drawn.map(({ vat, amount }) => ({ ...vat, amount }));
        const sums = vatByRate(lines);
        for (const { net, vat, gross } of sums) expect(net + vat).toBe(gross);
        expect(sumAmounts(sums.map(({ gross }) => gross))).toBe(
          sumAmounts(lines.map(({ amount }) => amount)),
        );
        const nets = netOfLines(lines);
        expect(sumAmounts(nets)).toBe(sumAmounts(sums.map(({ net }) => net)));
        for (const [index, { amount, vat_rate }] of lines.entries()) {
          const exact = (amount * 10_000) / (10_000 + (vat_rate ?? 0));
          // half a cent for each of two roundings, and one for its part
          expect(Math.abs((nets[index] ?? 0) - exact)).toBeLessThan(2.000_001);
        }
      }),
    );
  });
});

describe('the VAT of a line', () => {
  const settings = { vat_category: 'REDUCED', vat_rates: RATES } as const;

  it.each([
    ['2026-12-31', 600],
    ['2027-01-01', 900],
  ])('has the rate of %s', (day, vat_rate) => {
    expect(lineVatOf(null, { settings, day })).toEqual({ vat_category: 'REDUCED', vat_rate });
  });

  it('is that of the thing rather than the default', () => {
    expect(lineVatOf('STANDARD', { settings, day: '2026-07-01' })).toEqual(STANDARD);
  });

  it('is none without a regime, and where the data have no rate', () => {
    const unsaid = { settings: { ...settings, vat_category: null }, day: '2026-07-01' };
    expect(lineVatOf('STANDARD', unsaid)).toEqual(NO_VAT);
    expect(lineVatOf('FRANCHISE', { settings, day: '2026-07-01' })).toEqual(NO_VAT);
    expect(rateOn(RATES, { category: 'STANDARD', day: '1990-01-01' })).toBeNull();
  });
});

describe('a regime', () => {
  it.each(VAT_REGIMES)('%s allows what is outside VAT, and only known categories', (regime) => {
    expect(categoriesOf(regime)).toContain('NOT_SUBJECT');
    expect(VAT_CATEGORIES).toEqual(expect.arrayContaining([...categoriesOf(regime)]));
  });

  it.each([
    ['TAXABLE', 'EXEMPT_YOUTH', false],
    ['EXEMPT', 'STANDARD', false],
    ['MIXED', 'STANDARD', true],
    ['MIXED', 'EXEMPT_YOUTH', true],
    ['MIXED', 'FRANCHISE', false],
    ['FRANCHISE', 'FRANCHISE', true],
    ['NOT_SUBJECT', 'STANDARD', false],
    [null, 'STANDARD', false],
    [null, null, true],
  ] as const)('%s with %s: %s', (vat_regime, category, ok) => {
    expect(decideCategory(category, { vat_regime }).ok).toBe(ok);
  });

  const wanted = {
    vat_regime: 'EXEMPT',
    vat_category: 'EXEMPT_SPORT',
    service_fee_vat_category: null,
  } as const;

  it('is refused with a default or a fee that it does not allow', () => {
    expect(decideRegime({ ...wanted, vat_category: 'STANDARD' }, [])).toMatchObject({
      fields: { vat_category: 'VAT_CATEGORY_NOT_ALLOWED' },
    });
    expect(decideRegime({ ...wanted, service_fee_vat_category: 'REDUCED' }, [])).toMatchObject({
      fields: { service_fee_vat_category: 'VAT_CATEGORY_NOT_ALLOWED' },
    });
  });

  it('is refused while things have chosen otherwise, and says how many', () => {
    const uses = [
      { category: 'STANDARD', count: 3 },
      { category: 'REDUCED', count: 2 },
      { category: 'EXEMPT_YOUTH', count: 7 },
    ] as const;
    expect(decideRegime(wanted, uses)).toMatchObject({ refused: 'VAT_CATEGORIES_IN_USE' });
    expect(impossibleUses('EXEMPT', uses)).toBe(5);
    expect(decideRegime({ ...wanted, vat_regime: 'MIXED' }, uses).ok).toBe(true);
  });
});
