import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { defaultPages } from '@ribambelle/domain/website/default-pages.ts';
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
  readonly has_catalogue: boolean;
  readonly has_bundles: boolean;
  readonly has_memberships: boolean;
  readonly has_resources: boolean;
  readonly has_vouchers: boolean;
}

/**
 * Returns the organiser's pages, then the default pages (1 §2.1) at pathnames where it has none.
 */
export async function allPages(db: Db, organiser_id: number): Promise<WebsitePage[]> {
  const ownPages = (await loadPageLines(db, organiser_id)).map((row): WebsitePage => ({
    cuid: row.cuid,
    type: row.type === 'AVAILABILITY' ? 'AVAILABILITY' : 'DEFAULT',
    pathname: row.pathname,
    title: bilingualOf(row.title),
    has_catalogue: row.has_catalogue,
    has_bundles: row.has_bundles,
    has_memberships: row.has_memberships,
    has_resources: row.has_resources,
    has_vouchers: row.has_vouchers,
  }));
  const pathnames = new Set(ownPages.map((page) => page.pathname));
  return [...ownPages, ...DEFAULTS.filter((page) => !pathnames.has(page.pathname))];
}

/**
 * Returns the content of a page: from the organiser's row, else from the default with that name.
 */
export async function contentOf(
  db: Db,
  input: { organiser_id: number; page: WebsitePage },
): Promise<{ description: Json; content: Json }> {
  const row = await loadPageContent(db, {
    organiser_id: input.organiser_id,
    cuid: input.page.cuid,
  });
  const fallback = defaultPages.find((page) => cuidOf(page.pathname) === input.page.cuid);
  return (
    row ?? { description: { ...fallback?.description }, content: jsonOf(fallback?.content ?? []) }
  );
}

const shows = ({ content }: (typeof defaultPages)[number], name: string): boolean =>
  walkTree(content).some(({ element }) => element === name);

const DEFAULTS: readonly WebsitePage[] = defaultPages.map((page) => ({
  cuid: cuidOf(page.pathname),
  type: page.type,
  pathname: page.pathname,
  title: page.title,
  has_catalogue: walkTree(page.content).some((element) =>
    element.element.startsWith('catalogs-activities'),
  ),
  has_bundles: shows(page, 'bundles-cards-grid'),
  has_memberships: shows(page, 'memberships-cards-grid'),
  has_resources: shows(page, 'resources-cards-grid'),
  has_vouchers: shows(page, 'vouchers-cards-grid'),
}));

function cuidOf(pathname: string): string {
  return `default${pathname.replaceAll(/[^a-z0-9]+/g, '-')}`.replace(/-$/, '-home');
}

function jsonOf(tree: PageTree): Json {
  const json: Json = JSON.parse(JSON.stringify(tree));
  return json;
}
