import { atOnce } from '../database/statements.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import { MOST_COUNTED } from '../database/counted.ts';
import type { Db } from '../database/transaction.ts';

interface Filters {
  readonly area: string | undefined;
  readonly collaborator: string | undefined;
  readonly about: string | undefined;
  readonly from_at: string | undefined;
  readonly before_at: string | undefined;
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

/** A page of the audit log, the newest first, and how many there are (exactly up to 10 000). */
export async function findAudit(
  db: Db,
  input: { organiser_id: number; filters: Filters; limit: number; offset: number },
): Promise<{ rows: readonly AuditRow[]; count: number }> {
  const { organiser_id, filters } = input;
  const conditions = [sql`organiser_id = ${organiser_id}`];
  if (filters.area !== undefined) conditions.push(sql`action like ${`${filters.area}.%`}`);
  if (filters.collaborator !== undefined) {
    conditions.push(
      sql`collaborator_id = (select id from collaborators where organiser_id = ${organiser_id} and cuid = ${filters.collaborator})`,
    );
  }
  if (filters.about !== undefined) conditions.push(sql`entity_cuid = ${filters.about}`);
  if (filters.from_at !== undefined) conditions.push(sql`created_at >= ${filters.from_at}`);
  if (filters.before_at !== undefined) conditions.push(sql`created_at < ${filters.before_at}`);
  const matching = sql.join(conditions, sql` and `);
  const [found, counted] = await atOnce(
    () =>
      sql<AuditRow>`select id, collaborator_name, action, entity, entity_cuid, summary, changes, created_at from audit_log where ${matching}
      order by created_at desc, id limit ${input.limit} offset ${input.offset}`.execute(db),
    () =>
      sql<{
        count: number;
      }>`select count(*) as count from (select from audit_log where ${matching} limit ${MOST_COUNTED}) counted`.execute(
        db,
      ),
  );
  return { rows: found.rows, count: counted.rows[0]?.count ?? 0 };
}
