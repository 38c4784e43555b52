import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { isIdle } from '@ribambelle/domain/collaborators/idle.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { newToken, tokenHash } from './token.ts';

/** A session as its owner sees it. */
export interface StaffSession {
  readonly cuid: string;
  readonly browser: string;
  readonly system: string;
  readonly network: string;
  readonly created_at: Instant;
  readonly seen_at: Instant;
}

const MOST_SHOWN = 100;

/** Finds the live sessions of a collaborator, the last used first. */
export async function findSessionsOf(
  db: Db,
  input: { collaborator_id: number; now: Instant; idle_minutes: number | null },
): Promise<readonly StaffSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['cuid', 'browser', 'system', 'network', 'created_at', 'seen_at'])
    .where('collaborator_id', '=', input.collaborator_id)
    .where('expires_at', '>', input.now)
    .orderBy('seen_at', 'desc')
    .orderBy('cuid')
    .limit(MOST_SHOWN)
    .execute();
  return rows.filter(({ seen_at }) => !isIdle({ ...input, seen_at }));
}

/**
 * Ends one session of a collaborator, by the name that they see; returns false when they have none
 * with that name.
 */
export async function endSessionNamed(
  db: Db,
  input: { collaborator_id: number; session: string },
): Promise<boolean> {
  const sessions = await db
    .deleteFrom('sessions')
    .where('collaborator_id', '=', input.collaborator_id)
    .where('cuid', '=', input.session)
    .returning('cuid')
    .execute();
  return sessions.length > 0;
}

/** Notes activity in that session. */
export async function noteSeen(
  db: Db,
  input: { collaborator_id: number; session: string; now: Instant },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ seen_at: input.now })
    .where('collaborator_id', '=', input.collaborator_id)
    .where('cuid', '=', input.session)
    .execute();
}

/**
 * Remembers the device of a sign-in and returns whether it is new to this collaborator; one without
 * a token gets one. A device at the very first sign-in is not new, because there is no other to
 * compare it with; one of a collaborator whose devices are forgotten since an older sign-in is.
 */
export async function rememberDevice(
  db: Db,
  input: { collaborator_id: number; device: string | null; now: Instant },
): Promise<{ readonly token: string; readonly is_new: boolean }> {
  const { collaborator_id, now } = input;
  const token = input.device ?? newToken();
  const { rows } = await sql<{ is_new: boolean }>`
    with first as (
      select not exists (select from collaborator_devices where collaborator_id = ${collaborator_id})
        and not exists (select from audit_log where collaborator_id = ${collaborator_id}
          and action = 'collaborators.sign-in' and created_at < ${now}) as ever)
    insert into collaborator_devices (collaborator_id, device_hash, created_at, seen_at)
    values (${collaborator_id}, ${tokenHash(token)}, ${now}, ${now})
    on conflict (organiser_id, collaborator_id, device_hash) do update set seen_at = excluded.seen_at
    returning xmax = 0 and not (select ever from first) as is_new`.execute(db);
  return { token, is_new: rows[0]?.is_new ?? true };
}
