import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { sealedAttendanceCode, withAttendanceCodes } from '../vault/attendance-code.ts';
import { childrenOf } from '../households/index.ts';

/** The owner of a code: by cuid, of one family where that is named. */
interface Whose {
  readonly participant: string;
  readonly customer_id?: number;
}

/** A participant with their code. */
interface Coded {
  readonly cuid: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly attendance_code: string;
}

const COLUMNS = ['cuid', 'firstname', 'lastname', 'attendance_code_sealed'] as const;

/** Returns a participant with the code; undefined for none, a deleted one, or another family's. */
export async function findCoded(db: Db, of: Whose): Promise<Coded | undefined> {
  let query = db
    .selectFrom('participants')
    .where('cuid', '=', of.participant)
    .where('deleted_at', 'is', null);
  if (of.customer_id !== undefined) query = query.where(isOwn(of.customer_id));
  const rows = await query.select(COLUMNS).execute();
  return withAttendanceCodes(db, rows)[0];
}

/**
 * Draws a new code and returns it with its participant; undefined for none, or another family's.
 */
export async function renewCode(db: Db, of: Whose & { now: string }): Promise<Coded | undefined> {
  const attendance_code_sealed = sealedAttendanceCode(db);
  let query = db
    .updateTable('participants')
    .set({ attendance_code_sealed, updated_at: of.now })
    .where('cuid', '=', of.participant)
    .where('deleted_at', 'is', null);
  if (of.customer_id !== undefined) query = query.where(isOwn(of.customer_id));
  const rows = await query.returning(COLUMNS).execute();
  return withAttendanceCodes(db, rows)[0];
}

const isOwn = (customer_id: number) => sql<boolean>`id = any(${childrenOf(customer_id)})`;
