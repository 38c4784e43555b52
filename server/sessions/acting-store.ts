import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { actingExpiry, mayGoOn } from '@ribambelle/domain/impersonations/acting.ts';
import { isPermission } from '@ribambelle/domain/permissions/permissions.ts';
import { asScope, permissionsInScope } from '@ribambelle/domain/permissions/scope.ts';
import type { Db } from '../database/transaction.ts';
import type { ActingCollaborator } from './signed-in.ts';
import { newToken, tokenHash } from './token.ts';

interface ActingColumns {
  readonly acting_collaborator_id: number | null;
  readonly seen_at: Instant;
  readonly acting_firstname: string | null;
  readonly acting_lastname: string | null;
  readonly acting_permissions: readonly string[] | null;
  readonly acting_scope: string | null;
  readonly office_until: Instant | null;
}

/** Who of the staff a customer's session is; null for the customer, undefined for somebody who may not go on. */
export function actingOf(row: ActingColumns, now: Instant): ActingCollaborator | null | undefined {
  const { acting_collaborator_id: id, seen_at, office_until } = row;
  if (id === null) return null;
  const held = (row.acting_permissions ?? []).filter((permission) => isPermission(permission));
  const permissions = permissionsInScope(held, asScope(row.acting_scope ?? ''));
  if (!mayGoOn({ permissions, office_until, seen_at, now })) return undefined;
  return {
    id,
    firstname: row.acting_firstname ?? '',
    lastname: row.acting_lastname ?? '',
    seen_at,
  };
}

/** Opens a session of a customer for a collaborator, of an hour; no password of the customer's was given for it. Answers its token. */
export async function beginActing(
  db: Db,
  input: {
    owner: { organiser_id: number; customer_id: number };
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

/** So long ago that no password counts as just given. */
const NEVER = '1970-01-01T00:00:00.000Z';

/** Notes that somebody of the staff is still there as a customer. */
export async function noteActing(db: Db, input: { token: string; now: Instant }): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ seen_at: input.now })
    .where('token_hash', '=', tokenHash(input.token))
    .execute();
}
