import { FIRST_LANGUAGE, type Language } from '@ribambelle/domain/base/languages.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { TextsProvider } from '@ribambelle/client/texts/texts-context.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PriceEstimate } from './price-estimate.tsx';
import type { Estimate } from './use-estimate.ts';

const estimate = (changes: Partial<Estimate> = {}): Estimate => ({
  base_price: 12_000,
  deposit: 0,
  quantity: 1,
  options: [],
  options_total: 0,
  partial_registration_total_fee: 0,
  partial_registration_total_discount: 0,
  bundle_total: 0,
  discounts_total: 0,
  volume_discounts_total: 0,
  reductions: [],
  total_price: 12_000,
  total_deposit: 0,
  dates_chosen: 4,
  partial_price: 'WHOLE',
  dates_total: 4,
  ...changes,
});

function draw(
  estimates: readonly Estimate[] | null,
  {
    has_dates = true,
    language = FIRST_LANGUAGE,
  }: { has_dates?: boolean; language?: Language } = {},
): string {
  const cart = textsFor(language).cart;
  return renderToStaticMarkup(
    <TextsProvider texts={{ language, nouns: { cart }, errors: null }}>
      <PriceEstimate
        estimates={estimates}
        is_renewing={false}
        knows_participant
        has_dates={has_dates}
        titles={[]}
      />
    </TextsProvider>,
  );
}

it('says that one of four dates costs the same as all of them', () => {
  expect(draw([estimate({ dates_chosen: 1 })])).toContain(
    '1 date sur 4 : le prix est le même que pour toutes les dates.',
  );
  expect(draw([estimate({ dates_chosen: 1 })], { language: 'en' })).toContain(
    '1 of 4 dates: the price is the same as for all the dates.',
  );
});

it.each([
  ['all dates are chosen', {}],
  [
    'a reduction stands for them',
    { dates_chosen: 1, partial_registration_total_discount: 9_000, total_price: 3_000 },
  ],
  ['it is free', { dates_chosen: 1, base_price: 0, total_price: 0 }],
])('does not say so when %s', (_case, changes) => {
  expect(draw([estimate(changes)])).not.toContain('le prix est le même');
});

it('shows no price without a date, and says that one is missing', () => {
  const html = draw(null, { has_dates: false });
  expect(html).toContain('Le prix s’affiche dès qu’une date est choisie.');
  expect(html).not.toContain('€');
});

it('shows each reduction on its own line, with its reason', () => {
  const reductions = [
    { kind: 'MEMBER' as const, label: 'Ami du club', amount: 500 },
    { kind: 'DISCOUNT' as const, label: 'Personnel', amount: 300 },
  ];
  const html = draw([estimate({ discounts_total: 800, total_price: 11_200, reductions })]);
  expect(html).toMatch(/Prix membre · Ami du club.*5,00.*Personnel.*3,00.*112,00/su);
});
