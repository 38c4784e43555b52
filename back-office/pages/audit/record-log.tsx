import type { Answer } from '@ribambelle/api/client.ts';
import { auditColumns } from '@ribambelle/api/logs/audit-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { ListInTab } from '../../lists/list-in-tab.tsx';
import { orderIn } from '../../lists/order-in.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { useAuditLooks } from './use-audit-looks.tsx';

/** The acts of the team on one record, the newest first. */
export function RecordLog({ record }: { record: { cuid: string } }) {
  const list = useListAddress();
  const call = useClient();
  const found = useCall(
    'listAuditLog',
    { ...list.paging, about: record.cuid, sort: orderIn(auditColumns, list) },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'audit',
    columns: auditColumns,
    without: ['about'],
    looks: useAuditLooks(),
  });
  return (
    <ListInTab<Answer<'listAuditLog'>['data'][number]>
      list={list}
      found={found}
      table={table}
      printed={(paging) =>
        call('listAuditLog', { ...paging, about: record.cuid, sort: orderIn(auditColumns, list) })
      }
    />
  );
}
