import type { PictureWidth } from '@ribambelle/domain/website/picture-widths.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

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
  { cuid, width }: { readonly cuid: string; readonly width: PictureWidth },
): Promise<FoundSize | undefined> {
  const { rows } = await sql<FoundSize>`
    select f.id, coalesce(s.data, f.data) as data, coalesce(s.content_type, f.content_type) as content_type,
      s.width is null and coalesce(f.width, 0) > ${width} as is_missing
    from files f left join file_sizes s on s.organiser_id = f.organiser_id and s.file_id = f.id and s.width = ${width}
    where f.cuid = ${cuid}`.execute(db);
  return rows[0];
}

/** Keeps a picture as it was drawn in a width; the first drawing stays. */
export async function keepSize(
  db: Db,
  size: { readonly file_id: number; readonly width: PictureWidth; readonly data: Buffer },
): Promise<void> {
  const { file_id, width, data } = size;
  await sql`
    insert into file_sizes (file_id, width, content_type, data)
    select id, ${width}, 'image/webp', ${data} from files where id = ${file_id}
    on conflict do nothing`.execute(db);
}
