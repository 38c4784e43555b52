import type { Language } from '@ribambelle/domain/base/languages.ts';
import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { needs } from './needs.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const draw = (at: string, language: Language = 'fr') =>
  drawWithAnswers({ schema, View, needs }, { settings: {}, at, language });

test.each(['/blog', '/blog?page_number=3', '/blog?page_size=x'])(
  'without articles, %s is a sentence and a way out, and calls nothing',
  async (at) => {
    const { html, calls } = await draw(at);
    expect(html).toContain('Pas encore d’article');
    expect(html).toContain('href="/fr"');
    expect(html).not.toContain('page_number');
    expect(calls).toEqual([]);
  },
);

test('says the same in English', async () => {
  const { html } = await draw('/blog', 'en');
  expect(html).toContain('No articles yet');
  expect(html).toContain('href="/en"');
});
