import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { sampleMembership } from '../sample-answers.ts';
import { data } from './data.ts';
import { head } from './head.ts';
import { needs } from './needs.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const element = { schema, View, needs, data, head };
const draw = (
  changes: Parameters<typeof sampleMembership>[0] = {},
  { mails_delivered = true } = {},
) =>
  drawWithAnswers(element, {
    settings: {},
    at: '/memberships/cmembership',
    params: { membership: 'cmembership' },
    answers: () => sampleMembership(changes),
    mails_delivered,
  });

test('draws title, price, validity, picture, description, and breadcrumbs that start with the organiser', async () => {
  const { html, calls } = await draw();
  expect(html).toMatch(/<a [^>]*href="\/fr"[^>]*>.*L’Éclaircie.*Activités.*Membre du club/su);
  expect(html).toMatch(/<h1[^>]*>Membre du club<\/h1>/u);
  expect(html).toMatch(/Durée.*1\san à partir de l’achat.*Pour qui.*Une seule personne/su);
  expect(html).toContain('/pictures/paper/cmembership.svg');
  expect(html).toContain('<p>Pour toute l’année.</p>');
  expect(calls).toMatchObject([
    { name: 'getMembership', request: { membership: 'cmembership' }, page_depends: true },
  ]);
});

test('says that it is for the customer, from which day, and that it is free', async () => {
  const { html } = await draw({ price: 0, entity: 'CUSTOMERS', start_choice: true });
  expect(html).toContain('Gratuit');
  expect(html).toContain('Vous, pour tout votre compte');
  expect(html).toContain('à partir du jour que vous choisissez');
});

test('S12: promises an e-mail before a renewal only where e-mails are sent', async () => {
  const changes = { recurring: true, renewal_days_before: 30 };
  expect((await draw(changes)).html).toContain('Vous recevez un e-mail 30 jours avant la fin');
  const { html } = await draw(changes, { mails_delivered: false });
  expect(html).toContain('Ce site n’envoie pas encore d’e-mails');
  expect(html).not.toContain('Vous recevez un e-mail');
});

test('shows its first picture, and no empty description', async () => {
  const images = [{ id: 1, public_url: '/files/one', width: 800, height: 600 }];
  const { html } = await draw({ images, description: '' });
  expect(html).toContain('src="/files/one"');
  expect(html).not.toContain('<p></p>');
});

test('is described to search engines as a product with its price, at one address', async () => {
  expect((await draw({ price: 4_500 })).head).toEqual({
    title: 'Membre du club',
    description: 'Pour toute l’année.',
    shared: 'cmembership',
    canonical_path: '/memberships/cmembership',
    json_ld: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Membre du club',
      description: 'Pour toute l’année.',
      offers: {
        '@type': 'Offer',
        price: '45.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
      },
    },
  });
});

test('draws nothing without its membership', async () => {
  const { html, head: about } = await drawWithAnswers(element, {
    settings: {},
    params: { membership: 'x' },
  });
  expect([html, about]).toEqual(['', {}]);
});
