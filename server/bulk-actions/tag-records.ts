import type { BulkAction } from '@ribambelle/api/bulk-actions/shapes.ts';
import { BULK_REFUSALS, type BulkRefusal } from '@ribambelle/domain/availabilities/bulk-fields.ts';
import { type Decision, refuse as decline } from '@ribambelle/domain/base/refusal.ts';
import { type Tagging, tagged } from '@ribambelle/domain/base/tags.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { type Changes, changesBetween } from '../audit/changes-between.ts';
import type { ByStaff } from '../availabilities/index.ts';
import { customerList } from '../customers/index.ts';
import type { Db } from '../database/transaction.ts';
import { findIds } from '../lists/list-views.ts';
import type { ListReader } from '../lists/office-list.ts';
import { areListed, type TaggedTable, tagRecord } from '../tags/index.ts';
import { registrationList } from '../registrations/index.ts';
import { textReader } from '../texts/bilingual.ts';
import { type Previewed, presentChanges } from './present-bulk-action.ts';
import { loadTagged, type TaggedRow } from './tag-views.ts';

/** The kinds of records that are tagged from the staff's list of tags. */
export type TaggedOn = 'REGISTRATIONS' | 'CUSTOMERS';

type OfTagged = Extract<BulkAction, { on: TaggedOn }>;

/** Families or registrations that are tagged together. */
export type TagAction = OfTagged & { readonly change: Tagging & { readonly kind: 'TAGS' } };

/** Tests whether a bulk action tags families or registrations. */
export function isTagging(action: BulkAction): action is TagAction {
  const { on, change } = action;
  return change.kind === 'TAGS' && (on === 'CUSTOMERS' || on === 'REGISTRATIONS');
}

const TABLES = { CUSTOMERS: 'customers', REGISTRATIONS: 'registrations' } as const;

/** Returns the table of the tagged records. */
const tableOf = (on: TaggedOn): TaggedTable => TABLES[on];

const MOST_LINES = 50;

/** Finds the families or registrations that are selected now; at most `limit`. */
export async function findSelectedTagged(
  db: Db,
  {
    action,
    reader,
    limit,
  }: { readonly action: TagAction; readonly reader: ListReader; readonly limit: number },
): Promise<readonly TaggedRow[]> {
  const of = { table: tableOf(action.on) };
  const { selection } = action;
  if (selection.by === 'CHOSEN') return loadTagged(db, { ...of, cuids: selection.chosen });
  const except = new Set(selection.except);
  const ids = await idsFound(db, { action, reader, limit: limit + except.size });
  const records = await loadTagged(db, { ...of, ids });
  return records.filter(({ cuid }) => !except.has(cuid)).slice(0, limit);
}

async function idsFound(
  db: Db,
  {
    action,
    reader,
    limit,
  }: { readonly action: TagAction; readonly reader: ListReader; readonly limit: number },
): Promise<readonly number[]> {
  if (action.selection.by === 'CHOSEN') return [];
  const by = { ...reader, db };
  const query =
    action.on === 'CUSTOMERS'
      ? await customerList.select(action.selection.filters, by)
      : await registrationList.select(action.selection.filters, by);
  return findIds(db, { ...query, limit });
}

/** Returns the name of a family or a registration in a list of many. */
export function nameOfTagged(row: TaggedRow, by: Parameters<typeof textReader>[0]): string {
  return row.title === null ? fullname(row) : `${fullname(row)} · ${textReader(by)(row.title)}`;
}

/** Previews tagging, by the rule that does it. */
export async function previewTags(
  db: Db,
  by: Parameters<typeof textReader>[0] & {
    readonly change: Tagging;
  } & { readonly records: readonly TaggedRow[] },
): Promise<Previewed> {
  const { records, change } = by;
  const tagList = { list: 'customers' as const, tags: change.add };
  const known = await areListed(db, tagList);
  const lines = records.map((record) => {
    const decision = known ? tagged(record.tags, change) : decline('TAG_NOT_FOUND');
    const changes = decision.ok
      ? changesBetween({ tags: [...record.tags] }, { tags: [...decision.value] })
      : {};
    return { record, refused: decision.ok ? null : decision.refused, changes };
  });
  const refusedLines = lines.filter((line) => line.refused !== null);
  const changedLines = lines.filter(({ changes }) => Object.keys(changes).length > 0);
  return {
    count: lines.length,
    changed: changedLines.length,
    unchanged: lines.length - changedLines.length - refusedLines.length,
    refused: BULK_REFUSALS.flatMap((code) => {
      const count = refusedLines.filter((line) => line.refused === code).length;
      return count === 0 ? [] : [{ code, count }];
    }),
    registrations: 0,
    families: 0,
    overfull: 0,
    clashes: [],
    given_amount: 0,
    taken_off_amount: 0,
    kept_amount: 0,
    lines: [...refusedLines, ...changedLines].slice(0, MOST_LINES).map((line) => ({
      cuid: line.record.cuid,
      title: nameOfTagged(line.record, by),
      at: line.record.at,
      changes: presentChanges(line.changes),
      refused: line.refused,
    })),
  };
}

/**
 * Tags one of many records as its own page does, or undoes that, in the open transaction; returns
 * the changes.
 */
export async function tagOne(
  by: ByStaff,
  of: {
    readonly on: TaggedOn;
    readonly id: number;
    readonly change: Tagging | null;
    readonly undoes: Changes | null;
  },
): Promise<Decision<Changes, BulkRefusal>> {
  const { db, organiser, language } = by;
  const table = tableOf(of.on);
  const [record] = await loadTagged(db, { table, ids: [of.id] });
  if (record === undefined) return decline('GONE');
  const { id, cuid } = record;
  const name = nameOfTagged(record, { organiser, language });
  const { tags } = of.undoes ?? {};
  return tagRecord(by, {
    of: { table, id, cuid, name },
    change:
      of.change === null
        ? { undoes: { from: wordsOf(tags?.from), to: wordsOf(tags?.to) } }
        : { change: of.change },
  });
}

const wordsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [];
