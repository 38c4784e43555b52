import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import type { TaggedTable } from '../tags/index.ts';

/**
 * A family or a registration to tag; the title is the bilingual one of its activity, null for a
 * family.
 */
export interface TaggedRow {
  readonly id: number;
  readonly cuid: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly title: Json | null;
  /** When it begins; for a family, when it was created. */
  readonly at: string;
  readonly tags: readonly string[];
}

/**
 * Loads families or registrations by their cuids or ids, by when they begin, without erased
 * families.
 */
export async function loadTagged(
  db: Db,
  input: { table: TaggedTable } & ({ cuids: readonly string[] } | { ids: readonly number[] }),
): Promise<readonly TaggedRow[]> {
  const { table } = input;
  const which =
    'cuids' in input ? sql`t.cuid = any(${input.cuids})` : sql`t.id = any(${input.ids}::bigint[])`;
  const rows =
    table === 'customers'
      ? sql<TaggedRow>`
    select t.id, t.cuid, t.firstname, t.lastname, null as title, t.created_at as at, t.tags from customers t
    where ${which} and t.deleted_at is null order by t.created_at, t.id`
      : sql<TaggedRow>`
    select t.id, t.cuid, p.firstname, p.lastname, v.title, a.start_at as at, t.tags from registrations t
    join participants p on p.organiser_id = t.organiser_id and p.id = t.participant_id
    join availabilities a on a.organiser_id = t.organiser_id and a.id = t.availability_id
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    where ${which} order by a.start_at, t.id`;
  return (await rows.execute(db)).rows;
}
