import type { Instant } from '../base/instants.ts';

/** The states of an article: never or no longer published, to appear at its hour, or online. */
export const ARTICLE_STATES = ['DRAFT', 'PLANNED', 'ONLINE'] as const;

export type ArticleState = (typeof ARTICLE_STATES)[number];

/** Returns the state of an article; `published_at` is the instant from which families see it. */
export function articleState(published_at: Instant | null, now: Instant): ArticleState {
  if (published_at === null) return 'DRAFT';
  return Date.parse(published_at) > Date.parse(now) ? 'PLANNED' : 'ONLINE';
}

export type PublicationRefusal = 'ARTICLE_NOT_WRITTEN' | 'ARTICLE_ONLINE' | 'ARTICLE_HOUR_PAST';

/** The decision on a publication: the instant from which families see it, or a reason against. */
export type Publication =
  | { readonly published_at: Instant; readonly refused?: never }
  | { readonly refused: PublicationRefusal };

/**
 * Decides from when families see an article that is published now (`at` null) or planned. One that
 * is online keeps its date. Refuses ARTICLE_NOT_WRITTEN when nothing would change, ARTICLE_ONLINE
 * for planning one that families see, and ARTICLE_HOUR_PAST.
 */
export function decidePublication(
  article: { readonly published_at: Instant | null; readonly has_draft: boolean },
  { at, now }: { readonly at: Instant | null; readonly now: Instant },
): Publication {
  const { published_at, has_draft } = article;
  const state = articleState(published_at, now);
  if (!has_draft && state !== 'PLANNED') return { refused: 'ARTICLE_NOT_WRITTEN' };
  if (state === 'ONLINE' && published_at !== null)
    return at === null ? { published_at } : { refused: 'ARTICLE_ONLINE' };
  if (at === null) return { published_at: now };
  return Date.parse(at) > Date.parse(now) ? { published_at: at } : { refused: 'ARTICLE_HOUR_PAST' };
}
