import { type PageTree, walkTree } from './page-tree.ts';

/** The most that one page may hold, so that it stays quick on a phone. */
export const PAGE_LIMITS = {
  elements: 60,
  /** Elements that show records. */
  records: 12,
  depth: 5,
  /** The values of settings inside each other. */
  nesting: 10,
  characters: 200_000,
} as const;

/** The families of elements that are drawn from their settings alone. */
const WITHOUT_RECORDS = /^(blocks|containers|sections)-/;

/** Tests whether an element shows records, which the server reads before the page is drawn. */
export const showsRecords = (element: string): boolean => !WITHOUT_RECORDS.test(element);

/** Tests whether two elements of a page have the same id. */
export function hasTwins(tree: PageTree): boolean {
  const elements = walkTree(tree);
  return new Set(elements.map(({ id }) => id)).size !== elements.length;
}

/**
 * Tests whether a page is within the limits: its elements, those of them that show records, how
 * deep they and the values of their settings are inside each other, and the length of the tree as
 * it is kept. No two elements have the same id.
 */
export function isWithinLimits(tree: PageTree): boolean {
  const elements = walkTree(tree);
  return (
    elements.length <= PAGE_LIMITS.elements &&
    elements.filter(({ element }) => showsRecords(element)).length <= PAGE_LIMITS.records &&
    !hasTwins(tree) &&
    depthOf(tree) <= PAGE_LIMITS.depth &&
    elements.every(({ settings }) => isShallow(settings, PAGE_LIMITS.nesting)) &&
    JSON.stringify(tree).length <= PAGE_LIMITS.characters
  );
}

function depthOf(tree: PageTree): number {
  return Math.max(0, ...tree.map((element) => 1 + depthOf(element.children)));
}

/** Tests whether lists and objects are at most so many levels inside each other. */
function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inside) => isShallow(inside, levels - 1));
}
