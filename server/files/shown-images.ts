import type { Json } from '@ribambelle/database/json.ts';
import { focalPointOf } from '@ribambelle/domain/website/focal-point.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';

/**
 * The records with pictures: the table that connects them, its column for the owner, and the column
 * of the owner's name.
 */
export const PICTURED = {
  activities: { table: 'activity_images', owner: 'activity_id', title: 'title' },
  articles: { table: 'article_images', owner: 'article_id', title: 'title' },
  bundles: { table: 'bundle_images', owner: 'bundle_id', title: 'title' },
  memberships: { table: 'membership_images', owner: 'membership_id', title: 'title' },
  resources: { table: 'resource_images', owner: 'resource_id', title: 'name' },
  vouchers: { table: 'voucher_images', owner: 'voucher_id', title: 'title' },
} as const;

export type Pictured = keyof typeof PICTURED;

/** Tests whether the records of this name have pictures. */
export const isPictured = (of: string): of is Pictured => Object.hasOwn(PICTURED, of);

/** A picture of a record, by the id of that record. */
export interface ShownImage {
  readonly owner_id: number;
  readonly id: number;
  readonly cuid: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly content_type: string;
  readonly alt: Json;
  readonly decoration: boolean;
  /** Basis points of its width and height. */
  readonly focal_x: number;
  readonly focal_y: number;
}

/**
 * Loads the pictures of these activities, articles, packs, memberships, resources or vouchers, in
 * order for each.
 */
export async function loadShownImages(
  db: Db,
  input: { of: Pictured; ids: readonly number[] },
): Promise<readonly ShownImage[]> {
  const { table, owner } = PICTURED[input.of];
  const { rows } = await sql<ShownImage>`
    select shown.${sql.ref(owner)} as owner_id, files.id, files.cuid, files.width, files.height, files.content_type,
      files.alt, files.decoration, files.focal_x, files.focal_y
    from ${sql.table(table)} as shown join files on files.organiser_id = shown.organiser_id and files.id = shown.file_id
    where shown.${sql.ref(owner)} = any(${input.ids})
    order by shown."order"`.execute(db);
  return rows;
}

/**
 * Sets the pictures of one record, in this order, in place of earlier ones; returns the number of
 * them that exist.
 */
export async function setShownImages(
  db: Db,
  input: { of: Pictured; id: number; images: readonly string[] },
): Promise<number> {
  const { table, owner } = PICTURED[input.of];
  await sql`delete from ${sql.table(table)}
    where ${sql.ref(owner)} = ${input.id}`.execute(db);
  const { rows } =
    await sql`insert into ${sql.table(table)} (organiser_id, ${sql.ref(owner)}, file_id, "order")
    select f.organiser_id, ${input.id}, f.id, wanted.ordinal from unnest(${input.images}::text[]) with ordinality as wanted (cuid, ordinal)
    join files f on f.cuid = wanted.cuid returning file_id`.execute(db);
  return rows.length;
}

/**
 * Does the same with the pictures of a form, each once. Refuses IMAGE_UNKNOWN for pictures that the
 * organiser does not have.
 */
export async function setUploadedImages(
  db: Db,
  input: { of: Pictured; id: number; cuids: readonly string[] },
): Promise<void> {
  const images = [...new Set(input.cuids)];
  if ((await setShownImages(db, { ...input, images })) < images.length)
    refuse('IMAGE_UNKNOWN', { images: 'IMAGE_UNKNOWN' });
}

/**
 * Returns pictures as pages show them: with the point that stays in sight behind the address, and
 * with words where the library has some.
 */
export function shownImages(
  images: readonly ShownParts[] | undefined,
  text: (column: Json) => string,
) {
  return (images ?? []).map(({ id, cuid, width, height, ...picture }) => {
    const alt = picture.decoration ? '' : text(picture.alt);
    const public_url = `${addressOf(cuid)}${focalPointOf(picture)}`;
    return { id, public_url, width, height, ...(alt !== '' && { alt }) };
  });
}

type ShownParts = Omit<ShownImage, 'owner_id' | 'content_type'>;

/** Returns a picture as staff see it in forms. */
export function uploadedImage({
  cuid,
  width,
  height,
}: Pick<ShownImage, 'cuid' | 'width' | 'height'>) {
  return { cuid, public_url: addressOf(cuid), width, height };
}

/** Returns the address of an uploaded file, on the organiser's own site. */
const addressOf = (cuid: string): string => `/files/${cuid}`;
