import { pagesOf } from '@ribambelle/ui/layout/page-edges.ts';
import { Pagination } from '@ribambelle/ui/layout/pagination.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import type { GridFilters } from '../filters/use-grid-filters.ts';

interface PagesProps {
  readonly filters: Pick<GridFilters, 'query' | 'hrefOf'>;
  /** The number of cards in all and, in `size`, on a page. */
  readonly count: number;
  readonly size: number;
  /** The number of cards on this page. */
  readonly rows: number;
  readonly texts: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    readonly position: (page: number, last: number) => string;
  };
}

/** Links to the other pages of a list of cards (2 §4). */
export const Pages = ({ filters, count, size, rows, texts }: PagesProps): ReactElement => {
  const page = filters.query.page_number;
  const position = texts.position(page, pagesOf({ page, size, total: count, rows }));
  return (
    <Pagination
      page={page}
      size={size}
      total={count}
      href={filters.hrefOf}
      Link={Link}
      texts={{ ...texts, position }}
    />
  );
};
