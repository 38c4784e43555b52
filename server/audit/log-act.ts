import type { AuditedAct } from './audited-act.ts';
import { type Changes, changesBetween, type Fields } from './changes-between.ts';
import type { Versioned } from './require-version.ts';
import type { StaffContext } from './staff-context.ts';

/** The record that an act concerns: one with a version, or the cuid of another. */
type Subject =
  | {
      /** The changed record, as it was before. */
      readonly record: Versioned;
      /** The cuid under which it is found in the log; that of the record when left out. */
      readonly cuid?: string | null;
    }
  | { readonly record?: never; readonly cuid: string | null };

/** The changes field by field: the difference of two states, then those that are given. */
type Difference =
  | { readonly before: Fields; readonly after: Fields; readonly changes?: Changes }
  | { readonly before?: never; readonly after?: never; readonly changes?: Changes };

/** An act of a collaborator, as the log keeps it. */
export type Act = {
  readonly act: AuditedAct;
  /** The noun of the record, mostly its table. */
  readonly noun: string;
  /** The name by which people know the record, so that the line still reads when it is gone. */
  readonly summary: string;
} & Subject &
  Difference;

/**
 * Logs an act of a collaborator in the transaction of the act, with the fields that it changed:
 * none for a record that was created or deleted.
 */
export async function logAct(
  { db, collaborator, now }: StaffContext,
  { act, noun, summary, record, cuid = record?.cuid ?? null, before, after, changes }: Act,
): Promise<void> {
  const difference = before === undefined ? {} : changesBetween(before, after);
  await db
    .insertInto('audit_log')
    .values({
      collaborator_id: collaborator.id,
      action: act,
      entity: noun,
      entity_cuid: cuid,
      summary,
      created_at: now,
      collaborator_name: `${collaborator.firstname} ${collaborator.lastname}`.trim(),
      changes: JSON.stringify({ ...difference, ...changes }),
      versioned_cuid: record?.cuid ?? null,
      version: record?.version ?? null,
    })
    .execute();
}
