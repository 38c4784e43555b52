import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { sampleBundle } from '../sample-answers.ts';
import { data } from './data.ts';
import { head } from './head.ts';
import { needs } from './needs.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const element = { schema, View, needs, data, head };
const draw = (changes: Parameters<typeof sampleBundle>[0] = {}) =>
  drawWithAnswers(element, {
    settings: {},
    at: '/bundles/cbundle',
    params: { bundle: 'cbundle' },
    answers: () => sampleBundle(changes),
  });

test('draws title, price, validity, picture, description, and breadcrumbs that start with the organiser', async () => {
  const { html, calls } = await draw();
  expect(html).toMatch(
    /<a [^>]*href="\/fr"[^>]*>.*L’Éclaircie.*Activités.*Dix séances de natation/su,
  );
  expect(html).toMatch(/<h1[^>]*>Dix séances de natation<\/h1>/u);
  expect(html).toMatch(/Ce qu’il paie.*10 inscriptions.*Validité.*1\san à partir de l’achat/su);
  expect(html).toMatch(/Pour qui.*Tous les participants.*Utilisable pour.*Toutes les activités/su);
  expect(html).toContain('/pictures/paper/cbundle.svg');
  expect(html).toContain('<p>Pour nager toute l’année.</p>');
  expect(calls).toMatchObject([
    { name: 'getBundle', request: { bundle: 'cbundle' }, page_depends: true },
  ]);
});

test('says for whom and for what it can be used, its last day, and that it is free', async () => {
  expect((await draw({ duration: null })).html).toContain('Sans limite');
  const until = { expires_at: '2027-06-30T22:00:00.000Z' };
  expect((await draw(until)).html).toContain(
    '1\u00a0an à partir de l’achat, au plus tard le mer.\u00a030 juin 2027',
  );
  const { html } = await draw({
    price: 0,
    entity: 'PARTICIPANTS',
    activities: [{ cuid: 'cswim', slug: 'natation', title: 'Natation' }],
  });
  expect(html).toContain('Gratuit');
  expect(html).toContain('Une seule personne');
  expect(html).toContain('href="/fr/activities/natation"');
});

test('shows its first picture, and no empty description', async () => {
  const images = [{ id: 1, public_url: '/files/one', width: 800, height: 600 }];
  const { html } = await draw({ images, description: '' });
  expect(html).toContain('src="/files/one"');
  expect(html).not.toContain('<p></p>');
});

test('is described to search engines as a product with its price, at one address', async () => {
  expect((await draw({ price: 4_500 })).head).toEqual({
    title: 'Dix séances de natation',
    description: 'Pour nager toute l’année.',
    shared: 'cbundle',
    canonical_path: '/bundles/cbundle',
    json_ld: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Dix séances de natation',
      description: 'Pour nager toute l’année.',
      offers: {
        '@type': 'Offer',
        price: '45.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
      },
    },
  });
});

test('draws nothing without its bundle', async () => {
  const { html, head: about } = await drawWithAnswers(element, {
    settings: {},
    params: { bundle: 'x' },
  });
  expect([html, about]).toEqual(['', {}]);
});
