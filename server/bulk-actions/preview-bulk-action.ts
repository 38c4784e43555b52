import { previewBulkAction as endpoint } from '@ribambelle/api/bulk-actions/preview-bulk-action.ts';
import { BULK_REFUSALS } from '@ribambelle/domain/availabilities/bulk-fields.ts';
import { action } from '../action.ts';
import { isResembling } from '../activities/index.ts';
import { planClashes, presentClashes } from '../availabilities/index.ts';
import type { Db } from '../database/transaction.ts';
import { textReader } from '../texts/bilingual.ts';
import { countConcerned } from './concerned-views.ts';
import { linesOf } from './changed-lines.ts';
import { isCancelling, previewCancellations } from './cancel-registrations.ts';
import { isOfValues, type ValuesAction } from './records.ts';
import { isTagging, previewTags } from './tag-records.ts';
import { selectedRecords, selectedRegistrations, selectedTagged } from './selected-records.ts';
import { presentChanges } from './present-bulk-action.ts';

const MOST_LINES = 50;

/** What a bulk action would do to what is selected now: the very rule by which it is done. */
export const previewBulkAction = action(endpoint, async (context) => {
  const { db, request, organiser, language, now } = context;
  const { action: wanted } = request;
  if (isCancelling(wanted)) {
    const found = await selectedRegistrations(context, wanted);
    return previewCancellations(db, found, { organiser, language, now, change: wanted.change });
  }
  if (isTagging(wanted)) {
    const found = await selectedTagged(context, wanted);
    return previewTags(db, found, { organiser, language, change: wanted.change });
  }
  if (!isOfValues(wanted)) throw new Error('No such bulk action');
  const { on, change } = wanted;
  const text = textReader({ language, organiser });
  const records = await selectedRecords(context, wanted);
  const { lines, money } = await linesOf(db, { organiser, records, change, now });
  const refused = lines.filter((line) => line.refused !== null);
  const changed = lines.filter(({ changes }) => Object.keys(changes).length > 0);
  const ids = changed.map(({ record }) => record.id);
  const copies = change.kind === 'COPY';
  const concerned = await countConcerned(db, {
    organiser_id: organiser.id,
    on,
    ids: copies ? [] : ids,
  });
  const clashes = await planClashes(db, {
    organiser_id: organiser.id,
    dates: lines.flatMap(({ planned }) => planned ?? []),
    now,
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
    ...money,
    kept_amount: 0,
    clashes: presentClashes(clashes, text),
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
async function resemblingIn(db: Db, { selection }: ValuesAction): Promise<string | null> {
  if (selection.by !== 'FILTERS' || !('search' in selection.filters)) return null;
  const { search } = selection.filters;
  return search !== undefined && (await isResembling(db, search)) ? search : null;
}
