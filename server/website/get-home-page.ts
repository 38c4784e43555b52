import { getHomePage as endpoint } from '@ribambelle/api/website/get-home-page.ts';
import { action } from '../action.ts';
import { inOrder } from '../database/statements.ts';
import { homeOf, jsonOf } from './home-content.ts';
import { findHomePage, hasOwnHome } from './home-views.ts';
import { previewToken } from '../pages/index.ts';

/** Answers the draft of the home page, with a link to preview it. */
export const getHomePage = action(endpoint, async ({ db, organiser, vault, now }) => {
  const [home, ownPage] = await inOrder(
    () => findHomePage(db),
    () => hasOwnHome(db),
  );
  const content = homeOf(home?.draft);
  const published = home?.published ?? null;
  const token = previewToken(vault, { organiser_id: organiser.id, now, shows: 'home' });
  return {
    version: home?.version ?? 1,
    content,
    published_at: home?.published_at ?? null,
    publishable:
      published === null ||
      JSON.stringify(homeOf(published)) !== JSON.stringify(homeOf(jsonOf(content))),
    replaces: ownPage && published === null,
    preview: `/?preview=true&draft=${token}`,
  };
});
