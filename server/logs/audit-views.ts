import type { Order } from '@ribambelle/api/lists/columns.ts';
import type { auditColumns } from '@ribambelle/api/logs/audit-columns.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import { type ColumnOrders, type ListQuery, orderBy } from '../lists/list-views.ts';

interface Filters {
  readonly area?: string | undefined;
  readonly collaborator?: string | undefined;
  readonly about?: string | undefined;
  readonly from_at?: string | undefined;
  readonly before_at?: string | undefined;
}

export interface AuditRow {
  readonly id: number;
  readonly collaborator_name: string;
  readonly action: string;
  readonly entity: string;
  readonly entity_cuid: string | null;
  readonly summary: string;
  readonly changes: Json;
  readonly created_at: string;
}

/** Selects the audit log, newest first unless sorted. */
export function selectAudit(input: {
  filters: Filters;
  sort: Order<typeof auditColumns> | undefined;
}): ListQuery<AuditRow> {
  const { filters } = input;
  const conditions = [sql`true`];
  if (filters.area !== undefined) conditions.push(sql`action like ${`${filters.area}.%`}`);
  if (filters.collaborator !== undefined) {
    conditions.push(
      sql`collaborator_id = (select id from collaborators where cuid = ${filters.collaborator})`,
    );
  }
  if (filters.about !== undefined) conditions.push(sql`entity_cuid = ${filters.about}`);
  if (filters.from_at !== undefined) conditions.push(sql`created_at >= ${filters.from_at}`);
  if (filters.before_at !== undefined) conditions.push(sql`created_at < ${filters.before_at}`);
  const matching = sql`from audit_log where ${sql.join(conditions, sql` and `)}`;
  const orders: ColumnOrders<typeof auditColumns> = { created: [sql`created_at`] };
  return {
    rows: sql`select id, collaborator_name, action, entity, entity_cuid, summary, changes, created_at ${matching}
      order by ${orderBy(input.sort ?? '-created', { orders, id: sql`id` })}`,
    counted: sql`select ${matching}`,
  };
}
