import type {
  bulkActionShape,
  bulkPreview,
  fieldChanges,
} from '@ribambelle/api/bulk-actions/shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import {
  BULK_FIELDS,
  CANCEL_FIELDS,
  CLOSE_FIELDS,
  COPY_FIELDS,
} from '@ribambelle/domain/availabilities/bulk-fields.ts';
import type { z } from 'zod';
import type { Changes } from '../audit/changes-between.ts';
import type { BulkActionRow } from './bulk-action-views.ts';

/** The preview of a bulk action for given records, however they were selected. */
export type Previewed = Omit<z.infer<typeof bulkPreview>, 'resembling'>;

/** Returns a bulk action as its author sees it. */
export function presentBulkAction({
  id: _id,
  undone,
  gives_back,
  kind,
  ...row
}: BulkActionRow): z.infer<typeof bulkActionShape> {
  return { ...row, kind: kind ?? 'UNDO', can_undo: canUndo({ ...row, undone, gives_back, kind }) };
}

/**
 * Tests whether it can be undone: it is done, changed something, wrote to nobody, undoes nothing,
 * was not undone before, and cancelled nothing, because money may have left.
 */
export function canUndo(
  row: Pick<BulkActionRow, 'state' | 'changed' | 'families' | 'undone' | 'gives_back' | 'kind'>,
): boolean {
  return (
    row.state === 'DONE' &&
    row.changed > 0 &&
    row.families === 0 &&
    !row.undone &&
    !row.gives_back &&
    row.kind !== null &&
    row.kind !== 'CANCEL'
  );
}

/** Returns the changed fields of a record, always in the same order. */
export function presentChanges(changes: Changes): z.infer<typeof fieldChanges> {
  return [...COPY_FIELDS, ...BULK_FIELDS, ...CANCEL_FIELDS, ...CLOSE_FIELDS].flatMap((field) => {
    const change = changes[field];
    return change === undefined
      ? []
      : [{ field, from: valueOf(change.from), to: valueOf(change.to) }];
  });
}

function valueOf(value: Json): string | number | boolean | null | string[] {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'object' ? null : value;
}
