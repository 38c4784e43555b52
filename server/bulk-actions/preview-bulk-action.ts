import { previewBulkAction as endpoint } from '@ribambelle/api/bulk-actions/preview-bulk-action.ts';
import type { BulkAction } from '@ribambelle/api/bulk-actions/shapes.ts';
import { BULK_REFUSALS } from '@ribambelle/domain/availabilities/bulk-fields.ts';
import { action } from '../action.ts';
import { isResembling } from '../activities/index.ts';
import { planClashes, presentClashes } from '../availabilities/index.ts';
import { isPeopleResembling } from '../database/search.ts';
import type { Db } from '../database/transaction.ts';
import { textReader } from '../texts/bilingual.ts';
import { countConcerned } from './concerned-views.ts';
import { linesOf } from './changed-lines.ts';
import { type CancelAction, isCancelling, previewCancellations } from './cancel-registrations.ts';
import { isOfValues, type ValuesAction } from './records.ts';
import { isTagging, previewTags, type TagAction } from './tag-records.ts';
import {
  type By,
  selectedRecords,
  selectedRegistrations,
  selectedTagged,
} from './selected-records.ts';
import { type Previewed, presentChanges } from './present-bulk-action.ts';

const MOST_LINES = 50;

/** Previews a bulk action on the present selection, by the rule that does it. */
export const previewBulkAction = action(endpoint, async (context) => ({
  ...(await previewOf(context, context.request.action)),
  resembling: await resemblingIn(context.db, context.request.action),
}));

function previewOf(context: By, bulkAction: BulkAction): Promise<Previewed> {
  if (isCancelling(bulkAction)) return previewCancelling(context, bulkAction);
  if (isTagging(bulkAction)) return previewTagging(context, bulkAction);
  if (!isOfValues(bulkAction)) throw new Error('No such bulk action');
  return previewValues(context, bulkAction);
}

async function previewCancelling(context: By, bulkAction: CancelAction): Promise<Previewed> {
  const { db, organiser, language, now } = context;
  const records = await selectedRegistrations(context, bulkAction);
  return previewCancellations(db, { records, organiser, language, now, change: bulkAction.change });
}

async function previewTagging(context: By, bulkAction: TagAction): Promise<Previewed> {
  const { db, organiser, language } = context;
  const records = await selectedTagged(context, bulkAction);
  return previewTags(db, { records, organiser, language, change: bulkAction.change });
}

async function previewValues(context: By, bulkAction: ValuesAction): Promise<Previewed> {
  const { db, organiser, language, now } = context;
  const { on, change } = bulkAction;
  const text = textReader({ language, organiser });
  const records = await selectedRecords(context, bulkAction);
  const { lines, money } = await linesOf(db, { organiser, records, change, now });
  const refusedLines = lines.filter((line) => line.refused !== null);
  const changedLines = lines.filter(({ changes }) => Object.keys(changes).length > 0);
  const ids = changedLines.map(({ record }) => record.id);
  const copies = change.kind === 'COPY';
  const counts = await countConcerned(db, { on, ids: copies ? [] : ids });
  const clashes = await planClashes(db, {
    dates: lines.flatMap(({ planned }) => planned ?? []),
    now,
  });
  const overfull = changedLines.filter(({ record, values, changes }) => {
    const capacity = values.capacity ?? record.shared_capacity;
    return 'capacity' in changes && capacity !== null && record.registered > capacity;
  });
  return {
    count: lines.length,
    changed: changedLines.length,
    unchanged: lines.length - changedLines.length - refusedLines.length,
    refused: BULK_REFUSALS.flatMap((code) => {
      const count = refusedLines.filter((line) => line.refused === code).length;
      return count === 0 ? [] : [{ code, count }];
    }),
    ...counts,
    overfull: overfull.length,
    ...money,
    kept_amount: 0,
    clashes: presentClashes(clashes, text),
    lines: [...refusedLines, ...changedLines].slice(0, MOST_LINES).map((line) => ({
      cuid: line.record.cuid,
      title: text(line.record.title),
      at: line.record.at,
      changes: presentChanges(line.changes),
      refused: line.refused,
    })),
  };
}

/** Returns the search words of the selection when nothing contains them as they are. */
async function resemblingIn(db: Db, { on, selection }: BulkAction): Promise<string | null> {
  if (selection.by !== 'FILTERS' || !('search' in selection.filters)) return null;
  const { search } = selection.filters;
  const resembles =
    on === 'CUSTOMERS' || on === 'REGISTRATIONS' ? isPeopleResembling : isResembling;
  return search !== undefined && (await resembles(db, search)) ? search : null;
}
