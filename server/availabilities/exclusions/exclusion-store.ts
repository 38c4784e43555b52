import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';

/** A resource on one date of an availability, or on all of them. */
export interface Needed {
  readonly resource_id: number;
  readonly date_id: number | null;
}

/**
 * Attaches resources to an availability and detaches others. The lock of its places, and of those
 * that it will exclude, is held.
 */
export async function saveResources(
  db: Db,
  input: { availability_id: number; attached: readonly Needed[]; detached: readonly Needed[] },
): Promise<void> {
  const { availability_id, attached, detached } = input;
  const pairs = (of: readonly Needed[]) =>
    sql`unnest(${of.map(({ resource_id }) => resource_id)}::bigint[], ${of.map(({ date_id }) => date_id)}::bigint[]) as n (resource_id, date_id)`;
  if (detached.length > 0)
    await sql`
      delete from availability_resources r using ${pairs(detached)}
      where r.availability_id = ${availability_id} and r.resource_id = n.resource_id
        and r.date_id is not distinct from n.date_id`.execute(db);
  if (attached.length > 0)
    await sql`
      insert into availability_resources (availability_id, resource_id, date_id)
      select ${availability_id}, n.resource_id, n.date_id from ${pairs(attached)} on conflict do nothing`.execute(
      db,
    );
}

/**
 * Synchronises an availability with others: they become one group with all that each is already
 * synchronised with. Others leave it; a group of one is dissolved. The lock of all their places is
 * held.
 */
export async function saveSynchronised(
  db: Db,
  input: { availability_id: number; attached: readonly number[]; detached: readonly number[] },
): Promise<void> {
  const { availability_id, attached, detached } = input;
  if (detached.length > 0)
    await sql`
      delete from synchronised_availabilities n where n.availability_id = any(${detached}::bigint[])
        and n.group_id = (select group_id from synchronised_availabilities where availability_id = ${availability_id})`.execute(
      db,
    );
  if (attached.length > 0)
    await sql`
      with members as materialized (
        select unnest(${[availability_id, ...attached]}::bigint[]) as id
      ), groups as materialized (
        select distinct n.group_id from synchronised_availabilities n
        where n.availability_id in (select id from members)
      ), merged as materialized (
        select coalesce((select min(group_id) from groups), new_id()) as id
      )
      insert into synchronised_availabilities (availability_id, group_id)
      select all_of_them.id, merged.id from merged, (
        select id from members union
        select n.availability_id from synchronised_availabilities n where n.group_id in (select group_id from groups)
      ) all_of_them
      on conflict (organiser_id, availability_id) do update set group_id = excluded.group_id
        where synchronised_availabilities.group_id <> excluded.group_id`.execute(db);
  await sql`
    delete from synchronised_availabilities n where n.availability_id = any(${[availability_id, ...detached]}::bigint[])
      and not exists (select from synchronised_availabilities o
        where o.organiser_id = n.organiser_id and o.group_id = n.group_id and o.availability_id <> n.availability_id)`.execute(
    db,
  );
}

/**
 * Sets which people attached to an availability cannot be elsewhere at its time, and which can
 * again.
 */
export async function saveOccupied(
  db: Db,
  input: { availability_id: number; occupied: readonly number[]; free: readonly number[] },
): Promise<void> {
  const { availability_id, occupied, free } = input;
  if (occupied.length + free.length === 0) return;
  await sql`
    update availability_collaborators set is_occupied = collaborator_id = any(${occupied}::bigint[])
    where availability_id = ${availability_id}
      and collaborator_id = any(${[...occupied, ...free]}::bigint[])`.execute(db);
}
