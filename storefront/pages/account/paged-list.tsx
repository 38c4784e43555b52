import { Button } from '@ribambelle/ui/actions/button.tsx';
import { LoadingOverlay } from '@ribambelle/ui/feedback/loading-overlay.tsx';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { pagesOf } from '@ribambelle/ui/layout/page-edges.ts';
import { Pagination } from '@ribambelle/ui/layout/pagination.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { withChanges } from '@ribambelle/ui/router/use-search.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement, ReactNode } from 'react';
import styles from './account.module.css';

interface PagedListProps<Item> {
  readonly list: {
    readonly data: { readonly data: readonly Item[]; readonly count: number } | undefined;
    readonly isError: boolean;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  readonly paging: { readonly page_number: number; readonly page_size: number };
  /** Returns the heading with the count, above the list. */
  readonly heading: (count: number) => string;
  readonly empty: ReactNode;
  readonly children: (item: Item) => ReactNode;
}

/** A list page by page: loading, failed, empty, or shown (1 §2.3). */
export const PagedList = <Item,>({
  list,
  paging,
  heading,
  empty,
  children,
}: PagedListProps<Item>): ReactElement => {
  const texts = useTexts('account');
  const pageUrl = useLocation();
  const { page_number, page_size } = paging;
  if (list.isError && list.data === undefined) return <Failed retry={() => void list.refetch()} />;
  if (list.data === undefined) {
    return (
      <div role="status" aria-label={texts.loading}>
        <Skeleton shape="row" count={4} />
      </div>
    );
  }
  const { data, count } = list.data;
  if (count === 0) return <>{empty}</>;
  const position = texts.pages.position(
    page_number,
    pagesOf({ page: page_number, size: page_size, total: count, rows: data.length }),
  );
  return (
    <LoadingOverlay active={list.isPlaceholderData} label={texts.loading}>
      <h2 className={styles.count}>{heading(count)}</h2>
      {data.map(children)}
      <Pagination
        page={page_number}
        size={page_size}
        total={count}
        href={(page) =>
          `${pageUrl.path}${withChanges(pageUrl.search, { page_number: page === 1 ? null : page })}`
        }
        Link={Link}
        texts={{ ...texts.pages, position }}
      />
    </LoadingOverlay>
  );
};

/** The message that a request failed, with a button to repeat it. */
export const Failed = ({ retry }: { readonly retry: () => void }): ReactElement => {
  const texts = useTexts('shell');
  return (
    <Notice
      tone="red"
      title={texts.page_failed_title}
      action={
        <Button kind="white" size="small" onClick={retry}>
          {texts.retry}
        </Button>
      }
    >
      {texts.unknown_error}
    </Notice>
  );
};
