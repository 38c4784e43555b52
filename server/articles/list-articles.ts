import { listArticles as endpoint } from '@ribambelle/api/articles/list-articles.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { loadShownImages, shownImages } from '../files/index.ts';
import { textReader } from '../texts/bilingual.ts';
import { findArticles } from './article-views.ts';

/** Answers a page of the articles whose hour has come (3 §7). */
export const listArticles = action(endpoint, async ({ db, request, organiser, language, now }) => {
  const text = textReader({ language, organiser });
  const { rows, counted } = await findArticles(db, { now, ...pageOf(request) });
  const ids = rows.map(({ id }) => id);
  const images = Map.groupBy(
    ids.length === 0 ? [] : await loadShownImages(db, { of: 'articles', ids }),
    ({ owner_id }) => owner_id,
  );
  const data = rows.map(({ id, cuid, slug, title, summary, published_at }) => ({
    id,
    cuid,
    slug,
    title: text(title),
    summary: text(summary),
    images: shownImages(images.get(id), text),
    created_at: published_at,
  }));
  return { data, ...counted };
});
