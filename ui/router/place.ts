import { type Language, splitLanguage, withLanguage } from '@ribambelle/domain/base/languages.ts';

/** Where a visitor is: the path without its language, and the rest of the address. */
export interface Place {
  readonly language: Language;
  readonly path: string;
  /** `?a=b` or empty. */
  readonly search: string;
  /** `#part` or empty. */
  readonly hash: string;
}

/** The place of an address within the site; a path without a language is read in the language given. */
export function placeOf(
  address: { pathname: string; search: string; hash: string },
  fallback: Language,
): Place {
  const { language, path } = splitLanguage(address.pathname);
  return { language: language ?? fallback, path, search: address.search, hash: address.hash };
}

/** The address of a place, with its language in front (1 §2.2). */
export function addressOf(place: Place): string {
  return `${withLanguage(place.path, place.language)}${place.search}${place.hash}`;
}

/** What is shown stays the same: only query or hash differ. */
export function isSamePage(one: Place, other: Place): boolean {
  return one.language === other.language && one.path === other.path;
}
