import { requireVersion } from '../audit/require-version.ts';
import type { Db } from '../database/transaction.ts';
import { orRefuse } from '../refusal.ts';
import { findArticleAuthor } from './article-views.ts';
import { type ArticleRow, findLockedArticle, lockArticles } from './article-store.ts';

/**
 * Locks the articles and returns the row of one, which was read at this version (null for any).
 * Refuses ARTICLE_NOT_FOUND and CHANGED_MEANWHILE.
 */
export async function lockArticle(
  db: Db,
  { cuid, version }: { readonly cuid: string; readonly version: number | null },
): Promise<ArticleRow> {
  await lockArticles(db);
  const article = orRefuse(await findLockedArticle(db, cuid), 'ARTICLE_NOT_FOUND');
  const author = () => findArticleAuthor(db, article.id);
  if (version !== null) await requireVersion(db, { record: article, read: version, author });
  return article;
}
