import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { createClient } from '@ribambelle/api/client.ts';
import { expect, test } from 'vitest';
import { render } from './server.tsx';
import { pageStateOf } from './unsafe.ts';

const organiser = {
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
};
const colours = { background_color: '#000000', text_color: '#ffffff' };
const topbar: Record<string, unknown> = {
  email: null,
  phone: null,
  announcement: null,
  ...colours,
};
const website: { theme?: object; organiser: object; readonly [part: string]: unknown } = {
  organiser,
  hostname: 'localhost',
  header: {
    links: [{ id: '1', name: 'Activités', href: '/activities', children: [] }],
    logo_position: 'left',
    links_position: 'left',
    sticky: true,
  },
  footer: {
    columns: [{ id: '1', title: 'Ici', links: [{ id: '1', name: 'Sans lien', href: null }] }],
    quote: '',
    ...colours,
  },
  topbar,
  css: '.a{}</style><script>alert(1)</script>',
};
const heading = (text: unknown) => ({
  id: `h${String(text)}`,
  name: 'h',
  element: 'blocks-heading',
  settings: { text, level: 'h1' },
  children: [],
});
interface Seo {
  readonly title: string;
  readonly image: string | null;
  readonly indexed: boolean;
}
const NOTHING_SAID: Seo = { title: '', image: null, indexed: true };
const pageAt = (pathname: string, content: unknown[], seo = NOTHING_SAID) => ({
  cuid: 'p',
  type: 'DEFAULT',
  pathname,
  title: 'Titre',
  description: 'Une "description"',
  seo,
  params: {},
  content,
  catalogue: null,
});
const pages = new Map([
  [
    '/',
    pageAt('/', [
      heading('Bonjour </script><b>vous</b>'),
      heading(7),
      { ...heading('x'), element: 'unknown-element' },
    ]),
  ],
  [
    '/summer',
    pageAt('/summer', [heading('Été')], {
      title: 'Stages d’été à Namur',
      image: '/files/share',
      indexed: false,
    }),
  ],
  ['/draft', pageAt('/', [heading('Bientôt')])],
  ['/page-not-found', pageAt('/page-not-found', [heading('Perdu')])],
]);

/** An API that answers like the real one, through the real client. */
async function answer(input: RequestInfo | URL): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input);
  if (url.pathname === '/api/website') return Response.json(website);
  const pathname = url.searchParams.has('draft') ? '/draft' : url.searchParams.get('pathname');
  const page = pages.get(pathname ?? '');
  return page
    ? Response.json(page)
    : Response.json(
        {
          error: 'PAGE_NOT_FOUND',
          message: '',
          fields: {},
          details: pathname === '/old-summer' ? { moved_to: '/summer' } : {},
        },
        { status: 404 },
      );
}

const ask = (path: string, search = '') =>
  render(
    {
      path,
      search,
      origin: 'https://zoe.test',
      organiser: { language: 'fr' },
      call: () =>
        createClient({
          origin: 'https://zoe.test',
          fetch: answer,
        }),
    },
    {
      manifest: {
        'client.tsx': { file: 'assets/client.js', imports: ['_base.js'] },
        '_base.js': { file: 'assets/base.js' },
        'style.css': { file: 'assets/style.css' },
      },
      entry: '/assets/client.js',
      starter: '/assets/start.js',
      provider_site: 'https://provider.test/',
    },
  );

test('draws the page with its heading, title, description and links in the language', async () => {
  const { status, html } = await ask('/');
  expect(status).toBe(200);
  expect(html).toContain('<html lang="fr" style="--accent:#0b6e6e');
  expect(html).toMatch(/<h1[^>]*>Bonjour &lt;\/script&gt;&lt;b&gt;vous&lt;\/b&gt;<\/h1>/);
  expect(html).toContain('<title>Chez Zoé</title>');
  expect(html).toContain('content="Une &quot;description&quot;"');
  expect(html).toContain('href="/fr/activities"');
  expect(html).toMatch(/<span[^>]*>Sans lien<\/span>/);
});

test('the footer links to the legal pages of the platform’s provider', async () => {
  const { html } = await ask('/');
  for (const page of ['legal-notice', 'disclaimer', 'privacy'])
    expect(html).toContain(`href="https://provider.test/${page}"`);
});

test('an address without a language has the organiser’s language in its canonical address', async () => {
  const { html } = await ask('/');
  expect(html).toContain('<link rel="canonical" href="https://zoe.test/fr">');
  expect(html).toContain('hreflang="en" href="https://zoe.test/en"');
  expect(html).toContain('hreflang="x-default" href="https://zoe.test/fr"');
  expect((await ask('/en', '?page_number=3')).html).toContain(
    '<link rel="canonical" href="https://zoe.test/en?page_number=3">',
  );
});

