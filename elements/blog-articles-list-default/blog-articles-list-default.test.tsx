import type { Language } from '@ribambelle/domain/base/languages.ts';
import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { sampleArticle } from '../sample-answers.ts';
import { data } from './data.ts';
import { head } from './head.ts';
import { needs } from './needs.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const draw = (at: string, count = 0, language: Language = 'fr') => {
  const articles = count === 0 ? [] : [sampleArticle()];
  return drawWithAnswers(
    { schema, View, needs, data, head },
    { settings: {}, at, language, answers: () => ({ data: articles, count }) },
  );
};

test('without articles there is a sentence and a way out', async () => {
  const { html, head: found } = await draw('/blog');
  expect(html).toContain('Pas encore d’article');
  expect(html).toContain('href="/fr"');
  expect(html).not.toContain('page_number');
  expect(found).toEqual({ feed_path: '/blog/feed.xml' });
  expect((await draw('/blog', 0, 'en')).html).toContain('No articles yet');
});

test('beyond the end there is a way back to the first page', async () => {
  const { html } = await draw('/blog?page_number=9');
  expect(html).toContain('Il n’y a rien à cette page');
  expect(html).toContain('href="/fr/blog"');
});

test.each([
  ['/blog', { limit: 12, offset: 0 }],
  ['/blog?page_number=3', { limit: 12, offset: 24 }],
  ['/blog?page_number=2&page_size=5', { limit: 5, offset: 5 }],
  ['/blog?page_number=x&page_size=-1', { limit: 12, offset: 0 }],
])('%s asks for its page', async (at, request) => {
  expect((await draw(at)).calls).toMatchObject([{ name: 'listArticles', request }]);
});

test('a card shows picture, title, day and summary, and leads to the article', async () => {
  const { html } = await draw('/blog', 1);
  expect(html).toMatch(/<h2[^>]*><a [^>]*href="\/fr\/blog\/notre-ete">Notre été à la ferme/);
  expect(html).toContain('5 janvier 2026');
  expect(html).toContain('Une semaine avec les poules');
  expect(html).toContain('/pictures/field/1.svg');
  expect(html).not.toContain('Précédent');
});

test('the first page has no previous, the last no next', async () => {
  const first = (await draw('/blog', 25)).html;
  expect(first).toMatch(/aria-disabled="true"[^>]*>.*Précédent/s);
  expect(first).toContain('href="/fr/blog?page_number=2"');
  expect(first).toContain('Page 1 sur 3');
  const last = (await draw('/blog?page_number=3', 25)).html;
  expect(last).toMatch(/aria-disabled="true"[^>]*>Suivant/);
  expect(last).toContain('page_number=2');
});
