import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  findPanel,
  press,
  valueOf,
  write,
  wrongWith,
} from '@ribambelle/testing/office/at-the-screen.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const hall = {
  cuid: 'hall',
  version: 1,
  name: 'Grande salle',
  title: { fr: 'La grande salle', en: 'The great hall' },
  active: true,
} as const;

const open = (languages?: readonly Language[]) => {
  api = openOffice({
    at: '/locations/hall',
    answers: { getOfficeLocation: hall, updateLocation: {} },
    ...(languages === undefined ? {} : { languages }),
  });
  return findPanel('Grande salle');
};

test('a text has a field for each language of the organiser', async () => {
  const panel = await open();
  expect(valueOf('Nom affiché aux familles (français)', panel)).toBe('La grande salle');
  expect(valueOf('Nom affiché aux familles (anglais)', panel)).toBe('The great hall');
});

test('with one language it is a single field, and the other text is kept', async () => {
  const panel = await open(['en']);
  expect(valueOf('Nom affiché aux familles', panel)).toBe('The great hall');
  expect(within(panel).queryByLabelText(/français/)).toBeNull();
  write('Nom affiché aux familles', 'The hall', panel);
  await press('Enregistrer', panel);
  await screen.findByText('Enregistré.');
  expect(api.calls('updateLocation')).toEqual([
    { location: 'hall', version: 1, title: { fr: 'La grande salle', en: 'The hall' } },
  ]);
});

test('with one language, an error in either text is shown beside the field', async () => {
  api = openOffice({
    at: '/vouchers/new',
    answers: { createVoucher: () => refuse('INVALID_REQUEST', { 'title.fr': 'REQUIRED' }) },
    languages: ['en'],
  });
  const panel = await findPanel('Nouveau bon cadeau');
  await press('Créer', panel);
  await waitFor(() => expect(wrongWith('Titre', panel)).not.toBe(''));
});
