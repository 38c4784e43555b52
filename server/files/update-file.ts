import { updateFile as endpoint } from '@ribambelle/api/files/update-file.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import { lockLibraryPicture, saveLibraryPicture, type LibraryValues } from './library-store.ts';
import { findLibraryPicture } from './library-views.ts';
import { presentPicture } from './present-picture.ts';

/** Changes what is said of a picture; its pages show it at once. */
export const updateFile = action(endpoint, async (context) => {
  const { db, request } = context;
  const { picture, version, ...changes } = request;
  const row = orRefuse(await lockLibraryPicture(db, picture), 'PICTURE_NOT_FOUND');
  if (row.deleted_at !== null) refuse('PICTURE_NOT_FOUND');
  await requireVersion(db, { record: row, read: version });
  const { name, decoration, focal_x, focal_y } = row;
  const before: LibraryValues = { name, alt: bilingualOf(row.alt), decoration, focal_x, focal_y };
  const values = withChanges(before, changes);
  await saveLibraryPicture(db, { id: row.id, values });
  await logAct(context, {
    act: 'website-pages.update',
    noun: 'files',
    record: row,
    summary: values.name,
    before,
    after: { ...values },
  });
  return presentPicture(orRefuse(await findLibraryPicture(db, picture), 'PICTURE_NOT_FOUND'));
});
