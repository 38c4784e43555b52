import { deleteArticle as endpoint } from '@ribambelle/api/articles/delete-article.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { nameOf } from './article-fields.ts';
import { deleteArticleRow } from './article-store.ts';
import { lockArticle } from './lock-article.ts';

/** Deletes an article. */
export const deleteArticle = action(endpoint, async (context) => {
  const { db, request, organiser } = context;
  const article = await lockArticle(db, { cuid: request.article, version: null });
  await deleteArticleRow(db, article.id);
  await logAct(context, {
    act: 'blog-articles.delete',
    noun: 'articles',
    record: article,
    summary: nameOf(article, organiser),
  });
  return { message: null };
});
