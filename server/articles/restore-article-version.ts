import { restoreArticleVersion as endpoint } from '@ribambelle/api/articles/restore-article-version.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse } from '../refusal.ts';
import { nameOf } from './article-fields.ts';
import { keepArticleDraft } from './article-store.ts';
import { findArticleDraft, findArticleVersion } from './article-views.ts';
import { lockArticle } from './lock-article.ts';

/** Makes an earlier version the draft; the address stays the present one. */
export const restoreArticleVersion = action(endpoint, async (context) => {
  const { db, request, collaborator, organiser, now } = context;
  const { article: cuid, number, version } = request;
  const article = await lockArticle(db, { cuid, version });
  const article_id = article.id;
  const earlier = orRefuse(
    await findArticleVersion(db, { article_id, number }),
    'ARTICLE_VERSION_NOT_FOUND',
  );
  const { slug } = (await findArticleDraft(db, article_id)) ?? article;
  const fields = { ...earlier, slug };
  await keepArticleDraft(db, { article_id, fields, collaborator_id: collaborator.id, now });
  await logAct(context, {
    act: 'blog-articles.restore',
    noun: 'articles',
    record: article,
    summary: nameOf(article, organiser),
    before: { number: null },
    after: { number },
  });
  return { message: null };
});
