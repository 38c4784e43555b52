import { listOfficePages as endpoint } from '@ribambelle/api/pages/list-office-pages.ts';
import { defaultCuid, defaultPages } from '@ribambelle/domain/website/default-pages.ts';
import { action } from '../action.ts';
import { lineOf } from './line-of.ts';
import { loadWrittenPages } from './page-views.ts';

/** Answers the organiser's pages and those of ours, sorted by pathname. */
export const listOfficePages = action(endpoint, async ({ db }) => {
  const rows = await loadWrittenPages(db);
  const pathnames = new Set(rows.map(({ pathname }) => pathname));
  const ours = defaultPages
    .filter(({ pathname }) => !pathnames.has(pathname))
    .map(({ type, pathname, title }) => ({
      cuid: defaultCuid(pathname),
      type,
      pathname,
      title,
      ours: true,
      unchanged: true,
      published_at: null,
      draft_at: null,
    }));
  const data = [...rows.map(lineOf), ...ours].toSorted((one, other) =>
    one.pathname < other.pathname ? -1 : 1,
  );
  return { data, count: data.length };
});
