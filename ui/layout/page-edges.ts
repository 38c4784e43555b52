/** Where a page stands in its list: the first, the last (page >= total / size), or the only one, which needs no buttons. */
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
} => ({ first: page <= 1, last: page >= total / size, hidden: total <= size });
