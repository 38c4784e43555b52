import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { type RawBuilder, sql } from 'kysely';
import type { StaffContext } from '../audit/staff-context.ts';
import type { Db } from '../database/transaction.ts';
import type { Part } from './part.ts';
import { type RemovedNoun, WHOLE } from './whole.ts';

interface Removed {
  /**
   * The key by which its rows are found: its id, or its cuid or host name when `whole.ts` says so.
   */
  readonly key: number | string;
  /** The cuid under which it is found in the log. */
  readonly cuid: string | null;
  /** The name by which people know it. */
  readonly summary: string;
}

/**
 * Keeps a record that is about to be deleted, with everything that goes with it, and returns the
 * cuid by which it is restored. Called with the record locked and before it is deleted, in the same
 * transaction.
 */
export function keepRemoved(
  context: StaffContext,
  input: Removed & { readonly noun: RemovedNoun },
): Promise<string> {
  return keepParts(context, { ...input, parts: WHOLE[input.noun].parts });
}

/** Does the same for a record whose parts its caller knows, in the order in which they return. */
export async function keepParts(
  { db, collaborator, now }: StaffContext,
  input: Removed & { readonly noun: string; readonly parts: readonly Part[] },
): Promise<string> {
  const { noun, key, cuid: entity_cuid, summary } = input;
  const parts = input.parts.map((part) => rowsOf(part, { key }));
  const { cuid } = await db
    .insertInto('removals')
    .values({
      collaborator_id: collaborator.id,
      noun,
      entity_cuid,
      summary,
      kept: sql`jsonb_build_array(${sql.join(parts)})`,
      created_at: now,
    })
    .returning('cuid')
    .executeTakeFirstOrThrow();
  return cuid;
}

function rowsOf(
  { table, column, through }: Part,
  { key }: { key: number | string },
): RawBuilder<unknown> {
  const is =
    through === undefined
      ? sql`= ${key}`
      : sql`in (select id from ${sql.table(through.table)}
          where ${sql.ref(through.column)} = ${key})`;
  return sql`jsonb_build_object('table', ${table}::text, 'rows', (
    select coalesce(jsonb_agg(to_jsonb(one)), '[]') from ${sql.table(table)} one
    where ${sql.ref(column)} ${is}))`;
}

/**
 * Takes a record that a collaborator removed since a moment out of the kept ones, with a lock, so
 * that it is restored once; undefined for anything else.
 */
export async function takeRemoval(
  db: Db,
  input: { collaborator_id: number; removal: string; since: Instant },
): Promise<
  | {
      readonly noun: string;
      readonly entity_cuid: string | null;
      readonly summary: string;
      /** As text: read as JSON, long numbers would lose their ends. */
      readonly kept: string;
      /** The moment when it was removed. */
      readonly created_at: Instant;
    }
  | undefined
> {
  return db
    .deleteFrom('removals')
    .where('collaborator_id', '=', input.collaborator_id)
    .where('cuid', '=', input.removal)
    .where('created_at', '>=', input.since)
    .returning(['noun', 'entity_cuid', 'summary', sql<string>`kept::text`.as('kept'), 'created_at'])
    .executeTakeFirst();
}

/**
 * Restores rows with their ids; returns false, and restores none, when something has taken their
 * place or a row they refer to is gone.
 */
export async function putBack(db: Db, kept: string): Promise<boolean> {
  const { rows } = await sql<{
    back: boolean;
  }>`select put_back(${kept}::jsonb) as back`.execute(db);
  return rows[0]?.back === true;
}
