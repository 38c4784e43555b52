import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { sampleVoucher } from '../sample-answers.ts';
import { data } from './data.ts';
import { head } from './head.ts';
import { needs } from './needs.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const element = { schema, View, needs, data, head };
const draw = (changes: Parameters<typeof sampleVoucher>[0] = {}) =>
  drawWithAnswers(element, {
    settings: {},
    at: '/vouchers/cvoucher',
    params: { voucher: 'cvoucher' },
    answers: () => sampleVoucher(changes),
  });

test('draws title, price, validity, picture, description, and breadcrumbs that start with the organiser', async () => {
  const { html, calls } = await draw();
  expect(html).toMatch(/<a [^>]*href="\/fr"[^>]*>.*L’Éclaircie.*Activités.*Un stage à offrir/su);
  expect(html).toMatch(/<h1[^>]*>Un stage à offrir<\/h1>/u);
  expect(html).toMatch(/Valeur.*50,00\s€.*Validité.*1\san à partir de l’achat/su);
  expect(html).toContain('/pictures/gift/cvoucher.svg');
  expect(html).toContain('<p>À échanger contre un stage.</p>');
  expect(calls).toMatchObject([
    { name: 'getVoucher', request: { voucher: 'cvoucher' }, page_depends: true },
  ]);
});

test('says that it never expires, what it is worth beside a lower price, and that it is free', async () => {
  expect((await draw({ duration: null })).html).toContain('Sans limite');
  expect((await draw({ price: 4_500 })).html).toMatch(/45,00\s€.*d’une valeur de 50,00\s€/su);
  expect((await draw({ price: 0 })).html).toContain('Gratuit');
});

test('shows its first picture, and no empty description', async () => {
  const images = [{ id: 1, public_url: '/files/one', width: 800, height: 600 }];
  const { html } = await draw({ images, description: '' });
  expect(html).toContain('src="/files/one"');
  expect(html).not.toContain('<p></p>');
});

test('is described to search engines as a product with its price, at one address', async () => {
  expect((await draw({ price: 4_500 })).head).toEqual({
    title: 'Un stage à offrir',
    description: 'À échanger contre un stage.',
    shared: 'cvoucher',
    canonical_path: '/vouchers/cvoucher',
    json_ld: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Un stage à offrir',
      description: 'À échanger contre un stage.',
      offers: {
        '@type': 'Offer',
        price: '45.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
      },
    },
  });
});

test('draws nothing without its voucher', async () => {
  const { html, head: about } = await drawWithAnswers(element, {
    settings: {},
    params: { voucher: 'x' },
  });
  expect([html, about]).toEqual(['', {}]);
});
