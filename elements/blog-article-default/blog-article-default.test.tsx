import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { sampleArticle, SAMPLE_NOW } from '../sample-answers.ts';
import { data } from './data.ts';
import { head } from './head.ts';
import { needs } from './needs.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const draw = (article?: ReturnType<typeof sampleArticle>, at = '/blog/notre-ete') =>
  drawWithAnswers(
    { schema, View, needs, data, head },
    { settings: {}, at, params: { article: 'notre-ete' }, answers: () => article },
  );

test('shows its way, title, day, text and pictures', async () => {
  const { html, calls, head: found } = await draw(sampleArticle());
  expect(calls).toMatchObject([
    { name: 'getArticle', request: { article: 'notre-ete' }, page_depends: true },
  ]);
  expect(html).toMatch(/href="\/fr\/blog".*<h1>Notre été à la ferme<\/h1>/s);
  expect(html).toMatch(/<time[^>]*>5 janvier 2026<\/time>/);
  expect(html).toContain('<p>Lundi matin, trente enfants et un âne.</p>');
  expect(html).toContain('Image suivante');
  expect(found).toMatchObject({
    title: 'Notre été à la ferme',
    description: 'Une semaine avec les poules, les ânes et beaucoup de boue.',
    image: '/pictures/field/1.svg',
    canonical_path: '/blog/notre-ete',
    redirect_path: null,
    feed_path: '/blog/feed.xml',
    json_ld: { '@type': 'BlogPosting', datePublished: SAMPLE_NOW },
  });
});

test('one picture needs no buttons, and none no place', async () => {
  const [image] = sampleArticle().images;
  const one = sampleArticle({ images: image === undefined ? [] : [image] });
  expect((await draw(one)).html).not.toContain('Image suivante');
  const { html, head: found } = await draw(sampleArticle({ images: [], summary: '' }));
  expect(html).not.toContain('<img');
  expect(found).toMatchObject({
    image: null,
    description: 'Lundi matin, trente enfants et un âne.',
  });
});

test('an address before leads to the present one, except in a preview', async () => {
  const moved = sampleArticle({ slug: 'autre' });
  expect((await draw(moved)).head.redirect_path).toBe('/blog/autre');
  const { calls, head: found } = await draw(moved, '/blog/notre-ete?preview=true&draft=t');
  expect(calls[0]?.request).toEqual({ article: 'notre-ete', draft: 't' });
  expect(found.redirect_path).toBeNull();
});

test('without an answer there is no page', async () => {
  const { html, head: found } = await draw();
  expect([html, found]).toEqual(['', { missing: true }]);
});
