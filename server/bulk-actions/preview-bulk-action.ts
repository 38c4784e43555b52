import { previewBulkAction as endpoint } from '@ribambelle/api/bulk-actions/preview-bulk-action.ts';
import type { BulkAction } from '@ribambelle/api/bulk-actions/shapes.ts';
import { BULK_REFUSALS, bulkChanged } from '@ribambelle/domain/availabilities/bulk-change.ts';
import { action } from '../action.ts';
import { isResembling } from '../activities/index.ts';
import { changesBetween } from '../audit/changes-between.ts';
import type { Db } from '../database/transaction.ts';
import { textReader } from '../texts/bilingual.ts';
import { countConcerned } from './concerned-views.ts';
import { bulkValuesOf, selectedRecords } from './selected-records.ts';
import { presentChanges } from './present-bulk-action.ts';

const MOST_LINES = 50;

/** What a bulk action would do to what is selected now: the very rule by which it is done. */
export const previewBulkAction = action(endpoint, async (context) => {
  const { db, request, organiser, language } = context;
  const { on, change } = request.action;
  const text = textReader({ language, organiser });
  const records = await selectedRecords(context);
  const lines = records.map((record) => {
    const values = bulkValuesOf(record);
    const decided = bulkChanged(values, change, record.shared_capacity);
    return {
      record,
      values: decided.ok ? decided.value : values,
      refused: decided.ok ? null : decided.refused,
      changes: decided.ok ? changesBetween({ ...values }, { ...decided.value }) : {},
    };
  });
  const refused = lines.filter((line) => line.refused !== null);
  const changed = lines.filter(({ changes }) => Object.keys(changes).length > 0);
  const ids = changed.map(({ record }) => record.id);
  const concerned = await countConcerned(db, { organiser_id: organiser.id, on, ids });
  const overfull = changed.filter(({ record, values, changes }) => {
    const capacity = values.capacity ?? record.shared_capacity;
    return 'capacity' in changes && capacity !== null && record.registered > capacity;
  });
  return {
    resembling: await resemblingIn(db, request.action),
    count: lines.length,
    changed: changed.length,
    unchanged: lines.length - changed.length - refused.length,
    refused: BULK_REFUSALS.flatMap((code) => {
      const count = refused.filter((line) => line.refused === code).length;
      return count === 0 ? [] : [{ code, count }];
    }),
    ...concerned,
    overfull: overfull.length,
    lines: [...refused, ...changed].slice(0, MOST_LINES).map((line) => ({
      cuid: line.record.cuid,
      title: text(line.record.title),
      at: line.record.at,
      changes: presentChanges(line.changes),
      refused: line.refused,
    })),
  };
});

/** The words of the filters that select, where nothing is found for them as they are. */
async function resemblingIn(db: Db, { selection }: BulkAction): Promise<string | null> {
  if (selection.by !== 'FILTERS' || !('search' in selection.filters)) return null;
  const { search } = selection.filters;
  return search !== undefined && (await isResembling(db, search)) ? search : null;
}
