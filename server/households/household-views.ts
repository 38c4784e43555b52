import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** The id of a family: a value, or a column of the statement around. */
type FamilyId = number | RawBuilder<unknown>;

/**
 * Selects the ids of a family's own participants (decision 147): those whose record it keeps, and
 * those shared with it, including deleted ones. Every check within a statement whether a
 * participant is a customer's own uses it.
 */
export function childrenOf(customer_id: FamilyId): RawBuilder<number[]> {
  return sql`array(select own.id from participants own where own.customer_id = ${customer_id}
    union all select shared.participant_id from participant_households shared
    where shared.customer_id = ${customer_id} and shared.ended_at is null)`;
}

/**
 * Tests whether a row of participants is a family's own, like `childrenOf`, within a statement that
 * has found the row by its id; `of` is the alias of the row there.
 */
export function isChildOf(of: string, customer_id: FamilyId): RawBuilder<boolean> {
  return sql`(${sql.ref(`${of}.customer_id`)} = ${customer_id} or exists (select from participant_households shared
    where shared.customer_id = ${customer_id} and shared.participant_id = ${sql.ref(`${of}.id`)}
      and shared.ended_at is null))`;
}

/**
 * Selects the ids of all families of a row of participants, the one that keeps it first, within a
 * statement; `of` is the alias of the row there.
 */
export function householdsOf(of: string): RawBuilder<number[]> {
  return sql`array(select ${sql.ref(`${of}.customer_id`)} union all (select further.customer_id from participant_households further
    where further.organiser_id = ${sql.ref(`${of}.organiser_id`)} and further.participant_id = ${sql.ref(`${of}.id`)}
      and further.ended_at is null order by further.since, further.id))`;
}

/**
 * Selects the names of the families that share a row of participants, without one of them (the
 * reader), within a statement.
 */
export function sharedWith(
  of: string,
  without: number | RawBuilder<unknown>,
): RawBuilder<readonly string[]> {
  return sql`array(select trim(family.firstname || ' ' || family.lastname) from customers family
    where family.organiser_id = ${sql.ref(`${of}.organiser_id`)} and family.id = any(${householdsOf(of)}) and family.id <> ${without} order by 1)`;
}

/** Tests whether more than one family has a participant: read under its lock. */
export async function isShared(db: Db, participant_id: number): Promise<boolean> {
  const { rows } = await sql<{ shared: boolean }>`
    select cardinality(${householdsOf('p')}) > 1 as shared from participants p
    where p.id = ${participant_id}`.execute(db);
  return rows[0]?.shared ?? false;
}

/** A further household, as staff see it. */
interface FurtherHousehold {
  readonly cuid: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly since: string;
}

/** Loads the further households of a participant, the earliest first. */
export async function loadHouseholds(
  db: Db,
  participant_id: number,
): Promise<readonly FurtherHousehold[]> {
  const { rows } = await sql<FurtherHousehold>`
    select c.cuid, c.firstname, c.lastname, h.since from participant_households h
    join customers c on c.organiser_id = h.organiser_id and c.id = h.customer_id
    where h.participant_id = ${participant_id} and h.ended_at is null
    order by h.since, h.id`.execute(db);
  return rows;
}

/** The contact of a family of a shared child, one more that may fetch it. */
export interface HouseholdContact {
  readonly participant_id: number;
  readonly customer_id: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string;
}

/**
 * Loads all families of the shared ones among these participants, by participant and name; none for
 * the others.
 */
export async function loadHouseholdContacts(
  db: Db,
  ids: readonly number[],
): Promise<readonly HouseholdContact[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<HouseholdContact>`
    select shared.id as participant_id, c.id as customer_id, c.firstname, c.lastname, c.phone
    from (select p.id, ${householdsOf('p')} as families from participants p
      where p.id = any(${ids}::bigint[])) shared
    cross join lateral unnest(shared.families) family (id)
    cross join lateral (select * from customers one where one.id = family.id limit 1) c
    where cardinality(shared.families) > 1
    order by shared.id, c.lastname, c.firstname, c.id`.execute(db);
  return rows;
}

/**
 * Returns the families of a shared child except the one that registered it, with their numbers for
 * staff who may see them.
 */
export function otherHouseholds(
  contacts: readonly HouseholdContact[],
  of: { participant_id: number; customer_id: number; numbers: boolean },
): { name: string; phone: string | null }[] {
  return contacts
    .filter((one) => one.participant_id === of.participant_id && one.customer_id !== of.customer_id)
    .map((one) => ({ name: fullname(one), phone: of.numbers ? writtenPhone(one.phone) : null }));
}
