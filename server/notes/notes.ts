import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import type { StaffContext } from '../audit/staff-context.ts';
import type { Db } from '../database/transaction.ts';
import { orRefuse } from '../refusal.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import type { SignedInCollaborator } from '../sessions/signed-in.ts';
import {
  findNotes,
  insertNote,
  lockNote,
  type NotedList,
  removeNote,
  storeNote,
} from './note-store.ts';

/** A record that notes are about, with the name that people know. */
export interface Noted {
  readonly list: NotedList;
  readonly id: number;
  readonly cuid: string;
  readonly name: string;
}

type By = StaffContext & { readonly collaborator: SignedInCollaborator };

/** The names for the notes of each list in permissions, the log and removals. */
const OF_LIST = {
  collaborators: { area: 'collaborator-notes', noun: 'notes' },
  customers: { area: 'customer-notes', noun: 'customer_notes' },
  registrations: { area: 'registration-notes', noun: 'registration_notes' },
} as const;

const keyOf = ({ list, id }: Noted) => ({
  list,
  record_id: id,
});

/** Returns the notes about a record, newest first, as only staff read them. */
export async function readNotes(db: Db, of: Omit<Noted, 'name'>) {
  const notes = await findNotes(db, { list: of.list, record_id: of.id });
  return { data: notes.map(({ for_family: _for_family, ...note }) => note) };
}

/** Adds a note about a record; the log records the act, not the text. */
export async function addNote(
  by: By,
  {
    of,
    content,
  }: {
    readonly of: Noted;
    readonly content: { readonly text: string; readonly for_family?: boolean };
  },
): Promise<{ cuid: string }> {
  const { text, for_family = false } = content;
  const note = { text, for_family, author: by.collaborator, now: by.now };
  const cuid = await insertNote(by.db, { ...keyOf(of), ...note });
  await logAct(by, actOn(of, 'create'));
  return { cuid };
}

/**
 * Changes the text of a note. Refuses NOTE_NOT_FOUND, and CHANGED_MEANWHILE for a note that was
 * changed since it was read.
 */
export async function changeNote(
  by: By,
  {
    of,
    change,
  }: {
    readonly of: Noted;
    readonly change: { readonly note: string; readonly version: number; readonly text: string };
  },
): Promise<{ message: null }> {
  const { db, collaborator, now } = by;
  const locked = await lockNote(db, { ...keyOf(of), note: change.note });
  const note = orRefuse(locked, 'NOTE_NOT_FOUND');
  await requireVersion(db, { record: note, read: change.version });
  if (note.text === change.text) return { message: null };
  const { text } = change;
  await storeNote(db, { id: note.id, text, author: collaborator, now });
  const changes = { text: { from: null, to: null } };
  await logAct(by, { ...actOn(of, 'update'), record: note, changes });
  return { message: null };
}

/** Deletes a note, so that the person who did can restore it. Refuses NOTE_NOT_FOUND. */
export async function deleteNote(
  by: By,
  { of, note: cuid }: { readonly of: Noted; readonly note: string },
): Promise<{ message: null; removal: string }> {
  const { db } = by;
  const note = orRefuse(await lockNote(db, { ...keyOf(of), note: cuid }), 'NOTE_NOT_FOUND');
  const removal = await keepRemoved(by, {
    noun: OF_LIST[of.list].noun,
    key: cuid,
    cuid: of.cuid,
    summary: of.name,
  });
  await removeNote(db, note.id);
  await logAct(by, actOn(of, 'delete'));
  return { message: null, removal };
}

/** Returns the log entry of an act: the record concerned, not the text of a note. */
function actOn({ list, cuid, name: summary }: Noted, act: 'create' | 'update' | 'delete') {
  return { act: `${OF_LIST[list].area}.${act}` as const, noun: list, cuid, summary };
}
