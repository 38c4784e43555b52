import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
import type { Db } from '../database/transaction.ts';
import { bilingualOf } from '../texts/bilingual.ts';

/** A picture as e-mails show it. */
export interface MailPicture {
  readonly cuid: string;
  /** In pixels; null when it is not known. */
  readonly width: number | null;
  /** The words of the library; empty for decoration. */
  readonly alt: InEachLanguage<string>;
}

/** Loads pictures of the library as e-mails show them, by cuid, without those that are gone. */
export async function loadMailPictures(
  db: Db,
  cuids: readonly string[],
): Promise<ReadonlyMap<string, MailPicture>> {
  if (cuids.length === 0) return new Map();
  const rows = await db
    .selectFrom('files')
    .select(['cuid', 'width', 'alt', 'decoration'])
    .where('cuid', 'in', [...new Set(cuids)])
    .orderBy('cuid')
    .execute();
  return new Map(
    rows.map(({ cuid, width, alt, decoration }) => [
      cuid,
      { cuid, width, alt: bilingualOf(decoration ? {} : alt) },
    ]),
  );
}

/** Returns those of these pictures that the library has and nobody deleted. */
export async function loadPresentPictures(
  db: Db,
  cuids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('files')
    .select('cuid')
    .where('cuid', 'in', [...new Set(cuids)])
    .where('in_library', '=', true)
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ cuid }) => cuid));
}
