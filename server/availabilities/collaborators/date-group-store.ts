import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import { byName } from '../../lists/by-name-views.ts';

/** Somebody who stands in on a date. */
export interface StandIn {
  readonly date_id: number;
  /** The cuid of the date. */
  readonly date: string;
  readonly id: number;
  readonly cuid: string;
  readonly name: string;
}

/** Loads the stand-ins on the dates of an availability, by date and name. */
export async function loadStandIns(db: Db, availability_id: number): Promise<readonly StandIn[]> {
  const { rows } = await sql<StandIn>`
    select p.date_id, d.cuid as date, c.id, c.cuid, c.firstname || ' ' || c.lastname as name
    from availability_date_collaborators p
    join availability_dates d on d.organiser_id = p.organiser_id and d.id = p.date_id
    join collaborators c on c.organiser_id = p.organiser_id and c.id = p.collaborator_id
    where p.availability_id = ${availability_id}
    order by d.start_at, d.id, ${byName(sql`c.lastname`)}, ${byName(sql`c.firstname`)}, c.id`.execute(
    db,
  );
  return rows;
}

/** Finds the ids of people of the team, by cuid. */
export async function findTeam(db: Db, collaborators: readonly string[]) {
  return db
    .selectFrom('collaborators')
    .select(['id', 'cuid'])
    .where(sql<boolean>`cuid = any(${collaborators}::text[])`)
    .execute();
}

/**
 * Adds stand-ins on a date and removes others. The lock of the places of its availability, and of
 * those that it will exclude, is held.
 */
export async function saveStandIns(
  db: Db,
  input: {
    availability_id: number;
    date_id: number;
    attached: readonly number[];
    detached: readonly number[];
  },
): Promise<void> {
  const { availability_id, date_id, attached, detached } = input;
  await sql`
    delete from availability_date_collaborators
    where date_id = ${date_id} and collaborator_id = any(${detached}::bigint[])`.execute(db);
  await sql`
    insert into availability_date_collaborators (availability_id, date_id, collaborator_id)
    select ${availability_id}, ${date_id}, unnest(${attached}::bigint[]) on conflict do nothing`.execute(
    db,
  );
}
