import { bilingualOf } from '../texts/bilingual.ts';
import type { LibraryRow } from './library-views.ts';

/** Returns a picture of the library as staff see it. */
export function presentPicture(row: LibraryRow) {
  const { id: _, alt, ...rest } = row;
  return { ...rest, alt: bilingualOf(alt), public_url: `/files/${row.cuid}` };
}
