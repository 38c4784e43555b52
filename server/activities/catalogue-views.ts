import {
  type CatalogueRestriction,
  type CatalogueSection,
  restrictionsOf,
} from '@ribambelle/domain/activities/catalogue-sections.ts';
import { defaultPages } from '@ribambelle/domain/website/default-pages.ts';
import { walkTree } from '@ribambelle/domain/website/page-tree.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/**
 * Loads the restrictions of the named catalogue sections of an organiser's pages; null when none is
 * named. One query, on the pages alone (1 §3.4).
 */
export async function findRestrictions(
  db: Db,
  catalog: readonly string[] | undefined,
): Promise<readonly CatalogueRestriction[] | null> {
  if (catalog === undefined) return null;
  const pages = await db
    .selectFrom('pages')
    .select('pathname')
    .select(
      sql<
        Partial<CatalogueSection>[]
      >`jsonb_path_query_array(content, 'strict $.** ? (@.element starts with "catalogs-")')`.as(
        'sections',
      ),
    )
    .orderBy('id')
    .execute();
  const ownSections = pages.flatMap(({ sections }) =>
    sections.map(({ id = '', settings = {} }) => ({ id, settings })),
  );
  const pathnames = new Set(pages.map(({ pathname }) => pathname));
  return restrictionsOf(
    [
      ...ownSections,
      ...DEFAULTS.filter((page) => !pathnames.has(page.pathname)).flatMap(
        ({ sections }) => sections,
      ),
    ],
    catalog,
  );
}

const DEFAULTS = defaultPages.map(({ pathname, content }) => ({
  pathname,
  sections: walkTree(content).filter(({ element }) => element.startsWith('catalogs-')),
}));

/** Joins conditions with "and"; true when there is none. */
export function allOf(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}

/** Joins conditions with "or"; false when there is none. */
export function anyOf(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}
