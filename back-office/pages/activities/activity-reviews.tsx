import { reviewFilterSet } from '@ribambelle/api/reviews/review-filters.ts';
import { reviewColumns } from '@ribambelle/api/reviews/review-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { ListInTab } from '../../lists/list-in-tab.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { useReviewLooks } from '../reviews/use-review-looks.tsx';

/** The reviews of an activity by families. */
export function ActivityReviews({ record }: { record: { cuid: string } }) {
  const texts = useTexts('office-reviews');
  const list = useListAddress();
  const read_filters = useListFilters(list, { filters: reviewFilterSet, columns: reviewColumns });
  const filters = { ...read_filters, activity: record.cuid };
  const call = useClient();
  const found = useCall(
    'listOfficeReviews',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'reviews',
    columns: reviewColumns,
    without: ['activity'],
    looks: useReviewLooks(),
  });
  return (
    <ListInTab
      list={list}
      found={found}
      table={table}
      printed={(paging) => call('listOfficeReviews', { ...paging, ...filters })}
      search={texts.search}
      filters={
        <DeclaredFilters
          list={list}
          name="reviews"
          filters={reviewFilterSet}
          instead={{ activity: null }}
        />
      }
      hrefOf={({ cuid }) => `/reviews/${cuid}`}
      exported={(columns) => ({ list: 'reviews', filters, columns })}
    />
  );
}
