import type { Answer } from '@ribambelle/api/client.ts';
import type { DataTableColumn } from 'mantine-datatable';
import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { useCall } from '../../data/use-call.ts';
import { useFormats } from '../../formats/formats.ts';
import { RecordsTable } from '../../lists/records-table.tsx';
import { SearchField } from '../../lists/search-field.tsx';
import { State } from '../../lists/state.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { usePanel } from '../../panels/use-panel.ts';
import { Page } from '../../shell/page.tsx';
import { useTexts } from '../../texts/use-texts.ts';

type Row = Answer<'listSentMails'>['data'][number];

/** The letters to families; one opens beside the list. */
export function MailboxPage() {
  const texts = useTexts('office-organisation');
  const formats = useFormats();
  const list = useListAddress();
  const panel = usePanel('/mailbox');
  const { data, isFetching } = useCall('listSentMails', { ...list.paging, search: list.search }, { keep: true });
  const columns = useMemo<DataTableColumn<Row>[]>(
    () => [
      { accessor: 'created_at', title: texts.when, width: 160, noWrap: true, render: ({ created_at }) => formats.moment(created_at) },
      { accessor: 'recipient', title: texts.recipient, width: 260, ellipsis: true },
      { accessor: 'subject', title: texts.subject, ellipsis: true },
      {
        ...{ accessor: 'state', title: texts.state, width: 130 },
        render: ({ state }) => (
          <State color={state === 'FAILED' ? 'red' : state === 'QUEUED' ? 'amber' : 'green'}>{texts.mailStateOf(state)}</State>
        ),
      },
    ],
    [texts, formats],
  );
  return (
    <Page title={texts.mailbox} tools={<SearchField list={list} placeholder={texts.search_mail} />}>
      <RecordsTable
        {...{ list, columns, answer: data, fetching: isFetching, current: panel.current }}
        onOpen={({ cuid }) => panel.open(cuid)}
      />
      <Outlet />
    </Page>
  );
}
