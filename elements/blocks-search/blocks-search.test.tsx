import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { needs } from './needs.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const element = { schema, View, needs };
const draw = async (settings: unknown) => (await drawWithAnswers(element, { settings })).html;

test('is a form that searches the catalogue, in the language of the page', async () => {
  const html = await draw({});
  expect(html).toMatch(/<form[^>]*action="\/fr\/activities"/u);
  expect(html).toMatch(/<input[^>]*name="search"/u);
  expect(html).toContain('>Rechercher<');
  const { html: english } = await drawWithAnswers(element, {
    settings: { href: '/camps' },
    language: 'en',
  });
  expect(english).toContain('action="/en/camps"');
});

test.each(['https://example.org', '/a?b=c', 'camps', '', 3])(
  'draws nothing for %j',
  async (href) => {
    expect(await draw({ href })).toBe('');
  },
);
