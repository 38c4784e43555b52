import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  answer,
  findField,
  press,
  readable,
  write,
  wrongWith,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const both = (fr: string, en = '') => ({ fr, en });
const home = {
  version: 2,
  content: {
    title: both('Dehors', 'Outdoors'),
    text: both('<p>Oui</p>'),
    picture: null,
    picture_alt: both(''),
    highlights: [],
    featured: { of: 'SOON' as const, categories: [], activities: [] },
  },
  published_at: null,
  publishable: true,
  replaces: false,
  preview: '/?preview=true&draft=sealed.1.x',
};

const open = async (
  more: Parameters<typeof openOffice>[0]['answers'] = {},
  may?: Parameters<typeof openOffice>[0]['may'],
) => {
  api = openOffice({
    at: '/home-page',
    answers: { getHomePage: home, ...more },
    ...(may === undefined ? {} : { may }),
  });
  await findField('Titre (français)');
};

test('changes are saved as a draft, and its preview is on the site', async () => {
  await open({ updateHomePage: {} });
  const preview = screen.getByText('Voir l’aperçu').closest('a');
  expect(preview?.href).toBe('https://maison.test/?preview=true&draft=sealed.1.x');
  write('Titre (français)', 'Dedans');
  await press('Ajouter un point fort');
  write('Nom (français)', 'Petits groupes');
  await press('Enregistrer le brouillon');
  await screen.findByText('Brouillon enregistré.');
  expect(api.calls('updateHomePage')).toEqual([
    {
      version: 2,
      title: both('Dedans', 'Outdoors'),
      highlights: [{ title: both('Petits groupes'), text: both(''), href: '' }],
    },
  ]);
});

test('unsaved changes cannot be published; a saved draft can, after confirmation', async () => {
  await open({ publishHomePage: { message: 'Votre page d’accueil est en ligne.' } });
  write('Titre (français)', 'Dedans');
  await screen.findByText('Enregistrez d’abord le brouillon.');
  write('Titre (français)', 'Dehors');
  await press('Publier');
  await answer('Publier la page d’accueil ?', 'Publier');
  await screen.findByText('Votre page d’accueil est en ligne.');
  expect(api.calls('publishHomePage')).toEqual([{ version: 2 }]);
});

test('warns before another home page is replaced', async () => {
  await open({ getHomePage: { ...home, replaces: true }, publishHomePage: {} });
  await press('Publier');
  await waitFor(() =>
    expect(readable(document.body.textContent)).toContain('l’autre ne peut pas être retrouvée'),
  );
});

test('a picture is uploaded at once and needs a description; a refused one is not added', async () => {
  await open({
    uploadSiteImage: ({ name }) =>
      name === 'pre.png' ? { cuid: 'cpicture' } : refuse('FILE_NOT_AN_IMAGE'),
  });
  const input = document.querySelector('input[type=file]');
  const send = (name: string) => {
    const files = [new File(['x'], name)];
    Object.defineProperty(input, 'files', { value: files, configurable: true });
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  };
  send('note.txt');
  await waitFor(() => expect(document.querySelectorAll('.office-message')).toHaveLength(1));
  expect(screen.queryByText('Retirer l’image')).toBeNull();
  send('pre.png');
  await findField('Ce que montre l’image (français)');
  await press('Retirer l’image');
  await waitFor(() => expect(screen.queryByText('Retirer l’image')).toBeNull());
});

test('a missing title is reported at its field', async () => {
  await open({ updateHomePage: () => refuse('INVALID_REQUEST', { 'title.fr': 'REQUIRED' }) });
  write('Titre (français)', '');
  await press('Enregistrer le brouillon');
  await waitFor(() => expect(wrongWith('Titre (français)')).not.toBe(''));
});

test('without the right to change it, shows the preview and no buttons', async () => {
  await open({}, ['website-pages.read']);
  expect(screen.getByText('Voir l’aperçu')).toBeTruthy();
  expect(screen.queryByText('Publier')).toBeNull();
  expect(screen.queryByText('Enregistrer le brouillon')).toBeNull();
});
