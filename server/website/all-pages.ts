import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { defaultPages } from '@ribambelle/domain/website/default-pages.ts';
import { type Listing, listingsOf } from '@ribambelle/domain/website/listings.ts';
import { type PageTree, walkTree } from '@ribambelle/domain/website/page-tree.ts';
import type { Db } from '../database/transaction.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import { loadPageContent, loadPageLines } from './website-views.ts';

/** A page of an organiser: its own, or a default one that it did not replace. */
export interface WebsitePage {
  readonly cuid: string;
  readonly type: 'DEFAULT' | 'AVAILABILITY';
  readonly pathname: string;
  readonly title: InEachLanguage<string>;
  /** The nouns that it lists. */
  readonly lists: readonly Listing[];
}

/**
 * Returns the organiser's pages, then the default pages (1 §2.1) at pathnames where it has none.
 */
export async function allPages(db: Db): Promise<WebsitePage[]> {
  const ownPages = (await loadPageLines(db)).map((row): WebsitePage => ({
    cuid: row.cuid,
    type: row.type === 'AVAILABILITY' ? 'AVAILABILITY' : 'DEFAULT',
    pathname: row.pathname,
    title: bilingualOf(row.title),
    lists: listingsOf(row.elements),
  }));
  const pathnames = new Set(ownPages.map((page) => page.pathname));
  return [...ownPages, ...DEFAULTS.filter((page) => !pathnames.has(page.pathname))];
}

/**
 * Returns the content of a page: from the organiser's row, else from the default with that name.
 */
export async function contentOf(
  db: Db,
  input: { page: WebsitePage },
): Promise<{ description: Json; content: Json }> {
  const row = await loadPageContent(db, input.page.cuid);
  const fallback = defaultPages.find((page) => cuidOf(page.pathname) === input.page.cuid);
  return (
    row ?? { description: { ...fallback?.description }, content: jsonOf(fallback?.content ?? []) }
  );
}

const DEFAULTS: readonly WebsitePage[] = defaultPages.map((page) => ({
  cuid: cuidOf(page.pathname),
  type: page.type,
  pathname: page.pathname,
  title: page.title,
  lists: listingsOf(walkTree(page.content).map(({ element }) => element)),
}));

function cuidOf(pathname: string): string {
  return `default${pathname.replaceAll(/[^a-z0-9]+/g, '-')}`.replace(/-$/, '-home');
}

function jsonOf(tree: PageTree): Json {
  const json: Json = JSON.parse(JSON.stringify(tree));
  return json;
}
