import { deleteArticleDraft as endpoint } from '@ribambelle/api/articles/delete-article-draft.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { refuse } from '../refusal.ts';
import { nameOf } from './article-fields.ts';
import { dropArticleDraft } from './article-store.ts';
import { findArticleDraft } from './article-views.ts';
import { lockArticle } from './lock-article.ts';

/** Drops what is being written of an article. */
export const deleteArticleDraft = action(endpoint, async (context) => {
  const { db, request, organiser } = context;
  const { article: cuid, version } = request;
  const article = await lockArticle(db, { cuid, version });
  const draft = await findArticleDraft(db, article.id);
  if (draft === undefined || article.published_at === null) refuse('ARTICLE_NOT_WRITTEN');
  await dropArticleDraft(db, article.id);
  await logAct(context, {
    act: 'blog-articles.update',
    noun: 'articles',
    record: article,
    summary: nameOf(article, organiser),
    before: { draft: true },
    after: { draft: false },
  });
  return { message: null };
});
