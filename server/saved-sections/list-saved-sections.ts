import { listSavedSections as endpoint } from '@ribambelle/api/saved-sections/list-saved-sections.ts';
import { savedContent } from '@ribambelle/api/saved-sections/shapes.ts';
import { action } from '../action.ts';
import { loadSavedSections } from './saved-section-views.ts';

/** Answers the saved sections by name; one that no page could have is left out. */
export const listSavedSections = action(endpoint, async ({ db }) => {
  const rows = await loadSavedSections(db);
  return {
    data: rows.flatMap(({ cuid, name, content }) => {
      const read = savedContent.safeParse(content);
      return read.success ? [{ cuid, name, content: read.data }] : [];
    }),
  };
});
