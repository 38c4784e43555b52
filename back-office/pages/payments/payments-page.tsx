import type { Answer } from '@ribambelle/api/client.ts';
import type { DataTableColumn } from 'mantine-datatable';
import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { useCall } from '../../data/use-call.ts';
import { useFormats } from '../../formats/formats.ts';
import { FilterSelect } from '../../lists/filter-select.tsx';
import { RecordsTable } from '../../lists/records-table.tsx';
import { SearchField } from '../../lists/search-field.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { usePanel } from '../../panels/use-panel.ts';
import { NewButton } from '../../shell/new-button.tsx';
import { Page } from '../../shell/page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { MoneyState } from './money-state.tsx';

type Row = Answer<'listOfficePayments'>['data'][number];

const STATES = ['PENDING', 'PAID', 'REFUSED', 'ABANDONED', 'EXPIRED', 'CANCELLED', 'PARTIALLY_REFUNDED', 'REFUNDED'] as const;
const ATTENTIONS = ['WAITING', 'LATE'] as const;
const METHODS = ['ONLINE', 'TRANSFER', 'WALLET', 'CASH', 'OTHER'] as const;

/** All payments; one opens beside the list, and a received one can be recorded there. */
export function PaymentsPage() {
  const texts = useTexts('office-payments');
  const list = useListAddress();
  const panel = usePanel('/payments');
  const asked = {
    ...{ ...list.paging, search: list.search },
    state: STATES.find((state) => state === list.filter('state')),
    method: METHODS.find((method) => method === list.filter('method')),
    attention: ATTENTIONS.find((attention) => attention === list.filter('attention')),
  };
  const { data, isFetching } = useCall('listOfficePayments', asked, { keep: true });
  const columns = useColumns();
  const tools = (
    <>
      <SearchField list={list} placeholder={texts.search} />
      <FilterSelect
        list={list}
        name="state"
        label={texts.state}
        options={STATES.map((value) => ({ value, label: texts.stateOf(value) }))}
      />
      <FilterSelect
        list={list}
        name="method"
        label={texts.method}
        options={METHODS.map((value) => ({ value, label: texts.methodOf(value) }))}
      />
      <FilterSelect
        list={list}
        name="attention"
        label={texts.attention}
        options={ATTENTIONS.map((value) => ({ value, label: texts.attentions[value] }))}
        w={190}
      />
      <NewButton permission="payments.create" onClick={() => panel.open('new')}>
        {texts.add}
      </NewButton>
    </>
  );
  return (
    <Page title={texts.title} tools={tools}>
      <RecordsTable
        {...{ list, columns, answer: data, fetching: isFetching, current: panel.current }}
        onOpen={({ cuid }) => panel.open(cuid)}
      />
      <Outlet />
    </Page>
  );
}

function useColumns(): DataTableColumn<Row>[] {
  const texts = useTexts('office-payments');
  const formats = useFormats();
  return useMemo(
    () => [
      { accessor: 'created_at', title: texts.created_on, width: 170, render: ({ created_at }) => formats.moment(created_at) },
      { accessor: 'customer', title: texts.family, ellipsis: true, render: ({ customer }) => customer.name },
      { accessor: 'communication', title: texts.communication, width: 200 },
      { accessor: 'method', title: texts.method, width: 120, render: ({ method }) => texts.methodOf(method) },
      { accessor: 'amount', title: texts.amount, textAlign: 'right', width: 110, render: ({ amount }) => formats.price(amount) },
      { accessor: 'state', title: texts.state, width: 160, render: ({ state }) => <MoneyState state={state} /> },
    ],
    [texts, formats],
  );
}
