import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { actingExpiry, mayGoOn } from '@ribambelle/domain/impersonations/acting.ts';
import { isPermission } from '@ribambelle/domain/permissions/permissions.ts';
import { asScope, permissionsInScope } from '@ribambelle/domain/permissions/scope.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import type { ActingCollaborator } from './signed-in.ts';
import { newToken, tokenHash } from './token.ts';

/** The collaborator who acts in a customer's session, and the session from which they came. */
export interface ActingSession {
  readonly acting_collaborator_id: number | null;
  readonly acting_session: string | null;
  readonly seen_at: Instant;
}

interface ActingRow {
  readonly firstname: string;
  readonly lastname: string;
  readonly permissions: readonly string[];
  readonly scope: string;
  readonly office_until: Instant | null;
}

/**
 * Finds the collaborator who acts in a customer's session; null when it is the customer's own,
 * undefined when the collaborator may not go on. A customer's own session, as nearly all are, costs
 * no statement.
 */
export async function findActing(
  db: Db,
  { session, now }: { session: ActingSession; now: Instant },
): Promise<ActingCollaborator | null | undefined> {
  const { acting_collaborator_id: id, acting_session, seen_at } = session;
  if (id === null) return null;
  const { rows } = await sql<ActingRow>`
    select c.firstname, c.lastname, r.permissions, r.scope, office.expires_at as office_until
    from collaborators c
    join collaborator_roles r on r.organiser_id = c.organiser_id and r.id = c.role_id
    left join sessions office on office.organiser_id = c.organiser_id and office.collaborator_id = c.id and office.cuid = ${acting_session}
    where c.id = ${id} and c.active`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { firstname, lastname, office_until } = row;
  const rolePermissions = row.permissions.filter((permission) => isPermission(permission));
  const permissions = permissionsInScope(rolePermissions, asScope(row.scope));
  return mayGoOn({ permissions, office_until, seen_at, now })
    ? { id, firstname, lastname, permissions, seen_at }
    : undefined;
}

/**
 * Opens a session of a customer for a collaborator, for an hour, without the customer's password.
 * Returns its token.
 */
export async function beginActing(
  db: Db,
  input: {
    owner: { customer_id: number };
    acting: { collaborator_id: number; collaborator_session: string };
    now: Instant;
  },
): Promise<string> {
  const { owner, acting, now } = input;
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({
      ...owner,
      token_hash: tokenHash(token),
      acting_collaborator_id: acting.collaborator_id,
      acting_session: acting.collaborator_session,
      created_at: now,
      seen_at: now,
      password_at: NEVER,
      expires_at: actingExpiry(now),
    })
    .execute();
  return token;
}

/** A moment so long ago that no password counts as just given. */
const NEVER = '1970-01-01T00:00:00.000Z';

/** Notes that a collaborator who acts as a customer is still active. */
export async function noteActing(db: Db, input: { token: string; now: Instant }): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ seen_at: input.now })
    .where('token_hash', '=', tokenHash(input.token))
    .execute();
}
