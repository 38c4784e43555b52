import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

interface Group {
  readonly organiser_id: number;
  readonly availability_id: number;
}

/** Who is attached to an availability, by name. */
export async function loadAttached(db: Db, { organiser_id, availability_id }: Group) {
  const { rows } = await sql<{ cuid: string; name: string }>`
    select c.cuid, c.firstname || ' ' || c.lastname as name from availability_collaborators g
    join collaborators c on c.organiser_id = g.organiser_id and c.id = g.collaborator_id
    where g.organiser_id = ${organiser_id} and g.availability_id = ${availability_id} order by c.lastname, c.firstname, c.id`.execute(
    db,
  );
  return rows;
}

/** Attaches these collaborators to an availability and no other. False, and nothing is done, when one of them is not of the team. */
export async function saveAttached(
  db: Db,
  { organiser_id, availability_id, cuids }: Group & { readonly cuids: readonly string[] },
): Promise<boolean> {
  const found = await db
    .selectFrom('collaborators')
    .select('id')
    .where('organiser_id', '=', organiser_id)
    .where('cuid', 'in', ['', ...cuids])
    .execute();
  if (found.length < new Set(cuids).size) return false;
  await db
    .deleteFrom('availability_collaborators')
    .where('organiser_id', '=', organiser_id)
    .where('availability_id', '=', availability_id)
    .execute();
  const rows = found.map(({ id }) => ({ organiser_id, availability_id, collaborator_id: id }));
  if (rows.length > 0)
    await db
      .insertInto('availability_collaborators')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return true;
}
