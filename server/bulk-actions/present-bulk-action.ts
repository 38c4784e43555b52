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
import type { Changes } from '../audit/record-audit.ts';
import type { BulkActionRow } from './bulk-action-views.ts';

/** What a bulk action would do to the records that it is given, however they were found. */
export type Previewed = Omit<z.infer<typeof bulkPreview>, 'resembling'>;

/** A bulk action as who began it sees it. */
export function presentBulkAction({
  id: _id,
  undone,
  gives_back,
  kind,
  ...row
}: BulkActionRow): z.infer<typeof bulkActionShape> {
  return { ...row, kind: kind ?? 'UNDO', can_undo: canUndo({ ...row, undone, gives_back, kind }) };
}

/** Whether it can be undone: it is done, changed something, wrote to nobody, undoes nothing, was not undone before, and cancelled nothing: money may have left. */
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

/** What became of the fields of a record, in the order in which they are always told. */
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
