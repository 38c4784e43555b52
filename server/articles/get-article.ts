import { getArticle as endpoint } from '@ribambelle/api/articles/get-article.ts';
import { action, type ActionContext } from '../action.ts';
import { loadShownImages, shownImages } from '../files/index.ts';
import { openPreview } from '../pages/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { imagesIn } from './article-fields.ts';
import {
  findArticle,
  findPreviewedArticle,
  loadPictures,
  type WholeArticleRow,
} from './article-views.ts';

/** Answers one article, or its draft to people with the link of a preview (3 §2). */
export const getArticle = action(endpoint, async (context) => {
  const { db, organiser, language } = context;
  const text = textReader({ language, organiser });
  const row = orRefuse(await findShown(context), 'ARTICLE_NOT_FOUND');
  const { id, cuid, slug, title, summary, content, seo_title, published_at } = row;
  const images =
    row.images === null
      ? await loadShownImages(db, { of: 'articles', ids: [id] })
      : await loadPictures(db, imagesIn(row.images));
  return {
    id,
    cuid,
    slug,
    title: text(title),
    summary: text(summary),
    images: shownImages(images, text),
    created_at: published_at,
    content: text(content),
    seo_title: text(seo_title) || text(title),
  };
});

async function findShown(
  context: ActionContext<typeof endpoint>,
): Promise<WholeArticleRow | undefined> {
  const { db, request, organiser, vault, now } = context;
  const { article: name, draft: token } = request;
  if (token === undefined) return findArticle(db, { slug: name, now });
  const previewed = openPreview(vault, { token, organiser_id: organiser.id, now });
  if (previewed === null) return refuse('PREVIEW_OVER');
  if (previewed !== 'pages') return findArticle(db, { slug: name, now });
  return findPreviewedArticle(db, { name, now });
}
