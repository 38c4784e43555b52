import { listPages as endpoint } from '@ribambelle/api/website/list-pages.ts';
import { action } from '../action.ts';
import { textReader } from '../texts/bilingual.ts';
import { allPages } from './all-pages.ts';

/** Answers the organiser's pages and the default ones that it did not replace. */
export const listPages = action(endpoint, async ({ db, organiser, language }) => {
  const text = textReader({ language, organiser });
  const pages = await allPages(db);
  return {
    data: pages.map(({ cuid, type, pathname, title }) => ({
      cuid,
      type,
      pathname,
      title: text(title),
    })),
    count: pages.length,
  };
});
