import { choose, findPanel, press, valueOf } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const pack = {
  cuid: 'ten',
  title: { fr: 'Dix séances', en: 'Ten sessions' },
  price: 9_000,
  entity: 'CUSTOMERS',
} as const;

/** Opens the panel of a pack in an organisation with this VAT. */
async function open(vat: NonNullable<Parameters<typeof openOffice>[0]['vat']> | null) {
  api = openOffice({
    at: '/bundles/ten',
    answers: {
      listOfficeBundles: { data: [] },
      getOfficeBundle: { ...pack, vat_category: null },
      updateBundle: {},
    },
    ...(vat === null ? {} : { vat }),
  });
  const panel = await findPanel('Dix séances');
  await within(panel).findByLabelText('Prix');
  return panel;
}

const MIXED = {
  category: 'EXEMPT_YOUTH',
  categories: [
    { category: 'STANDARD', rate: 2100 },
    { category: 'EXEMPT_YOUTH', rate: 0 },
  ],
} as const;

test('a category of its own is chosen among those of the regime, the first is the default', async () => {
  const panel = await open({ ...MIXED, categories: [...MIXED.categories] });
  expect(valueOf('Catégorie de TVA', panel)).toBe(
    'Comme l’organisation : Exempté : jeunesse et loisirs',
  );
  await choose('Catégorie de TVA', 'Taux normal (21 %)', panel);
  await press('Enregistrer', panel);
  await screen.findByText('Enregistré.');
  expect(api.calls('updateBundle')).toMatchObject([{ vat_category: 'STANDARD' }]);
});

test.each([
  ['no regime is said', null],
  [
    'the regime has one category',
    {
      category: 'NOT_SUBJECT' as const,
      categories: [{ category: 'NOT_SUBJECT' as const, rate: 0 }],
    },
  ],
])('nothing is shown while %s', async (_, vat) => {
  const panel = await open(vat);
  expect(within(panel).queryByLabelText('Catégorie de TVA')).toBeNull();
});
