import type { definitionRow } from '@ribambelle/api/notification-definitions/shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';

/** A definition in the list; what it is about is bilingual columns. */
export type DefinitionLine = Omit<z.output<typeof definitionRow>, 'about'> & {
  readonly about: readonly Json[];
};

/** The titles of the records that the definition `n` names. */
const ABOUT = sql`array(
  select v.title from activities v where v.organiser_id = n.organiser_id and v.id = any(n.activity_ids)
  union all select c.title from categories c where c.organiser_id = n.organiser_id and c.id = any(n.category_ids)
  union all select m.title from memberships m where m.organiser_id = n.organiser_id and m.id = any(n.membership_ids))`;

/** Loads all definitions, with what waits and what was sent in the last thirty days. */
export async function loadDefinitions(db: Db, now: string): Promise<readonly DefinitionLine[]> {
  const { rows } = await sql<DefinitionLine>`
    select n.cuid, n.name, n.trigger, n.delay, n.delay_type, n.recipient_type, n.active, n.required, to_jsonb(${ABOUT}) as about,
      (select count(*)::integer from (select from notification_deliveries d where d.organiser_id = n.organiser_id and d.definition_id = n.id
        and d.state = 'WAITING' limit 10000) w) as waiting,
      (select count(*)::integer from (select from notification_deliveries d where d.organiser_id = n.organiser_id and d.definition_id = n.id
        and d.state = 'SENT' and d.ended_at > ${now}::timestamptz - interval '30 days' limit 10000) s) as sent
    from notification_definitions n order by n.required desc, n.trigger, lower(n.name), n.id`.execute(
    db,
  );
  return rows;
}

/** The records that a definition names, by what they are. */
export const NAMED = {
  activities: { column: 'activity_ids', unknown: 'ACTIVITY_NOT_FOUND', title: sql`title` },
  categories: { column: 'category_ids', unknown: 'CATEGORY_NOT_FOUND', title: sql`title` },
  memberships: { column: 'membership_ids', unknown: 'MEMBERSHIP_NOT_FOUND', title: sql`title` },
  collaborators: {
    column: 'collaborator_ids',
    unknown: 'COLLABORATOR_NOT_FOUND',
    title: sql`jsonb_build_object('fr', firstname || ' ' || lastname)`,
  },
} as const;

export type NamedTable = keyof typeof NAMED;

/** Finds the ids of records by their cuids; those that the organiser does not have are left out. */
export async function findNamedIds(
  db: Db,
  { table, cuids }: { readonly table: NamedTable; readonly cuids: readonly string[] },
): Promise<readonly number[]> {
  if (cuids.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where cuid = any(${cuids}::text[]) order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Loads records by their ids, with their titles, bilingual columns. */
export async function loadNamed(
  db: Db,
  { table, ids }: { readonly table: NamedTable; readonly ids: readonly number[] },
): Promise<readonly { readonly cuid: string; readonly title: Json }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ cuid: string; title: Json }>`
    select cuid, ${NAMED[table].title} as title from ${sql.table(table)} where id = any(${ids}::bigint[]) order by id`.execute(
    db,
  );
  return rows;
}

/** Counts the waiting deliveries of a definition, up to 10,000. */
export async function countWaiting(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (select from notification_deliveries where definition_id = ${id} and state = 'WAITING' limit 10000) w`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
