import type { Json } from '@ribambelle/database/json.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** The fields of a page that are written. */
export interface PageFields {
  readonly pathname: string;
  readonly title: Json;
  readonly description: Json;
  readonly seo: Json;
  readonly content: Json;
}

/** The row of a page, with what is online. */
export interface PageRow extends PageFields {
  readonly id: number;
  readonly cuid: string;
  readonly type: string;
  readonly version: number;
  /** The number of the version that is online; 0 while none is. */
  readonly published_number: number;
}

const columns = sql`id, cuid, type, pathname, title, description, seo, content, version, published_number`;

/**
 * Locks the pages of the organiser against every other change of pages, so that two of them never
 * get one address.
 */
export async function lockPages(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('pages', current_organiser()))`.execute(
    db,
  );
}

/** Finds the row of a page by its cuid, or by its pathname; the pages are locked. */
export async function findLockedPage(
  db: Db,
  by: { readonly cuid: string } | { readonly pathname: string },
): Promise<PageRow | undefined> {
  const condition = 'cuid' in by ? sql`cuid = ${by.cuid}` : sql`pathname = ${by.pathname}`;
  const { rows } = await sql<PageRow>`select ${columns} from pages where ${condition}`.execute(db);
  return rows[0];
}

/** Adds a page that is not online, and returns its row; the pages are locked. */
export async function insertPage(
  db: Db,
  page: { readonly type: string; readonly fields: PageFields; readonly now: Instant },
): Promise<PageRow> {
  const { type, fields, now } = page;
  const { rows } = await sql<PageRow>`
    insert into pages (type, pathname, title, description, seo, content, published_number, created_at, updated_at)
    values (${type}, ${fields.pathname}, ${json(fields.title)}, ${json(fields.description)}, ${json(fields.seo)},
      ${json(fields.content)}, 0, ${now}, ${now}) returning ${columns}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A page that was added is there');
  return row;
}

/** Keeps the draft of a page in place of the one before, and moves the page's version. */
export async function keepPageDraft(
  db: Db,
  draft: {
    readonly page_id: number;
    readonly fields: PageFields;
    readonly collaborator_id: number;
    readonly now: Instant;
  },
): Promise<number> {
  const { page_id, fields, collaborator_id, now } = draft;
  await sql`
    insert into page_drafts (page_id, pathname, title, description, seo, content, updated_at, updated_by)
    values (${page_id}, ${fields.pathname}, ${json(fields.title)}, ${json(fields.description)}, ${json(fields.seo)},
      ${json(fields.content)}, ${now}, ${collaborator_id})
    on conflict (organiser_id, page_id) do update set pathname = excluded.pathname, title = excluded.title,
      description = excluded.description, seo = excluded.seo, content = excluded.content,
      updated_at = excluded.updated_at, updated_by = excluded.updated_by`.execute(db);
  return moveVersion(db, page_id);
}

/** Drops the draft of a page, and moves the page's version. */
export async function dropPageDraft(db: Db, page_id: number): Promise<void> {
  await sql`delete from page_drafts where page_id = ${page_id}`.execute(db);
  await moveVersion(db, page_id);
}

/**
 * Puts fields online as the next version of a page, without its draft, and lets the address that it
 * had lead to it. Returns the number of the version.
 */
export async function putOnline(
  db: Db,
  input: {
    readonly page: PageRow;
    readonly fields: PageFields;
    readonly published_by: number;
    readonly now: Instant;
  },
): Promise<number> {
  const { page, fields, published_by, now } = input;
  const { rows } = await sql<{ number: number }>`
    insert into page_versions (page_id, number, pathname, title, description, seo, content, published_at, published_by)
    select ${page.id}, coalesce(max(number), 0) + 1, ${fields.pathname}, ${json(fields.title)}, ${json(fields.description)},
      ${json(fields.seo)}, ${json(fields.content)}, ${now}::timestamptz, ${published_by}::bigint
    from page_versions where page_id = ${page.id} returning number`.execute(db);
  const number = rows[0]?.number ?? 0;
  await sql`
    update pages set pathname = ${fields.pathname}, title = ${json(fields.title)}, description = ${json(fields.description)},
      seo = ${json(fields.seo)}, content = ${json(fields.content)}, published_number = ${number}, published_at = ${now},
      updated_at = ${now}, version = version + 1
    where id = ${page.id}`.execute(db);
  await sql`delete from page_drafts where page_id = ${page.id}`.execute(db);
  await sql`delete from page_redirects where pathname = ${fields.pathname}`.execute(db);
  // taken offline in between, it is at home there all the same
  if (page.pathname !== fields.pathname)
    await sql`
      insert into page_redirects (pathname, page_id, created_at)
      select ${page.pathname}, ${page.id}::bigint, ${now}::timestamptz
      where exists (select from page_versions where page_id = ${page.id} and pathname = ${page.pathname})
      on conflict (organiser_id, pathname) do update set page_id = excluded.page_id, created_at = excluded.created_at`.execute(
      db,
    );
  return number;
}

/** Gives a page that is not online other fields. */
export async function setPageFields(
  db: Db,
  page: { readonly page_id: number; readonly fields: PageFields; readonly now: Instant },
): Promise<void> {
  const { page_id, fields, now } = page;
  await sql`
    update pages set title = ${json(fields.title)}, description = ${json(fields.description)}, seo = ${json(fields.seo)},
      content = ${json(fields.content)}, updated_at = ${now}
    where id = ${page_id}`.execute(db);
}

/** Takes a page offline, and moves its version. */
export async function takeOffline(
  db: Db,
  { page_id, now }: { readonly page_id: number; readonly now: Instant },
): Promise<void> {
  await sql`
    update pages set published_number = 0, published_at = null, updated_at = ${now}, version = version + 1
    where id = ${page_id}`.execute(db);
}

/** Deletes a page with its draft, its versions and its old addresses. */
export async function deletePageRow(db: Db, page_id: number): Promise<void> {
  await sql`delete from pages where id = ${page_id}`.execute(db);
}

async function moveVersion(db: Db, page_id: number): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    update pages set version = version + 1 where id = ${page_id} returning version`.execute(db);
  return rows[0]?.version ?? 1;
}

const json = (value: Json) => sql`${JSON.stringify(value)}::jsonb`;
