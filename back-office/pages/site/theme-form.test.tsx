import { press, readable, valueOf, write } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const both = (fr: string) => ({ fr, en: '' });
const contact = { address: '', email: '', phone: '', hours: both(''), map_url: '', socials: [] };
const site = {
  version: 3,
  favicon_url: null,
  header: { logo_position: 'left' as const, links_position: 'left' as const, sticky: true },
  announcement: null,
  contact,
  footer: { text: both(''), columns: [] },
  menu: [],
  colours: { background_color: '#000000', text_color: '#ffffff' },
  theme: { name: 'default' as const, tokens: {} },
  accent_color: '#0b6e6e',
  css: '',
};

async function open(answers: object = {}) {
  api = openOffice({ at: '/site', answers: { getSite: { ...site, ...answers }, updateSite: {} } });
  const section = (await screen.findByRole('heading', { name: 'Thème' })).closest('section');
  if (section === null) throw new Error('The theme is no section');
  return section;
}

test('one press chooses a theme, one puts it online; the accent is sent only when it changed', async () => {
  const part = await open();
  expect(within(part).getAllByRole('radio')).toHaveLength(6);
  within(part).getByRole('radio', { name: 'Port' }).click();
  await press('Mettre en ligne', part);
  await screen.findByText('C’est en ligne : votre site est à jour.');
  expect(api.calls('updateSite')).toEqual([{ version: 3, theme: { name: 'harbour', tokens: {} } }]);
});

test('a pale accent says what its links become, and is sent as it is', async () => {
  const part = await open({ theme: { name: 'studio', tokens: { ground: 'mist' } } });
  expect(readable(part.textContent)).toContain('Votre couleur se lit partout telle quelle.');
  write('Votre couleur', '#fff3a3', part);
  await waitFor(() => expect(part.textContent).toMatch(/les liens prennent #[0-9a-f]{6}/));
  await press('Mettre en ligne', part);
  await waitFor(() =>
    expect(api.calls('updateSite')).toEqual([{ version: 3, accent_color: '#fff3a3' }]),
  );
});

test('another theme takes its own tokens: changes to the one before are gone', async () => {
  const part = await open({ theme: { name: 'studio', tokens: { ground: 'mist' } } });
  expect(valueOf('Fond', part)).toBe('Brume');
  within(part).getByRole('radio', { name: 'Lin' }).click();
  await waitFor(() => expect(valueOf('Fond', part)).toBe('Lin (du thème)'));
});
