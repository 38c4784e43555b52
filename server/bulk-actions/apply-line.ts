import type { BulkAction } from '@ribambelle/api/bulk-actions/shapes.ts';
import {
  BULK_FIELDS,
  type BulkRefusal,
  bulkChanged,
  type BulkValues,
  type SomeBulkValues,
  undone,
} from '@ribambelle/domain/availabilities/bulk-change.ts';
import type { Decision } from '@ribambelle/domain/base/refusal.ts';
import type { Changes } from '../audit/record-audit.ts';
import { changesBetween } from '../audit/changes-between.ts';
import type { ByStaff } from '../availabilities/index.ts';
import { z } from 'zod';
import { lockNextLine, noteLine } from './bulk-action-store.ts';
import { type BulkOn, changeRecord, loadRecords } from './records.ts';
import { bulkValuesOf } from './selected-records.ts';

/** A record cannot become what is asked; nothing of its transaction stays. */
export class LineRefused extends Error {
  readonly order: number;
  readonly refused: BulkRefusal;
  constructor(order: number, refused: BulkRefusal) {
    super(refused);
    this.order = order;
    this.refused = refused;
  }
}

/**
 * Changes the next record that waits, and notes what became of it, in one transaction: whatever dies, both stand or neither. False when none
 * waits. Throws LineRefused for a record that is left as it is.
 */
export async function applyNextLine(
  by: ByStaff,
  of: { bulk_action_id: number; on: BulkOn; change: BulkAction['change'] | null },
): Promise<boolean> {
  const { bulk_action_id, on, change } = of;
  const organiser_id = by.organiser.id;
  const line = await lockNextLine(by.db, { organiser_id, bulk_action_id });
  if (line === null) return false;
  const { order, record_id, undoes } = line;
  const [record] = await loadRecords(by.db, { on, organiser_id, ids: [record_id] });
  if (record === undefined) throw new LineRefused(order, 'GONE');
  const decide = (values: BulkValues): BulkValues => {
    const decided: Decision<BulkValues, BulkRefusal> =
      change === null
        ? undone(values, sidesOf(undoes ?? {}))
        : bulkChanged(values, change, record.shared_capacity);
    if (!decided.ok) throw new LineRefused(order, decided.refused);
    return decided.value;
  };
  const now = bulkValuesOf(record);
  const nothing = Object.keys(changesBetween({ ...now }, { ...decide(now) })).length === 0;
  const changes = nothing ? {} : await changeRecord(by, { on, record, change: decide });
  await noteLine(by.db, { organiser_id, bulk_action_id, order, changes });
  return true;
}

const bulkSide = z
  .object({
    closed: z.boolean(),
    capacity: z.int().nullable(),
    price: z.int(),
    deposit: z.int(),
    tags: z.array(z.string()),
  })
  .partial();

/** What a change found and what it left, of the fields that it changed. */
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
