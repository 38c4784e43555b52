import { gallery } from '@ribambelle/elements/gallery.ts';
import { expect, test } from 'vitest';
import { render } from '../../server.tsx';
import { readScene } from './load-gallery.ts';
import { createClient } from '@ribambelle/api/client.ts';

test.each(Object.entries(gallery))(
  '%s accepts the settings of each of its scenes',
  (element, scenes) => {
    expect(scenes.length).toBeGreaterThan(0);
    for (const scene of scenes)
      expect(readScene(element, scene)?.element).toBe(scene.refused === true ? undefined : element);
  },
);

const website = {
  organiser: {
    name: 'Zoé',
    logo: '/pictures/logo/zoe.svg',
    language: 'fr',
    languages: ['fr'],
    currency: 'EUR',
    timezone: 'Europe/Brussels',
    accent_color: '#0b6e6e',
    settings: { test_mode: false, mails_delivered: true },
  },
  header: { links: [], logo_position: 'left', links_position: 'left', sticky: false },
  footer: { columns: [], quote: '', background_color: '#000000', text_color: '#ffffff' },
  topbar: {
    email: null,
    phone: null,
    announcement: null,
    background_color: '#000000',
    text_color: '#ffffff',
  },
  css: '',
};

test('its address works where it is enabled', async () => {
  const call = () =>
    createClient({ origin: 'https://zoe.test', fetch: async () => Response.json(website) });
  const request = {
    path: '/gallery',
    search: '',
    origin: 'https://zoe.test',
    organiser: { language: 'fr' as const },
    call,
  };
  const { status, html } = await render(request, {
    manifest: {},
    entry: '/assets/client.js',
    gallery: true,
  });
  expect(status).toBe(200);
  expect(html).toContain('<title>Galerie · Zoé</title>');
  expect(html).toContain('noindex');
});
