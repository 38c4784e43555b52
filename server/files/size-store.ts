import {
  MAIL_PICTURE_WIDTH,
  type PictureWidth,
} from '@ribambelle/domain/website/picture-widths.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** A width in which pictures are kept, in pixels: JPEG for e-mails, WebP for all others. */
export type KeptWidth = PictureWidth | typeof MAIL_PICTURE_WIDTH;

/** A picture in a width: as it was drawn, or as it was uploaded while it was not drawn yet. */
export interface FoundSize {
  readonly id: number;
  readonly data: Buffer;
  readonly content_type: string;
  /** True when it must still be drawn in that width; `data` is then the upload. */
  readonly is_missing: boolean;
}

/**
 * Finds a picture in a width (in pixels): the upload itself when it is not wider than that.
 * Undefined for none of the organiser's own.
 */
export async function findSize(
  db: Db,
  { cuid, width }: { readonly cuid: string; readonly width: KeptWidth },
): Promise<FoundSize | undefined> {
  const { rows } = await sql<FoundSize>`
    select f.id, coalesce(s.data, f.data) as data, coalesce(s.content_type, f.content_type) as content_type,
      s.width is null and (coalesce(f.width, 0) > ${width} or ${width === MAIL_PICTURE_WIDTH}::boolean) as is_missing
    from files f left join file_sizes s on s.organiser_id = f.organiser_id and s.file_id = f.id and s.width = ${width}
    where f.cuid = ${cuid}`.execute(db);
  return rows[0];
}

/** Returns the content type of pictures in a width. */
export function contentTypeOf(width: KeptWidth): string {
  return width === MAIL_PICTURE_WIDTH ? 'image/jpeg' : 'image/webp';
}

/** Keeps a picture as it was drawn in a width; the first drawing stays. */
export async function keepSize(
  db: Db,
  size: { readonly file_id: number; readonly width: KeptWidth; readonly data: Buffer },
): Promise<void> {
  const { file_id, width, data } = size;
  await sql`
    insert into file_sizes (file_id, width, content_type, data)
    select id, ${width}, ${contentTypeOf(width)}, ${data} from files where id = ${file_id}
    on conflict do nothing`.execute(db);
}
