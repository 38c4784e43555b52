import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import { byName } from '../../lists/by-name-views.ts';

/** Loads the people attached to an availability, by name. */
export async function loadAttached(db: Db, availability_id: number) {
  const { rows } = await sql<{ cuid: string; name: string }>`
    select c.cuid, c.firstname || ' ' || c.lastname as name from availability_collaborators g
    join collaborators c on c.organiser_id = g.organiser_id and c.id = g.collaborator_id
    where g.availability_id = ${availability_id} order by ${byName(sql`c.lastname`)}, ${byName(sql`c.firstname`)}, c.id`.execute(
    db,
  );
  return rows;
}

/**
 * Attaches collaborators to an availability and detaches others; the rest stay as they are. Returns
 * false, and does nothing, when one to be attached is not of the team.
 */
export async function saveAttached(
  db: Db,
  input: {
    readonly availability_id: number;
    readonly attached: readonly string[];
    readonly detached: readonly string[];
  },
): Promise<boolean> {
  const { availability_id, attached, detached } = input;
  const collaboratorRows = await db
    .selectFrom('collaborators')
    .select('id')
    .where('cuid', 'in', ['', ...attached])
    .execute();
  if (collaboratorRows.length < new Set(attached).size) return false;
  await sql`
    delete from availability_collaborators
    where availability_id = ${availability_id}
      and collaborator_id in (select id from collaborators where cuid = any(${detached}))`.execute(
    db,
  );
  const rows = collaboratorRows.map(({ id }) => ({
    availability_id,
    collaborator_id: id,
  }));
  if (rows.length > 0)
    await db
      .insertInto('availability_collaborators')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return true;
}
