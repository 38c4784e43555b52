import { type RawBuilder, sql } from 'kysely';

/** The pictures of the voucher `v` in their order, as the shape of an image has them. */
export const VOUCHER_IMAGES: RawBuilder<unknown> = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'public_url', '/files/' || f.cuid, 'width', f.width, 'height', f.height)
    order by shown."order", f.id), '[]')
  from voucher_images shown join files f on f.organiser_id = shown.organiser_id and f.id = shown.file_id
  where shown.organiser_id = v.organiser_id and shown.voucher_id = v.id)`;
