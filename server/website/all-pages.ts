import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { defaultCuid, defaultPages } from '@ribambelle/domain/website/default-pages.ts';
import { type Listing, listingsOf } from '@ribambelle/domain/website/listings.ts';
import { walkTree } from '@ribambelle/domain/website/page-tree.ts';
import type { Db } from '../database/transaction.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import { keptTree, loadPageContent, loadPageLines, seoOf } from '../pages/index.ts';

/** A page of an organiser: its own, or a default one that it did not replace. */
export interface WebsitePage {
  readonly cuid: string;
  readonly type: 'DEFAULT' | 'AVAILABILITY';
  readonly pathname: string;
  readonly title: InEachLanguage<string>;
  /** The nouns that it lists. */
  readonly lists: readonly Listing[];
  /** False for a page that search engines leave out. */
  readonly indexed: boolean;
}

/**
 * Returns the organiser's pages that are online, then the default pages (1 §2.1) at pathnames where
 * it has none. With `drafts` all pages, as they are being written.
 */
export async function allPages(db: Db, { drafts = false } = {}): Promise<WebsitePage[]> {
  const ownPages = (await loadPageLines(db, { drafts })).map((row): WebsitePage => ({
    cuid: row.cuid,
    type: row.type === 'AVAILABILITY' ? 'AVAILABILITY' : 'DEFAULT',
    pathname: row.pathname,
    title: bilingualOf(row.title),
    lists: listingsOf(row.elements),
    indexed: seoOf(row.seo).indexed,
  }));
  const pathnames = new Set(ownPages.map((page) => page.pathname));
  return [...ownPages, ...DEFAULTS.filter((page) => !pathnames.has(page.pathname))];
}

/**
 * Returns the content of a page: from the organiser's row, else from the default with that name.
 */
export async function contentOf(
  db: Db,
  input: { page: WebsitePage; drafts: boolean },
): Promise<{ description: Json; content: Json; seo: Json }> {
  const { page, drafts } = input;
  const row = await loadPageContent(db, { cuid: page.cuid, drafts });
  const fallback = defaultPages.find((each) => defaultCuid(each.pathname) === page.cuid);
  return (
    row ?? {
      description: { ...fallback?.description },
      content: keptTree(fallback?.content ?? []),
      seo: {},
    }
  );
}

const DEFAULTS: readonly WebsitePage[] = defaultPages.map((page) => ({
  cuid: defaultCuid(page.pathname),
  type: page.type,
  pathname: page.pathname,
  title: page.title,
  lists: listingsOf(walkTree(page.content).map(({ element }) => element)),
  indexed: true,
}));
