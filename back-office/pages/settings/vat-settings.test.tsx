import { VAT_CATEGORIES } from '@ribambelle/domain/vat/categories.ts';
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import { answer, choose, press } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const categories = VAT_CATEGORIES.map((category) => ({
  category,
  rate: category === 'STANDARD' ? 2100 : 0,
  reason: '',
}));

/** Opens the part of VAT in the settings. */
async function open(more: object = {}, answers: Parameters<typeof openOffice>[0]['answers'] = {}) {
  api = openOffice({
    at: '/settings',
    answers: {
      getSettings: { payments: { payment_reference_prefix: '' } },
      getMailSettings: {},
      getVatSettings: { categories, ...more },
      ...answers,
    },
  });
  const title = await screen.findByRole('heading', { name: 'TVA' });
  const section = title.closest('section');
  if (section === null) throw new Error('TVA is no section');
  await within(section).findByRole('button', { name: 'Enregistrer' });
  return section;
}

test('a regime offers its categories, and is saved with its default', async () => {
  const part = await open({}, { updateVatSettings: {} });
  expect(within(part).queryByLabelText('Catégorie par défaut')).toBeNull();
  await choose('Régime de l’organisation', 'Assujettie : tout est avec TVA', part);
  await choose('Catégorie par défaut', /^Taux normal \(21.%\)$/, part);
  expect(screen.queryByRole('option', { name: 'Exempté : sport', hidden: true })).toBeNull();
  await press('Enregistrer', part);
  await screen.findByText('TVA enregistrée.');
  expect(api.calls('updateVatSettings')).toEqual([
    { version: 1, vat_regime: 'TAXABLE', vat_category: 'STANDARD' },
  ]);
});

test('a regime with one category chooses it, and leaves nothing else to choose', async () => {
  const part = await open({}, { updateVatSettings: {} });
  await choose('Régime de l’organisation', 'Non assujettie', part);
  expect(within(part).queryByLabelText('Catégorie des frais de service')).toBeNull();
  await press('Enregistrer', part);
  await screen.findByText('TVA enregistrée.');
  expect(api.calls('updateVatSettings')).toMatchObject([
    { vat_regime: 'NOT_SUBJECT', vat_category: 'NOT_SUBJECT' },
  ]);
});

test('a refusal shows at its field', async () => {
  const part = await open(
    {},
    {
      updateVatSettings: () => refuse('VAT_REGIME_UNSAID', { vat_category: 'VAT_REGIME_UNSAID' }),
    },
  );
  await choose(
    'Régime de l’organisation',
    'Mixte : une partie exemptée, une partie avec TVA',
    part,
  );
  await press('Enregistrer', part);
  expect(await within(part).findByText(/sa catégorie par défaut/)).not.toBeNull();
});

test('old lines are counted, and confirmed with one button after a question', async () => {
  const old = { count: 1_234, amount: 500_000, first_day: '2025-01-02', last_day: '2025-12-30' };
  const said = { vat_regime: 'TAXABLE', vat_category: 'STANDARD' } as const;
  const part = await open(
    { ...said, old_lines: [{ ...old, category: 'STANDARD' }] },
    { confirmOldLines: { count: 1_234, remaining: 0 } },
  );
  within(part).getByText(/^1.234 lignes, 5.000,00.€, du .* au .* : Taux normal \(21.%\)$/);
  await press('Donner cette TVA aux lignes', part);
  api.answer({ getVatSettings: { categories, ...said } });
  await answer(/toutes ces lignes/, 'Donner cette TVA aux lignes');
  await screen.findByText('Les lignes ont leur TVA.');
  expect(api.calls('confirmOldLines')).toEqual([{ vat_category: 'STANDARD' }]);
  expect(within(part).queryByText('Lignes sans TVA')).toBeNull();
});
