import { type Language, LANGUAGES, withLanguage } from '@ribambelle/domain/base/languages.ts';
import { plainText } from '@ribambelle/domain/base/plain-text.ts';
import { shortText } from '@ribambelle/domain/base/short-text.ts';
import type { Hono } from 'hono';
import { loadFeedArticles, type FeedArticleRow } from '../articles/index.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import { callerOf, hostnameOf, type SiteSettings } from './api-routes.ts';
import { packable, packedResponse } from './packable.ts';
import { escapeXml, XML } from './xml.ts';

/** The number of articles in a feed, the newest ones. */
const MOST = 20;
const FIVE_MINUTES = 'public, max-age=300';
const SUMMARY = 300;

/** Serves the articles of an organiser to readers of feeds, as RSS 2.0 in each of its languages. */
export function addFeeds(app: Hono, settings: SiteSettings): void {
  app.get(`/:language{${LANGUAGES.join('|')}}/blog/feed.xml`, async (c) => {
    const organiser = await settings.directory.organiserOfHost(hostnameOf(c));
    const language = organiser?.languages.find((each) => each === c.req.param('language'));
    if (organiser === null || language === undefined) return c.text('Not found', 404);
    const origin = settings.platform.originFor(callerOf(c, settings).origin);
    const transaction = { organiser_id: organiser.id, readonly: true, lists: true };
    const articles = await inTransaction({ pool: settings.platform.pool, ...transaction }, (db) =>
      loadFeedArticles(db, { now: settings.platform.clock(), limit: MOST }),
    );
    const text = feedOf(articles, { organiser, language, origin });
    return packedResponse(packable(text), {
      accepted: c.req.header('accept-encoding'),
      headers: {
        'content-type': 'application/rss+xml; charset=utf-8',
        'cache-control': FIVE_MINUTES,
      },
    });
  });
}

interface Site {
  readonly organiser: Organiser;
  readonly language: Language;
  readonly origin: string;
}

function feedOf(articles: readonly FeedArticleRow[], site: Site): string {
  const { organiser, language, origin } = site;
  const name = escapeXml(organiser.name);
  const link = escapeXml(`${origin}${withLanguage('/blog', language)}`);
  const own = escapeXml(`${origin}${withLanguage('/blog/feed.xml', language)}`);
  const items = articles.map((article) => itemOf(article, site)).join('');
  return (
    `${XML}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${name}</title>` +
    `<link>${link}</link><description>${name}</description><language>${language}</language>` +
    `<atom:link href="${own}" rel="self" type="application/rss+xml"/>\n${items}</channel></rss>\n`
  );
}

function itemOf(article: FeedArticleRow, { organiser, language, origin }: Site): string {
  const text = textReader({ language, organiser });
  const { slug, cuid, title, summary, content, published_at } = article;
  const words = text(summary) || shortText(plainText(text(content)), SUMMARY);
  return (
    `<item><title>${escapeXml(text(title))}</title>` +
    `<link>${escapeXml(`${origin}${withLanguage(`/blog/${slug}`, language)}`)}</link>` +
    `<guid isPermaLink="false">${cuid}</guid><description>${escapeXml(words)}</description>` +
    `<pubDate>${new Date(published_at).toUTCString()}</pubDate></item>\n`
  );
}
