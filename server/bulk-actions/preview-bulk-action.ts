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

function previewOf(context: By, wanted: BulkAction): Promise<Previewed> {
  if (isCancelling(wanted)) return previewCancelling(context, wanted);
  if (isTagging(wanted)) return previewTagging(context, wanted);
  if (!isOfValues(wanted)) throw new Error('No such bulk action');
  return previewValues(context, wanted);
}

async function previewCancelling(context: By, wanted: CancelAction): Promise<Previewed> {
  const { db, organiser, language, now } = context;
  const found = await selectedRegistrations(context, wanted);
  return previewCancellations(db, found, { organiser, language, now, change: wanted.change });
}

async function previewTagging(context: By, wanted: TagAction): Promise<Previewed> {
  const { db, organiser, language } = context;
  const found = await selectedTagged(context, wanted);
  return previewTags(db, found, { organiser, language, change: wanted.change });
}

async function previewValues(context: By, wanted: ValuesAction): Promise<Previewed> {
  const { db, organiser, language, now } = context;
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
}

/** Returns the search words of the selection when nothing contains them as they are. */
async function resemblingIn(db: Db, { on, selection }: BulkAction): Promise<string | null> {
  if (selection.by !== 'FILTERS' || !('search' in selection.filters)) return null;
  const { search } = selection.filters;
  const resembles =
    on === 'CUSTOMERS' || on === 'REGISTRATIONS' ? isPeopleResembling : isResembling;
  return search !== undefined && (await resembles(db, search)) ? search : null;
}
