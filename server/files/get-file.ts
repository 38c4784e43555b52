import { getFile as endpoint } from '@ribambelle/api/files/get-file.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { findLibraryPicture } from './library-views.ts';
import { loadPictureUses } from './picture-use-views.ts';
import { presentPicture } from './present-picture.ts';

/** Answers a picture of the library with the places that use it. */
export const getFile = action(endpoint, async ({ db, request, organiser, language }) => {
  const row = orRefuse(await findLibraryPicture(db, request.picture), 'PICTURE_NOT_FOUND');
  const uses = await loadPictureUses(db, row.cuid);
  const text = textReader({ organiser, language });
  return {
    ...presentPicture(row),
    used_on: uses.map(({ of, cuid, title }) => ({ of, cuid, title: text(title) })),
  };
});
