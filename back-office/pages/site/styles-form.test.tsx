import { Refusal } from '@ribambelle/testing/office/fake-api.ts';
import { press, write } from '@ribambelle/testing/office/at-the-screen.ts';
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
  css: 'h1{color:teal}',
};

async function open(answers: Parameters<typeof openOffice>[0]['answers'] = {}) {
  api = openOffice({ at: '/site', answers: { getSite: site, updateSite: {}, ...answers } });
  const section = (await screen.findByRole('heading', { name: 'Vos styles' })).closest('section');
  if (section === null) throw new Error('The styles are no section');
  return section;
}

test('styles are sent as they were written', async () => {
  const part = await open();
  write('CSS', 'h1{color:red}', part);
  await press('Mettre en ligne', part);
  await waitFor(() =>
    expect(api.calls('updateSite')).toEqual([{ version: 3, css: 'h1{color:red}' }]),
  );
});

test('a refusal stands at the field, in the words of the server, and its line is marked', async () => {
  const sentence = 'Ligne 2, colonne 1 : « @import » n’est pas permis ou n’existe pas.';
  const part = await open({
    updateSite: () => {
      throw new Refusal('CSS_NOT_ALLOWED', {
        fields: { css: 'CSS_NOT_ALLOWED' },
        details: { line: 2, column: 1 },
        words: sentence,
      });
    },
  });
  write('CSS', 'h1{color:red}\n@import "x";', part);
  await press('Mettre en ligne', part);
  await waitFor(() => expect(within(part).getByRole('alert').textContent).toBe(sentence));
  expect(part.querySelector('[data-wrong="true"]')?.textContent).toBe('2');
});