test('a page runs only our own files', async () => {
  const { html } = await ask('/');
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(
    ([, attributes]) => attributes ?? '',
  );
  expect(scripts).toHaveLength(2);
  for (const attributes of scripts)
    expect(attributes).toMatch(/type="application\/(ld\+)?json"|src="\/assets\//);
  expect(html).not.toMatch(/\son\w+="/);
});

test('the starter names the files it loads, and nothing loads while the page is drawn', async () => {
  const { html } = await ask('/');
  expect(html).toContain(
    '<script type="module" src="/assets/start.js" data-entry="/assets/client.js" data-modules="/assets/base.js"></script>',
  );
  expect(html).toContain('<link rel="stylesheet" href="/assets/style.css">');
  expect(html).not.toContain('modulepreload');
});

test('unknown and invalid elements are neither drawn nor included in the data', async () => {
  const { html } = await ask('/');
  const state = pageStateOf(/id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
  expect(state.tree?.map(({ id }) => id)).toEqual(['hBonjour </script><b>vous</b>']);
  expect(state).toMatchObject({ path: '/', language: 'fr', texts: ['shell'], answers: [] });
  // a browser with other code or other styles reloads the page
  expect(state.build).toMatch(/^\/assets\/client\.js \/assets\/style\.css [\w-]{8}$/);
});

test('in a preview each drawn element carries its builder id and name, and the page is not shared', async () => {
  const { html, keep } = await ask('/', '?preview=true');
  expect(html).toMatch(/<div data-builder-id="hBonjour [^"]*" data-builder-name="h"[^>]*><h1/);
  expect(html.match(/data-builder-id=/g)).toHaveLength(1);
  expect(keep).toBe(false);
  for (const search of ['', '?preview=false'])
    expect((await ask('/', search)).html).not.toContain('data-builder-id');
});

test('an unknown address shows the not-found page with status 404, neither indexed nor kept', async () => {
  const { status, html, keep } = await ask('/en/nothing/here');
  expect(status).toBe(404);
  expect(html).toMatch(/<h1[^>]*>Perdu<\/h1>/);
  expect(html).toContain('content="noindex"');
  expect(keep).toBe(false);
});

test('the not-found page answers 404 at its own address too', async () => {
  const { status, html, keep } = await ask('/page-not-found');
  expect([status, keep]).toEqual([404, false]);
  expect(html).toContain('content="noindex"');
});

test('the address that a page had leads to its present one, for good, with its query', async () => {
  expect(await ask('/fr/old-summer', '?a=1')).toMatchObject({
    status: 301,
    redirect: '/fr/summer?a=1',
  });
});

test('a page is shown to search engines and in shared links as it was said for them', async () => {
  const { html } = await ask('/summer');
  expect(html).toContain('<title>Stages d’été à Namur</title>');
  expect(html).toContain('property="og:title" content="Stages d’été à Namur"');
  expect(html).toContain('property="og:image" content="https://zoe.test/files/share"');
  // uploaded pictures have sizes of their own, and are no PNG
  expect(html).not.toContain('og:image:');
  expect(html).toContain('content="noindex"');
});

test('a page about something that does not exist is missing, and its own words are not shown', async () => {
  const article = { ...heading('x'), element: 'blog-article-default', settings: {} };
  pages.set('/blog/none', pageAt('/blog/$article', [heading('Article'), article]));
  const { status, html } = await ask('/blog/none');
  expect([status, html.includes('Perdu'), html.includes('>Article<')]).toEqual([404, true, false]);
});

test.each(['/auth/login', '/newsletters/unsubscribe'])(
  '%s is of no use to search engines',
  async (pathname) => {
    pages.set(pathname, pageAt(pathname, [heading('Ici')]));
    const { status, html } = await ask(pathname);
    expect([status, html.includes('content="noindex"')]).toEqual([200, true]);
  },
);

test('a shared page has its own picture', async () => {
  const { html } = await ask('/');
  expect(html).toContain('property="og:image" content="https://zoe.test/share/home.png"');
  expect(html).toContain('property="og:image:type" content="image/png"');
});

test('the gallery is available in development only', async () => {
  expect((await ask('/gallery')).status).toBe(404);
});

test('a trailing slash and moved addresses redirect, and keep their query', async () => {
  expect(await ask('/fr/activities/', '?a=1')).toMatchObject({
    status: 301,
    redirect: '/fr/activities?a=1',
  });
  expect((await ask('/en/auth/redirect', '?redirect=%2F')).redirect).toBe(
    '/en/auth/register?redirect=%2F',
  );
});

test.each([
  ['/fr/cart/registrations/request/danse', '?tier=c1', '/fr/cart/registrations-requests/danse'],
  [
    '/en/cart/registrations/request',
    '?availabilities=a,b&tier=c1',
    '/en/cart/registrations-requests',
  ],
  ['/fr/redeem/ABCD-EFGH-JKLM', '', '/fr/account/vouchers/redeem/ABCD-EFGH-JKLM'],
  ['/fr/redeem', '', '/fr/account/vouchers/redeem'],
])('%s%s redirects to its other spelling, with the whole query (R1)', async (path, query, to) => {
  expect(await ask(path, query)).toMatchObject({ status: 301, redirect: `${to}${query}` });
});

test.each([
  ['//auth/login', '/fr/auth/login'],
  ['/en//auth///login/', '/en/auth/login'],
  ['/fr/%61uth/log%69n', '/fr/auth/login'],
  ['/%65n/auth/login', '/en/auth/login'],
])('%s leads to its one spelling: own styles and frames depend on it', async (path, redirect) => {
  expect(await ask(path, '?a=%2F')).toMatchObject({ status: 301, redirect: `${redirect}?a=%2F` });
});

test('a page is kept for everybody unless its query is personal', async () => {
  expect((await ask('/', '?page_number=2')).keep).toBe(true);
  expect((await ask('/', '?search=zwemmen')).keep).toBe(false);
});

test('an announcement is shown only in its period', async () => {
  const day = 86_400_000;
  const at = (days: number) => new Date(Date.now() + days * day).toISOString();
  const pageWith = async (from: string | null, until: string | null) => {
    topbar['announcement'] = { text: 'Portes ouvertes', href: null, from, until };
    const { html } = await ask('/');
    topbar['announcement'] = null;
    return /<aside[^]*?<\/aside>/.exec(html)?.[0] ?? '';
  };
  const words = /<p class="[^"]*announcement[^"]*"[^>]*>([^]*?)<\/p>/;
  expect(words.exec(await pageWith(null, null))?.[1]).toBe('Portes ouvertes');
  expect(await pageWith(at(-1), at(1))).toContain('Portes ouvertes');
  expect(await pageWith(at(1), null)).not.toContain('Portes ouvertes');
  expect(await pageWith(null, at(-1))).not.toContain('Portes ouvertes');
});

test('a draft is shown at its private address, and is not shared', async () => {
  const { html, keep } = await ask('/', '?preview=true&draft=sealed.1.x');
  expect(html).toContain('Bientôt');
  expect(keep).toBe(false);
});

test('the default look costs a page nothing; a theme brings its tokens, fonts and header', async () => {
  const { html } = await ask('/');
  expect(html).not.toContain('@font-face');
  expect(html).not.toContain('@layer tokens{');
  expect(html).toContain('<meta name="theme-color" content="#fffdfa">');
  website.theme = { name: 'studio', tokens: { roundness: 'round' } };
  const { html: studio } = await ask('/');
  delete website.theme;
  expect(studio).toMatch(/@layer tokens\{:root\{--paper:#ffffff;.*--round-lg:30px;/);
  expect(studio).toContain('#root>header{border-bottom:3px solid');
  expect(studio).toMatch(/<div id="root">.*<header/);
  const preloads = [...studio.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)">/g)];
  expect(preloads.map(([, href]) => href)).toEqual([expect.stringContaining('archivo')]);
  expect(studio).toContain(`src:url('${preloads[0]?.[1]}')`);
  expect(studio).toContain('<meta name="theme-color" content="#ffffff">');
});

test('own styles stand on public pages alone, and going to another page loads it whole', async () => {
  const account = { ...pageAt('/auth/login', [heading('Entrer')]), pathname: '/auth/login' };
  pages.set('/auth/login', account);
  const { html } = await ask('/');
  expect(html).toContain('<style>@layer organiser{.a{}< /style>');
  expect(html).not.toContain('</style><script>alert');
  const sign_in = await ask('/auth/login');
  expect(sign_in.html).toContain('Entrer');
  expect(sign_in.html).not.toContain('@layer organiser{.a');
  const buildOf = (page: string) => /"build":"([^"]*)"/.exec(page)?.[1];
  expect(buildOf(sign_in.html)).toBe('/assets/client.js /assets/style.css');
  expect(buildOf(html)).toMatch(/^\/assets\/client\.js \/assets\/style\.css /);
  // the browser needs no styles twice
  expect(/<script type="application\/json" id="state">.*/s.exec(html)?.[0]).not.toContain('.a{}');
});

test('an icon of its own takes the place of the logo in browsers, and the logo stays in the page', async () => {
  expect((await ask('/')).html).toContain('<link rel="icon" href="/pictures/logo/abc.svg">');
  website.organiser = { ...organiser, favicon: '/files/icon' };
  const { html } = await ask('/');
  website.organiser = organiser;
  expect(html).toContain(
    '<link rel="icon" type="image/png" sizes="192x192" href="/files/icon"><link rel="apple-touch-icon" href="/files/icon">',
  );
  expect(html).toMatch(/<img src="\/pictures\/logo\/abc.svg"/);
});
