import { reviewFilterSet } from '@ribambelle/api/reviews/review-filters.ts';
import { Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { reviewColumns } from '@ribambelle/api/reviews/review-columns.ts';
import { useFormats } from '../../formats/formats.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { useDeclaredList } from '../../lists/use-declared-list.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useReviewLooks } from './use-review-looks.tsx';

type Found = Answer<'listOfficeReviews'>;

/** The list of reviews, with the average of the filtered ones; one opens beside the list. */
export function ReviewsPage() {
  const texts = useTexts('office-reviews');
  const { query, ...shown } = useDeclaredList({
    call: 'listOfficeReviews',
    name: 'reviews',
    columns: reviewColumns,
    filters: reviewFilterSet,
    looks: useReviewLooks(),
  });
  return (
    <ListPage
      {...shown}
      path="/reviews"
      title={texts.title}
      search={texts.search}
      exported={(columns) => ({ list: 'reviews', filters: query, columns })}
      filters={<DeclaredFilters list={shown.list} name="reviews" filters={reviewFilterSet} />}
      after={<Average found={shown.found.data} />}
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
