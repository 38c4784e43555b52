import type { Db } from '../database/transaction.ts';
import { readTogether } from '../lists/together.ts';
import { drawInWidth } from './encode-image.ts';
import { contentTypeOf, findSize, keepSize, type KeptWidth } from './size-store.ts';

/** A file as it is sent. */
interface SentFile {
  readonly data: Buffer;
  readonly content_type: string;
}

/** Runs something in a transaction of the organiser. */
type Run = <Result>(
  run: (db: Db) => Promise<Result>,
  more: { readonly readonly: boolean },
) => Promise<Result>;

const drawings = readTogether<SentFile | null>();

/**
 * Returns a picture in a width, which is drawn with the first request and kept; those that come at
 * the same moment share that drawing. The upload itself when it is not wider, but for e-mails;
 * null for none.
 */
export async function readInWidth(
  picture: {
    readonly organiser_id: number;
    readonly cuid: string;
    readonly width: KeptWidth;
  },
  run: Run,
): Promise<SentFile | null> {
  const { organiser_id, cuid, width } = picture;
  const found = await run((db) => findSize(db, picture), { readonly: true });
  if (found === undefined) return null;
  if (!found.is_missing) return found;
  return drawings.read(`${organiser_id} ${cuid} ${width}`, async () => {
    // another one may just have ended
    const again = await run((db) => findSize(db, picture), { readonly: true });
    if (again?.is_missing !== true) return again ?? null;
    const data = await drawInWidth(again.data, width);
    if (data === null) return again;
    await run((db) => keepSize(db, { file_id: again.id, width, data }), { readonly: false });
    return { data, content_type: contentTypeOf(width) };
  });
}
