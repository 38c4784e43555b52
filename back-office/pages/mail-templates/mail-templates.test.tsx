// @vitest-environment happy-dom
import type { Answer } from '@ribambelle/api/client.ts';
import { press, write } from '@ribambelle/testing/office/at-the-screen.ts';
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { said } from '@ribambelle/testing/said.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const both = (text: string) => ({ fr: text, en: '' });
const TEMPLATE: Answer<'getMailTemplate'> = {
  cuid: 'spring',
  version: 2,
  name: 'Printemps',
  content: [
    ...said(both('<p>Un</p>')),
    ...said(both('<p>Deux</p>')),
    { type: 'BUTTON', label: both('Voir'), href: '' },
  ],
  default_for: null,
};
const nothing = () => refuse('NOTIFICATION_NOTHING_TO_SHOW');
const editors = () =>
  Array.from(document.querySelectorAll('.tiptap[lang=fr]'), ({ textContent }) => textContent);

test('the list names each template, its blocks, and what opens with it', async () => {
  api = openOffice({
    at: '/mail-templates',
    answers: { listMailTemplates: { data: [{ ...TEMPLATE, default_for: 'NEWSLETTERS' }] } },
  });
  expect(await screen.findByRole('link', { name: 'Printemps' })).toBeTruthy();
  expect(screen.getByText('Texte · Texte · Bouton')).toBeTruthy();
  expect(screen.getByText('les nouvelles newsletters')).toBeTruthy();
});

test('a text that is moved takes its editor with it', async () => {
  api = openOffice({
    at: '/mail-templates/spring',
    answers: {
      getMailTemplate: TEMPLATE,
      previewMailTemplate: nothing,
      updateMailTemplate: { message: null },
    },
  });
  await waitFor(() => expect(editors()).toEqual(['Un', 'Deux']));
  const [down] = screen.getAllByRole('button', { name: 'Descendre « Texte »' });
  down?.click();
  await waitFor(() => expect(editors()).toEqual(['Deux', 'Un']));
  await press('Enregistrer');
  await waitFor(() => expect(api.calls('updateMailTemplate')).toHaveLength(1));
  expect(api.calls('updateMailTemplate')).toMatchObject([
    { version: 2, content: [...said(both('<p>Deux</p>')), ...said(both('<p>Un</p>')), {}] },
  ]);
});

test('a new one says at its name that the name is taken', async () => {
  const code = 'MAIL_TEMPLATE_EXISTS';
  api = openOffice({
    at: '/mail-templates/new',
    answers: { createMailTemplate: () => refuse(code, { name: code }) },
  });
  await screen.findByLabelText('Nom, pour l’équipe');
  write('Nom, pour l’équipe', 'Newsletter');
  await press('Créer');
  expect(await screen.findByText('Un modèle porte déjà ce nom.')).toBeTruthy();
});

test('a notification begins with the default template; another one takes its place', async () => {
  api = openOffice({
    at: '/notifications/new',
    answers: {
      listMailTemplates: {
        data: [
          {
            ...TEMPLATE,
            cuid: 'x',
            name: 'Défaut',
            default_for: 'MAILS',
            content: said(both('<p>Bonjour</p>')),
          },
          TEMPLATE,
        ],
      },
      countNotificationSubjects: { count: 0 },
    },
  });
  await waitFor(() => expect(editors()).toEqual(['Bonjour']));
  await press('Commencer par un modèle');
  (await screen.findByRole('menuitem', { name: 'Printemps' })).click();
  await press('Remplacer');
  await waitFor(() => expect(editors()).toEqual(['Un', 'Deux']));
});
