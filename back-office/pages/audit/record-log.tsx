import { auditColumns } from '@ribambelle/api/logs/audit-columns.ts';
import { ListOfRecord } from '../../lists/list-of-record.tsx';
import { useAuditLooks } from './use-audit-looks.tsx';

/** The acts of the team on one record, the newest first. */
export function RecordLog({ record }: { record: { cuid: string } }) {
  return (
    <ListOfRecord
      call="listAuditLog"
      of={{ about: record.cuid }}
      name="audit"
      columns={auditColumns}
      looks={useAuditLooks()}
      without={['about']}
    />
  );
}
