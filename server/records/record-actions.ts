import { type Action, action, type Context } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { answerList } from '../lists/office-list.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { keepParts } from '../removals/removal-store.ts';
import { textReader } from '../texts/bilingual.ts';
import { STORED_KINDS } from './stored-kinds.ts';
import type { StoredRecord, RecordRow } from './stored-record.ts';
import { columnsIn, listOf } from './record-list.ts';
import { insertRecord, lockRecord, removeRecord, saveRecord } from './record-store.ts';
import { findRecord } from './record-views.ts';
import { givenValues, listRequest, type Values } from './unsafe.ts';

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
  return action(record.endpoints.get, async ({ db, request, organiser }) => {
    const row = orRefuse(
      await findRecord(db, stored, { organiser_id: organiser.id, cuid: cuidIn(request, stored) }),
      record.refusals.unknown,
    );
    const { id, cuid, version } = row;
    const facts = columnsIn(row, Object.keys(record.facts));
    return { id, cuid, version, ...valuesOf(stored, row), ...facts };
  });
}

function creating(stored: StoredRecord): Action {
  const { record } = stored;
  return action(record.endpoints.create, async (context) => {
    const { db, request, organiser, collaborator, now } = context;
    const values = givenValues(record, request);
    const cuid = await insertRecord(db, stored, { organiser_id: organiser.id, values, now });
    await recordAudit(db, {
      organiser,
      collaborator,
      now,
      action: `${record.noun}.create`,
      entity: stored.table,
      entity_cuid: cuid,
      summary: titleOf(stored, values, context),
    });
    return { cuid };
  });
}

function updating(stored: StoredRecord): Action {
  const { record } = stored;
  return action(record.endpoints.update, async (context) => {
    const { db, request, organiser, collaborator, now } = context;
    const organiser_id = organiser.id;
    const row = await locked(stored, context);
    await requireVersion(db, { organiser_id, record: row, read: Number(request['version']) });
    const before = valuesOf(stored, row);
    const after = withChanges(before, givenValues(record, request));
    await saveRecord(db, stored, { organiser_id, id: row.id, values: after, now });
    await recordAudit(db, {
      organiser,
      collaborator,
      now,
      action: `${record.noun}.update`,
      entity: stored.table,
      entity_cuid: row.cuid,
      summary: titleOf(stored, after, context),
      changes: changesBetween(before, after),
      record: row,
    });
    return { message: null };
  });
}

function removing(stored: StoredRecord): Action {
  const { record } = stored;
  const { in_use } = record.refusals;
  return action(record.endpoints.remove, async (context) => {
    const { db, organiser, collaborator, now } = context;
    const organiser_id = organiser.id;
    const row = await locked(stored, context);
    const { id, cuid } = row;
    if (in_use !== undefined && (await stored.isUsed?.(db, { organiser_id, id })) === true)
      refuse(in_use);
    const summary = titleOf(stored, valuesOf(stored, row), context);
    const of = { entity_cuid: cuid, summary, organiser, collaborator, now };
    const parts = [{ table: stored.table, column: 'id' }, ...stored.parts];
    const removal = await keepParts(db, { ...of, noun: stored.table, key: id, parts });
    await removeRecord(db, stored, { organiser_id, id });
    await recordAudit(db, { ...of, action: `${record.noun}.delete`, entity: stored.table });
    return { message: null, removal };
  });
}

/** Locks the record that a request names, and returns its row. Refuses one that is not there. */
async function locked(
  stored: StoredRecord,
  { db, request, organiser }: Pick<Context, 'db' | 'organiser'> & { readonly request: object },
): Promise<RecordRow> {
  const cuid = cuidIn(request, stored);
  return orRefuse(
    await lockRecord(db, stored, { organiser_id: organiser.id, cuid }),
    stored.record.refusals.unknown,
  );
}

/** Returns the cuid by which a request names its record. */
function cuidIn(request: object, { record }: StoredRecord): string {
  return String(new Map(Object.entries(request)).get(record.one));
}

/** Returns the values of a record from its row, as its form has them. */
function valuesOf({ record }: StoredRecord, row: RecordRow): Values {
  const values = Object.entries(record.fields).map(([name, { kind }]) => [
    name,
    STORED_KINDS[kind].shown(row[name] ?? null),
  ]);
  return Object.fromEntries(values);
}

/** Returns the title by which people know a record, in the language of a call. */
function titleOf(
  { record }: StoredRecord,
  values: Values,
  context: Pick<Context, 'organiser' | 'language'>,
): string {
  const { kind } = record.fields[record.titled_by] ?? {};
  const value = values[record.titled_by] ?? null;
  const title = kind === undefined ? value : STORED_KINDS[kind].listed(value, textReader(context));
  return typeof title === 'string' ? title : '';
}
