import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';

interface Found {
  readonly id: number;
  readonly cuid: string;
  readonly name: Json;
}

/** Finds people of the team by their cuids, with their names. */
export async function findNamedTeam(db: Db, cuids: readonly string[]): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    select id, cuid, to_jsonb(firstname || ' ' || lastname) as name from collaborators
    where cuid = any(${cuids}::text[])`.execute(db);
  return rows;
}

/** Finds resources by their cuids, with their names in every language. */
export async function findNamedResources(
  db: Db,
  cuids: readonly string[],
): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    select id, cuid, name from resources
    where cuid = any(${cuids}::text[])`.execute(db);
  return rows;
}
