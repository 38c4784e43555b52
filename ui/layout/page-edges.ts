/**
 * Tells whether a page is the first of its list, the last (page >= total / size), or the only one,
 * which needs no buttons.
 */
export const pageEdges = ({
  page,
  size,
  total,
}: {
  page: number;
  size: number;
  total: number;
}): {
  first: boolean;
  last: boolean;
  hidden: boolean;
} => ({ first: page <= 1, last: page >= total / size, hidden: total <= size && page <= 1 });

/**
 * Returns the number of pages of a list, at least 1. Lists are counted up to a bound: a page with
 * rows is one of them, an empty one is beyond the last.
 */
export function pagesOf(of: {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  /** The number of rows on the page. */
  readonly rows: number;
}): number {
  const last_page = Math.max(1, Math.ceil(of.total / of.size));
  return of.rows === 0 ? last_page : Math.max(of.page, last_page);
}
