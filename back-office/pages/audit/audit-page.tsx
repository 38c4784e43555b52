import { auditFilterSet } from '@ribambelle/api/logs/log-filters.ts';
import type { Answer } from '@ribambelle/api/client.ts';
import { auditColumns } from '@ribambelle/api/logs/audit-columns.ts';
import { useState } from 'react';
import { ListTools } from '../../lists/list-tools.tsx';
import { RecordsTable } from '../../lists/records-table.tsx';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { ListFilters } from '../../lists/list-filters.tsx';
import { SavedViews } from '../../lists/saved-views.tsx';
import { useDeclaredList } from '../../lists/use-declared-list.ts';
import { Page } from '../../shell/page.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { AuditPanel } from './audit-panel.tsx';
import { useAuditLooks } from './use-audit-looks.tsx';
import { useVoice } from './use-voice.ts';

type Row = Answer<'listAuditLog'>['data'][number];

/** The acts of the team, the newest first; an entry opens in full beside the list. */
export function AuditPage() {
  const texts = useTexts('office-organisation');
  const [open, setOpen] = useState<Row | null>(null);
  const voice = useVoice();
  const { list, query, found, table, printed } = useDeclaredList({
    call: 'listAuditLog',
    name: 'audit',
    columns: auditColumns,
    filters: auditFilterSet,
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
        printed={printed}
        exported={(columns) => ({ list: 'audit', filters: query, columns })}
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
