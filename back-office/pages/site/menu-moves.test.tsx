import { press } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const both = (fr: string) => ({ fr, en: '' });
const site = {
  version: 3,
  favicon_url: null,
  header: { logo_position: 'left' as const, links_position: 'left' as const, sticky: true },
  announcement: null,
  contact: { address: '', email: '', phone: '', hours: both(''), map_url: '', socials: [] },
  footer: { text: both(''), columns: [] },
  menu: [
    {
      name: both('Activités'),
      href: '/activities',
      hidden: false,
      children: [{ name: both('Stages'), href: '/stages', children: [] }],
    },
    { name: both('Natation'), href: '/natation', hidden: false, children: [] },
  ],
  colours: { background_color: '#000000', text_color: '#ffffff' },
  theme: { name: 'default' as const, tokens: {} },
  accent_color: '#0b6e6e',
  css: '',
};

async function open() {
  api = openOffice({ at: '/site', answers: { getSite: site, updateSite: {} } });
  const section = (await screen.findByRole('heading', { name: 'Menu' })).closest('section');
  if (section === null) throw new Error('The menu is no section');
  return section;
}

test('by keyboard a link goes two levels in, is announced, keeps the focus, and is sent there', async () => {
  const part = await open();
  const grip = () => within(part).getByRole('button', { name: 'Déplacer « Natation »' });
  fireEvent.keyDown(grip(), { key: 'ArrowRight', altKey: true });
  await within(part).findByText('Place 2, niveau 2.');
  await waitFor(() => expect(document.activeElement).toBe(grip()));
  fireEvent.keyDown(grip(), { key: 'ArrowRight', altKey: true });
  await within(part).findByText('Place 1, niveau 3.');
  fireEvent.keyDown(grip(), { key: 'ArrowRight', altKey: true });
  await within(part).findByText('Ce lien ne peut pas aller là.');
  await press('Mettre en ligne', part);
  const [top] = site.menu;
  const leaf = { name: both('Natation'), href: '/natation' };
  await waitFor(() =>
    expect(api.calls('updateSite')).toEqual([
      {
        version: 3,
        menu: [
          {
            ...top,
            children: [{ name: both('Stages'), href: '/stages', children: [leaf] }],
          },
        ],
      },
    ]),
  );
});

test('an arrow without Alt, or on another control, moves nothing', async () => {
  const part = await open();
  const grip = within(part).getByRole('button', { name: 'Déplacer « Natation »' });
  fireEvent.keyDown(grip, { key: 'ArrowUp' });
  const [add] = within(part).getAllByRole('button', { name: 'Ajouter un lien' });
  if (add !== undefined) fireEvent.keyDown(add, { key: 'ArrowUp', altKey: true });
  expect(within(part).getByRole('status').textContent).toBe('');
});
