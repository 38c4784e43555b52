import { findByPathname } from './pathnames.ts';

/** The kinds of records that a page of the site can be about, as its address names them. */
export const LINKED_KINDS = [
  'activity',
  'availability',
  'bundle',
  'membership',
  'resource',
  'voucher',
] as const;

/** A record or a file to which a link leads. */
export interface LinkedRecord {
  readonly kind: (typeof LINKED_KINDS)[number] | 'file';
  /** The name in its address. */
  readonly name: string;
}

/** The first parts of addresses that are no pages of the site's own, but exist. */
const PROGRAMS = ['account', 'auth', 'calendar', 'cart', 'checkout'];

/**
 * Returns the place to which a link of the site leads: SOMEWHERE for a page that exists and for
 * what is not ours to know, NOWHERE where there is no page, and else the record that it is about,
 * of which only the database knows.
 */
export function leadOf(
  href: string,
  pathnames: readonly string[],
): 'SOMEWHERE' | 'NOWHERE' | LinkedRecord {
  if (!isOwnLink(href)) return 'SOMEWHERE';
  const pathname = pathnameOf(href);
  const [, first = '', name = ''] = pathname.split('/');
  if (first === 'files') return { kind: 'file', name };
  if (PROGRAMS.includes(first)) return 'SOMEWHERE';
  const pages = pathnames.map((each) => ({ pathname: each }));
  const match = findByPathname(pages, pathname);
  if (match === null) return 'NOWHERE';
  const kind = LINKED_KINDS.find((each) => match.parameters[each] !== undefined);
  if (kind !== undefined) return { kind, name: match.parameters[kind] ?? '' };
  return 'SOMEWHERE';
}

/** Tests whether a link leads to a place of the same site. */
export const isOwnLink = (href: string): boolean => /^\/(?!\/)/.test(href);

/** Returns the path of a link without its query and its part. */
export const pathnameOf = (href: string): string => href.replace(/[?#].*$/, '');
