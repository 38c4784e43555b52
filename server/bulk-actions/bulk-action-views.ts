import { bulkAction, type BulkAction } from '@ribambelle/api/bulk-actions/shapes.ts';
import type { BulkRefusal } from '@ribambelle/domain/availabilities/bulk-fields.ts';
import { sql } from 'kysely';
import type { Changes } from '../audit/changes-between.ts';
import type { Db } from '../database/transaction.ts';
import type { ListQuery } from '../lists/list-views.ts';
import type { BulkKind, BulkOn } from './records.ts';

interface Owned {
  readonly collaborator_id: number;
  readonly cuid: string;
}

/** One of a collaborator's own bulk actions, with the outcomes of its lines. */
export interface BulkActionRow {
  readonly id: number;
  readonly cuid: string;
  readonly on: BulkOn;
  /** The kind of its change; null when it undoes another one. */
  readonly kind: BulkKind | null;
  readonly state: 'RUNNING' | 'DONE';
  readonly count: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly families: number;
  readonly created_at: string;
  readonly finished_at: string | null;
  /** True when it gives money back, so that money may have left by it. */
  readonly gives_back: boolean;
  /** True when another bulk action undoes it. */
  readonly undone: boolean;
}

/** Returns a bulk action of a collaborator's own; null for none. */
export async function findBulkAction(db: Db, of: Owned): Promise<BulkActionRow | null> {
  const { rows } = await sql<BulkActionRow>`
    select b.id, b.cuid, b."on", b.change->>'kind' as kind, coalesce(jsonb_typeof(b.change->'give_back') = 'object', false) as gives_back, b.state, b.count, b.families, b.created_at, b.finished_at,
      l.changed, l.unchanged, l.refused,
      exists (select from bulk_actions u where u.organiser_id = b.organiser_id and u.undoes_id = b.id) as undone
    from bulk_actions b, lateral (
      select count(*) filter (where state = 'CHANGED')::integer as changed, count(*) filter (where state = 'UNCHANGED')::integer as unchanged,
        count(*) filter (where state = 'REFUSED')::integer as refused
      from bulk_action_lines where organiser_id = b.organiser_id and bulk_action_id = b.id) l
    where b.collaborator_id = ${of.collaborator_id} and b.cuid = ${of.cuid}`.execute(db);
  return rows[0] ?? null;
}

/** The work of a job. */
export interface Running {
  readonly on: BulkOn;
  /** Null when another bulk action is undone. */
  readonly change: BulkAction['change'] | null;
  /** The kind of change that is made, or undone. */
  readonly kind: BulkKind;
  readonly collaborator_id: number;
}

/**
 * Returns the work of a job: the change, null when another bulk action is undone, its author, and
 * its records. Null when it is done, or no longer exists.
 */
export async function findRunning(db: Db, bulk_action_id: number): Promise<Running | null> {
  const action = await findChange(db, bulk_action_id);
  return action === null || action.state !== 'RUNNING' ? null : action;
}

/**
 * Returns the change of a bulk action, its author, and its records; null when it no longer exists.
 */
export async function findChange(db: Db, bulk_action_id: number) {
  const row = await db
    .selectFrom('bulk_actions as b')
    .leftJoin('bulk_actions as undone', (join) =>
      join
        .onRef('undone.organiser_id', '=', 'b.organiser_id')
        .onRef('undone.id', '=', 'b.undoes_id'),
    )
    .select(['b.cuid', 'b.on', 'b.change', 'b.state', 'b.collaborator_id'])
    .select(sql<BulkKind>`coalesce(b.change, undone.change)->>'kind'`.as('kind'))
    .where('b.id', '=', bulk_action_id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { on, change, ...rest } = row;
  const [availabilities, dates, registrations, customers] = bulkAction.options;
  if (on === 'CUSTOMERS')
    return {
      ...rest,
      on: 'CUSTOMERS' as const,
      change: change === null ? null : customers.shape.change.parse(change),
    };
  if (on === 'REGISTRATIONS')
    return {
      ...rest,
      on: 'REGISTRATIONS' as const,
      change: change === null ? null : registrations.shape.change.parse(change),
    };
  return on === 'DATES'
    ? {
        ...rest,
        on: 'DATES' as const,
        change: change === null ? null : dates.shape.change.parse(change),
      }
    : {
        ...rest,
        on: 'AVAILABILITIES' as const,
        change: change === null ? null : availabilities.shape.change.parse(change),
      };
}

/** A record of a bulk action, and its outcome. */
export interface BulkLineRow {
  readonly record_cuid: string;
  readonly title: string;
  readonly at: string;
  readonly state: 'WAITING' | 'CHANGED' | 'UNCHANGED' | 'REFUSED';
  readonly refused: BulkRefusal | null;
  readonly changes: Changes;
}

/** Selects the records of a bulk action in their order. */
export function selectLines(input: {
  bulk_action_id: number;
  state: BulkLineRow['state'] | undefined;
}): ListQuery<BulkLineRow> {
  const { bulk_action_id, state } = input;
  const of = sql`from bulk_action_lines where bulk_action_id = ${bulk_action_id}
    ${state === undefined ? sql`` : sql`and state = ${state}`}`;
  return {
    rows: sql`select record_cuid, title, at, state, refused, changes ${of} order by "order"`,
    counted: sql`select ${of}`,
  };
}
