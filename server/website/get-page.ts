import type { PageElementShape } from '@ribambelle/api/website/shapes.ts';
import { getPage as endpoint } from '@ribambelle/api/website/get-page.ts';
import { pageElement } from '@ribambelle/api/website/shapes.ts';
import { type Listing, listingAbove } from '@ribambelle/domain/website/listings.ts';
import { type PageTree, walkTree } from '@ribambelle/domain/website/page-tree.ts';
import { findByPathname } from '@ribambelle/domain/website/pathnames.ts';
import { action, type ActionContext } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { allPages, contentOf, type WebsitePage } from './all-pages.ts';
import { homeOf, treeOf } from './home-content.ts';
import { findHomePage } from './home-views.ts';
import { localise } from '@ribambelle/domain/website/localise.ts';
import { openPreview } from './preview-token.ts';

/**
 * Answers the most specific page that matches the pathname (1 §2.1, R2); a broken tree is an empty
 * page, never an error (3 §2).
 */
export const getPage = action(endpoint, async (context) => {
  const { db, request, organiser, language } = context;
  const pages = await allPages(db);
  const { page, parameters } = orRefuse(findByPathname(pages, request.pathname), 'PAGE_NOT_FOUND');
  const ownContent = await contentOf(db, { page });
  const { description } = ownContent;
  const content = (await draftOf(context, page.pathname)) ?? ownContent.content;
  const text = textReader({ language, organiser });
  const by = {
    language,
    fallback: organiser.language,
  };
  const elements = elementsOf(localise(content, by));
  const listing = listingAbove(walkTree(elements).map(({ element }) => element));
  const catalogue = catalogueOf(pages, listing);
  return {
    cuid: page.cuid,
    type: page.type,
    pathname: page.pathname,
    title: text(page.title),
    description: text(description),
    params: { ...parameters },
    content: elements,
    catalogue:
      catalogue === null
        ? null
        : {
            title: text(catalogue.title),
            pathname: catalogue.pathname,
          },
  };
});

/**
 * Returns the draft of the home page, while the preview link is still valid; null when the
 * published page is wanted. Refuses PREVIEW_OVER.
 */
async function draftOf(
  { db, request, organiser, vault, now }: ActionContext<typeof endpoint>,
  pathname: string,
): Promise<PageTree | null> {
  const { draft: token } = request;
  if (token === undefined || pathname !== '/') return null;
  const preview = orRefuse(
    openPreview(vault, { token, organiser_id: organiser.id, now }),
    'PREVIEW_OVER',
  );
  if (preview.site !== null) return null;
  return treeOf(homeOf((await findHomePage(db))?.draft));
}

function elementsOf(content: unknown): PageElementShape[] {
  if (!Array.isArray(content)) return [];
  return content.flatMap((each) => {
    const result = pageElement.safeParse(each);
    return result.success ? [result.data] : [];
  });
}

/** Returns the page made for the list of this one's item; the home page shows some of it too. */
function catalogueOf(pages: readonly WebsitePage[], listing: Listing): WebsitePage | null {
  return (
    pages.find(
      ({ lists, pathname }) =>
        lists.includes(listing) && pathname !== '/' && !pathname.includes('$'),
    ) ?? null
  );
}
