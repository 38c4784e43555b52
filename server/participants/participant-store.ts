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
  input: Names & { organiser_id: number; customer_id: number; now: string },
): Promise<ParticipantRow> {
  const { now, ...columns } = input;
  const { organiser_id } = input;
  const attendance_code_sealed = sealedAttendanceCode(db, organiser_id);
  const row = await db
    .insertInto('participants')
    .values({ ...columns, attendance_code_sealed, created_at: now, updated_at: now })
    .returning(PARTICIPANT_COLUMNS)
    .executeTakeFirstOrThrow();
  return withAttendanceCode(db, { organiser_id, row });
}

/**
 * Locks the customer's own participant for the transaction; undefined when it belongs to another
 * family, is deleted or unknown. `shared` is true when other families have it too.
 */
export async function lockParticipant(
  db: Db,
  input: { organiser_id: number; customer_id: number; id: number },
) {
  return db
    .selectFrom('participants')
    .select(['id', 'cuid', 'firstname', 'lastname', 'birthdate', 'version'])
    .select(sql<boolean>`cardinality(${householdsOf('participants')}) > 1`.as('shared'))
    .where('organiser_id', '=', input.organiser_id)
    .where(sql<boolean>`id = any(${childrenOf(input)})`)
    .where('id', '=', input.id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes a participant's names and birthdate. */
export async function storeParticipant(
  db: Db,
  input: Names & { organiser_id: number; id: number; now: string },
): Promise<ParticipantRow> {
  const { organiser_id, id, now, ...columns } = input;
  const row = await db
    .updateTable('participants')
    .set({ ...columns, updated_at: now })
    .where('organiser_id', '=', organiser_id)
    .where('id', '=', id)
    .returning(PARTICIPANT_COLUMNS)
    .executeTakeFirstOrThrow();
  return withAttendanceCode(db, { organiser_id, row });
}

/**
 * Marks a participant deleted: past registrations keep their name, and no purchase for them is
 * possible.
 */
export async function markParticipantDeleted(
  db: Db,
  input: { organiser_id: number; id: number; now: string },
): Promise<void> {
  await db
    .updateTable('participants')
    .set({ deleted_at: input.now, updated_at: input.now })
    .where('organiser_id', '=', input.organiser_id)
    .where('id', '=', input.id)
    .execute();
}

/**
 * Finds the removed ones among these participants. None of them can be removed or restored until
 * the transaction ends.
 */
export async function lockGoneParticipants(
  db: Db,
  { organiser_id, ids }: { organiser_id: number; ids: readonly number[] },
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number; gone: boolean }>`
    select id, deleted_at is not null as gone from participants
    where organiser_id = ${organiser_id} and id = any(${ids}) order by id for key share`.execute(
    db,
  );
  return new Set(rows.filter(({ gone }) => gone).map(({ id }) => id));
}

/**
 * Counts the participants of a customer. It takes no lock: with two calls at the same moment, one
 * may count too few.
 */
export async function countParticipants(
  db: Db,
  of: { organiser_id: number; customer_id: number },
): Promise<number> {
  const row = await db
    .selectFrom('participants')
    .select((one) => one.fn.countAll<number>().as('count'))
    .where('organiser_id', '=', of.organiser_id)
    .where(sql<boolean>`id = any(${childrenOf(of)})`)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}
