import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { newToken, tokenHash } from '../sessions/token.ts';

/**
 * Stores a link to the site for a collaborator's session and returns its token, of which only the
 * hash is stored.
 */
export async function insertImpersonationLink(
  db: Db,
  link: {
    collaborator_id: number;
    collaborator_session: string;
    customer_id: number;
    now: Instant;
    expires_at: Instant;
  },
): Promise<string> {
  const { now, ...columns } = link;
  const token = newToken();
  await db
    .insertInto('impersonation_links')
    .values({ ...columns, token_hash: tokenHash(token), created_at: now })
    .execute();
  return token;
}

/** The collaborator and the family of a link. */
export interface FoundLink {
  readonly collaborator_id: number;
  readonly collaborator_session: string;
  readonly customer_id: number;
  readonly customer_cuid: string;
  readonly customer_name: string;
  readonly firstname: string;
  readonly lastname: string;
}

/**
 * Uses a link to the site up, and returns its owner and family: of two simultaneous uses one finds
 * it. Undefined for one that is unknown, used or over, or leads to an account that is gone. The
 * rights of the collaborator are checked by the session that begins.
 */
export async function takeImpersonationLink(
  db: Db,
  input: { token: string; now: Instant },
): Promise<FoundLink | undefined> {
  const { rows } = await sql<FoundLink>`
    with taken as (
      delete from impersonation_links
      where token_hash = ${tokenHash(input.token)} and expires_at > ${input.now}
      returning collaborator_id, collaborator_session, customer_id
    )
    select taken.*, c.cuid as customer_cuid, c.firstname || ' ' || c.lastname as customer_name, k.firstname, k.lastname from taken
    join customers c on c.id = taken.customer_id and c.deleted_at is null and c.email is not null
    join collaborators k on k.id = taken.collaborator_id`.execute(db);
  return rows[0];
}
