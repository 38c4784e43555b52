import { Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { reviewColumns } from '@ribambelle/api/reviews/review-columns.ts';
import { REVIEW_VISIBILITIES } from '@ribambelle/domain/reviews/review.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useFormats } from '../../formats/formats.ts';
import { FilterActivity } from '../../lists/filter-found.tsx';
import { FilterSelect } from '../../lists/filter-select.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { orderIn } from '../../lists/order-in.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { type ListAddress, useListAddress } from '../../lists/use-list-address.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Score } from './score.tsx';
import { Visibility } from './visibility.tsx';

type Found = Answer<'listOfficeReviews'>;

const SCORES = [5, 4, 3, 2, 1, 0];

/** What families said of what they came to, with the average of what is filtered; one opens beside the list. */
export function ReviewsPage() {
  const texts = useTexts('office-reviews');
  const list = useListAddress();
  const call = useClient();
  const filters = { ...filtersOf(list), sort: orderIn(reviewColumns, list) };
  const found = useCall(
    'listOfficeReviews',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'reviews',
    columns: reviewColumns,
    looks: {
      score: { width: 112, render: ({ score }) => <Score score={score} /> },
      message: {
        render: ({ message }) =>
          message ?? <span className="office-muted">{texts.no_message}</span>,
      },
      visibility: { width: 250, render: ({ visibility }) => <Visibility of={visibility} /> },
      activity: { width: 190 },
      family: { width: 150 },
    },
  });
  return (
    <ListPage
      {...{ path: '/reviews', title: texts.title, search: texts.search, list, found, table }}
      printed={(paging) => call('listOfficeReviews', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'reviews', filters, columns })}
      filters={<Filters list={list} />}
      after={<Average found={found.data} />}
    />
  );
}

/** The filters in the address as the endpoint takes them; a score that is none is left out. */
function filtersOf(list: ListAddress) {
  const [activity, score] = [list.filter('activity'), list.filter('score')];
  const visibility = REVIEW_VISIBILITIES.find((one) => one === list.filter('visibility'));
  return {
    search: list.search,
    ...(activity === null ? {} : { activity }),
    ...(visibility === undefined ? {} : { visibility }),
    ...(SCORES.some((one) => String(one) === score) ? { score: Number(score) } : {}),
  };
}

function Filters({ list }: { list: ListAddress }) {
  const texts = useTexts('office-reviews');
  const visibilities = REVIEW_VISIBILITIES.map((value) => ({
    value,
    label: texts.visibilities[value],
  }));
  const scores = SCORES.map((score) => ({ value: String(score), label: texts.stars(score) }));
  return (
    <>
      <FilterActivity list={list} label={texts.all_activities} w={165} />
      <FilterSelect list={list} name="score" label={texts.any_score} options={scores} />
      <FilterSelect
        list={list}
        name="visibility"
        label={texts.visibility}
        options={visibilities}
        w={150}
      />
    </>
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
