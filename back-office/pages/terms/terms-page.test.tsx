import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import { answer, findPanel, press, readable } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const content = { fr: '<p>Bonjour</p>', en: '<p>Hello</p>' };
const terms = {
  draft: { version: 4, content, updated_at: '2026-01-04T08:00:00.000Z' },
  publishable: true,
  versions: [
    { number: 2, published_at: '2026-01-03T08:00:00.000Z', published_by: 'Zoé Martin' },
    { number: 1, published_at: '2026-01-02T08:00:00.000Z', published_by: 'Tom Jacobs' },
  ],
};

const open = (
  more: Parameters<typeof openOffice>[0]['answers'] = {},
  may?: Parameters<typeof openOffice>[0]['may'],
) => {
  api = openOffice({
    at: '/terms',
    answers: { getOfficeTerms: terms, ...more },
    ...(may === undefined ? {} : { may }),
  });
};
const button = async (name: string) => {
  const text = await screen.findByText(name);
  return text.closest('button');
};

test('the saved draft is published after confirmation, as it was read', async () => {
  open({ publishTerms: { number: 3, message: 'Version 3 publiée.' } });
  await press('Publier');
  await answer('Publier la version 3 ?', 'Publier');
  await screen.findByText('Version 3 publiée.');
  expect(api.calls('publishTerms')).toEqual([{ version: 4, content }]);
});

test('a refusal is shown beside the button', async () => {
  open({ publishTerms: () => refuse('TERMS_INCOMPLETE') });
  await press('Publier');
  await answer('Publier la version 3 ?', 'Publier');
  expect(await screen.findByText(/Il manque un texte/)).toBeTruthy();
});

test('an unchanged draft says that it is published already, and cannot be published again', async () => {
  open({ getOfficeTerms: { ...terms, publishable: false } });
  await screen.findByText('Ce texte est déjà publié.');
  expect(await button('Publier')).toHaveProperty('disabled', true);
});

test('earlier versions are listed with author and day, and one opens beside them', async () => {
  open({
    getTermsVersion: {
      number: 1,
      published_at: '2026-01-02T08:00:00.000Z',
      published_by: 'Tom Jacobs',
      content,
    },
  });
  await screen.findByText('Zoé Martin · version actuelle');
  const line = await screen.findByText('Version 1');
  line.click();
  const panel = await findPanel('Version 1');
  await waitFor(() => expect(readable(panel.textContent)).toContain('Tom Jacobs'));
});

test('before the first version, says that the text is an example', async () => {
  open({ getOfficeTerms: { ...terms, draft: { ...terms.draft, updated_at: null }, versions: [] } });
  expect(await screen.findByText(/Ceci est un texte d’exemple/)).toBeTruthy();
  expect(screen.getByText('Vous n’avez encore rien publié.')).toBeTruthy();
});

test('without the right to change them, there are no buttons', async () => {
  open({}, ['website-pages.read']);
  await screen.findByText('Version 2');
  expect(screen.queryByText('Publier')).toBeNull();
  expect(screen.queryByText('Enregistrer le brouillon')).toBeNull();
});
