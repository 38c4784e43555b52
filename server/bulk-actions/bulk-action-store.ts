import type { BulkAction } from '@ribambelle/api/bulk-actions/shapes.ts';
import type { BulkRefusal } from '@ribambelle/domain/availabilities/bulk-fields.ts';
import { sql } from 'kysely';
import type { Changes } from '../audit/changes-between.ts';
import type { Db } from '../database/transaction.ts';
import type { BulkOn } from './records.ts';

interface Of {
  readonly bulk_action_id: number;
}

interface Key extends Of {
  readonly order: number;
}

interface NewBulkAction {
  readonly collaborator_id: number;
  readonly on: BulkOn;
  readonly now: string;
}

/**
 * Writes a bulk action with the records that it is about to change, in their order; returns its id
 * and cuid.
 */
export async function insertBulkAction(
  db: Db,
  input: NewBulkAction & {
    change: BulkAction['change'];
    records: readonly {
      readonly id: number;
      readonly cuid: string;
      readonly title: string;
      readonly at: string;
    }[];
  },
): Promise<{ id: number; cuid: string }> {
  const { collaborator_id, on, change, records, now } = input;
  const row = await db
    .insertInto('bulk_actions')
    .values({
      collaborator_id,
      on,
      change: JSON.stringify(change),
      count: records.length,
      created_at: now,
    })
    .returning(['id', 'cuid'])
    .executeTakeFirstOrThrow();
  await sql`
    insert into bulk_action_lines (bulk_action_id, "order", record_id, record_cuid, title, at)
    select ${row.id}, row_number() over () - 1, r.id, r.cuid, r.title, r.at
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r (id bigint, cuid text, title text, at timestamptz)`.execute(
    db,
  );
  return row;
}

/**
 * Writes the undoing of a bulk action, with the records that it changed. Null when it was already
 * written.
 */
export async function insertUndo(
  db: Db,
  input: NewBulkAction & { undoes_id: number; count: number },
): Promise<{ id: number; cuid: string } | null> {
  const { collaborator_id, on, undoes_id, count, now } = input;
  const row = await db
    .insertInto('bulk_actions')
    .values({ collaborator_id, on, undoes_id, count, created_at: now })
    .onConflict((conflict) => conflict.columns(['organiser_id', 'undoes_id']).doNothing())
    .returning(['id', 'cuid'])
    .executeTakeFirst();
  if (row === undefined) return null;
  await sql`
    insert into bulk_action_lines (organiser_id, bulk_action_id, "order", record_id, record_cuid, title, at)
    select organiser_id, ${row.id}, "order", record_id, record_cuid, title, at from bulk_action_lines
    where bulk_action_id = ${undoes_id} and state = 'CHANGED'`.execute(db);
  return row;
}

/**
 * Counts the running bulk actions of a collaborator; simultaneous calls wait for each other, so
 * that none is missed.
 */
export async function countRunning(db: Db, collaborator_id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(b.id)::integer as count
    from (select organiser_id, id from collaborators
      where id = ${collaborator_id} for update) c
    left join bulk_actions b on b.organiser_id = c.organiser_id and b.collaborator_id = c.id and b.state = 'RUNNING'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Locks a waiting line; null when none waits, or others hold the rest. */
export async function lockNextLine(
  db: Db,
  bulk_action_id: number,
): Promise<{ order: number; record_id: number; undoes: Changes | null } | null> {
  const { rows } = await sql<{ order: number; record_id: number; undoes: Changes | null }>`
    select l."order", l.record_id, before.changes as undoes
    from bulk_action_lines l
    join bulk_actions b on b.organiser_id = l.organiser_id and b.id = l.bulk_action_id
    left join bulk_action_lines before
      on before.organiser_id = l.organiser_id and before.bulk_action_id = b.undoes_id and before."order" = l."order"
    where l.bulk_action_id = ${bulk_action_id} and l.state = 'WAITING'
    order by l."order" limit 1 for update of l skip locked`.execute(db);
  return rows[0] ?? null;
}

/**
 * Notes the outcome for a record: its changed fields, or why it is left as it is. Does nothing when
 * already noted.
 */
export async function noteLine(
  db: Db,
  input: Key & { changes?: Changes; refused?: BulkRefusal },
): Promise<void> {
  const { bulk_action_id, order, changes = {}, refused = null } = input;
  const unchanged = Object.keys(changes).length === 0;
  const state = refused === null ? (unchanged ? 'UNCHANGED' : 'CHANGED') : 'REFUSED';
  await sql`
    update bulk_action_lines set state = ${state}, refused = ${refused}, changes = ${JSON.stringify(changes)}::jsonb
    where bulk_action_id = ${bulk_action_id} and "order" = ${order} and state = 'WAITING'`.execute(
    db,
  );
}

/** Leaves all waiting records as they are, for one reason. */
export async function refuseTheRest(db: Db, input: Of & { refused: BulkRefusal }): Promise<void> {
  await sql`
    update bulk_action_lines set state = 'REFUSED', refused = ${input.refused}
    where bulk_action_id = ${input.bulk_action_id} and state = 'WAITING'`.execute(db);
}

/**
 * Ends a bulk action without waiting lines. Returns false, and does nothing, when one waits, or it
 * was already ended.
 */
export async function finishBulkAction(db: Db, input: Of & { now: string }): Promise<boolean> {
  const { bulk_action_id, now } = input;
  const { numAffectedRows } = await sql`
    update bulk_actions set state = 'DONE', finished_at = ${now}
    where id = ${bulk_action_id} and state = 'RUNNING'
      and not exists (select from bulk_action_lines where bulk_action_id = ${bulk_action_id} and state = 'WAITING')`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

/** Notes the number of families that a bulk action writes to. */
export async function noteFamilies(db: Db, input: Of & { families: number }): Promise<void> {
  await db
    .updateTable('bulk_actions')
    .set({ families: input.families })
    .where('id', '=', input.bulk_action_id)
    .execute();
}
