import { Image } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Texts } from '@ribambelle/texts/all.ts';
import { formatDuration } from '@ribambelle/texts/formats/format-duration.ts';
import type { DataTableColumn } from 'mantine-datatable';
import { useMemo } from 'react';
import { type Formats, useFormats } from '../../formats/formats.ts';
import { FilterSelect } from '../../lists/filter-select.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { State } from '../../lists/state.tsx';
import { type ListAddress, useListAddress } from '../../lists/use-list-address.ts';

type Row = Answer<'listOfficeVouchers'>['data'][number];

/** The organiser's vouchers in their order; one opens beside the list. */
export function VouchersPage() {
  const texts = useTexts('office-vouchers');
  const formats = useFormats();
  const language = useLanguage();
  const list = useListAddress();
  const published = list.filter('published');
  const found = useCall(
    'listOfficeVouchers',
    {
      ...list.paging,
      search: list.search,
      ...(published === null ? {} : { published: published === 'true' }),
    },
    { keep_previous: true },
  );
  const columns = useMemo(
    () => columnsOf({ texts, formats, language }),
    [texts, formats, language],
  );
  return (
    <ListPage
      {...{ path: '/vouchers', title: texts.title, list, found, columns }}
      filters={<Published list={list} />}
      add={{ permission: 'vouchers.create', label: texts.add }}
    />
  );
}

function Published({ list }: { list: ListAddress }) {
  const texts = useTexts('office-vouchers');
  const states = [
    { value: 'true', label: texts.published },
    { value: 'false', label: texts.unpublished },
  ];
  return (
    <FilterSelect list={list} name="published" label={texts.all_states} options={states} w={140} />
  );
}

function columnsOf(input: {
  texts: Texts['office-vouchers'];
  formats: Formats;
  language: Language;
}): DataTableColumn<Row>[] {
  const { texts, formats, language } = input;
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
      accessor: 'price',
      title: texts.price,
      textAlign: 'right',
      width: 110,
      render: ({ price }) => formats.price(price),
    },
    {
      accessor: 'amount',
      title: texts.amount,
      textAlign: 'right',
      width: 110,
      render: ({ amount }) => formats.price(amount),
    },
    {
      accessor: 'duration',
      title: texts.duration,
      width: 140,
      noWrap: true,
      render: ({ duration }) =>
        duration === null ? texts.no_end : formatDuration(duration, language),
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
