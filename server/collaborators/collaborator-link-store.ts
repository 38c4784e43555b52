import { addMinutes, type Instant } from '@ribambelle/domain/base/instants.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { tokenHash } from '../sessions/token.ts';

/** Minutes for which a link for a colleague is valid. */
export const COLLABORATOR_LINK_MINUTES = 60;

/**
 * Stores a collaborator's link for a new password, valid once, within an hour; earlier links stop
 * working.
 */
export async function storeCollaboratorLink(
  db: Db,
  input: { collaborator_id: number; token: string; now: Instant },
): Promise<void> {
  const { collaborator_id, token, now } = input;
  await db.deleteFrom('password_links').where('collaborator_id', '=', collaborator_id).execute();
  await db
    .insertInto('password_links')
    .values({
      collaborator_id,
      token_hash: tokenHash(token),
      created_at: now,
      expires_at: addMinutes(now, COLLABORATOR_LINK_MINUTES),
    })
    .execute();
}

/** Returns the organiser of a collaborator's link, whatever its state; null for none. */
export async function findOrganiserOfLink(db: Db, token: string): Promise<number | null> {
  const { rows } = await sql<{ organiser_id: number | null }>`
    select organiser_of_collaborator_link(${tokenHash(token)})::float8 as organiser_id`.execute(db);
  return rows[0]?.organiser_id ?? null;
}

/**
 * Uses a link up and returns its owner; null when it was used, has expired, or its owner no longer
 * works here. Of two at once one succeeds.
 */
export async function useCollaboratorLink(
  db: Db,
  input: { token: string; now: Instant },
): Promise<number | null> {
  const { rows } = await sql<{ collaborator_id: number }>`
    update password_links l set used_at = ${input.now} from collaborators c
    where l.token_hash = ${tokenHash(input.token)}
      and l.used_at is null and l.expires_at > ${input.now}
      and c.organiser_id = l.organiser_id and c.id = l.collaborator_id and c.active
    returning l.collaborator_id`.execute(db);
  return rows[0]?.collaborator_id ?? null;
}

/**
 * Returns the recipient of a mail to a collaborator, and the author of the act; undefined when the
 * recipient no longer works here.
 */
export async function findColleague(db: Db, collaborator_id: number) {
  return db
    .selectFrom('collaborators')
    .select(['id', 'email', 'firstname', 'lastname', 'language'])
    .where('id', '=', collaborator_id)
    .where('active', '=', true)
    .executeTakeFirst();
}
