import { pickText } from '@ribambelle/domain/base/pick-text.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { bilingualOf } from '../texts/bilingual.ts';

/** The facts of a picture for a page: its focal point, in basis points, and its words. */
export interface PictureFacts {
  readonly focal_x: number;
  readonly focal_y: number;
  /** Empty for decoration, and while nobody wrote any. */
  readonly alt: string;
}

const MIDDLE = 5000;

/**
 * Returns what stands behind the address of a picture: the point that stays in sight when it is
 * cut, as CSS writes it (`ui/cards/picture.tsx`), without a blank; nothing for the middle.
 */
export function focalPointOf({
  focal_x,
  focal_y,
}: Pick<PictureFacts, 'focal_x' | 'focal_y'>): string {
  if (focal_x === MIDDLE && focal_y === MIDDLE) return '';
  return `#${focal_x / 100}%/**/${focal_y / 100}%`;
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
