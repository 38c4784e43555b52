import { listOfficeArticles as endpoint } from '@ribambelle/api/articles/list-office-articles.ts';
import { action } from '../action.ts';
import { lineOf } from './article-fields.ts';
import { loadArticleLines } from './article-views.ts';

/** Answers the articles of the organiser, those not published first, then the newest. */
export const listOfficeArticles = action(endpoint, async ({ db, now }) => {
  const rows = await loadArticleLines(db);
  return { data: rows.map((row) => lineOf(row, now)), count: rows.length };
});
