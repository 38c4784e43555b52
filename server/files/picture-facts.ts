import { pickText } from '@ribambelle/domain/base/pick-text.ts';
import type { FocalPoint } from '@ribambelle/domain/website/focal-point.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { bilingualOf } from '../texts/bilingual.ts';

/** The facts of a picture for a page: its focal point and its words. */
export interface PictureFacts extends FocalPoint {
  /** Empty for decoration, and while nobody wrote any. */
  readonly alt: string;
}

/** Loads the focal points of pictures, by their cuids. */
export async function loadFocalPoints(db: Db, cuids: readonly string[]) {
  return db
    .selectFrom('files')
    .select(['cuid', 'focal_x', 'focal_y'])
    .where('cuid', 'in', [...new Set(cuids)])
    .orderBy('cuid')
    .execute();
}

/** Loads the facts of pictures, by their cuids, in one statement. */
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
  const { rows } = await sql<{
    cuid: string;
    alt: Json;
    decoration: boolean;
    focal_x: number;
    focal_y: number;
  }>`select cuid, alt, decoration, focal_x, focal_y from files where cuid = any(${cuids})`.execute(
    db,
  );
  return new Map(
    rows.map(({ cuid, alt, decoration, focal_x, focal_y }) => [
      cuid,
      { focal_x, focal_y, alt: decoration ? '' : pickText(bilingualOf(alt), by) },
    ]),
  );
}
