import { createHash } from 'node:crypto';
import type { Db } from '../database/transaction.ts';
import type { EncodedImage } from './encode-image.ts';

/**
 * Stores an encoded picture, WebP unless it says otherwise, and returns its id and cuid. One that
 * the platform keeps by itself is not in the library.
 */
export async function insertImage(
  db: Db,
  input: {
    name: string;
    image: EncodedImage;
    content_type?: 'image/png';
    in_library?: boolean;
    now: string;
  },
) {
  const { name, image, content_type = 'image/webp', in_library = true, now } = input;
  const { width, height, data } = image;
  return db
    .insertInto('files')
    .values({ name, content_type, width, height, data, in_library, created_at: now })
    .returning(['id', 'cuid'])
    .executeTakeFirstOrThrow();
}

/** Finds the picture of the library with these bytes; undefined for none. */
export async function findSamePicture(
  db: Db,
  data: Uint8Array,
): Promise<{ cuid: string; width: number | null; height: number | null } | undefined> {
  return db
    .selectFrom('files')
    .select(['cuid', 'width', 'height'])
    .where('in_library', '=', true)
    .where('deleted_at', 'is', null)
    .where('sha256', '=', createHash('sha256').update(data).digest('hex'))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Returns the bytes of one of the organiser's files; null for none of its own. */
export async function findFile(
  db: Db,
  cuid: string,
): Promise<{ data: Buffer; content_type: string } | null> {
  const file = await db
    .selectFrom('files')
    .select(['data', 'content_type'])
    .where('cuid', '=', cuid)
    .executeTakeFirst();
  return file ?? null;
}

/** Tests whether a file belongs to the organiser. */
export async function hasFile(db: Db, cuid: string): Promise<boolean> {
  const row = await db.selectFrom('files').select('id').where('cuid', '=', cuid).executeTakeFirst();
  return row !== undefined;
}
