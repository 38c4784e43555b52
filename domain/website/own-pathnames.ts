import { LANGUAGES } from '../base/languages.ts';
import { defaultPages } from './default-pages.ts';
import { matchPathname } from './pathnames.ts';

/** The kind of a page: one about a date has its `$availability` in its address. */
type PageType = 'DEFAULT' | 'AVAILABILITY';

/** The reason for which a page cannot have an address. */
export type PathnameProblem = 'PATHNAME_INVALID' | 'PATHNAME_RESERVED';

const SUBJECT = '$availability';
const PART = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MOST_PARTS = 4;
const LONGEST = 120;

/** The first parts of addresses that lead to pages, files and programs of our own. */
const RESERVED: ReadonlySet<string> = new Set([
  ...LANGUAGES,
  'account',
  'api',
  'assets',
  'auth',
  'blog',
  'calendar',
  'cart',
  'checkout',
  'embedded',
  'embedded-map',
  'files',
  'gallery',
  'health',
  'mail-reports',
  'newsletters',
  'pictures',
  'redeem',
  'robots',
  'sandbox',
  'share',
  'sitemap',
  'sitemaps',
  'webhooks',
]);

/**
 * Returns the reason for which an organiser's own page of a type cannot have a pathname; null when
 * it can: small letters, digits and hyphens, four parts at most, and not one of ours (1 §2.1). A
 * page about a date has `$availability` once.
 */
export function pathnameProblem(pathname: string, type: PageType): PathnameProblem | null {
  const parts = pathname.slice(1).split('/');
  const subjects = parts.filter((part) => part === SUBJECT).length;
  const isWritten =
    pathname.startsWith('/') &&
    pathname.length <= LONGEST &&
    parts.length <= MOST_PARTS &&
    subjects === (type === 'AVAILABILITY' ? 1 : 0) &&
    parts.every((part) => part === SUBJECT || PART.test(part));
  if (!isWritten) return 'PATHNAME_INVALID';
  return RESERVED.has(parts[0] ?? '') || hidesAnother(pathname) ? 'PATHNAME_RESERVED' : null;
}

/**
 * Tests whether a page at this address would hide something of a default page, as
 * `/activities/judo` hides the activity of that name. `/$availability` alone gives way to all
 * pages.
 */
function hidesAnother(pathname: string): boolean {
  const shown = pathname.replace(SUBJECT, 'any');
  return defaultPages.some(
    (page) => page.pathname !== `/${SUBJECT}` && matchPathname(page.pathname, shown) !== null,
  );
}
