import type { Answer } from '@ribambelle/api/client.ts';
import type { DataTableColumn } from 'mantine-datatable';
import { useMemo } from 'react';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useFormats } from '../../formats/formats.ts';
import { WIDTHS } from '../../lists/column-widths.ts';
import { FilterSelect } from '../../lists/filter-select.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { type ListAddress, useListAddress } from '../../lists/use-list-address.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { MoneyState } from './money-state.tsx';

type Row = Answer<'listOfficePayments'>['data'][number];

const STATES = [
  'PENDING',
  'PAID',
  'REFUSED',
  'ABANDONED',
  'EXPIRED',
  'CANCELLED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'VOIDED',
] as const;
const ATTENTIONS = ['WAITING', 'LATE', 'REFUND_REFUSED'] as const;
const METHODS = ['ONLINE', 'TRANSFER', 'WALLET', 'CASH', 'OTHER'] as const;

/** All payments; one opens beside the list, and a received one can be recorded there. */
export function PaymentsPage() {
  const texts = useTexts('office-payments');
  const list = useListAddress();
  const request = {
    ...list.paging,
    search: list.search,
    state: STATES.find((state) => state === list.filter('state')),
    method: METHODS.find((method) => method === list.filter('method')),
    attention: ATTENTIONS.find((attention) => attention === list.filter('attention')),
  };
  const found = useCall('listOfficePayments', request, { keep_previous: true });
  const columns = useColumns();
  return (
    <ListPage
      {...{
        path: '/payments',
        title: texts.title,
        search: texts.search,
        list,
        found,
        columns,
        views: 'payments',
      }}
      filters={<Filters list={list} />}
      add={{ permission: 'payments.create', label: texts.add }}
    />
  );
}

function Filters({ list }: { list: ListAddress }) {
  const texts = useTexts('office-payments');
  const states = STATES.map((value) => ({ value, label: texts.stateOf(value) }));
  const methods = METHODS.map((value) => ({ value, label: texts.methodOf(value) }));
  const attentions = ATTENTIONS.map((value) => ({ value, label: texts.attentions[value] }));
  return (
    <>
      <FilterSelect list={list} name="state" label={texts.state} options={states} w={130} />
      <FilterSelect list={list} name="method" label={texts.method} options={methods} w={125} />
      <FilterSelect
        list={list}
        name="attention"
        label={texts.attention}
        options={attentions}
        w={150}
      />
    </>
  );
}

function useColumns(): DataTableColumn<Row>[] {
  const texts = useTexts('office-payments');
  const formats = useFormats();
  return useMemo(
    () => [
      {
        accessor: 'created_at',
        title: texts.created_on,
        width: WIDTHS.moment,
        render: ({ created_at }) => formats.moment(created_at),
      },
      {
        accessor: 'customer',
        title: texts.family,
        ellipsis: true,
        render: ({ customer }) => customer.name,
      },
      { accessor: 'communication', title: texts.communication, width: WIDTHS.communication },
      {
        accessor: 'method',
        title: texts.method,
        width: 156,
        render: ({ method }) => texts.methodOf(method),
      },
      {
        accessor: 'amount',
        title: texts.amount,
        textAlign: 'right',
        width: 130,
        render: ({ amount, voided_amount }) =>
          voided_amount === null ? formats.price(amount) : <s>{formats.price(voided_amount)}</s>,
      },
      {
        accessor: 'state',
        title: texts.state,
        width: 194,
        render: ({ state }) => <MoneyState state={state} />,
      },
    ],
    [texts, formats],
  );
}
