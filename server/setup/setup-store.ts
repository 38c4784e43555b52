import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { sql } from 'kysely';
import { type Db, sqlState, UNIQUE_VIOLATION } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';
import { tokenHash } from '../sessions/token.ts';

/**
 * Finds the moment until which an organiser can be made with this token; null when it is unknown,
 * used or over.
 */
export async function findSetupEnd(
  db: Db,
  { token, now }: { token: string; now: Instant },
): Promise<Instant | null> {
  const { rows } = await sql<{ expires_at: Instant | null }>`
    select setup_link_until(${tokenHash(token)}, ${now}) as expires_at`.execute(db);
  return rows[0]?.expires_at ?? null;
}

/**
 * Uses up the token and makes an organiser of this name that answers at a host name, or claims it;
 * returns its id. Two calls with one token wait for each other, and the second is refused. Refuses
 * SETUP_LINK_INVALID, and HOSTNAME_TAKEN when another organiser answers there.
 */
export async function makeOrganiser(
  db: Db,
  input: { token: string; now: Instant; name: string; hostname: string },
): Promise<number> {
  const { token, now, name, hostname } = input;
  try {
    const { rows } = await sql<{ id: number | null }>`
      select make_organiser(${tokenHash(token)}, ${now}, ${name}, ${hostname})::float8 as id`.execute(
      db,
    );
    return rows[0]?.id ?? refuse('SETUP_LINK_INVALID');
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    return refuse('HOSTNAME_TAKEN', { 'organiser.hostname': 'HOSTNAME_TAKEN' });
  }
}

/** True when there is no organiser yet: the first one belongs to the operator. */
export async function isFirstOrganiser(db: Db): Promise<boolean> {
  const { rows } = await sql<{ none: boolean }>`
    select first_organiser() is null as none`.execute(db);
  return rows[0]?.none === true;
}

/** Tests whether the operator lets anyone who opens the back-office make an organiser. */
export async function isSelfSetupAllowed(db: Db): Promise<boolean> {
  const { rows } = await sql<{ allowed: boolean }>`select self_setup() as allowed`.execute(db);
  return rows[0]?.allowed ?? false;
}

/**
 * Keeps a one-time address, of which only the hash is known; returns false when the operator does
 * not allow it.
 */
export async function insertSetupLink(
  db: Db,
  { token, now, until }: { token: string; now: Instant; until: Instant },
): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`
    select make_setup_link(${tokenHash(token)}, ${now}, ${until}) as made`.execute(db);
  return rows[0]?.made ?? false;
}
