import { getArticleVersion as endpoint } from '@ribambelle/api/articles/get-article-version.ts';
import { action } from '../action.ts';
import { uploadedImage } from '../files/index.ts';
import { orRefuse } from '../refusal.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import { imagesIn } from './article-fields.ts';
import { findArticleVersion, findWrittenArticle, loadPictures } from './article-views.ts';

/** Answers a version of an article that was published. */
export const getArticleVersion = action(endpoint, async ({ db, request }) => {
  const { article: cuid, number } = request;
  const { id: article_id } = orRefuse(await findWrittenArticle(db, cuid), 'ARTICLE_NOT_FOUND');
  const version = orRefuse(
    await findArticleVersion(db, { article_id, number }),
    'ARTICLE_VERSION_NOT_FOUND',
  );
  const images = await loadPictures(db, imagesIn(version.images));
  return {
    title: bilingualOf(version.title),
    summary: bilingualOf(version.summary),
    content: bilingualOf(version.content),
    images: images.map(uploadedImage),
  };
});
