import {
  answer,
  findField,
  findPanel,
  press,
  write,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const pond = {
  cuid: 'cpond',
  name: 'mare.png',
  alt: { fr: 'Une mare', en: 'A pond' },
  decoration: false,
  public_url: '/files/cpond',
  focal_x: 5000,
  focal_y: 9800,
  version: 3,
};
const used = {
  ...pond,
  used_on: [
    { of: 'activities' as const, cuid: 'cjudo', title: 'Judo' },
    { of: 'pages' as const, cuid: 'cpage', title: 'Notre été' },
    { of: 'site' as const, title: '' },
  ],
};

const open = (
  at: string,
  more: Parameters<typeof openOffice>[0]['answers'] = {},
  may?: Parameters<typeof openOffice>[0]['may'],
) => {
  api = openOffice({
    at,
    answers: { listFiles: { data: [pond], count: 1 }, getFile: used, ...more },
    ...(may === undefined ? {} : { may }),
  });
};

test('a picture of the library opens with the places that use it', async () => {
  open('/library');
  await screen.findByText('mare.png');
  await press(/mare\.png/);
  const panel = await findPanel('mare.png');
  await screen.findByText('Utilisée sur (3)');
  expect(panel.querySelector('a[href="/activities/cjudo"]')?.textContent).toBe('Judo');
  expect(panel.querySelector('a[href="/pages/cpage"]')?.textContent).toBe('Notre été');
});

test('an empty list says why it is empty', async () => {
  open('/library', { listFiles: { data: [], count: 0 } });
  await screen.findByText('Il n’y a pas encore d’image. Ajoutez la première.');
  fireEvent.click(await screen.findByText('Retirées'));
  await screen.findByText(/^Aucune image retirée\./);
  fireEvent.click(await screen.findByText('Sans description'));
  await screen.findByText('Chaque image a une description.');
  write('Chercher une image', 'zèbre');
  expect(await screen.findByText('Aucune image ne correspond.')).toBeDefined();
});

test('the list shows those that are removed, or lack something', async () => {
  open('/library');
  await screen.findByText('mare.png');
  fireEvent.click(await screen.findByText('Retirées'));
  await waitFor(() =>
    expect(api.calls('listFiles')).toContainEqual(expect.objectContaining({ show: 'deleted' })),
  );
});

test('the focal point moves by the arrow keys, never out of the picture, and is saved', async () => {
  open('/library/cpond', { updateFile: {} });
  const place = await screen.findByLabelText(
    'Point central : 50 % de la largeur, 98 % de la hauteur',
  );
  fireEvent.keyDown(place, { key: 'ArrowDown' });
  fireEvent.keyDown(place, { key: 'ArrowLeft' });
  fireEvent.keyDown(place, { key: 'Tab' });
  await screen.findByLabelText('Point central : 45 % de la largeur, 100 % de la hauteur');
  await press('Enregistrer');
  await screen.findByText('Image enregistrée.');
  expect(api.calls('updateFile')).toEqual([
    { picture: 'cpond', version: 3, focal_x: 4500, focal_y: 10_000 },
  ]);
});

test('the focal point is where the picture is pressed', async () => {
  open('/library/cpond');
  const place = await screen.findByLabelText(/^Point central/);
  place.getBoundingClientRect = () => new DOMRect(100, 50, 400, 200);
  fireEvent.click(place, { detail: 1, clientX: 200, clientY: 200 });
  expect(
    await screen.findByLabelText('Point central : 25 % de la largeur, 75 % de la hauteur'),
  ).toBe(place);
});

test('the words of a picture are saved; a decoration has none', async () => {
  open('/library/cpond', { updateFile: {} });
  await findField('Que montre cette image ? (français)');
  write('Que montre cette image ? (français)', 'Un étang');
  await press('Enregistrer');
  await screen.findByText('Image enregistrée.');
  expect(api.calls('updateFile')).toEqual([
    { picture: 'cpond', version: 3, alt: { fr: 'Un étang', en: 'A pond' } },
  ]);
  fireEvent.click(await screen.findByLabelText(/décorative/));
  await waitFor(() => expect(screen.queryByLabelText(/Que montre cette image/)).toBeNull());
});

test('removing says how many places use it, and is confirmed', async () => {
  open('/library/cpond', { deleteFile: {} });
  await press('Retirer de la bibliothèque');
  await screen.findByText(/utilisée à 3 endroits/);
  expect(api.calls('deleteFile')).toEqual([]);
  await answer('Retirer cette image ?', 'Retirer de la bibliothèque');
  await screen.findByText(/Image retirée/);
  expect(api.calls('deleteFile')).toEqual([{ picture: 'cpond', although_used: true }]);
});

test('a removed picture cannot be changed, and is brought back', async () => {
  const deleted = { ...used, deleted_at: '2026-07-01T08:00:00.000Z' };
  open('/library/cpond', { getFile: deleted, restoreFile: {} });
  await press('Remettre dans la bibliothèque');
  await screen.findByText('Image remise dans la bibliothèque.');
  expect(screen.queryByText('Enregistrer')).toBeNull();
  expect(api.calls('restoreFile')).toEqual([{ picture: 'cpond' }]);
});

test('without the right to change it, the picture and its uses are shown alone', async () => {
  open('/library/cpond', {}, ['website-pages.read']);
  await screen.findByText('Utilisée sur (3)');
  for (const name of ['Enregistrer', 'Retirer de la bibliothèque', 'Ajouter une image'])
    expect(screen.queryByText(name)).toBeNull();
});
