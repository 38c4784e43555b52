import type { Answer } from '@ribambelle/api/client.ts';
import type { Head, Read, Where } from '../element.ts';
import { plainStart } from '../pieces/facts/plain-start.ts';
import { articleRequest } from './requests.ts';
import type { Settings } from './settings.ts';

/**
 * Returns the title, first words, picture and structured data of the article. One without an answer
 * does not exist; an address that it had leads to its present one.
 */
export const head = (
  _settings: Settings,
  { params, search, read }: Where & { readonly read: Read },
): Head => {
  const article = read('getArticle', articleRequest(params, search));
  if (article === undefined) return { missing: true };
  const { slug, seo_title, summary, content, images } = article;
  const path = `/blog/${slug}`;
  const isPreviewed = search.get('draft') !== null;
  const isMoved = !isPreviewed && params['article'] !== slug;
  const [first] = images;
  return {
    title: seo_title,
    description: summary === '' ? plainStart(content) : summary,
    image: first === undefined ? null : first.public_url.replace(/#.*/, ''),
    canonical_path: path,
    redirect_path: isMoved ? path : null,
    feed_path: '/blog/feed.xml',
    json_ld: postingOf(article),
  };
};

/** Returns the article as search engines read it. */
function postingOf(article: Answer<'getArticle'>): Record<string, unknown> {
  const { title, summary, content, images, created_at } = article;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: summary === '' ? plainStart(content) : summary,
    datePublished: created_at,
    ...(images.length > 0 && {
      image: images.map(({ public_url }) => public_url.replace(/#.*/, '')),
    }),
  };
}
