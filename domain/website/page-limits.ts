import { type PageTree, walkTree } from './page-tree.ts';

/** The most that one page may hold, so that it stays quick on a phone. */
export const PAGE_LIMITS = { elements: 60, records: 12, depth: 5, characters: 200_000 } as const;

/** The families of elements that are drawn from their settings alone. */
const WITHOUT_RECORDS = /^(blocks|containers|sections)-/;

/** Tests whether an element shows records, which the server reads before the page is drawn. */
export const showsRecords = (element: string): boolean => !WITHOUT_RECORDS.test(element);

/**
 * Tests whether a page is within the limits: its elements, those of them that show records, how
 * deep they are inside each other, and the length of the tree as it is kept. No two elements have
 * the same id.
 */
export function isWithinLimits(tree: PageTree): boolean {
  const elements = walkTree(tree);
  return (
    elements.length <= PAGE_LIMITS.elements &&
    elements.filter(({ element }) => showsRecords(element)).length <= PAGE_LIMITS.records &&
    new Set(elements.map(({ id }) => id)).size === elements.length &&
    depthOf(tree) <= PAGE_LIMITS.depth &&
    JSON.stringify(tree).length <= PAGE_LIMITS.characters
  );
}

function depthOf(tree: PageTree): number {
  return Math.max(0, ...tree.map((element) => 1 + depthOf(element.children)));
}
