import { listPictureFacts as endpoint } from '@ribambelle/api/files/list-picture-facts.ts';
import { action } from '../action.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import { loadPictures } from './picture-facts.ts';

/** Answers what the library knows of pictures. */
export const listPictureFacts = action(endpoint, async ({ db, request, organiser }) => ({
  data: (await loadPictures(db, request.pictures)).map(({ alt, decoration, ...facts }) => {
    const words = bilingualOf(alt);
    const isSaid = organiser.languages.every((language) => words[language] !== '');
    return { ...facts, described: decoration || isSaid };
  }),
}));
