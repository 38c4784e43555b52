import type { PageElementShape } from '@ribambelle/api/website/shapes.ts';
import { getPage as endpoint } from '@ribambelle/api/website/get-page.ts';
import { pageElement } from '@ribambelle/api/website/shapes.ts';
import { findByPathname } from '@ribambelle/domain/website/pathnames.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { allPages, contentOf, type WebsitePage } from './all-pages.ts';
import { localise } from './localise.ts';

/** The most specific page that fits the pathname (1 §2.1, R2); a broken tree is an empty page, never an error (3 §2). */
export const getPage = action(endpoint, async ({ db, request, organiser, language }) => {
  const pages = await allPages(db, organiser.id);
  const { page, parameters } = orRefuse(findByPathname(pages, request.pathname), 'PAGE_NOT_FOUND');
  const { description, content } = await contentOf(db, { organiser_id: organiser.id, page });
  const text = textReader({ language, organiser });
  const by = {
    language,
    fallback: organiser.language,
  };
  const catalogue = catalogueOf(pages);
  return {
    cuid: page.cuid,
    type: page.type,
    pathname: page.pathname,
    title: text(page.title),
    description: text(description),
    params: { ...parameters },
    content: elementsOf(localise(content, by)),
    catalogue:
      catalogue === null
        ? null
        : {
            title: text(catalogue.title),
            pathname: catalogue.pathname,
          },
  };
});

function elementsOf(content: unknown): PageElementShape[] {
  if (!Array.isArray(content)) return [];
  return content.flatMap((each) => {
    const read = pageElement.safeParse(each);
    return read.success ? [read.data] : [];
  });
}

/** Home shows some activities too; the catalogue is the page that is made for it. */
function catalogueOf(pages: readonly WebsitePage[]): WebsitePage | null {
  return (
    pages.find(
      (page) => page.has_catalogue && page.pathname !== '/' && !page.pathname.includes('$'),
    ) ?? null
  );
}
