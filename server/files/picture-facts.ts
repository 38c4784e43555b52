import { pickText } from '@ribambelle/domain/base/pick-text.ts';
import type { FocalPoint } from '@ribambelle/domain/website/focal-point.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Db } from '../database/transaction.ts';
import { bilingualOf } from '../texts/bilingual.ts';

/** The facts of a picture for a page: its focal point and its words. */
export interface PictureFacts extends FocalPoint {
  /** Empty for decoration, and while nobody wrote any. */
  readonly alt: string;
}

/** Loads what the library knows of pictures, by their cuids. */
export async function loadPictures(db: Db, cuids: readonly string[]) {
  return db
    .selectFrom('files')
    .select(['cuid', 'focal_x', 'focal_y', 'alt', 'decoration'])
    .where('cuid', 'in', [...new Set(cuids)])
    .orderBy('cuid')
    .execute();
}

/** Loads the facts of pictures, by their cuids. */
export async function loadPictureFacts(
  db: Db,
  input: {
    readonly cuids: readonly string[];
    readonly language: Language;
    readonly fallback: Language;
  },
): Promise<ReadonlyMap<string, PictureFacts>> {
  const { cuids, ...by } = input;
  if (cuids.length === 0) return new Map();
  const rows = await loadPictures(db, cuids);
  return new Map(
    rows.map(({ cuid, alt, decoration, focal_x, focal_y }) => [
      cuid,
      { focal_x, focal_y, alt: decoration ? '' : pickText(bilingualOf(alt), by) },
    ]),
  );
}
