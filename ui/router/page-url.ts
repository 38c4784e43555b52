import { type Language, splitLanguage, withLanguage } from '@ribambelle/domain/base/languages.ts';

/** The address of a page: the path without its language, and the rest. */
export interface PageUrl {
  readonly language: Language;
  readonly path: string;
  /** `?a=b` or empty. */
  readonly search: string;
  /** `#part` or empty. */
  readonly hash: string;
}

/** Returns the page of an address within the site; a path without a language gets the given one. */
export function pageUrlOf(
  address: { pathname: string; search: string; hash: string },
  fallback: Language,
): PageUrl {
  const { language, path } = splitLanguage(address.pathname);
  return { language: language ?? fallback, path, search: address.search, hash: address.hash };
}

/** Returns the address of a page, with its language in front (1 §2.2). */
export function addressOf(pageUrl: PageUrl): string {
  return `${withLanguage(pageUrl.path, pageUrl.language)}${pageUrl.search}${pageUrl.hash}`;
}

/** Tests whether two addresses show the same page: only query or hash differ. */
export function isSamePage(one: PageUrl, other: PageUrl): boolean {
  return one.language === other.language && one.path === other.path;
}
