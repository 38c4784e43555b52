import { Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { REVIEW_VISIBILITIES } from '@ribambelle/domain/reviews/review.ts';
import type { DataTableColumn } from 'mantine-datatable';
import { useMemo } from 'react';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useFormats } from '../../formats/formats.ts';
import { FilterActivity } from '../../lists/filter-found.tsx';
import { FilterSelect } from '../../lists/filter-select.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { type ListAddress, useListAddress } from '../../lists/use-list-address.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Score } from './score.tsx';
import { Visibility } from './visibility.tsx';

type Found = Answer<'listOfficeReviews'>;
type Row = Found['data'][number];

const SCORES = [5, 4, 3, 2, 1, 0];

/** What families said of what they came to, with the average of what is filtered; one opens beside the list. */
export function ReviewsPage() {
  const texts = useTexts('office-reviews');
  const list = useListAddress();
  const found = useCall(
    'listOfficeReviews',
    { ...list.paging, ...filtersOf(list) },
    { keep_previous: true },
  );
  const columns = useColumns();
  return (
    <ListPage
      {...{ path: '/reviews', title: texts.title, search: texts.search, list, found, columns }}
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

function useColumns(): DataTableColumn<Row>[] {
  const texts = useTexts('office-reviews');
  const formats = useFormats();
  return useMemo(
    () => [
      {
        accessor: 'score',
        title: texts.score,
        width: 112,
        render: ({ score }) => <Score score={score} />,
      },
      {
        accessor: 'message',
        title: texts.message,
        ellipsis: true,
        render: ({ message }) =>
          message ?? <span className="office-muted">{texts.no_message}</span>,
      },
      { accessor: 'activity_title', title: texts.activity, width: 190, ellipsis: true },
      {
        accessor: 'customer',
        title: texts.family,
        width: 150,
        ellipsis: true,
        render: ({ customer }) => customer.name,
      },
      {
        accessor: 'visibility',
        title: texts.visibility,
        width: 250,
        render: ({ visibility }) => <Visibility of={visibility} />,
      },
      {
        accessor: 'created_at',
        title: texts.created_at,
        width: 124,
        noWrap: true,
        render: ({ created_at }) => formats.shortDate(created_at),
      },
    ],
    [texts, formats],
  );
}
