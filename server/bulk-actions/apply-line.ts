import type { BulkAction } from '@ribambelle/api/bulk-actions/shapes.ts';
import { BULK_FIELDS, type BulkRefusal } from '@ribambelle/domain/availabilities/bulk-fields.ts';
import {
  bulkChanged,
  type BulkValues,
  type SomeBulkValues,
  undone,
} from '@ribambelle/domain/availabilities/bulk-change.ts';
import type { Decision } from '@ribambelle/domain/base/refusal.ts';
import { type Changes, changesBetween } from '../audit/changes-between.ts';
import { type BulkRecord, type ByStaff, removeCopy } from '../availabilities/index.ts';
import { z } from 'zod';
import { lockNextLine, noteLine } from './bulk-action-store.ts';
import { copyRecord } from './copy-record.ts';
import { cancelOne } from './cancel-registrations.ts';
import { tagOne } from './tag-records.ts';
import { closeAndTakeOff, moveBack, moveRecord } from './closed-days.ts';
import {
  type BulkOn,
  changeRecord,
  loadRecords,
  type ValuesAction,
  type ValuesOn,
} from './records.ts';
import { bulkContextOf, bulkValuesOf } from './selected-records.ts';

/** An error for a record that cannot be changed as wanted; nothing of its transaction stays. */
export class LineRefused extends Error {
  readonly order: number;
  readonly refused: BulkRefusal;
  constructor(order: number, code: BulkRefusal) {
    super(code);
    this.order = order;
    this.refused = code;
  }
}

/**
 * Changes the next waiting record and records the outcome, in one transaction: after a crash both
 * exist or neither does. False when none waits. Throws LineRefused for a record that is left as it
 * is.
 */
export async function applyNextLine(
  by: ByStaff,
  of: { bulk_action_id: number; on: BulkOn; change: BulkAction['change'] | null },
): Promise<boolean> {
  const { bulk_action_id, on, change } = of;
  const line = await lockNextLine(by.db, bulk_action_id);
  if (line === null) return false;
  const { order, record_id, undoes } = line;
  if (change?.kind === 'CANCEL') {
    const cancellation = await cancelOne(by, { id: record_id, change });
    if (!cancellation.ok) throw new LineRefused(order, cancellation.refused);
    await noteLine(by.db, { bulk_action_id, order, changes: cancellation.value });
    return true;
  }
  if (on === 'REGISTRATIONS' || on === 'CUSTOMERS') {
    // a cancellation cannot be undone
    if (change === null && undoes?.['tags'] === undefined)
      throw new LineRefused(order, 'CHANGED_SINCE');
    const tags = change?.kind === 'TAGS' ? change : null;
    const tagging = await tagOne(by, { on, id: record_id, change: tags, undoes });
    if (!tagging.ok) throw new LineRefused(order, tagging.refused);
    await noteLine(by.db, { bulk_action_id, order, changes: tagging.value });
    return true;
  }
  const copy = undoes?.['copy']?.to;
  if (typeof copy === 'string') {
    const refusal = await removeCopy(by, copy);
    if (refusal !== null) throw new LineRefused(order, refusal);
    const changes = { copy: { from: copy, to: null } };
    await noteLine(by.db, { bulk_action_id, order, changes });
    return true;
  }
  const [record] = await loadRecords(by.db, { on, ids: [record_id] });
  if (record === undefined) throw new LineRefused(order, 'GONE');
  const changes = await changedBy(by, { on, change, record, line: { order, undoes } });
  await noteLine(by.db, { bulk_action_id, order, changes });
  return true;
}

/** Applies the change to a record, or undoes it; returns the changes. Throws LineRefused. */
async function changedBy(
  by: ByStaff,
  input: {
    readonly on: ValuesOn;
    readonly change: ValuesAction['change'] | null;
    readonly record: BulkRecord;
    readonly line: { readonly order: number; readonly undoes: Changes | null };
  },
): Promise<Changes> {
  const { on, change, record, line } = input;
  const orThrow = <Value>(decision: Decision<Value, BulkRefusal>): Value => {
    if (!decision.ok) throw new LineRefused(line.order, decision.refused);
    return decision.value;
  };
  if (change?.kind === 'COPY') return orThrow(await copyRecord(by, { record, change }));
  if (change?.kind === 'MOVE') return orThrow(await moveRecord(by, { record, change }));
  if (change?.kind === 'CLOSED' && 'give_back' in change && change.give_back !== null)
    return closeAndTakeOff(by, { record, give_back: change.give_back });
  if (change === null && line.undoes?.['start_at'] !== undefined)
    return orThrow(await moveBack(by, { record, undoes: line.undoes }));
  const decide = (values: BulkValues): BulkValues =>
    orThrow(
      change === null
        ? undone(values, sidesOf(line.undoes ?? {}))
        : bulkChanged(values, { change, of: bulkContextOf(record, by.organiser) }),
    );
  const now = bulkValuesOf(record);
  const nothing = Object.keys(changesBetween({ ...now }, { ...decide(now) })).length === 0;
  return nothing ? {} : changeRecord(by, { on, record, restores: change === null, change: decide });
}

const bulkSide = z
  .object({
    closed: z.boolean(),
    called_off: z.boolean(),
    capacity: z.int().nullable(),
    price: z.int(),
    deposit: z.int(),
    tags: z.array(z.string()),
    registrations_start_at: z.string().nullable(),
    registrations_end_at: z.string().nullable(),
  })
  .partial();

/** Returns the values before and after a change, of the fields that it changed. */
function sidesOf(changes: Changes): { before: SomeBulkValues; after: SomeBulkValues } {
  const side = (of: 'from' | 'to') =>
    bulkSide.parse(
      Object.fromEntries(
        BULK_FIELDS.flatMap((field) => {
          const change = changes[field];
          return change === undefined ? [] : [[field, change[of]]];
        }),
      ),
    );
  return { before: side('from'), after: side('to') };
}
