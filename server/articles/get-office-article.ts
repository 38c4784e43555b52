import { getOfficeArticle as endpoint } from '@ribambelle/api/articles/get-office-article.ts';
import { action } from '../action.ts';
import { uploadedImage } from '../files/index.ts';
import { previewToken } from '../pages/index.ts';
import { orRefuse } from '../refusal.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import { imagesIn, lineOf } from './article-fields.ts';
import { findWrittenArticle, loadArticleRedirects, loadPictures } from './article-views.ts';

/** Answers an article as it is being written, with a link that shows it. */
export const getOfficeArticle = action(endpoint, async (context) => {
  const { db, request, organiser, vault, now } = context;
  const row = orRefuse(await findWrittenArticle(db, request.article), 'ARTICLE_NOT_FOUND');
  const token = previewToken(vault, { organiser_id: organiser.id, now, shows: 'pages' });
  const images = await loadPictures(db, imagesIn(row.images));
  return {
    ...lineOf(row, now),
    version: row.version,
    summary: bilingualOf(row.summary),
    content: bilingualOf(row.content),
    seo_title: bilingualOf(row.seo_title),
    images: images.map(uploadedImage),
    preview: `/blog/${row.cuid}?preview=true&draft=${token}`,
    redirects: [...(await loadArticleRedirects(db, row.id))],
  };
});
