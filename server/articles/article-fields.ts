import type { Json } from '@ribambelle/database/json.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { articleState } from '@ribambelle/domain/articles/publication.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import type { ArticleLineRow } from './article-views.ts';
import type { ArticleFields, ArticleRow } from './article-store.ts';

/** Returns the written fields of a row, without the others. */
export function fieldsOf(row: ArticleFields): ArticleFields {
  const { slug, title, summary, content, seo_title, images } = row;
  return { slug, title, summary, content, seo_title, images };
}

/** Returns the cuids of pictures in a column. */
export function imagesIn(column: Json): readonly string[] {
  return Array.isArray(column) ? column.filter((cuid) => typeof cuid === 'string') : [];
}

/** Returns the name of an article in the log. */
export function nameOf(
  { title, slug }: Pick<ArticleRow, 'title' | 'slug'>,
  organiser: Pick<Organiser, 'language'>,
): string {
  return bilingualOf(title)[organiser.language] || slug;
}

/** Returns an article as lists of the office show it. */
export function lineOf(row: ArticleLineRow, now: Instant) {
  const { cuid, slug, title, published_at, draft_at } = row;
  const state = articleState(published_at, now);
  return { cuid, slug, title: bilingualOf(title), state, published_at, draft_at };
}
