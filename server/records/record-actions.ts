import { factsIn } from '@ribambelle/api/records/fact.ts';
import type { AnyRecord } from '@ribambelle/api/records/record.ts';
import { type Action, action, type Context } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { atOnce } from '../database/statements.ts';
import { answerList } from '../lists/office-list.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { keepParts } from '../removals/removal-store.ts';
import { textReader } from '../texts/bilingual.ts';
import { namedCuids, readerOf, referencesOf } from './references.ts';
import { storedKind } from './stored-kinds.ts';
import type { Linked, RecordRow, StoredRecord } from './stored-record.ts';
import { columnsIn, listOf } from './record-list.ts';
import { insertRecord, lockRecord, removeRecord, saveRecord } from './record-store.ts';
import { findRecord } from './record-views.ts';
import { asSettled, givenValues, listOfCuids, listRequest } from './unsafe.ts';
import type { Values } from './values.ts';

/** Returns the five actions of a record, one for each of its endpoints. */
export function recordActions(stored: StoredRecord): readonly Action[] {
  return [listing(stored), getting(stored), creating(stored), updating(stored), removing(stored)];
}

function listing(stored: StoredRecord): Action {
  return action(stored.record.endpoints.list, (context) =>
    answerList(listOf(stored), { ...context, request: listRequest(context.request) }),
  );
}

function getting(stored: StoredRecord): Action {
  const { record } = stored;
  return action(record.endpoints.get, async (context) => {
    const { db, request, organiser, language, collaborator, now } = context;
    const cuid_of_one = cuidIn(request, stored);
    const row = orRefuse(
      await findRecord(db, { stored, cuid: cuid_of_one, now }),
      record.refusals.unknown,
    );
    const { id, cuid, version } = row;
    const facts = columnsIn(row, factsIn(record.facts, 'form'));
    const { permissions } = collaborator;
    const reader = readerOf({ organiser, language, permissions });
    const named = referencesOf(stored, { row, place: 'shown', reader });
    const links = await loadLinks(context, { stored, id });
    return { id, cuid, version, ...columnValues(stored, row), ...named, ...links, ...facts };
  });
}

function creating(stored: StoredRecord): Action {
  const { record } = stored;
  return action(record.endpoints.create, async (context) => {
    const { db, request, organiser, now } = context;
    const values = kept(stored, { values: givenValues(record, request), organiser });
    const row = await insertRecord(db, { stored, values, now });
    await saveLinks(context, { stored, id: row.id, values });
    await logAct(context, {
      act: `${record.noun}.create`,
      noun: stored.table,
      cuid: row.cuid,
      summary: titleOf(stored, { values, context }),
    });
    return { cuid: row.cuid };
  });
}

function updating(stored: StoredRecord): Action {
  const { record } = stored;
  return action(record.endpoints.update, async (context) => {
    const { db, request, organiser, now } = context;
    const row = await locked(stored, context);
    const { id } = row;
    await requireVersion(db, { record: row, read: Number(request['version']) });
    const given = givenValues(record, request);
    const before = {
      ...valuesOf(stored, row),
      ...cuidsOf(await loadLinks(context, { stored, id })),
    };
    const after = kept(stored, { values: withChanges<Values>(before, given), organiser });
    await saveRecord(db, { stored, id, values: after, given, now });
    await saveLinks(context, { stored, id, values: given });
    await logAct(context, {
      act: `${record.noun}.update`,
      noun: stored.table,
      record: row,
      summary: titleOf(stored, { values: after, context }),
      before,
      after: withSameRows(record, { before, after }),
    });
    return { message: null };
  });
}

function removing(stored: StoredRecord): Action {
  const { record } = stored;
  return action(record.endpoints.remove, async (context) => {
    const { db } = context;
    const row = await locked(stored, context);
    const { id, cuid } = row;
    const refused = (await stored.refusedUse?.(db, id)) ?? null;
    if (refused !== null) refuse(refused);
    const summary = titleOf(stored, { values: valuesOf(stored, row), context });
    const parts = [{ table: stored.table, column: 'id' }, ...stored.parts];
    const gone = { noun: stored.table, cuid, summary };
    const removal = await keepParts(context, { ...gone, key: id, parts });
    await removeRecord(db, { stored, id });
    await logAct(context, { act: `${record.noun}.delete`, ...gone });
    return { message: null, removal };
  });
}

