import type { Order } from '@ribambelle/api/lists/columns.ts';
import type { securityColumns } from '@ribambelle/api/logs/security-columns.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type {
  SecurityActorKind,
  SecurityEventType,
} from '@ribambelle/domain/logs/security-events.ts';
import { sql } from 'kysely';
import { type ColumnOrders, type ListQuery, orderBy } from '../lists/list-views.ts';

interface Filters {
  readonly type?: SecurityEventType | undefined;
  readonly actor_kind?: SecurityActorKind | undefined;
  readonly from_at?: string | undefined;
  readonly before_at?: string | undefined;
}

export interface SecurityEventRow {
  readonly id: number;
  readonly type: string;
  readonly actor_kind: SecurityActorKind;
  readonly actor_name: string;
  readonly address: string;
  readonly details: Json;
  readonly created_at: string;
}

/** Selects the security log, newest first unless sorted. */
export function selectSecurityEvents(input: {
  filters: Filters;
  sort: Order<typeof securityColumns> | undefined;
}): ListQuery<SecurityEventRow> {
  const { filters } = input;
  const conditions = [sql`true`];
  if (filters.type !== undefined) conditions.push(sql`e.type = ${filters.type}`);
  if (filters.actor_kind !== undefined) conditions.push(sql`e.actor_kind = ${filters.actor_kind}`);
  if (filters.from_at !== undefined) conditions.push(sql`e.created_at >= ${filters.from_at}`);
  if (filters.before_at !== undefined) conditions.push(sql`e.created_at < ${filters.before_at}`);
  const matching = sql`where ${sql.join(conditions, sql` and `)}`;
  const orders: ColumnOrders<typeof securityColumns> = { created: [sql`e.created_at`] };
  return {
    rows: sql`select e.id, e.type, e.actor_kind, e.address, e.details, e.created_at,
        case when c.id is null then e.actor_name
          when e.actor_kind = 'VISITOR' then c.email
          else trim(c.firstname || ' ' || c.lastname) end as actor_name
      from security_events e
      left join customers c on c.organiser_id = e.organiser_id and c.id = e.actor_id
        and e.actor_kind in ('CUSTOMER', 'VISITOR')
      ${matching} order by ${orderBy(input.sort ?? '-created', { orders, id: sql`e.id` })}`,
    counted: sql`select from security_events e ${matching}`,
  };
}
