import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { sealedAttendanceCode, withAttendanceCode } from '../vault/attendance-code.ts';
import { PARTICIPANT_COLUMNS, type ParticipantRow } from './participant-views.ts';
import { childrenOf, householdsOf } from '../households/index.ts';

interface Names {
  readonly firstname: string;
  readonly lastname: string;
  readonly birthdate: string | null;
}

/** Adds a participant to a customer. */
export async function insertParticipant(
  db: Db,
  input: Names & { customer_id: number; now: string },
): Promise<ParticipantRow> {
  const { now, ...columns } = input;
  const attendance_code_sealed = sealedAttendanceCode(db);
  const row = await db
    .insertInto('participants')
    .values({ ...columns, attendance_code_sealed, created_at: now, updated_at: now })
    .returning(PARTICIPANT_COLUMNS)
    .executeTakeFirstOrThrow();
  return withAttendanceCode(db, row);
}

/**
 * Locks the customer's own participant for the transaction; undefined when it belongs to another
 * family, is deleted or unknown. `shared` is true when other families have it too.
 */
export async function lockParticipant(db: Db, input: { customer_id: number; id: number }) {
  return db
    .selectFrom('participants')
    .select(['id', 'cuid', 'firstname', 'lastname', 'birthdate', 'version'])
    .select(sql<boolean>`cardinality(${householdsOf('participants')}) > 1`.as('shared'))
    .where(sql<boolean>`id = any(${childrenOf(input.customer_id)})`)
    .where('id', '=', input.id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes a participant's names and birthdate. */
export async function storeParticipant(
  db: Db,
  input: Names & { id: number; now: string },
): Promise<ParticipantRow> {
  const { id, now, ...columns } = input;
  const row = await db
    .updateTable('participants')
    .set({ ...columns, updated_at: now })
    .where('id', '=', id)
    .returning(PARTICIPANT_COLUMNS)
    .executeTakeFirstOrThrow();
  return withAttendanceCode(db, row);
}

/**
 * Marks a participant deleted: past registrations keep their name, and no purchase for them is
 * possible.
 */
export async function markParticipantDeleted(
  db: Db,
  input: { id: number; now: string },
): Promise<void> {
  await db
    .updateTable('participants')
    .set({ deleted_at: input.now, updated_at: input.now })
    .where('id', '=', input.id)
    .execute();
}

/**
 * Finds the removed ones among these participants. None of them can be removed or restored until
 * the transaction ends.
 */
export async function lockGoneParticipants(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number; gone: boolean }>`
    select id, deleted_at is not null as gone from participants
    where id = any(${ids}) order by id for key share`.execute(db);
  return new Set(rows.filter(({ gone }) => gone).map(({ id }) => id));
}

/**
 * Counts the participants of a customer. It takes no lock: with two calls at the same moment, one
 * may count too few.
 */
export async function countParticipants(db: Db, customer_id: number): Promise<number> {
  const row = await db
    .selectFrom('participants')
    .select((one) => one.fn.countAll<number>().as('count'))
    .where(sql<boolean>`id = any(${childrenOf(customer_id)})`)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}
