import { Image } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import type { DataTableColumn } from 'mantine-datatable';
import { useMemo } from 'react';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { type Formats, useFormats } from '../../formats/formats.ts';
import { WIDTHS } from '../../lists/column-widths.ts';
import { FilterSelect } from '../../lists/filter-select.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { State } from '../../lists/state.tsx';
import { type ListAddress, useListAddress } from '../../lists/use-list-address.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useCategoryOptions } from './use-category-options.ts';

type Row = Answer<'listOfficeActivities'>['data'][number];

/** The organiser's activities in catalogue order; one opens beside the list. */
export function ActivitiesPage() {
  const texts = useTexts('office-activities');
  const formats = useFormats();
  const list = useListAddress();
  const published = list.filter('published');
  const category = list.filter('category');
  const found = useCall(
    'listOfficeActivities',
    {
      ...list.paging,
      search: list.search,
      ...(published === null ? {} : { published: published === 'true' }),
      ...(category === null ? {} : { category }),
    },
    { keep_previous: true },
  );
  const columns = useMemo(() => columnsOf({ texts, formats }), [texts, formats]);
  return (
    <ListPage
      {...{ path: '/activities', title: texts.title, list, found, columns, views: 'activities' }}
      filters={<Filters list={list} />}
      add={{ permission: 'activities.create', label: texts.add }}
    />
  );
}

function Filters({ list }: { list: ListAddress }) {
  const texts = useTexts('office-activities');
  const states = [
    { value: 'true', label: texts.published },
    { value: 'false', label: texts.unpublished },
  ];
  return (
    <>
      <FilterSelect
        list={list}
        name="category"
        label={texts.all_categories}
        options={useCategoryOptions()}
        w={190}
      />
      <FilterSelect
        list={list}
        name="published"
        label={texts.all_states}
        options={states}
        w={140}
      />
    </>
  );
}

function columnsOf(input: {
  texts: ReturnType<typeof useTexts<'office-activities'>>;
  formats: Formats;
}): DataTableColumn<Row>[] {
  const { texts, formats } = input;
  return [
    {
      accessor: 'picture',
      title: '',
      width: 58,
      cellsStyle: () => ({
        paddingTop: 3,
        paddingBottom: 3,
        paddingRight: 0,
      }),
      render: ({ picture }) => <Image src={picture} alt="" w={40} h={28} radius={4} fit="cover" />,
    },
    {
      accessor: 'title',
      title: texts.name,
      ellipsis: true,
      render: ({ title }) => <strong className="office-name">{title}</strong>,
    },
    {
      accessor: 'categories',
      title: texts.categories,
      ellipsis: true,
      render: ({ categories }) => categories.join(', '),
    },
    {
      accessor: 'age_minimum',
      title: texts.ages,
      width: WIDTHS.ages,
      noWrap: true,
      render: ({ age_minimum, age_maximum }) => texts.years(age_minimum, age_maximum),
    },
    {
      accessor: 'default_price',
      title: texts.price,
      textAlign: 'right',
      width: 100,
      render: (row) => formats.price(row.default_price),
    },
    { accessor: 'open_availabilities', title: texts.ahead, textAlign: 'right', width: 130 },
    {
      accessor: 'next_start_at',
      title: texts.next,
      width: 130,
      noWrap: true,
      render: ({ next_start_at }) =>
        next_start_at === null ? '' : formats.shortDate(next_start_at),
    },
    {
      accessor: 'published',
      title: texts.state,
      width: 130,
      render: (row) => (
        <State color={row.published ? 'green' : 'gray'}>
          {row.published ? texts.published : texts.unpublished}
        </State>
      ),
    },
  ];
}
