import { atOnce } from '../database/statements.ts';
import { withLanguage } from '@ribambelle/domain/base/languages.ts';
import type { Context as HonoContext, Hono } from 'hono';
import { type Db, inTransaction } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { allPages } from '../website/all-pages.ts';
import { loadListedArticles } from '../articles/index.ts';
import { loadListedActivities, loadListedOffers, loadPartEnds } from '../website/sitemap-views.ts';
import { callerOf, hostnameOf, type SiteSettings } from './api-routes.ts';
import { mainOrigin } from './main-origin.ts';
import { packable, packedResponse } from './packable.ts';
import { escapeXml, XML } from './xml.ts';

/** The number of activities in one file; each is in it once per language. */
const PART = 2000;
const AN_HOUR = 'public, max-age=3600';
/** The paths of private pages, and of pages with nothing to find. */
const HIDDEN = ['/account', '/auth', '/cart', '/checkout', '/newsletters', '/page-not-found'];

/** One address, without its language, and the last change of its content. */
interface Entry {
  readonly path: string;
  readonly changed: string | null;
}

interface Website {
  readonly organiser: Organiser;
  readonly origin: string;
}

/**
 * Serves search engines the data of an organiser: robots.txt, and its pages, articles, published
 * packs, vouchers, memberships, resources and activities in each of its languages. A large
 * catalogue is several files, each read from its first key on, so that the cost of each is limited
 * to a number of rows.
 */
export function addSitemaps(
  app: Hono,
  { settings, part = PART }: { readonly settings: SiteSettings; readonly part?: number },
): void {
  app.get('/robots.txt', (c) => answer({ c, settings }, async (website) => robots(website)));
  app.get('/sitemap.xml', (c) =>
    answer({ c, settings }, async (website) => {
      const ends = await read({ settings, ...website }, (db) => loadPartEnds(db, part));
      if (ends.length > 0) return index(ends, website);
      const [pages, activities] = await read({ settings, ...website }, async (db) => [
        await pagesOf(db, settings.platform.clock()),
        await activitiesOf(db, { after: '', part }),
      ]);
      return urlSet([...pages, ...activities], website);
    }),
  );
  app.get('/sitemaps/:file', (c) =>
    answer({ c, settings }, async (website) => {
      const file = c.req.param('file');
      const after = /^activities-([a-z0-9]{1,64})\.xml$/.exec(file)?.[1];
      if (file !== 'pages.xml' && after === undefined) return null;
      const entries = await read({ settings, ...website }, (db) =>
        after === undefined
          ? pagesOf(db, settings.platform.clock())
          : activitiesOf(db, { after, part }),
      );
      return urlSet(entries, website);
    }),
  );
}

/** Answers the text for this organiser, or 404 when there is none. */
async function answer(
  { c, settings }: { readonly c: HonoContext; readonly settings: SiteSettings },
  write: (website: Website) => Promise<string | null>,
): Promise<Response> {
  const organiser = await settings.directory.organiserOfHost(hostnameOf(c));
  const { origin } = callerOf(c, settings);
  const text =
    organiser === null
      ? null
      : await write({ organiser, origin: await mainOrigin(settings, { organiser, origin }) });
  if (text === null) return c.text('Not found', 404);
  const type = text.startsWith('<') ? 'application/xml' : 'text/plain';
  return packedResponse(packable(text), {
    accepted: c.req.header('accept-encoding'),
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': AN_HOUR },
  });
}

function read<Found>(
  { settings, organiser }: Website & { readonly settings: SiteSettings },
  run: (db: Db) => Promise<Found>,
): Promise<Found> {
  const transaction = { organiser_id: organiser.id, readonly: true, lists: true };
  return inTransaction({ pool: settings.platform.pool, ...transaction }, run);
}

const OFFERS = ['bundles', 'vouchers', 'memberships', 'resources'] as const;

async function pagesOf(db: Db, now: string): Promise<readonly Entry[]> {
  const pages = await allPages(db);
  const articles = await loadListedArticles(db, now);
  const offers = await atOnce(...OFFERS.map((table) => () => offersOf(db, table)));
  // a page of offers or articles without any is of no use to people who search
  const empty = [
    ...(articles.length === 0 ? ['/blog'] : []),
    ...OFFERS.filter((_, place) => offers[place]?.length === 0).map((name) => `/${name}`),
  ];
  const paths = pages
    .filter(({ indexed }) => indexed)
    .map(({ pathname }) => pathname)
    .filter((path) => !path.includes('$') && !HIDDEN.some((prefix) => path.startsWith(prefix)))
    .filter((path) => !empty.includes(path))
    .map((path) => ({ path, changed: null }));
  const posts = articles.map(({ slug, updated_at }) => ({
    path: `/blog/${slug}`,
    changed: updated_at,
  }));
  return [...paths, ...posts, ...offers.flat()];
}

async function offersOf(db: Db, table: (typeof OFFERS)[number]): Promise<readonly Entry[]> {
  const offers = await loadListedOffers(db, table);
  return offers.map(({ cuid, updated_at }) => ({ path: `/${table}/${cuid}`, changed: updated_at }));
}

async function activitiesOf(
  db: Db,
  { after, part }: { readonly after: string; readonly part: number },
): Promise<readonly Entry[]> {
  const activities = await loadListedActivities(db, { after, limit: part });
  return activities.map(({ slug, updated_at }) => ({
    path: `/activities/${slug}`,
    changed: updated_at,
  }));
}

function robots({ organiser, origin }: Website): string {
  const rules = ['', ...organiser.languages.map((language) => `/${language}`)].flatMap((prefix) =>
    HIDDEN.map((path) => `Disallow: ${prefix}${path}`),
  );
  return [
    'User-agent: *',
    ...rules,
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function index(ends: readonly string[], { origin }: Website): string {
  const files = ['pages', 'activities-0', ...ends.map((end) => `activities-${end}`)];
  const lines = files.map(
    (file) => `<sitemap><loc>${escapeXml(`${origin}/sitemaps/${file}.xml`)}</loc></sitemap>\n`,
  );
  return `${XML}<sitemapindex xmlns="${SCHEMA}">\n${lines.join('')}</sitemapindex>\n`;
}

/** Writes each address once per language, each naming all of them. */
function urlSet(entries: readonly Entry[], { organiser, origin }: Website): string {
  const urls = entries.flatMap(({ path, changed }) => {
    const address = (language: Organiser['language']) =>
      escapeXml(`${origin}${withLanguage(path, language)}`);
    const link = (hreflang: string, language: Organiser['language']) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(language)}"/>`;
    const alternates = [
      ...organiser.languages.map((language) => link(language, language)),
      link('x-default', organiser.language),
    ].join('');
    const lastmod = changed === null ? '' : `<lastmod>${changed.slice(0, 10)}</lastmod>`;
    return organiser.languages.map(
      (language) => `<url><loc>${address(language)}</loc>${lastmod}${alternates}</url>\n`,
    );
  });
  const names = `xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
  return `${XML}<urlset ${names}>\n${urls.join('')}</urlset>\n`;
}
