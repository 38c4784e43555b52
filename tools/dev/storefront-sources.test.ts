import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { createClient } from '@ribambelle/api/client.ts';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../start/run-program.ts';
import { freePort } from '../start/ports.ts';
import { rendererFromSources } from './storefront-renderer.ts';
import { modulesAddress, serveStorefrontSources } from './storefront-sources.ts';

const colours = { background_color: '#000000', text_color: '#ffffff' };
const website = {
  organiser: {
    cuid: 'abc',
    name: 'Chez Zoé',
    logo: '/pictures/logo/abc.svg',
    language: 'fr',
    languages: [...LANGUAGES],
    currency: 'EUR',
    timezone: 'Europe/Brussels',
    accent_color: '#0b6e6e',
    settings: {
      timezone: 'Europe/Brussels',
      currency: 'EUR',
      online_payments_activated: false,
      formats: { ages: [] },
    },
  },
  hostname: 'localhost',
  header: { links: [], logo_position: 'left', links_position: 'left', sticky: true },
  footer: { columns: [], quote: '', ...colours },
  topbar: { email: null, phone: null, announcement: null, ...colours },
  css: '',
};

let behind: Server;
let vite: ViteDevServer;
let port = 0;
let isReplaced = false;
let changes = 0;

beforeAll(async () => {
  const target = await freePort();
  behind = createServer((request, response) =>
    response.end(`${request.headers.host} ${request.url} ${isReplaced}`),
  ).listen(target);
  port = await freePort();
  const ready = async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    isReplaced = true;
  };
  vite = await serveStorefrontSources({
    port,
    target: `http://localhost:${target}`,
    ready,
    changed: () => (changes += 1),
  });
});

afterAll(async () => {
  await vite.close();
  await new Promise((resolve) => behind.close(resolve));
});

test('other paths are answered by the server behind, at the requested host, once it is ready', async () => {
  const answer = await fetch(`http://localhost:${port}/fr/activities?search=x`);
  expect(await answer.text()).toBe(`localhost:${port} /fr/activities?search=x true`);
});

test('a page is rendered from the sources, and its entry loads hot updates and the storefront', async () => {
  const renderer = rendererFromSources(modulesAddress(port));
  const origin = `http://localhost:${port}`;
  const call = () => createClient({ origin, fetch: () => Promise.resolve(Response.json(website)) });
  const organiser = {
    cuid: 'abc',
    name: 'Chez Zoé',
    language: 'fr',
    accent_color: '#0b6e6e',
    timezone: 'Europe/Brussels',
  } as const;
  const { html } = await renderer.render({
    path: '/fr/account/home',
    search: '',
    origin,
    accept_language: '',
    back_office_origin: null,
    organiser,
    call,
  });
  expect(html).toContain('<title>Mon compte · Chez Zoé</title>');
  const [, entry = ''] = /<script type="module" src="([^"]+)"/.exec(html) ?? [];
  const code = await (await fetch(origin + entry)).text();
  for (const [, address = ''] of code.matchAll(/(?:from|import) ?\(?"([^"]+)"/g))
    expect((await fetch(origin + address)).status).toBe(200);
  expect(code).toContain('client.tsx');
  expect(code).toContain('injectIntoGlobalHook');
});

test('a changed source is announced', async () => {
  await vite.environments.ssr.transformRequest('/server.tsx');
  vite.watcher.emit('change', join(ROOT, 'storefront/server.tsx'));
  await expect.poll(() => changes).toBe(1);
});
