import { listFiles as endpoint } from '@ribambelle/api/files/list-files.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { loadLibrary } from './library-views.ts';
import { presentPicture } from './present-picture.ts';

/** Answers a page of the library. */
export const listFiles = action(endpoint, async ({ db, request, organiser }) => {
  const { search, show } = request;
  const { languages } = organiser;
  const { rows, count } = await loadLibrary(db, { search, show, languages, ...pageOf(request) });
  return { data: rows.map(presentPicture), count };
});
