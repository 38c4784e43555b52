import { listArticleVersions as endpoint } from '@ribambelle/api/articles/list-article-versions.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { loadArticleVersions } from './article-views.ts';

/** Answers the versions of an article. */
export const listArticleVersions = action(endpoint, async ({ db, request }) => {
  const rows = orRefuse(await loadArticleVersions(db, request.article), 'ARTICLE_NOT_FOUND');
  return { data: [...rows], count: rows.length };
});
