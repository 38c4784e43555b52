import { unpublishArticle as endpoint } from '@ribambelle/api/articles/unpublish-article.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { refuse } from '../refusal.ts';
import { fieldsOf, nameOf } from './article-fields.ts';
import { keepArticleDraft, takeArticleOffline } from './article-store.ts';
import { findArticleDraft } from './article-views.ts';
import { lockArticle } from './lock-article.ts';

/** Takes an article offline; what was published becomes its draft, unless it has one. */
export const unpublishArticle = action(endpoint, async (context) => {
  const { db, request, collaborator, organiser, now } = context;
  const { article: cuid, version } = request;
  const article = await lockArticle(db, { cuid, version });
  if (article.published_at === null) refuse('ARTICLE_NOT_WRITTEN');
  const { id: article_id } = article;
  if ((await findArticleDraft(db, article_id)) === undefined) {
    const fields = fieldsOf(article);
    await keepArticleDraft(db, { article_id, fields, collaborator_id: collaborator.id, now });
  }
  await takeArticleOffline(db, { article_id, now });
  await logAct(context, {
    act: 'blog-articles.update',
    noun: 'articles',
    record: article,
    summary: nameOf(article, organiser),
    before: { published: true },
    after: { published: false },
  });
  return { message: null };
});
