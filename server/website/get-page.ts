import type { PageElementShape } from '@ribambelle/api/website/shapes.ts';
import { getPage as endpoint } from '@ribambelle/api/website/get-page.ts';
import { pageElement } from '@ribambelle/api/website/shapes.ts';
import { type Listing, listingAbove } from '@ribambelle/domain/website/listings.ts';
import { walkTree } from '@ribambelle/domain/website/page-tree.ts';
import {
  bySpecificity,
  findByPathname,
  pathOf,
  plainPath,
} from '@ribambelle/domain/website/pathnames.ts';
import { action, type ActionContext } from '../action.ts';
import { atOnce } from '../database/statements.ts';
import { loadPictureFacts } from '../files/index.ts';
import {
  loadRedirectsFor,
  openPreview,
  picturesIn,
  type Previewed,
  type Redirect,
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
  const path = plainPath(request.pathname);
  const [pages, redirects] = await atOnce(
    () => allPages(db, { drafts }),
    () => loadRedirectsFor(db, path),
  );
  const { page, parameters } = choosePage(pages, { path, redirects });
  const ownContent = await contentOf(db, { page, drafts });
  const { description } = ownContent;
  const seo = seoOf(ownContent.seo);
  const text = textReader({ language, organiser });
  const by = {
    language,
    fallback: organiser.language,
  };
  const written = inLanguage(elementsOf(ownContent.content), by);
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
 * Returns the page at a path, the most specific one. Refuses PAGE_NOT_FOUND; with the present path
 * (`moved_to`) when a page had an address like this and none that has one now fits as well.
 */
function choosePage(
  pages: readonly WebsitePage[],
  { path, redirects }: { readonly path: string; readonly redirects: readonly Redirect[] },
) {
  const match = findByPathname(pages, path);
  const moved = findByPathname(redirects, path);
  if (moved === null) return orRefuse(match, 'PAGE_NOT_FOUND');
  const { page, parameters } = moved;
  if (match !== null && bySpecificity(match.page.pathname, page.pathname) <= 0) return match;
  throw new Refusal('PAGE_NOT_FOUND', { details: { moved_to: pathOf(page.to, parameters) } });
}

function elementsOf(content: unknown): PageElementShape[] {
  if (!Array.isArray(content)) return [];
  return content.flatMap((each) => {
    const result = pageElement.safeParse(each);
    return result.success ? [result.data] : [];
  });
}

/**
 * Returns elements with their words in one language, each for itself: one whose settings are no
 * settings is left out, and all others stay.
 */
function inLanguage(
  elements: readonly PageElementShape[],
  by: Parameters<typeof localise>[1],
): PageElementShape[] {
  return elements.flatMap((element) => {
    const settings = pageElement.safeParse({
      ...element,
      settings: localise(element.settings, by),
      children: [],
    });
    const children = inLanguage(element.children, by);
    return settings.success ? [{ ...settings.data, children }] : [];
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
