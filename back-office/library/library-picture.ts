import type { Answer } from '@ribambelle/api/client.ts';
import { useOfferedLanguages } from '../data/session.tsx';

export type LibraryPicture = Answer<'listFiles'>['data'][number];

/** Returns a test whether a picture lacks words in a language of the site, and is no decoration. */
export function useLacksAlt(): (picture: Pick<LibraryPicture, 'alt' | 'decoration'>) => boolean {
  const languages = useOfferedLanguages();
  return ({ alt, decoration }) =>
    !decoration && languages.some((language) => alt[language].trim() === '');
}
