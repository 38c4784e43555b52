import { atOnce } from '../database/statements.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type {
  SecurityActorKind,
  SecurityEventType,
} from '@ribambelle/domain/logs/security-events.ts';
import { sql } from 'kysely';
import { MOST_COUNTED } from '../database/counted.ts';
import type { Db } from '../database/transaction.ts';

interface Filters {
  readonly type: SecurityEventType | undefined;
  readonly actor_kind: SecurityActorKind | undefined;
  readonly from_at: string | undefined;
  readonly before_at: string | undefined;
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

/** A page of the security log, the newest first, and how many events there are (exactly up to 10 000). */
export async function findSecurityEvents(
  db: Db,
  input: { organiser_id: number; filters: Filters; limit: number; offset: number },
): Promise<{ rows: readonly SecurityEventRow[]; count: number }> {
  const { organiser_id, filters } = input;
  const conditions = [sql`organiser_id = ${organiser_id}`];
  if (filters.type !== undefined) conditions.push(sql`type = ${filters.type}`);
  if (filters.actor_kind !== undefined) conditions.push(sql`actor_kind = ${filters.actor_kind}`);
  if (filters.from_at !== undefined) conditions.push(sql`created_at >= ${filters.from_at}`);
  if (filters.before_at !== undefined) conditions.push(sql`created_at < ${filters.before_at}`);
  const matching = sql.join(conditions, sql` and `);
  const [found, counted] = await atOnce(
    () =>
      sql<SecurityEventRow>`select e.id, e.type, e.actor_kind, e.address, e.details, e.created_at,
        case when c.id is null then e.actor_name
          when e.actor_kind = 'VISITOR' then c.email
          else trim(c.firstname || ' ' || c.lastname) end as actor_name
      from (select * from security_events where ${matching}
        order by created_at desc, id limit ${input.limit} offset ${input.offset}) e
      left join customers c on c.organiser_id = e.organiser_id and c.id = e.actor_id
        and e.actor_kind in ('CUSTOMER', 'VISITOR')
      order by e.created_at desc, e.id`.execute(db),
    () =>
      sql<{ count: number }>`select count(*) as count
      from (select from security_events where ${matching} limit ${MOST_COUNTED}) counted`.execute(
        db,
      ),
  );
  return { rows: found.rows, count: counted.rows[0]?.count ?? 0 };
}
