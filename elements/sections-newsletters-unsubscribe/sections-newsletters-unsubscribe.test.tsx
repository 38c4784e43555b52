// @vitest-environment happy-dom
import { createClient } from '@ribambelle/api/client.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { type FakeApi, fakeApi, refuse } from '@ribambelle/testing/office/fake-api.ts';
import { renderInSite } from '@ribambelle/testing/render-in-site.tsx';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { needs } from './needs.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const shown_toasts = vi.hoisted((): { kind: string; text: string }[] => []);
// toasts live outside the page, with timers that outlast a test
vi.mock('@ribambelle/ui/feedback/toaster.ts', () => ({
  showToast: (toast: { kind: string; text: string }) => shown_toasts.push(toast),
}));
beforeEach(() => {
  shown_toasts.length = 0;
});
afterEach(cleanup);

const draw = async (settings: unknown, language: Language = 'fr') => {
  const at = '/newsletters/unsubscribe?token=abc-def';
  return (await drawWithAnswers({ schema, View, needs }, { settings, at, language })).html;
};

test('draws our words and one button, which works without a sign-in', async () => {
  const html = await draw({});
  expect(html).toMatch(/<h1[^>]*>Ne plus recevoir nos nouvelles<\/h1>/u);
  expect(html).toContain('Ce qui concerne vos inscriptions vous parviendra toujours.');
  expect(html.match(/<button/gu)).toHaveLength(1);
  expect(html).toContain('type="submit"');
  expect(html).toContain('href="/fr/account/profile"');
  expect(html).not.toContain('abc-def');
  expect(await draw({}, 'en')).toMatch(/<h1[^>]*>Stop receiving our news<\/h1>/u);
});

test('draws the words of the organiser in place of ours', async () => {
  const html = await draw({ title: 'Déjà ?', subtitle: 'Un clic suffit.' });
  expect(html).toMatch(/<h1[^>]*>Déjà \?<\/h1>/u);
  expect(html).toContain('Un clic suffit.');
  expect(html).not.toContain('Un appui, et');
});

test.each([{ title: 3 }, { title: ' ' }, { subtitle: [] }, { subtitle: 'x'.repeat(501) }])(
  'draws nothing for %o',
  async (settings) => {
    expect(await draw(settings)).toBe('');
  },
);

/** Opens the page of a link and presses its button. */
async function press(query: string, api: FakeApi): Promise<readonly string[]> {
  const call = createClient({ origin: 'http://site.test', fetch: api.fetch });
  const view = <View settings={schema.parse({})} params={{}} id="element" />;
  const addresses = await renderInSite(view, {
    call,
    nouns: ['shell', ...needs.texts],
    at: `/newsletters/unsubscribe${query}`,
  });
  expect(api.calls('unsubscribeFromNews')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Ne plus recevoir de nouvelles' }));
  return addresses;
}
const accepting = () => fakeApi({ unsubscribeFromNews: { message: 'C’est fait.' } });

test.each([
  ['', '/'],
  ['&redirect=/activities?age=7', '/activities?age=7'],
  ['&redirect=//elsewhere.test', '/'],
])('one press ends the news, says so, and goes on: %s', async (query, to) => {
  const api = accepting();
  const addresses = await press(`?token=abc-def${query}`, api);
  await expect.poll(() => shown_toasts.at(-1)).toMatchObject({ kind: 'success' });
  expect(shown_toasts.at(-1)?.text).toBe('C’est fait.');
  expect(addresses).toEqual([to]);
  expect(api.calls('unsubscribeFromNews')).toEqual([{ token: 'abc-def' }]);
});

test('a link that is refused ends nothing, stays and says why', async () => {
  const api = fakeApi({ unsubscribeFromNews: () => refuse('UNSUBSCRIBE_LINK_INVALID') });
  const addresses = await press('?token=abc&redirect=/activities', api);
  expect((await screen.findByRole('alert')).textContent).toContain('Ce lien n’est pas valable.');
  expect(addresses).toEqual([]);
  expect(screen.getByRole('button')).toHaveProperty('disabled', false);
});

test('without an answer it says so, and can be pressed again', async () => {
  const api = accepting();
  api.disconnect();
  await press('?token=abc', api);
  expect((await screen.findByRole('alert')).textContent).toContain('Vérifiez votre connexion');
  api.answer({ unsubscribeFromNews: { message: 'C’est fait.' } });
  fireEvent.click(screen.getByRole('button'));
  await expect.poll(() => shown_toasts.at(-1)?.text).toBe('C’est fait.');
});

test('an address without a token is no link, and nothing is sent', async () => {
  const api = accepting();
  await press('', api);
  expect((await screen.findByRole('alert')).textContent).toContain('Ce lien n’est pas valable.');
  expect(api.calls('unsubscribeFromNews')).toEqual([]);
});
