import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listAuditLog } from '@ribambelle/api/logs/list-audit-log.ts';
import { auditColumns } from '@ribambelle/api/logs/audit-columns.ts';
import type { auditEntry } from '@ribambelle/api/logs/shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { groupOfChange } from '@ribambelle/domain/logs/group-of-change.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import type { OfficeList } from '../lists/office-list.ts';
import { type AuditRow, selectAudit } from './audit-views.ts';
import { momentsOf } from './moments-of.ts';

/** The list of the audit log: actions of the team. */
export const auditList: OfficeList<
  Unpaged<RequestOf<typeof listAuditLog>>,
  AuditRow,
  z.infer<typeof auditEntry>
> = {
  permission: 'collaborator-logs.read',
  columns: auditColumns,
  select: ({ sort, from, to, ...filters }, { organiser }) =>
    selectAudit({ filters: { ...filters, ...momentsOf({ from, to }, organiser.timezone) }, sort }),
  present: ({ id, changes, ...row }, { permissions }) => ({
    ...row,
    cuid: String(id),
    changes: listChanges(changes, { entity: row.entity, permissions }),
  }),
};

function listChanges(
  changes: Json,
  of: { entity: string; permissions: readonly Permission[] },
): z.infer<typeof auditEntry>['changes'] {
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes)) return [];
  return Object.entries(changes).map(([field, change]) => {
    const input = new Map(
      typeof change === 'object' && change !== null && !Array.isArray(change)
        ? Object.entries(change)
        : [],
    );
    const group = groupOfChange(of.entity, field);
    const hidden = group !== null && !seesFields(of.permissions, group);
    const show = (value: Json) => (hidden ? '' : readable(value));
    return {
      field,
      from: show(input.get('from') ?? null),
      to: show(input.get('to') ?? null),
      hidden,
    };
  });
}

function readable(value: Json): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
