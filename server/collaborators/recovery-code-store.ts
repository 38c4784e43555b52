import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { tokenHash } from '../sessions/token.ts';
import { newRecoveryCodes, plainRecoveryCode } from './recovery-codes.ts';

/**
 * Makes ten codes in place of the earlier ones, and returns them: the only time that anybody sees
 * them.
 */
export async function renewRecoveryCodesOf(
  db: Db,
  input: { collaborator_id: number; now: Instant },
): Promise<string[]> {
  const { collaborator_id, now } = input;
  await removeRecoveryCodes(db, collaborator_id);
  const codes = newRecoveryCodes();
  await db
    .insertInto('collaborator_recovery_codes')
    .values(
      codes.map((code) => ({
        collaborator_id,
        code_hash: tokenHash(plainRecoveryCode(code)),
        created_at: now,
      })),
    )
    .execute();
  return codes;
}

/** Deletes all codes, with the second factor that they stand in for. */
export async function removeRecoveryCodes(db: Db, collaborator_id: number): Promise<void> {
  await db
    .deleteFrom('collaborator_recovery_codes')
    .where('collaborator_id', '=', collaborator_id)
    .execute();
}

/** Uses a code up; false for one that is wrong, or was used. Of two at once one succeeds. */
export async function spendRecoveryCode(
  db: Db,
  input: { collaborator_id: number; code: string; now: Instant },
): Promise<boolean> {
  const { rows } = await sql`
    update collaborator_recovery_codes set used_at = ${input.now}
    where collaborator_id = ${input.collaborator_id}
      and code_hash = ${tokenHash(plainRecoveryCode(input.code))} and used_at is null
    returning 1`.execute(db);
  return rows.length === 1;
}

/** Counts the codes left; null when none were ever made. */
export async function countRecoveryCodes(db: Db, collaborator_id: number): Promise<number | null> {
  const { rows } = await sql<{ made: number; left: number }>`
    select count(*) as made, count(*) filter (where used_at is null) as left
    from collaborator_recovery_codes
    where collaborator_id = ${collaborator_id}`.execute(db);
  const [row] = rows;
  return row === undefined || row.made === 0 ? null : row.left;
}
