import type { Answer } from '@ribambelle/api/client.ts';
import { draftPlace, keepDraft } from '../data/drafts.ts';
import { findField, press, readable, write } from '@ribambelle/testing/office/at-the-screen.ts';
import { Refusal } from '@ribambelle/testing/office/fake-api.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

declare global {
  interface Window {
    /** The window of the tests. */
    readonly happyDOM?: { readonly setViewport: (size: { width: number }) => void };
  }
}

let api: ReturnType<typeof openOffice>;
afterEach(() => {
  closeOffice(api);
  localStorage.clear();
  viewport(USUAL_WIDTH);
});

const both = (fr: string, en = '') => ({ fr, en });
const heading = (id: string, text: object) => ({
  id,
  name: 'blocks-heading',
  element: 'blocks-heading',
  settings: { text },
  children: [],
});
const page: Answer<'getOfficePage'> = {
  cuid: 'about',
  type: 'DEFAULT',
  pathname: '/about',
  title: both('Qui sommes-nous', 'About us'),
  ours: false,
  unchanged: false,
  published_at: '2026-06-01T08:00:00Z',
  draft_at: null,
  version: 3,
  description: both(''),
  seo: { title: both(''), image: null, indexed: true },
  content: [
    {
      id: 'section',
      name: 'sections-container',
      element: 'sections-container',
      settings: {},
      children: [heading('first', both('Bonjour', 'Hello')), heading('second', both('Bienvenue'))],
    },
  ],
  preview: '/about?preview=true&draft=sealed.1.x',
  redirects: [],
};

const open = async (answers: Parameters<typeof openOffice>[0]['answers'] = {}) => {
  api = openOffice({
    at: '/pages/about',
    answers: {
      getOfficePage: page,
      listOfficePages: { data: [page] },
      listSavedSections: { data: [] },
      updatePageDraft: { cuid: 'about', version: 4 },
      ...answers,
    },
  });
  await waitFor(() => expect(rows()).toHaveLength(3));
};
const rows = () =>
  [...document.querySelectorAll('[data-row]')].map((row) => readable(row.textContent));
