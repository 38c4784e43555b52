import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { sql } from 'kysely';
import { type Db, sqlState, UNIQUE_VIOLATION } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';
import { tokenHash } from '../sessions/token.ts';

/** Until when an organiser can be made by this token; null for one that is unknown, used or over. */
export async function findSetupEnd(
  db: Db,
  { token, now }: { token: string; now: Instant },
): Promise<Instant | null> {
  const { rows } = await sql<{ expires_at: Instant | null }>`
    select setup_link_until(${tokenHash(token)}, ${now}) as expires_at`.execute(db);
  return rows[0]?.expires_at ?? null;
}

/**
 * Uses the token up and makes an organiser of this name that answers at a host name, or asks for it: its id. Two who use one token wait for one another,
 * and the second is refused. Refuses SETUP_LINK_INVALID, and HOSTNAME_TAKEN where another organiser answers.
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

/** True where no organiser is yet: the one that is made is the operator's. */
export async function isFirstOrganiser(db: Db): Promise<boolean> {
  const { rows } = await sql<{ none: boolean }>`
    select first_organiser() is null as none`.execute(db);
  return rows[0]?.none === true;
}

/** Whether the operator lets whoever opens the back-office make an organiser. */
export async function isSelfSetupAllowed(db: Db): Promise<boolean> {
  const { rows } = await sql<{ allowed: boolean }>`select self_setup() as allowed`.execute(db);
  return rows[0]?.allowed ?? false;
}

/** Keeps a one-time address, of which only the hash is known; false where the operator does not allow it. */
export async function insertSetupLink(
  db: Db,
  { token, now, until }: { token: string; now: Instant; until: Instant },
): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`
    select make_setup_link(${tokenHash(token)}, ${now}, ${until}) as made`.execute(db);
  return rows[0]?.made ?? false;
}
