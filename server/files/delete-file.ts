import { deleteFile as endpoint } from '@ribambelle/api/files/delete-file.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse, Refusal, refuse } from '../refusal.ts';
import { lockLibraryPicture, saveDeletion } from './library-store.ts';
import { loadPictureUses } from './picture-use-views.ts';

/** Takes a picture out of the library, with a confirmation while anything uses it. */
export const deleteFile = action(endpoint, async (context) => {
  const { db, request, now } = context;
  const row = orRefuse(await lockLibraryPicture(db, request.picture), 'PICTURE_NOT_FOUND');
  if (row.deleted_at !== null) refuse('PICTURE_NOT_FOUND');
  const uses = await loadPictureUses(db, row.cuid);
  if (uses.length > 0 && !request.although_used)
    throw new Refusal('PICTURE_IN_USE', { details: { count: uses.length } });
  await saveDeletion(db, { id: row.id, deleted_at: now });
  const { name: summary } = row;
  await logAct(context, { act: 'website-pages.delete', noun: 'files', record: row, summary });
  return { message: null };
});
