import type { PICTURE_PLACES } from '@ribambelle/api/files/shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { PICTURED } from './shown-images.ts';

type PicturePlace = (typeof PICTURE_PLACES)[number];

/** A place where a picture is used. */
export interface PictureUseRow {
  readonly of: PicturePlace;
  readonly cuid: string | null;
  readonly title: Json;
}

/** The records of the catalogue with pictures: what connects them, and the column of their name. */
const RECORDS = Object.entries(PICTURED).map(
  ([of, { table, owner, title }]) => [of, table, owner, title] as const,
);

const NO_TITLE = sql`null::text as cuid, '{}'::jsonb as title`;

/** The documents that name pictures by their cuid. */
const DOCUMENTS: readonly (readonly [PicturePlace, RawBuilder<unknown>])[] = [
  ['pages', sql`select cuid, title, content::text || seo::text as words from pages`],
  [
    'page_drafts',
    sql`select p.cuid, d.title, d.content::text || d.seo::text as words
      from page_drafts d join pages p on p.organiser_id = d.organiser_id and p.id = d.page_id`,
  ],
  [
    'article_drafts',
    sql`select a.cuid, d.title, d.images::text as words
      from article_drafts d join articles a on a.organiser_id = d.organiser_id and a.id = d.article_id`,
  ],
  ['mailings', sql`select cuid, subject as title, content::text as words from mailings`],
  [
    'notification_definitions',
    sql`select cuid, jsonb_build_object('fr', name) as title, content::text as words
      from notification_definitions`,
  ],
  [
    'mail_templates',
    sql`select cuid, jsonb_build_object('fr', name) as title, content::text as words
      from mail_templates`,
  ],
  [
    'saved_sections',
    sql`select cuid, jsonb_build_object('fr', name) as title, content::text as words
      from saved_sections`,
  ],
  [
    'site',
    sql`select ${NO_TITLE}, header::text || footer::text || topbar::text || contact::text || css as words from websites`,
  ],
];

/** A statement that finds every use of every picture of the organiser, each document read once. */
const everyUse = sql`${sql.join(
  [
    ...RECORDS.map(
      ([of, images, owner, title]) => sql`
        select ${of}::text as "of", o.cuid, o.${sql.ref(title)} as title, f.cuid as picture
        from ${sql.table(images)} i join files f on f.organiser_id = i.organiser_id and f.id = i.file_id
        join ${sql.table(of)} o on o.organiser_id = i.organiser_id and o.id = i.${sql.ref(owner)}`,
    ),
    sql`select 'logo' as "of", ${NO_TITLE}, f.cuid as picture
      from organisers o join files f on f.organiser_id = o.id and f.id = o.logo_file_id`,
    sql`select 'icon' as "of", ${NO_TITLE}, f.cuid as picture
      from websites w join files f on f.organiser_id = w.organiser_id and f.id = w.favicon_file_id`,
    ...DOCUMENTS.map(
      ([of, from]) => sql`
        select distinct ${of}::text as "of", d.cuid, d.title, found[1] as picture
        from (${from}) d, regexp_matches(d.words, '[a-z0-9]{3,64}', 'g') found
        where exists (select from files f where f.cuid = found[1])`,
    ),
  ],
  sql` union all `,
)}`;

/** Loads the places that use a picture, in the order of their kinds. */
export async function loadPictureUses(db: Db, cuid: string): Promise<readonly PictureUseRow[]> {
  const { rows } = await sql<PictureUseRow>`
    select u."of", u.cuid, u.title from (${everyUse}) u where u.picture = ${cuid}
    order by u."of", u.title::text`.execute(db);
  return rows;
}

/** A condition: nothing uses the picture `f`. Each document is read once for all pictures. */
export const isUnused = sql`${sql.join(
  [
    ...RECORDS.map(
      ([, images]) => sql`not exists (select from ${sql.table(images)} i
        where i.organiser_id = f.organiser_id and i.file_id = f.id)`,
    ),
    sql`f.id <> all(array(select o.logo_file_id from organisers o where o.logo_file_id is not null))`,
    sql`f.id <> all(array(select w.favicon_file_id from websites w where w.favicon_file_id is not null))`,
    ...DOCUMENTS.map(
      ([, from]) => sql`f.cuid <> all(array(
        select found[1] from (${from}) d, regexp_matches(d.words, '[a-z0-9]{3,64}', 'g') found))`,
    ),
  ],
  sql` and `,
)}`;
