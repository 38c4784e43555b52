import { press, tick, write, wrongWith } from '@ribambelle/testing/office/at-the-screen.ts';
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
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

const rowOf = (part: HTMLElement, name: string) => {
  const row = within(part).getByRole('button', { name }).closest<HTMLElement>('[data-path]');
  if (row === null) throw new Error(`${name} is in no row`);
  return row;
};
const placesIn = (part: HTMLElement) =>
  [...part.querySelectorAll<HTMLElement>('[data-path]')].map(
    (row) => `${row.dataset['path']} ${row.querySelector('[data-link] span')?.textContent}`,
  );

test('by keyboard a link goes two levels in, is announced, keeps the focus, and is sent there', async () => {
  const part = await open();
  const grip = () => within(part).getByRole('button', { name: 'Natation /natation' });
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
  const link = (name: string) => within(part).getByRole('button', { name });
  link('Natation /natation').focus();
  fireEvent.keyDown(link('Natation /natation'), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(link('Stages /stages'));
  fireEvent.keyDown(link('Ajouter un lien'), { key: 'ArrowUp', altKey: true });
  expect(within(part).getByRole('status').textContent).toBe('');
});

test('a row is dragged onto another, which shows it; onto itself it stays', async () => {
  const part = await open();
  const over = rowOf(part, 'Stages /stages');
  const drag = (name: string) => {
    fireEvent.dragStart(rowOf(part, name), { dataTransfer: {} });
    fireEvent.dragOver(over);
  };
  drag('Natation /natation');
  // this window says no height: it is the middle of the row
  await waitFor(() => expect(over.dataset['edge']).toBe('inside'));
  fireEvent.drop(over);
  await within(part).findByText('Place 1, niveau 3.');
  expect(placesIn(part)).toEqual(['0 Activités', '0.0 Stages', '0.0.0 Natation']);
  drag('Stages /stages');
  fireEvent.drop(over);
  await within(part).findByText('Ce lien ne peut pas aller là.');
});

test('a link is hidden, a new one is written below another, and one is taken away', async () => {
  const part = await open();
  tick('Affiché : Natation', part);
  await press('Actions sur le lien « Stages »', part);
  await press('Ajouter un lien sous « Stages »');
  const fields = await within(part).findByLabelText('Nom (français)');
  await waitFor(() => expect(document.activeElement).toBe(fields));
  write('Nom (français)', 'Renards', part);
  write('Lien', '/activities/renards', part);
  expect(placesIn(part)[2]).toBe('0.0.0 Renards');
  await press('Mettre en ligne', part);
  const [top, second] = site.menu;
  const leaf = { name: both('Renards'), href: '/activities/renards' };
  const children = [{ name: both('Stages'), href: '/stages', children: [leaf] }];
  const menu = [
    { ...top, children },
    { ...second, hidden: true },
  ];
  await waitFor(() => expect(api.calls('updateSite')).toEqual([{ version: 3, menu }]));
  await press('Actions sur le lien « Activités »', part);
  await press('Retirer ce lien');
  expect(placesIn(part)).toEqual(['0 Natation']);
});

test('a link that is refused shows its fields with the reason', async () => {
  const part = await open();
  api.answer({
    updateSite: () => refuse('INVALID_REQUEST', { 'menu.0.children.0.href': 'LINK_INVALID' }),
  });
  tick('Affiché : Natation', part);
  await press('Mettre en ligne', part);
  await waitFor(() => expect(wrongWith('Lien', part)).toContain('Un lien'));
  expect(rowOf(part, 'Stages /stages').dataset['wrong']).toBe('true');
});