const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-row="${id}"]`);
/** The width of the window of every other test. */
const USUAL_WIDTH = 1600;

/** Gives the window a width, in pixels. */
const viewport = (width: number) => window.happyDOM?.setViewport({ width });
const drafts = () => api.calls('updatePageDraft');

test('an element that is chosen shows its form, and what is written is sent', async () => {
  await open();
  expect(rows()).toEqual(['Section', 'TitreBonjour', 'TitreBienvenue']);
  fireEvent.click(rowOf('first') ?? document.body);
  await findField('Texte');
  write('Texte', 'Bonsoir');
  expect(rows()).toContain('TitreBonsoir');
  await waitFor(() => expect(drafts()).toHaveLength(1));
  expect(drafts()[0]).toMatchObject({ page: 'about', version: 3 });
  expect(JSON.stringify(drafts()[0])).toContain('"text":{"fr":"Bonsoir","en":"Hello"}');
  await screen.findByText('Enregistré');
});

test('what misses a language is marked, and written side by side', async () => {
  await open();
  expect(document.querySelectorAll('.builder-missing')).toHaveLength(1);
  fireEvent.click(rowOf('second') ?? document.body);
  await findField('Texte');
  fireEvent.click(await findField('Côte à côte'));
  await findField('Texte · EN');
  write('Texte · EN', 'Welcome');
  expect(document.querySelectorAll('.builder-missing')).toHaveLength(0);
});

test('the outline shows the words of the language that is written', async () => {
  await open();
  fireEvent.click(await screen.findByText('anglais'));
  await waitFor(() => expect(rows()).toEqual(['Section', 'TitreHello', 'TitreBienvenue']));
});

test('the page leads to itself on the site, unless its draft may have another address', async () => {
  const see = () => screen.findByRole('menuitem', { name: 'Voir sur le site' });
  await open();
  await press('Actions sur « Qui sommes-nous »');
  expect((await see()).getAttribute('href')).toBe('https://maison.test/fr/about');
  closeOffice(api);
  await open({ getOfficePage: { ...page, draft_at: '2026-06-02T08:00:00Z' } });
  await press('Actions sur « Qui sommes-nous »');
  await screen.findByRole('menuitem', { name: 'Versions' });
  expect(screen.queryByRole('menuitem', { name: 'Voir sur le site' })).toBeNull();
});

test('keys move an element and undo brings it back, and both are said', async () => {
  await open();
  rowOf('first')?.focus();
  fireEvent.keyDown(rowOf('first') ?? document.body, { key: 'ArrowDown', altKey: true });
  expect(rows()).toEqual(['Section', 'TitreBienvenue', 'TitreBonjour']);
  await screen.findByText('Titre : place 2 sur 2');
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  await waitFor(() => expect(rows()).toEqual(['Section', 'TitreBonjour', 'TitreBienvenue']));
  await screen.findByText('Annulé.');
});

test('an element is added from the palette, behind the chosen section', async () => {
  await open();
  await press('Ajouter');
  await press('Bannière');
  expect(rows().at(-1)).toBe('BannièreUn grand titre');
  await findField('Sous-titre');
});

test('a page that is full says so to everybody', async () => {
  const titles = Array.from({ length: 59 }, (_, index) => heading(`h${index}`, both('Un', 'One')));
  const [section] = page.content;
  const content = section === undefined ? [] : [{ ...section, children: titles }];
  api = openOffice({
    at: '/pages/about',
    answers: {
      getOfficePage: { ...page, content },
      listOfficePages: { data: [page] },
      listSavedSections: { data: [] },
    },
  });
  await waitFor(() => expect(rows()).toHaveLength(60));
  await press('Ajouter');
  await press('Bannière');
  await screen.findByText(
    'Une page a au plus 60 éléments, dont 12 listes : retirez d’abord un élément.',
  );
  expect(rows()).toHaveLength(60);
});

test('publishing says what should be looked at first', async () => {
  await open({
    publishPage: { number: 2, message: 'La page est en ligne.' },
  });
  fireEvent.click(rowOf('first') ?? document.body);
  await findField('Texte');
  write('Texte', 'Bonsoir');
  await press('Publier');
  await screen.findByText('Texte : il manque le texte en anglais.', { exact: false });
  await press('Publier maintenant');
  await waitFor(() => expect(api.calls('publishPage')).toEqual([{ page: 'about', version: 4 }]));
  await screen.findByText('La page est en ligne.');
});

test('links are looked at before publishing; what leads nowhere is said with its place', async () => {
  const [section] = page.content;
  if (section === undefined) throw new Error('The page has a section');
  const settings = { text: both('Stages', 'Camps'), href: '/stages' };
  const button = { ...heading('link', {}), element: 'blocks-button', settings };
  const content = [{ ...section, children: [heading('first', both('A', 'B')), button] }];
  api = openOffice({
    at: '/pages/about',
    answers: {
      getOfficePage: { ...page, content, draft_at: '2026-07-06T07:00:00Z' },
      listOfficePages: { data: [page] },
      listBrokenLinks: { data: ['/stages'] },
    },
  });
  await waitFor(() => expect(rows()).toHaveLength(3));
  await press('Publier');
  await screen.findByText('Le lien /stages ne mène nulle part.', { exact: false });
  expect(api.calls('listBrokenLinks')).toEqual([{ hrefs: ['/stages'] }]);
  await press(/Le lien \/stages/);
  await findField('Lien');
});

const theirs = { ...page, version: 9, content: [heading('theirs', both('De Léa'))] };

test('the changes of somebody else are told, and what is not kept is one undo away', async () => {
  let present = page;
  let tries = 0;
  await open({
    getOfficePage: () => present,
    updatePageDraft: () => {
      tries += 1;
      if (tries > 1) return { cuid: 'about', version: 9 + tries };
      present = theirs;
      throw new Refusal('CHANGED_MEANWHILE', { details: { by: 'Léa', version: 9 } });
    },
  });
  fireEvent.click(rowOf('first') ?? document.body);
  await findField('Texte');
  write('Texte', 'Bonsoir');
  await screen.findByText('Léa a modifié cette page entre-temps');
  await press('Garder la mienne');
  await waitFor(() => expect(drafts().at(-1)).toMatchObject({ version: 9 }));
  await screen.findByText('Enregistré');
  expect(rows()).toContain('TitreBonsoir');
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  await waitFor(() => expect(rows()).toEqual(['TitreDe Léa']));
});

test('publishing without a connection says so, and stays where it is', async () => {
  await open({
    updatePageDraft: () => {
      throw new Refusal('BUSY');
    },
  });
  fireEvent.click(rowOf('first') ?? document.body);
  await findField('Texte');
  write('Texte', 'Bonsoir');
  await press('Publier');
  await press('Publier maintenant');
  const sentence = 'Pas de connexion : gardé ici, envoyé dès que possible';
  await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
  expect(api.calls('publishPage')).toEqual([]);
});

test('what was left unsent is not lost when somebody changed the page since', async () => {
  const place = draftPlace({
    collaborator: 'me',
    path: '/api/back-office/pages/{page}/draft',
    of: { page: 'about' },
  });
  const changed = { title: both('Qui êtes-vous', 'About us') };
  if (place !== null) keepDraft(place, { saved_at: Date.now(), version: 2, changed, before: {} });
  await open();
  await screen.findByText('Cette page a été modifiée entre-temps');
  await screen.findByText('Qui êtes-vous');
  expect(drafts()).toEqual([]);
  await press('Garder la mienne');
  await waitFor(() => expect(drafts()).toEqual([{ page: 'about', version: 3, ...changed }]));
});

test('a section is kept under a name, added as a copy, renamed and deleted', async () => {
  let sections: Answer<'listSavedSections'>['data'] = [];
  await open({
    listSavedSections: () => ({ data: sections }),
    createSavedSection: ({ name, content }) => {
      sections = [{ cuid: 'kept', name, content }];
      return { cuid: 'kept' };
    },
    updateSavedSection: { message: null },
    deleteSavedSection: { message: null, removal: 'gone' },
  });
  await press('Actions sur « Section »');
  await press('Garder dans « Mes sections »');
  await findField('Nom de la section');
  write('Nom de la section', 'Le mot de bienvenue');
  await press('Enregistrer');
  await screen.findByText('La section est gardée : elle s’ajoute à chaque page.');
  expect(api.calls('createSavedSection')).toMatchObject([{ content: [{ id: 'section' }] }]);

  await press('Ajouter');
  await press('Le mot de bienvenue');
  const titles = ['TitreBonjour', 'TitreBienvenue'];
  expect(rows()).toEqual(['Section', ...titles, 'Section', ...titles]);
  await waitFor(() => expect(drafts()).toHaveLength(1));
  const ids = JSON.stringify(drafts()[0]).match(/"id":"[^"]*"/g) ?? [];
  expect(new Set(ids).size).toBe(6);

  await press('Ajouter');
  await press('Modifier la section « Le mot de bienvenue »');
  await findField('Nom de la section');
  write('Nom de la section', 'Bienvenue');
  await press('Renommer');
  const renamed = { section: 'kept', name: 'Bienvenue' };
  await waitFor(() => expect(api.calls('updateSavedSection')).toEqual([renamed]));
  await press('Modifier la section « Le mot de bienvenue »');
  await press('Supprimer');
  await waitFor(() => expect(api.calls('deleteSavedSection')).toEqual([{ section: 'kept' }]));
});

test('an earlier version is looked at without a change, and Escape leads back', async () => {
  const versions = [
    { number: 2, published_at: '2026-06-01T08:00:00Z', published_by: 'Léa Roy', online: true },
    { number: 1, published_at: '2026-05-01T08:00:00Z', published_by: null, online: false },
  ];
  await open({
    listPageVersions: { data: versions, count: 2 },
    getPageVersion: { content: [heading('old', both('Avant'))] },
    restorePageVersion: { message: null },
  });
  const look = async (number: number) => {
    await press('Actions sur « Qui sommes-nous »');
    await press('Versions');
    await press(`Voir la version ${number}`);
    await screen.findByText(`Vous voyez la version ${number}`);
  };
  await look(2);
  screen.getByText(/par Léa Roy/);
  expect(api.calls('getPageVersion')).toEqual([{ page: 'about', number: 2 }]);
  expect(screen.queryByRole('button', { name: 'Publier' })).toBeNull();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByText('Vous voyez la version 2')).toBeNull());
  expect(rows()).toHaveLength(3);
  await look(1);
  await press('Revenir au brouillon');
  await screen.findByRole('button', { name: 'Publier' });
  expect(api.calls('restorePageVersion')).toEqual([]);
  await look(1);
  await press('Reprendre cette version');
  await waitFor(() =>
    expect(api.calls('restorePageVersion')).toEqual([{ page: 'about', number: 1, version: 3 }]),
  );
  expect(drafts()).toEqual([]);
});

test('a narrow screen has one row of buttons, and sheets below the page', async () => {
  viewport(390);
  await open();
  const body = () => document.querySelector<HTMLElement>('.builder-body')?.dataset['part'];
  expect(screen.queryByRole('button', { name: 'Réglages de la page' })).toBeNull();
  await press('Plan de la page');
  expect(body()).toBe('outline');
  fireEvent.click(rowOf('first') ?? document.body);
  await press('Réglages');
  expect(body()).toBe('form');
  await findField('Texte');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(body()).toBe('frame'));
  await press('Actions sur « Qui sommes-nous »');
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'anglais' }));
  await waitFor(() => expect(rows()).toEqual(['Section', 'TitreHello', 'TitreBienvenue']));
  await press('Actions sur « Qui sommes-nous »');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Réglages de la page' }));
  await findField('Adresse');
});
