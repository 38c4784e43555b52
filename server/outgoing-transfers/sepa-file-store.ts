import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** A transfer that waits, as a file tells it to the bank. Minor units. */
interface WaitingTransfer {
  readonly id: number;
  readonly cuid: string;
  readonly amount: number;
  readonly holder: string;
  readonly iban: string;
  readonly message: string;
}

/**
 * Locks the transfers that wait, some at most, in the order of their ids. A call at the same moment
 * waits here, and no longer finds those that went into a file meanwhile.
 */
export async function lockWaiting(db: Db, most: number): Promise<readonly WaitingTransfer[]> {
  const { rows } = await sql<WaitingTransfer>`
    select id, cuid, amount, holder, iban, message from outgoing_transfers
    where state = 'PENDING' order by id limit ${most} for no key update`.execute(db);
  return rows;
}

/** Returns a cuid for a new file, and its number; lock the transfers first. */
export async function nextSepaFile(db: Db): Promise<{ cuid: string; number: number }> {
  const { rows } = await sql<{ cuid: string; number: number }>`
    select new_cuid() as cuid, coalesce(max(number), 0) + 1 as number from sepa_files`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('An aggregate without a row');
  return row;
}

/** Writes a file as it was made. */
export async function insertSepaFile(
  db: Db,
  input: {
    cuid: string;
    number: number;
    transfers: number;
    amount: number;
    bytes: Buffer;
    sha256: string;
    created_by: number;
    now: string;
  },
): Promise<number> {
  const { now, ...columns } = input;
  const { id } = await db
    .insertInto('sepa_files')
    .values({ ...columns, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Moves locked transfers and their refunds into a file: SENT. Returns their number. */
export async function sendInFile(
  db: Db,
  input: { sepa_file_id: number; ids: readonly number[] },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with sent as (
      update outgoing_transfers set state = 'SENT', sepa_file_id = ${input.sepa_file_id}
      where id = any(${input.ids}::bigint[]) and state = 'PENDING' returning refund_id
    ), refunded as (
      update refunds f set state = 'SENT' from sent where f.id = sent.refund_id and f.state = 'PENDING'
    )
    select count(*)::integer as count from sent`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Finds a file with its bytes; undefined for none. */
export async function findSepaFile(db: Db, cuid: string) {
  return db
    .selectFrom('sepa_files')
    .select(['number', 'bytes', 'created_at'])
    .where('cuid', '=', cuid)
    .executeTakeFirst();
}

/** Locks a file; undefined for none. */
export async function lockSepaFile(db: Db, cuid: string) {
  return db
    .selectFrom('sepa_files')
    .select(['id', 'cuid', 'number', 'executed_at'])
    .where('cuid', '=', cuid)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Notes that the bank executed a locked file: its transfers that are SENT are DONE, with their
 * refunds, and no longer need the account of an erased family. Returns their number.
 */
export async function executeInFile(
  db: Db,
  input: { sepa_file_id: number; now: string },
): Promise<number> {
  const { sepa_file_id, now } = input;
  await db
    .updateTable('sepa_files')
    .set({ executed_at: now })
    .where('id', '=', sepa_file_id)
    .execute();
  const { rows } = await sql<{ count: number }>`
    with locked as materialized (
      select id from outgoing_transfers
      where sepa_file_id = ${sepa_file_id} and state = 'SENT' order by id for no key update
    ), done as (
      update outgoing_transfers t set state = 'DONE', done_at = ${now}
      from locked where t.id = locked.id returning t.refund_id
    ), refunded as (
      update refunds f set state = 'DONE', done_at = ${now} from done
      where f.id = done.refund_id and f.state = 'SENT'
    )
    select count(*)::integer as count from done`.execute(db);
  await forgetErased(db, { sepa_file_id });
  return rows[0]?.count ?? 0;
}

/** Forgets the accounts of erased families in the ended transfers of a file, or in one transfer. */
export async function forgetErased(
  db: Db,
  of: { readonly sepa_file_id: number } | { readonly id: number },
): Promise<void> {
  const which = 'id' in of ? sql`t.id = ${of.id}` : sql`t.sepa_file_id = ${of.sepa_file_id}`;
  await sql`
    update outgoing_transfers t set holder = '', iban = '', message = '', note = '' from customers c
    where ${which} and t.state in ('DONE', 'FAILED') and c.organiser_id = t.organiser_id and c.id = t.customer_id
      and c.deleted_at is not null`.execute(db);
}
