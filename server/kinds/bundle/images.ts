import { type RawBuilder, sql } from 'kysely';

/** The pictures of the bundle `b` in their order, as the shape of an image has them. */
export const BUNDLE_IMAGES: RawBuilder<unknown> = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'public_url', '/files/' || f.cuid, 'width', f.width, 'height', f.height)
    order by shown."order", f.id), '[]')
  from bundle_images shown join files f on f.organiser_id = shown.organiser_id and f.id = shown.file_id
  where shown.organiser_id = b.organiser_id and shown.bundle_id = b.id)`;
