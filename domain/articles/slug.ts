import { fold } from '../base/fold.ts';

/** The longest address of an article, in characters. */
export const LONGEST_SLUG = 120;
const LONGEST_OF_TITLE = 80;

/** Tests whether an address of an article is small letters and digits, joined by hyphens. */
export function isSlug(slug: string): boolean {
  return slug.length <= LONGEST_SLUG && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);
}

/** Returns the address that a title suggests, `nos-stages-d-ete`; `article` without letters. */
export function slugFor(title: string): string {
  const slug = fold(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, LONGEST_OF_TITLE)
    .replace(/-$/, '');
  return slug === '' ? 'article' : slug;
}

/** Returns an address like this one that is not among those taken: `ete`, else `ete-2`. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}
