import type { PageTree } from '@ribambelle/domain/website/page-tree.ts';
import type { WrittenPage } from './checks.ts';

/**
 * Returns a tree as the content of a page.
 *
 * Guarantee: it is within the limits of a page (`edits.ts`), so that it is not deeper than the
 * levels that the API names one by one; readonly is the only other difference.
 */
export function contentOf(tree: PageTree): WrittenPage['content'] {
  return tree as unknown as WrittenPage['content'];
}
