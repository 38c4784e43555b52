import type { Answer } from '@ribambelle/api/client.ts';
import type { DataTableColumn } from 'mantine-datatable';
import { useMemo } from 'react';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useFormats } from '../../formats/formats.ts';
import { WIDTHS } from '../../lists/column-widths.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { State } from '../../lists/state.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

type Row = Answer<'listSentMails'>['data'][number];

/** The e-mails to families; one opens beside the list. */
export function MailboxPage() {
  const texts = useTexts('office-organisation');
  const formats = useFormats();
  const list = useListAddress();
  const found = useCall(
    'listSentMails',
    { ...list.paging, search: list.search },
    { keep_previous: true },
  );
  const columns = useMemo<DataTableColumn<Row>[]>(
    () => [
      {
        accessor: 'created_at',
        title: texts.when,
        width: WIDTHS.moment,
        noWrap: true,
        render: ({ created_at }) => formats.moment(created_at),
      },
      { accessor: 'recipient', title: texts.recipient, width: 260, ellipsis: true },
      { accessor: 'subject', title: texts.subject, ellipsis: true },
      {
        accessor: 'state',
        title: texts.state,
        width: 290,
        render: ({ state }) => (
          <State color={state === 'FAILED' ? 'red' : state === 'QUEUED' ? 'amber' : 'green'}>
            {texts.mailStateOf(state)}
          </State>
        ),
      },
    ],
    [texts, formats],
  );
  return (
    <ListPage
      path="/mailbox"
      title={texts.mailbox}
      search={texts.search_mail}
      {...{ list, found, columns }}
    />
  );
}
