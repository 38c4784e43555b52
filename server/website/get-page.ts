import type { PageElementShape } from '@ribambelle/api/website/shapes.ts';
import { getPage as endpoint } from '@ribambelle/api/website/get-page.ts';
import { pageElement } from '@ribambelle/api/website/shapes.ts';
import { type Listing, listingAbove } from '@ribambelle/domain/website/listings.ts';
import { walkTree } from '@ribambelle/domain/website/page-tree.ts';
import { findByPathname } from '@ribambelle/domain/website/pathnames.ts';
import { action, type ActionContext } from '../action.ts';
import { atOnce } from '../database/statements.ts';
import { loadPictureFacts } from '../files/index.ts';
import {
  findRedirect,
  openPreview,
  picturesIn,
  type Previewed,
  seoOf,
  withPictureFacts,
} from '../pages/index.ts';
import { orRefuse, Refusal } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { allPages, contentOf, type WebsitePage } from './all-pages.ts';
import { localise } from '@ribambelle/domain/website/localise.ts';

/**
 * Answers the most specific page that matches the pathname (1 §2.1, R2); a broken tree is an empty
 * page, never an error (3 §2).
 */
export const getPage = action(endpoint, async (context) => {
  const { db, request, organiser, language } = context;
  const previewed = previewedBy(context);
  const drafts = previewed === 'pages';
  const [pages, moved_to] = await atOnce(
    () => allPages(db, { drafts }),
    () => findRedirect(db, request.pathname),
  );
  const { page, parameters } = choosePage(pages, { request, moved_to });
  const ownContent = await contentOf(db, { page, drafts });
  const { description } = ownContent;
  const seo = seoOf(ownContent.seo);
  const text = textReader({ language, organiser });
  const by = {
    language,
    fallback: organiser.language,
  };
  const written = elementsOf(localise(ownContent.content, by));
  const facts = await loadPictureFacts(db, { cuids: picturesIn(written), ...by });
  const elements = withPictureFacts(written, facts);
  const listing = listingAbove(walkTree(elements).map(({ element }) => element));
  const catalogue = catalogueOf(pages, listing);
  return {
    cuid: page.cuid,
    type: page.type,
    pathname: page.pathname,
    title: text(page.title),
    description: text(description),
    seo: {
      title: text(seo.title),
      image: seo.image === null ? null : `/files/${seo.image}`,
      indexed: seo.indexed,
    },
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
 * Returns the part of the site that is previewed, while the link is still valid; null for the
 * public site. Refuses PREVIEW_OVER.
 */
function previewedBy({
  request,
  organiser,
  vault,
  now,
}: ActionContext<typeof endpoint>): Previewed | null {
  const { draft: token } = request;
  if (token === undefined) return null;
  return orRefuse(openPreview(vault, { token, organiser_id: organiser.id, now }), 'PREVIEW_OVER');
}

/**
 * Returns the page at a pathname, the most specific one. Refuses PAGE_NOT_FOUND; with the present
 * address (`moved_to`) when a page had this one and no other has it now.
 */
function choosePage(
  pages: readonly WebsitePage[],
  input: { readonly request: { readonly pathname: string }; readonly moved_to: string | undefined },
) {
  const { request, moved_to } = input;
  const match = findByPathname(pages, request.pathname);
  if (moved_to !== undefined && match?.page.pathname !== request.pathname)
    throw new Refusal('PAGE_NOT_FOUND', { details: { moved_to } });
  return orRefuse(match, 'PAGE_NOT_FOUND');
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
