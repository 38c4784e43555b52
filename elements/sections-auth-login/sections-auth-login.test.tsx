import { expect, test } from 'vitest';
import { drawAuth } from '../pieces/person/draw-auth.tsx';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const draw = (settings: unknown, search = '') => drawAuth({ schema, View, settings, search });

test('draws the form with our texts, or the organiser’s own', async () => {
  const html = await draw({});
  expect(html).toMatch(/<h1[^>]*>Connexion<\/h1>/);
  expect(html).toContain('autoComplete="username"');
  expect(html).toContain('type="password"');
  expect(await draw({ title: 'Bon retour' })).toMatch(/<h1[^>]*>Bon retour<\/h1>/);
  expect(await drawAuth({ schema, View, settings: {}, language: 'en' })).toMatch(
    /<h1[^>]*>Sign in<\/h1>/,
  );
});

test('keeps the redirect in its links, unless it leads to another site', async () => {
  expect(await draw({}, '?redirect=/checkout')).toContain(
    'href="/fr/auth/register?redirect=%2Fcheckout"',
  );
  expect(await draw({}, '?redirect=//elsewhere.test')).toContain('href="/fr/auth/redirect"');
  expect(await draw({}, '?redirect=https://elsewhere.test')).not.toContain('elsewhere');
});

test.each([{ title: 3 }, { title: ' ' }, { subtitle: [] }])(
  'draws nothing for %o',
  async (settings) => {
    expect(await draw(settings)).toBe('');
  },
);
