import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { defaultPages } from '@ribambelle/domain/website/default-pages.ts';
import { findByPathname } from '@ribambelle/domain/website/pathnames.ts';
import { accountRoutes } from '@ribambelle/storefront/pages/account/routes.ts';

/**
 * The type of a story's annotation in Playwright that it inspected a page; its description is the
 * path with its language.
 */
export const INSPECTED = 'inspected';

interface Page {
  readonly pathname: string;
  /** The identity of a page, the same for two of its addresses. */
  readonly is: string;
}

/**
 * Every page that a family can open, by its address; an address without a fixed part would match
 * any page.
 */
const PAGES: readonly Page[] = [
  ...accountRoutes.map(({ pathname }) => ({ pathname, is: pathname })),
  ...defaultPages.map(({ pathname, content }) => ({ pathname, is: JSON.stringify(content) })),
].filter(({ pathname }) => !pathname.startsWith('/$'));

/**
 * Returns the pages of the public website that no story inspected, each once and with its language:
 * `fr /checkout`.
 */
export function pagesNotInspected(paths: readonly string[]): string[] {
  const inspected = new Set(paths.flatMap(pageAt));
  return LANGUAGES.flatMap((language) =>
    [...pathnames()]
      .filter(([is]) => !inspected.has(`${language} ${is}`))
      .map(([, pathname]) => `${language} ${pathname}`),
  );
}

/** Returns the pages that no story inspected in any language, by their path alone. */
export function pagesInspectedNowhere(paths: readonly string[]): string[] {
  const inspected = new Set(paths.flatMap(pageAt));
  return [...pathnames()]
    .filter(([is]) => LANGUAGES.every((language) => !inspected.has(`${language} ${is}`)))
    .map(([, pathname]) => pathname);
}

/** Returns one address of each page. */
function pathnames(): ReadonlyMap<string, string> {
  return new Map(PAGES.map(({ pathname, is }) => [is, pathname]));
}

function pageAt(path: string): string[] {
  const [, language = '', ...parts] = path.split('/');
  const match = findByPathname(PAGES, `/${parts.join('/')}`);
  return match === null ? [] : [`${language} ${match.page.is}`];
}
