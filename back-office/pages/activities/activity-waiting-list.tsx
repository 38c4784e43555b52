import { waitingListColumns } from '@ribambelle/api/waiting-list/waiting-list-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { WIDTHS } from '../../lists/column-widths.ts';
import { ListInTab } from '../../lists/list-in-tab.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useListTable } from '../../lists/use-list-table.tsx';

/** The waiting lists of an activity; a row leads to the availability. */
export function ActivityWaitingList({ record }: { record: { cuid: string } }) {
  const list = useListAddress();
  const call = useClient();
  const found = useCall(
    'listActivityWaitingList',
    { ...list.paging, activity: record.cuid },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'waiting-list',
    columns: waitingListColumns,
    looks: {
      participant: { width: 190 },
      email: { under: 'family' },
      phone: { width: WIDTHS.phone, under: 'family' },
    },
  });
  return (
    <ListInTab
      list={list}
      found={found}
      table={table}
      printed={(paging) => call('listActivityWaitingList', { ...paging, activity: record.cuid })}
      hrefOf={({ availability }) => `/availabilities/${availability.cuid}`}
    />
  );
}
