import { findPanel, press } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const picture = (cuid: string, more: object = {}) => ({
  cuid,
  name: `${cuid}.png`,
  alt: { fr: '', en: '' },
  decoration: false,
  public_url: `/files/${cuid}`,
  width: 400,
  height: 300,
  focal_x: 5000,
  focal_y: 5000,
  version: 3,
  ...more,
});
const pond = {
  ...picture('cpond', { alt: { fr: 'Une mare', en: 'A pond' }, focal_x: 2000 }),
  used_on: [
    { of: 'pages' as const, cuid: 'cpage', title: 'Notre été' },
    { of: 'logo' as const, cuid: null, title: '' },
    { of: 'icon' as const, cuid: null, title: '' },
  ],
};

/** Opens the dialog, and chooses a picture of the library. */
async function choose(other: ReturnType<typeof picture>): Promise<HTMLElement> {
  api = openOffice({
    at: '/library/cpond',
    answers: {
      listFiles: { data: [pond, other], count: 2 },
      getFile: pond,
      replaceFile: { cuid: other.cuid, message: 'Image remplacée à 2 endroits.' },
    },
  });
  await press('Remplacer');
  const dialog = await findPanel('Remplacer cette image');
  await within(dialog).findByText(other.name);
  expect(within(dialog).queryByText('cpond.png')).toBeNull();
  fireEvent.click(within(dialog).getByText(other.name));
  return dialog;
}
const send = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Remplacer' });

test('the places are named, the words asked, and the focal point goes along', async () => {
  const dialog = await choose(picture('chorse'));
  within(dialog).getByText(/Utilisée à 2 endroits/);
  within(dialog).getByText('Notre été (Page du site)');
  within(dialog).getByText('Gardent l’ancienne image :');
  within(dialog).getByText('Icône du site');
  expect(send(dialog)).toHaveProperty('disabled', true);
  expect(within(dialog).queryByLabelText(/^Point central/)).toBeNull();
  const field = within(dialog).getByLabelText('Que montre cette image ? (français)');
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'Un cheval' } });
  expect(send(dialog)).toHaveProperty('disabled', true);
  const other = within(dialog).getByLabelText('Que montre cette image ? (anglais)');
  fireEvent.change(other, { target: { value: 'A horse' } });
  fireEvent.click(send(dialog));
  await screen.findByText('Image remplacée à 2 endroits.');
  expect(api.calls('replaceFile')).toEqual([
    {
      picture: 'cpond',
      version: 3,
      replacement: 'chorse',
      alt: { fr: 'Un cheval', en: 'A horse' },
      decoration: false,
      focal_x: 2000,
      focal_y: 5000,
    },
  ]);
  await waitFor(() => expect(api.calls('getFile')).toContainEqual({ picture: 'chorse' }));
});

test('another shape asks for the focal point; decoration needs no words', async () => {
  const dialog = await choose(picture('ctower', { width: 300, height: 400 }));
  const point = within(dialog).getByLabelText(/^Point central : 20 %/);
  fireEvent.keyDown(point, { key: 'ArrowDown' });
  fireEvent.click(within(dialog).getByLabelText(/décorative/));
  fireEvent.click(send(dialog));
  await screen.findByText('Image remplacée à 2 endroits.');
  expect(api.calls('replaceFile')).toMatchObject([{ decoration: true, focal_y: 5500 }]);
});

test('another one can be chosen instead', async () => {
  const dialog = await choose(picture('chorse'));
  fireEvent.click(within(dialog).getByText('Choisir une autre image'));
  await within(dialog).findByText('chorse.png');
  expect(api.calls('replaceFile')).toEqual([]);
});
