import { createHash } from 'node:crypto';
import type { PageState } from '../page-state.ts';

/** Pages on which families sign in, pay, or see what is theirs: always in our own look. */
const UNSTYLED = /^\/(checkout|auth|account|cart)(\/|$)/;

/**
 * Returns the organiser's own styles for a page; none where families sign in, pay or see what is
 * theirs.
 */
export function stylesOf({ path, website }: Pick<PageState, 'path' | 'website'>): string {
  return UNSTYLED.test(path) ? '' : website.css;
}

/**
 * Returns the name of the build that renders a page, with the organiser's styles on it: a browser
 * loads the next page whole when it has others, or none (`navigation/page-memory.ts`).
 */
export function buildWithStyles(state: PageState): string {
  const css = stylesOf(state);
  if (css === '') return state.build;
  return `${state.build} ${createHash('sha256').update(css).digest('base64url').slice(0, 8)}`;
}

const plain = new WeakMap<PageState['website'], PageState['website']>();

/** Returns a site without its styles, which stand in the document and not in its data. */
export function withoutStyles(website: PageState['website']): PageState['website'] {
  if (website.css === '') return website;
  const known = plain.get(website);
  if (known !== undefined) return known;
  const without = { ...website, css: '' };
  plain.set(website, without);
  return without;
}
