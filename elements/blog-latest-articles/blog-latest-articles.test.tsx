import type { Language } from '@ribambelle/domain/base/languages.ts';
import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { sampleArticle } from '../sample-answers.ts';
import { data } from './data.ts';
import { needs } from './needs.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const draw = async (at: string, language: Language = 'fr', count = 0) =>
  drawWithAnswers(
    { schema, View, needs, data },
    {
      settings: {},
      at,
      language,
      answers: () => ({
        data: Array.from({ length: count }, (_, id) => sampleArticle({ id, slug: `a-${id}` })),
        count,
      }),
    },
  );

test('shows the newest as cards', async () => {
  const { html, calls } = await draw('/', 'fr', 3);
  expect(calls).toMatchObject([{ name: 'listArticles', request: { limit: 3, offset: 0 } }]);
  expect(html.match(/<article/g)).toHaveLength(3);
  expect(html).toContain('href="/fr/blog/a-2"');
});

test('shows three at most unless its settings say otherwise', () => {
  expect(schema.parse({})).toEqual({ limit: 3 });
  expect(schema.parse({ limit: 12 })).toEqual({ limit: 12 });
});

test.each([{ limit: 0 }, { limit: 13 }, { limit: 1.5 }, { limit: '3' }])(
  'refuses %o',
  (settings) => {
    expect(schema.safeParse(settings).success).toBe(false);
  },
);

test('without articles readers see nothing, and a preview says so', async () => {
  expect((await draw('/')).html).toBe('');
  expect((await draw('/?preview=true')).html).toContain('Vos visiteurs ne voient rien ici');
  expect((await draw('/?preview=true', 'en')).html).toContain('Your visitors see nothing here');
});
