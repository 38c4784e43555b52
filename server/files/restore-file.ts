import { restoreFile as endpoint } from '@ribambelle/api/files/restore-file.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockLibraryPicture, saveDeletion } from './library-store.ts';

/** Brings a deleted picture back to the library. */
export const restoreFile = action(endpoint, async (context) => {
  const { db, request } = context;
  const row = orRefuse(await lockLibraryPicture(db, request.picture), 'PICTURE_NOT_FOUND');
  if (row.deleted_at === null) refuse('PICTURE_NOT_DELETED');
  await saveDeletion(db, { id: row.id, deleted_at: null });
  const { name: summary } = row;
  await logAct(context, { act: 'website-pages.restore', noun: 'files', record: row, summary });
  return { message: null };
});
