import { auditFilterSet } from '@ribambelle/api/logs/log-filters.ts';
import type { Answer } from '@ribambelle/api/client.ts';
import { auditColumns } from '@ribambelle/api/logs/audit-columns.ts';
import { useState } from 'react';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { ListTools } from '../../lists/list-tools.tsx';
import { RecordsTable } from '../../lists/records-table.tsx';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { ListFilters } from '../../lists/list-filters.tsx';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { SavedViews } from '../../lists/saved-views.tsx';
import { Page } from '../../shell/page.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { AuditPanel } from './audit-panel.tsx';
import { useAuditLooks } from './use-audit-looks.tsx';
import { useVoice } from './use-voice.ts';

type Row = Answer<'listAuditLog'>['data'][number];

/** The acts of the team, the newest first; an entry opens in full beside the list. */
export function AuditPage() {
  const texts = useTexts('office-organisation');
  const list = useListAddress();
  const call = useClient();
  const [open, setOpen] = useState<Row | null>(null);
  const filters = useListFilters(list, { filters: auditFilterSet, columns: auditColumns });
  const found = useCall('listAuditLog', { ...list.paging, ...filters }, { keep_previous: true });
  const voice = useVoice();
  const table = useListTable({
    list,
    name: 'audit',
    columns: auditColumns,
    looks: useAuditLooks(),
  });
  const tools = (
    <>
      <ListFilters list={list}>
        <DeclaredFilters list={list} name="audit" filters={auditFilterSet} />
      </ListFilters>
      <ListTools
        title={texts.audit}
        table={table}
        found={found}
        printed={(paging) => call('listAuditLog', { ...paging, ...filters })}
        exported={(columns) => ({ list: 'audit', filters, columns })}
      />
    </>
  );
  return (
    <Page title={texts.audit} tools={tools} below={<SavedViews list={list} of="audit" />}>
      <RecordsTable list={list} table={table} found={found} current={open?.cuid} onOpen={setOpen} />
      {open === null ? null : (
        <AuditPanel key={open.cuid} entry={open} voice={voice} onClose={() => setOpen(null)} />
      )}
    </Page>
  );
}
