import { PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { Answer } from '@ribambelle/api/client.ts';
import { auditColumns } from '@ribambelle/api/logs/audit-columns.ts';
import { useState } from 'react';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { FilterCollaborator } from '../../lists/filter-found.tsx';
import { FilterPeriod, FilterSelect } from '../../lists/filter-select.tsx';
import { ListTools } from '../../lists/list-tools.tsx';
import { orderIn } from '../../lists/order-in.ts';
import { RecordsTable } from '../../lists/records-table.tsx';
import { useListTable } from '../../lists/use-list-table.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Page } from '../../shell/page.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { AuditPanel } from './audit-panel.tsx';
import { useAuditLooks } from './use-audit-looks.tsx';
import { useVoice } from './use-voice.ts';

type Row = Answer<'listAuditLog'>['data'][number];

/** What the team did, the newest first; one entry opens in full beside the list. */
export function AuditPage() {
  const texts = useTexts('office-organisation');
  const names = useTexts('office-permissions');
  const list = useListAddress();
  const call = useClient();
  const [open, setOpen] = useState<Row | null>(null);
  const filters = {
    area: list.filter('area') ?? undefined,
    collaborator: list.filter('collaborator') ?? undefined,
    from: list.filter('from') ?? undefined,
    to: list.filter('to') ?? undefined,
    sort: orderIn(auditColumns, list),
  };
  const found = useCall('listAuditLog', { ...list.paging, ...filters }, { keep_previous: true });
  const areas = Object.keys(PERMISSIONS).map((area) => ({
    value: area,
    label: names.areaOf(area),
  }));
  const voice = useVoice();
  const table = useListTable({
    list,
    name: 'audit',
    columns: auditColumns,
    looks: useAuditLooks(),
  });
  const tools = (
    <>
      <FilterSelect list={list} name="area" label={texts.all_areas} options={areas} w={200} />
      <FilterCollaborator list={list} label={texts.everybody} w={200} />
      <FilterPeriod list={list} from={texts.from} to={texts.to} />
      <ListTools
        {...{ title: texts.audit, table, found }}
        printed={(paging) => call('listAuditLog', { ...paging, ...filters })}
        exported={(columns) => ({ list: 'audit', filters, columns })}
      />
    </>
  );
  return (
    <Page title={texts.audit} tools={tools}>
      <RecordsTable
        {...{
          list,
          table,
          found,
          current: open?.cuid,
          onOpen: setOpen,
        }}
      />
      {open === null ? null : (
        <AuditPanel key={open.cuid} entry={open} voice={voice} onClose={() => setOpen(null)} />
      )}
    </Page>
  );
}
