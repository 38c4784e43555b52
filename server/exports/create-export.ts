import { createExport as endpoint } from '@ribambelle/api/exports/create-export.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { refuse } from '../refusal.ts';
import { exportSource } from './export-source.ts';
import { countUnfinished, insertExport } from './export-store.ts';
import { presentExport } from './present-export.ts';

const MOST_UNFINISHED = 5;

/** Lets a job write the rows of a list into a file. */
export const createExport = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, language, address, now, emit } = context;
  const { format, of } = request;
  const { permissions } = collaborator;
  await exportSource(db, { of, reader: { organiser, permissions, language, now } });
  if ((await countUnfinished(db, collaborator.id)) >= MOST_UNFINISHED) refuse('EXPORTS_TOO_MANY');
  const { id, ...made } = await insertExport(db, {
    collaborator_id: collaborator.id,
    format,
    language,
    of,
    address,
    now,
  });
  await logAct(context, {
    act: 'exports.create',
    noun: 'exports',
    cuid: made.cuid,
    summary: `${of.list} (${format})`,
  });
  emit('export.requested', { export_id: id });
  return presentExport({ id, ...made });
});
