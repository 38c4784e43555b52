import { type PageTree, walkTree } from './page-tree.ts';

/** The most that one page may hold, so that it stays quick on a phone. */
export const PAGE_LIMITS = { elements: 60, depth: 5, characters: 200_000 } as const;

/**
 * Tests whether a page is within the limits: its elements, how deep they are inside each other, and
 * the length of the tree as it is kept. No two elements have the same id.
 */
export function isWithinLimits(tree: PageTree): boolean {
  const elements = walkTree(tree);
  return (
    elements.length <= PAGE_LIMITS.elements &&
    new Set(elements.map(({ id }) => id)).size === elements.length &&
    depthOf(tree) <= PAGE_LIMITS.depth &&
    JSON.stringify(tree).length <= PAGE_LIMITS.characters
  );
}

function depthOf(tree: PageTree): number {
  return Math.max(0, ...tree.map((element) => 1 + depthOf(element.children)));
}
