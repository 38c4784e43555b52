import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';

interface Wanted {
  readonly organiser_id: number;
  readonly cuids: readonly string[];
}

interface Found {
  readonly id: number;
  readonly cuid: string;
  readonly name: Json;
}

/** Finds people of the team by their cuids, with their names. */
export async function findNamedTeam(db: Db, selection: Wanted): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    select id, cuid, to_jsonb(firstname || ' ' || lastname) as name from collaborators
    where organiser_id = ${selection.organiser_id} and cuid = any(${selection.cuids}::text[])`.execute(
    db,
  );
  return rows;
}

/** Finds resources by their cuids, with their names in every language. */
export async function findNamedResources(db: Db, selection: Wanted): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    select id, cuid, name from resources
    where organiser_id = ${selection.organiser_id} and cuid = any(${selection.cuids}::text[])`.execute(
    db,
  );
  return rows;
}
