import type { PICTURE_PLACES } from '@ribambelle/api/files/shapes.ts';
import { logAct } from '../audit/log-act.ts';
import type { StaffContext } from '../audit/staff-context.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import type { LibraryRow } from './library-views.ts';
import { replaceShownImage } from './replacement-store.ts';
import { isPictured } from './shown-images.ts';

type Place = (typeof PICTURE_PLACES)[number];

/** Puts a picture in place of another in the records of the catalogue, and logs each of them. */
export async function replaceInCatalogue(
  context: StaffContext & { readonly organiser: Pick<Organiser, 'language'> },
  input: {
    readonly from: LibraryRow;
    readonly to: LibraryRow;
    readonly places: readonly Place[];
  },
): Promise<void> {
  const { from, to, places } = input;
  for (const of of [...new Set(places)].filter(isPictured)) {
    const records = await replaceShownImage(context.db, { of, from: from.id, to: to.id });
    for (const record of records)
      await logAct(context, {
        act: of === 'articles' ? 'blog-articles.update' : `${of}.update`,
        noun: of,
        record,
        summary: bilingualOf(record.title)[context.organiser.language],
        changes: { images: { from: from.name, to: to.name } },
      });
  }
}
