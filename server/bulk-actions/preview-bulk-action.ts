import { previewBulkAction as endpoint } from '@ribambelle/api/bulk-actions/preview-bulk-action.ts';
import { bulkChanged, type BulkValues } from '@ribambelle/domain/availabilities/bulk-change.ts';
import { BULK_REFUSALS, type BulkRefusal } from '@ribambelle/domain/availabilities/bulk-fields.ts';
import { action } from '../action.ts';
import { isResembling } from '../activities/index.ts';
import { changesBetween } from '../audit/changes-between.ts';
import type { Changes } from '../audit/record-audit.ts';
import { type BulkRecord, planCopies } from '../availabilities/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { Db } from '../database/transaction.ts';
import { textReader } from '../texts/bilingual.ts';
import { countConcerned } from './concerned-views.ts';
import { type Copying, copyChanges } from './copy-record.ts';
import { isCancelling, previewCancellations } from './cancel-registrations.ts';
import { isOfValues, type ValuesAction } from './records.ts';
import { isTagging, previewTags } from './tag-records.ts';
import {
  bulkContextOf,
  bulkValuesOf,
  selectedRecords,
  selectedRegistrations,
  selectedTagged,
} from './selected-records.ts';
import { presentChanges } from './present-bulk-action.ts';

const MOST_LINES = 50;

/** What a bulk action would do to what is selected now: the very rule by which it is done. */
export const previewBulkAction = action(endpoint, async (context) => {
  const { db, request, organiser, language, now } = context;
  const { action: wanted } = request;
  if (isCancelling(wanted)) {
    const found = await selectedRegistrations(context, wanted);
    return previewCancellations(found, { organiser, language, now, change: wanted.change });
  }
  if (isTagging(wanted)) {
    const found = await selectedTagged(context, wanted);
    return previewTags(db, found, { organiser, language, change: wanted.change });
  }
  if (!isOfValues(wanted)) throw new Error('No such bulk action');
  const { on, change } = wanted;
  const text = textReader({ language, organiser });
  const records = await selectedRecords(context, wanted);
  const lines =
    change.kind === 'COPY'
      ? await copyLines(db, { organiser, records, change })
      : records.map((record) => changeLine(record, { change, organiser }));
  const refused = lines.filter((line) => line.refused !== null);
  const changed = lines.filter(({ changes }) => Object.keys(changes).length > 0);
  const ids = changed.map(({ record }) => record.id);
  const copies = change.kind === 'COPY';
  const concerned = await countConcerned(db, {
    organiser_id: organiser.id,
    on,
    ids: copies ? [] : ids,
  });
  const overfull = changed.filter(({ record, values, changes }) => {
    const capacity = values.capacity ?? record.shared_capacity;
    return 'capacity' in changes && capacity !== null && record.registered > capacity;
  });
  return {
    resembling: await resemblingIn(db, wanted),
    count: lines.length,
    changed: changed.length,
    unchanged: lines.length - changed.length - refused.length,
    refused: BULK_REFUSALS.flatMap((code) => {
      const count = refused.filter((line) => line.refused === code).length;
      return count === 0 ? [] : [{ code, count }];
    }),
    ...concerned,
    overfull: overfull.length,
    given_amount: 0,
    kept_amount: 0,
    lines: [...refused, ...changed].slice(0, MOST_LINES).map((line) => ({
      cuid: line.record.cuid,
      title: text(line.record.title),
      at: line.record.at,
      changes: presentChanges(line.changes),
      refused: line.refused,
    })),
  };
});

interface Line {
  readonly record: BulkRecord;
  readonly values: BulkValues;
  readonly refused: BulkRefusal | null;
  readonly changes: Changes;
}

/** What a change would do to a record. */
function changeLine(
  record: BulkRecord,
  input: { change: Exclude<ValuesAction['change'], Copying>; organiser: Organiser },
): Line {
  const values = bulkValuesOf(record);
  const decided = bulkChanged(values, input.change, bulkContextOf(record, input.organiser));
  if (!decided.ok) return { record, values, refused: decided.refused, changes: {} };
  const changes = changesBetween({ ...values }, { ...decided.value });
  return { record, values: decided.value, refused: null, changes };
}

/** What copies of records would be. */
async function copyLines(
  db: Db,
  input: { organiser: Organiser; records: readonly BulkRecord[]; change: Copying },
): Promise<readonly Line[]> {
  const { organiser, records, change } = input;
  const ids = records.map(({ id }) => id);
  const plans = await planCopies(db, { organiser, ids, wish: change });
  return records.map((record) => {
    const plan = plans.get(record.id);
    const line = { record, values: bulkValuesOf(record) };
    if (plan?.ok === true)
      return { ...line, refused: null, changes: copyChanges(record, plan.value) };
    return { ...line, refused: plan === undefined ? 'NO_DATES_LEFT' : plan.refused, changes: {} };
  });
}

/** The words of the filters that select, where nothing is found for them as they are. */
async function resemblingIn(db: Db, { selection }: ValuesAction): Promise<string | null> {
  if (selection.by !== 'FILTERS' || !('search' in selection.filters)) return null;
  const { search } = selection.filters;
  return search !== undefined && (await isResembling(db, search)) ? search : null;
}