/** Locks the record that a request names, and returns its row. Refuses one that is not there. */
async function locked(
  stored: StoredRecord,
  { db, request }: Pick<Context, 'db'> & { readonly request: object },
): Promise<RecordRow> {
  const cuid = cuidIn(request, stored);
  return orRefuse(await lockRecord(db, { stored, cuid }), stored.record.refusals.unknown);
}

/** Returns the cuid by which a request names its record. */
function cuidIn(request: object, { record }: StoredRecord): string {
  return String(new Map(Object.entries(request)).get(record.one));
}

/** Returns the values of a record from its row, as its form sends them. */
function valuesOf(stored: StoredRecord, row: RecordRow): Values {
  return { ...columnValues(stored, row), ...namedCuids(stored, row) };
}

/** Returns the values of the columns of a record from its row, as its form has them. */
function columnValues({ record }: StoredRecord, row: RecordRow): Values {
  const values = Object.entries(record.fields).flatMap(([name, { kind }]) => {
    const of_kind = storedKind(kind);
    return of_kind === null ? [] : [[name, of_kind.shown(row[name] ?? null)]];
  });
  return Object.fromEntries(values);
}

/** Returns values as they are kept. Refuses those that contradict each other. */
function kept(
  { record, settled }: StoredRecord,
  { values, organiser }: { readonly values: Values; readonly organiser: Organiser },
): Values {
  const clean = Object.entries(values).map(([name, value]) => {
    const kind = storedKind(record.fields[name]?.kind);
    return [name, kind === null ? value : kind.clean(value)];
  });
  return asSettled(settled, { values: Object.fromEntries(clean), organiser });
}

/** Loads what the fields of a record name in other tables, by field; nothing for most records. */
async function loadLinks(
  context: Pick<Context, 'db' | 'organiser' | 'language'>,
  { stored: { links = {} }, id }: { stored: StoredRecord; id: number },
): Promise<Readonly<Record<string, readonly Linked[]>>> {
  const { db } = context;
  const of = { id, text: textReader(context) };
  const entries = Object.entries(links);
  const loaded = await atOnce(
    ...entries.map(
      ([, { load }]) =>
        () =>
          load(db, of),
    ),
  );
  return Object.fromEntries(entries.map(([name], index) => [name, loaded[index] ?? []]));
}

/** Saves what the values of a request name in other tables; fields left out stay as they are. */
async function saveLinks(
  context: Pick<Context, 'db' | 'organiser' | 'language'>,
  { stored: { links = {} }, id, values }: { stored: StoredRecord; id: number; values: Values },
): Promise<void> {
  const { db } = context;
  const of = { id, text: textReader(context) };
  for (const [name, { save }] of Object.entries(links)) {
    const cuids = values[name];
    if (cuids !== undefined) await save(db, { ...of, cuids: listOfCuids(cuids) });
  }
}

function cuidsOf(links: Readonly<Record<string, readonly Linked[]>>): Values {
  return Object.fromEntries(
    Object.entries(links).map(([name, linked]) => [name, linked.map(({ cuid }) => cuid)]),
  );
}

/** Returns the title by which people know a record, in the language of a call. */
function titleOf(
  { record }: StoredRecord,
  { values, context }: { values: Values; context: Pick<Context, 'organiser' | 'language'> },
): string {
  const value = values[record.titled_by] ?? null;
  const kind = storedKind(record.fields[record.titled_by]?.kind);
  const title = kind?.listed(value, textReader(context));
  return typeof title === 'string' ? title : '';
}

/**
 * Returns the values after a change as the log compares them: each named row once, and the list as
 * it was when it has the same rows in another order, which is no change.
 */
function withSameRows(
  { fields }: AnyRecord,
  { before, after }: { before: Values; after: Values },
): Values {
  const named = Object.entries(fields).flatMap(([name, { kind }]) => {
    if (kind !== 'named') return [];
    const those = new Set(listOfCuids(before[name]));
    const these = new Set(listOfCuids(after[name]));
    const same = these.size === those.size && [...these].every((cuid) => those.has(cuid));
    return [[name, [...(same ? those : these)]] as const];
  });
  return { ...after, ...Object.fromEntries(named) };
}
