import { press } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const TEMPLATE = {
  cuid: 'rentree',
  version: 1,
  name: 'Rentrée',
  content: [{ type: 'TEXT', text: { fr: '<p>Bonjour à tous</p>', en: '' } }],
  default_for: null,
} as const;

test('a text that a colleague changed meanwhile is shown after a save', async () => {
  const content = [{ type: 'TEXT', text: { fr: '<p>Chers parents</p>', en: '' } }] as const;
  api = openOffice({
    at: '/mail-templates/rentree',
    answers: {
      getMailTemplate: TEMPLATE,
      updateMailTemplate: () => {
        api.answer({ getMailTemplate: { ...TEMPLATE, version: 3, name: 'Été', content } });
        return {};
      },
    },
  });
  await screen.findByText('Bonjour à tous');
  fireEvent.change(screen.getByLabelText(/^Nom/), { target: { value: 'Été' } });
  await press('Enregistrer');
  expect(await screen.findByText('Chers parents')).toBeTruthy();
  expect(screen.queryByText('Bonjour à tous')).toBeNull();
});
