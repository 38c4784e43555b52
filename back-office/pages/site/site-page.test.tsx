import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  press,
  readable,
  tick,
  write,
  wrongWith,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { asWindow } from '@ribambelle/testing/office/unsafe.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const both = (fr: string, en = '') => ({ fr, en });
const menu = [
  { name: both('Accueil'), href: '/', hidden: false, children: [] },
  { name: both('Bons'), href: '/vouchers', hidden: false, children: [] },
];
const site = {
  version: 3,
  favicon_url: null,
  header: { logo_position: 'left' as const, links_position: 'left' as const, sticky: true },
  announcement: null,
  contact: {
    address: 'Rue du Bailli 7',
    email: 'info@maison.test',
    phone: '',
    hours: both(''),
    map_url: '',
    socials: [],
  },
  footer: { text: both('À bientôt'), columns: [] },
  menu,
  colours: { background_color: '#000000', text_color: '#ffffff' },
  theme: { name: 'default' as const, tokens: {} },
  accent_color: '#e67e22',
  css: '',
};

const open = async (
  part: string,
  more: Parameters<typeof openOffice>[0]['answers'] = {},
  may?: Parameters<typeof openOffice>[0]['may'],
) => {
  api = openOffice({
    at: '/site',
    answers: { getSite: site, updateSite: {}, ...more },
    ...(may === undefined ? {} : { may }),
  });
  const title = await screen.findByRole('heading', { name: part });
  const section = title.closest('section');
  if (section === null) throw new Error(`${part} is no section`);
  return section;
};

test('the page begins with links to its parts', async () => {
  const part = await open('Menu');
  const parts = screen.getByRole('navigation', { name: 'Sur cette page' });
  const links = [...parts.querySelectorAll('a')];
  expect(links.map((link) => link.textContent)).toEqual(
    screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent),
  );
  const inView = vi.spyOn(part, 'scrollIntoView');
  fireEvent.click(screen.getByRole('link', { name: 'Menu' }));
  await waitFor(() => expect(inView).toHaveBeenCalled());
});

test('an announcement is sent with its link and tone, and nothing else', async () => {
  const part = await open('Annonce');
  expect(readable(part.textContent)).toContain('Aucune annonce.');
  tick('Afficher une annonce en haut du site', part);
  write('Texte (français)', 'Portes ouvertes', part);
  write('Lien (facultatif)', '/activities', part);
  await press('Mettre en ligne', part);
  await screen.findByText('C’est en ligne : votre site est à jour.');
  expect(api.calls('updateSite')).toEqual([
    {
      version: 3,
      announcement: {
        text: both('Portes ouvertes'),
        href: '/activities',
        tone: 'INFO',
        from: null,
        until: null,
      },
    },
  ]);
});

test('an invalid link is refused at its field', async () => {
  const part = await open('Contact', {
    updateSite: () => refuse('INVALID_REQUEST', { 'contact.map_url': 'LINK_INVALID' }),
  });
  write('Lien vers un plan', 'http://plan', part);
  await press('Mettre en ligne', part);
  await waitFor(() => expect(wrongWith('Lien vers un plan', part)).toContain('Un lien commence'));
});

test('the input is previewed on the site in another window before it is published, and nothing is saved', async () => {
  const tab = { opener: 'us', location: { href: '' }, close: vi.fn() };
  const openSpy = vi.spyOn(window, 'open').mockReturnValue(asWindow(tab));
  const part = await open('Bas de page', { previewSite: { preview: '/?preview=true&draft=x' } });
  write('Texte (français)', 'Bientôt', part);
  await press('Voir avant de mettre en ligne', part);
  await waitFor(() =>
    expect(tab).toMatchObject({
      opener: null,
      location: { href: 'https://maison.test/?preview=true&draft=x' },
    }),
  );
  expect(api.calls('previewSite')).toEqual([{ footer: { text: both('Bientôt'), columns: [] } }]);
  expect(api.calls('updateSite')).toEqual([]);
  openSpy.mockRestore();
});

test('a refused preview marks the wrong field, and closes its window', async () => {
  const tab = { opener: null, location: { href: '' }, close: vi.fn() };
  const openSpy = vi.spyOn(window, 'open').mockReturnValue(asWindow(tab));
  const part = await open('Contact', {
    previewSite: () => refuse('INVALID_REQUEST', { 'contact.map_url': 'LINK_INVALID' }),
  });
  await press('Voir avant de mettre en ligne', part);
  await waitFor(() => expect(wrongWith('Lien vers un plan', part)).not.toBe(''));
  expect(tab.close).toHaveBeenCalledOnce();
  openSpy.mockRestore();
});

test('unreadable colours are called too alike, and one press takes a readable one', async () => {
  const part = await open('Couleurs du haut et du bas de page');
  expect(readable(part.textContent)).toContain('Contraste 21');
  write('Texte', '#222222', part);
  await screen.findByText('Ces deux couleurs sont trop proches');
  await press(/^Prendre #/, part);
  await waitFor(() => expect(readable(part.textContent)).toContain('se lisent bien'));
});

test('a column of links is added to the footer', async () => {
  const part = await open('Bas de page');
  await press('Ajouter une colonne', part);
  write('Titre de la colonne (français)', 'Infos', part);
  await press('Ajouter un lien', part);
  write('Nom (français)', 'Plan', part);
  await press('Mettre en ligne', part);
  await waitFor(() =>
    expect(api.calls('updateSite')).toEqual([
      {
        version: 3,
        footer: {
          text: both('À bientôt'),
          columns: [{ title: both('Infos'), links: [{ name: both('Plan'), href: '' }] }],
        },
      },
    ]),
  );
});

test('without the right to change it, all is shown without buttons', async () => {
  await open('Menu', {}, ['websites.read']);
  expect([...document.querySelectorAll('fieldset')].every(({ disabled }) => disabled)).toBe(true);
  expect(screen.queryByText('Mettre en ligne')).toBeNull();
});

test('a site that could not be read shows an error, and can be requested again', async () => {
  api = openOffice({ at: '/site', answers: { getSite: () => refuse('NOT_PERMITTED') } });
  await screen.findByRole('alert');
  api.answer({ getSite: site });
  await press('Réessayer');
  expect(await screen.findByRole('heading', { name: 'Menu' })).toBeTruthy();
});
