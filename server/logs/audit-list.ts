import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listAuditLog } from '@ribambelle/api/logs/list-audit-log.ts';
import { auditColumns } from '@ribambelle/api/logs/audit-columns.ts';
import type { auditEntry } from '@ribambelle/api/logs/shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import type { OfficeList } from '../lists/office-list.ts';
import { type AuditRow, selectAudit } from './audit-views.ts';
import { momentsOf } from './moments-of.ts';

/** What the team did, as a list. */
export const auditList: OfficeList<
  Unpaged<RequestOf<typeof listAuditLog>>,
  AuditRow,
  z.infer<typeof auditEntry>
> = {
  permission: 'collaborator-logs.read',
  columns: auditColumns,
  select: ({ sort, from, to, ...filters }, { organiser }) =>
    selectAudit({
      organiser_id: organiser.id,
      filters: { ...filters, ...momentsOf({ from, to }, organiser.timezone) },
      sort,
    }),
  present: ({ id, changes, ...row }) => ({
    ...row,
    cuid: String(id),
    changes: listChanges(changes),
  }),
};

function listChanges(changes: Json): { field: string; from: string; to: string }[] {
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes)) return [];
  return Object.entries(changes).map(([field, change]) => {
    const input = new Map(
      typeof change === 'object' && change !== null && !Array.isArray(change)
        ? Object.entries(change)
        : [],
    );
    return {
      field,
      from: readable(input.get('from') ?? null),
      to: readable(input.get('to') ?? null),
    };
  });
}

function readable(value: Json): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
