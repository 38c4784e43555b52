import type { BulkAction } from '@ribambelle/api/bulk-actions/shapes.ts';
import type { BulkRefusal } from '@ribambelle/domain/availabilities/bulk-fields.ts';
import { weeksLater } from '@ribambelle/domain/availabilities/copy-dates.ts';
import { isAfter } from '@ribambelle/domain/base/instants.ts';
import { type Decision, permit } from '@ribambelle/domain/base/refusal.ts';
import type { Changes } from '../audit/changes-between.ts';
import {
  findAutomaticCancellation,
  queueDecision,
  writeAutomaticCancellation,
} from '../automatic-cancellations/index.ts';
import {
  type BulkRecord,
  type ByStaff,
  copyAvailability,
  type PlannedCopy,
} from '../availabilities/index.ts';

export type Copying = Extract<BulkAction['change'], { kind: 'COPY' }>;

/**
 * Copies one record, with its required minimum moved by the same span; returns the changes for its
 * line.
 */
export async function copyRecord(
  by: ByStaff,
  { record, change }: { readonly record: BulkRecord; readonly change: Copying },
): Promise<Decision<Changes, BulkRefusal>> {
  const { db, now, organiser } = by;
  const result = await copyAvailability(by, { id: record.id, wish: change });
  if (!result.ok) return result;
  const { id: availability_id, cuid } = result.value;
  const minimum = await findAutomaticCancellation(db, { availability_id: record.id });
  if (minimum !== undefined) {
    const zone = organiser.timezone;
    const decide_at = weeksLater(minimum.decide_at, { weeks: change.weeks, zone });
    const copy = { availability_id, decide_at };
    // a minimum is left out when its decision would be in the past, or after the copy has begun
    if (isAfter(decide_at, now) && !isAfter(decide_at, result.value.start_at)) {
      await writeAutomaticCancellation(db, { ...copy, minimum: minimum.minimum });
      await queueDecision(db, { ...copy, run_at: decide_at, now });
    }
  }
  return permit({ ...copyChanges(record, result.value), copy: { from: null, to: cuid } });
}

/** Returns the line's changes of a copy: when it begins, and the days it leaves out. */
export function copyChanges(record: BulkRecord, plan: PlannedCopy): Changes {
  const start_at = { from: record.at, to: plan.start_at };
  return plan.skipped_days.length === 0
    ? { start_at }
    : { start_at, skipped_days: { from: [], to: [...plan.skipped_days] } };
}
