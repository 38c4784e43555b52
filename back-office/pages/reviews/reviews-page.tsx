import { reviewFilterSet } from '@ribambelle/api/reviews/review-filters.ts';
import { Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { reviewColumns } from '@ribambelle/api/reviews/review-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useFormats } from '../../formats/formats.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useReviewLooks } from './use-review-looks.tsx';

type Found = Answer<'listOfficeReviews'>;

/** The list of reviews, with the average of the filtered ones; one opens beside the list. */
export function ReviewsPage() {
  const texts = useTexts('office-reviews');
  const list = useListAddress();
  const call = useClient();
  const filters = useListFilters(list, { filters: reviewFilterSet, columns: reviewColumns });
  const found = useCall(
    'listOfficeReviews',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'reviews',
    columns: reviewColumns,
    looks: useReviewLooks(),
  });
  return (
    <ListPage
      path="/reviews"
      title={texts.title}
      search={texts.search}
      list={list}
      found={found}
      table={table}
      printed={(paging) => call('listOfficeReviews', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'reviews', filters, columns })}
      filters={<DeclaredFilters list={list} name="reviews" filters={reviewFilterSet} />}
      after={<Average found={found.data} />}
    />
  );
}

function Average({ found }: { found: Found | undefined }) {
  const texts = useTexts('office-reviews');
  const formats = useFormats();
  if (found === undefined || found.average_score === null) return null;
  const { average_score, count } = found;
  return (
    <Text ml="auto" aria-live="polite" className="office-number">
      {texts.average(formats.tenths(average_score), formats.count(count))}
    </Text>
  );
}
