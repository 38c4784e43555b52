import type { Json } from '@ribambelle/database/json.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { sql } from 'kysely';
import type { EarlierChange } from '../audit/audit-views.ts';
import type { Db } from '../database/transaction.ts';
import { ourPage } from './page-fields.ts';
import type { PageFields } from './page-store.ts';

/** A page of the organiser's own in a list. */
export interface PageLineRow {
  readonly cuid: string;
  readonly type: string;
  readonly pathname: string;
  readonly title: Json;
  readonly published_at: Instant | null;
  readonly draft_at: Instant | null;
}

/** A page with what is being written of it: its draft, else its own fields. */
export interface WrittenPageRow extends PageFields, PageLineRow {
  readonly id: number;
  readonly version: number;
}

/** A version of a page that was online. */
export interface PageVersionRow {
  readonly number: number;
  readonly published_at: Instant;
  readonly published_by: string | null;
  readonly online: boolean;
}

const MOST_VERSIONS = 200;

const line = sql`p.cuid, p.type, coalesce(d.pathname, p.pathname) as pathname, coalesce(d.title, p.title) as title,
  case when p.published_number > 0 then coalesce(p.published_at, p.updated_at) end as published_at, d.updated_at as draft_at`;
const withDraft = sql`pages p left join page_drafts d on d.organiser_id = p.organiser_id and d.page_id = p.id`;

/** The condition for the row of a page `p`, for one of ours also by its first cuid. */
function isPage(cuid: string) {
  const pathname = ourPage({ cuid })?.pathname;
  return pathname === undefined ? sql`p.cuid = ${cuid}` : sql`p.pathname = ${pathname}`;
}

/** Loads the pages that the organiser has rows of, with what is being written of them. */
export async function loadWrittenPages(db: Db): Promise<readonly PageLineRow[]> {
  const { rows } = await sql<PageLineRow>`select ${line} from ${withDraft} order by p.id`.execute(
    db,
  );
  return rows;
}

/**
 * Finds a page with what is being written of it, by its cuid; one of ours also by the cuid that it
 * has before it is written. Undefined without a row.
 */
export async function findWrittenPage(db: Db, cuid: string): Promise<WrittenPageRow | undefined> {
  const { rows } = await sql<WrittenPageRow>`
    select ${line}, p.id, p.version, coalesce(d.description, p.description) as description,
      coalesce(d.seo, p.seo) as seo, coalesce(d.content, p.content) as content
    from ${withDraft} where ${isPage(cuid)}`.execute(db);
  return rows[0];
}

/** Tests whether another page has an address, or has it in what is being written. */
export async function isPathnameTaken(
  db: Db,
  { pathname, page_id }: { readonly pathname: string; readonly page_id: number | null },
): Promise<boolean> {
  const { rows } = await sql<{ is_taken: boolean }>`
    select exists (select from ${withDraft} where p.id is distinct from ${page_id}::bigint
      and (p.pathname = ${pathname} or d.pathname = ${pathname})) as is_taken`.execute(db);
  return rows[0]?.is_taken === true;
}

/** Loads the addresses that lead to a page, in order. */
export async function loadRedirects(db: Db, page_id: number): Promise<readonly string[]> {
  const { rows } = await sql<{ pathname: string }>`
    select pathname from page_redirects where page_id = ${page_id} order by pathname`.execute(db);
  return rows.map(({ pathname }) => pathname);
}

/** Loads the versions of a page, the last first, two hundred at most; undefined without a row. */
export async function loadPageVersions(
  db: Db,
  cuid: string,
): Promise<readonly PageVersionRow[] | undefined> {
  const { rows } = await sql<Partial<PageVersionRow>>`
    select v.number, v.published_at, trim(c.firstname || ' ' || c.lastname) as published_by,
      v.number = p.published_number as online
    from pages p left join page_versions v on v.organiser_id = p.organiser_id and v.page_id = p.id
      left join collaborators c on c.organiser_id = v.organiser_id and c.id = v.published_by
    where ${isPage(cuid)} order by v.number desc limit ${MOST_VERSIONS}`.execute(db);
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ number, published_at, published_by = null, online = false }) =>
    typeof number === 'number' && typeof published_at === 'string'
      ? [{ number, published_at, published_by, online }]
      : [],
  );
}

/** Finds the fields of a version of a page; undefined for none. */
export async function findPageVersion(
  db: Db,
  { page_id, number }: { readonly page_id: number; readonly number: number },
): Promise<PageFields | undefined> {
  const { rows } = await sql<PageFields>`
    select pathname, title, description, seo, content from page_versions
    where page_id = ${page_id} and number = ${number}`.execute(db);
  return rows[0];
}

/** Loads the elements of the versions of a page, the last first, two hundred at most. */
export async function loadVersionContents(db: Db, page_id: number): Promise<readonly Json[]> {
  const { rows } = await sql<{ content: Json }>`
    select content from page_versions where page_id = ${page_id} order by number desc limit ${MOST_VERSIONS}`.execute(
    db,
  );
  return rows.map(({ content }) => content);
}

/** Finds the author of the last change of a draft; undefined without a draft or an author. */
export async function findDraftAuthor(db: Db, page_id: number): Promise<EarlierChange | undefined> {
  const { rows } = await sql<EarlierChange>`
    select trim(c.firstname || ' ' || c.lastname) as by, c.cuid as by_cuid, d.updated_at as at, array['content'] as fields
    from page_drafts d join collaborators c on c.organiser_id = d.organiser_id and c.id = d.updated_by
    where d.page_id = ${page_id}`.execute(db);
  return rows[0];
}

/** Finds the draft of a page; undefined while nothing is being written. */
export async function findPageDraft(db: Db, page_id: number): Promise<PageFields | undefined> {
  const { rows } = await sql<PageFields>`
    select pathname, title, description, seo, content from page_drafts where page_id = ${page_id}`.execute(
    db,
  );
  return rows[0];
}

/**
 * Loads the data needed to choose a page: pathnames and titles, and which elements a page has; of
 * the pages that are online, or of all as they are being written.
 */
export async function loadPageLines(db: Db, { drafts }: { readonly drafts: boolean }) {
  const { rows } = await sql<{
    cuid: string;
    type: string;
    pathname: string;
    title: Json;
    seo: Json;
    elements: string[];
  }>`select p.cuid, p.type, w.pathname, w.title, w.seo, w.elements
     from ${withDraft} cross join lateral (select ${shown(drafts)}) as w
     where ${drafts} or p.published_number > 0 order by p.id`.execute(db);
  return rows;
}

/** Loads the texts and the element tree of one page, online or as it is being written. */
export async function loadPageContent(
  db: Db,
  { cuid, drafts }: { readonly cuid: string; readonly drafts: boolean },
) {
  const { rows } = await sql<PageFields>`
    select w.pathname, w.title, w.description, w.seo, w.content
    from ${withDraft} cross join lateral (select ${shown(drafts)}) as w where p.cuid = ${cuid}`.execute(
    db,
  );
  return rows[0];
}

/** The fields of a page that are shown: those online, or those of its draft when it has one. */
function shown(drafts: boolean) {
  const part = (name: string) =>
    sql`case when ${drafts} and d.page_id is not null then ${sql.ref(`d.${name}`)} else ${sql.ref(`p.${name}`)} end as ${sql.ref(name)}`;
  return sql.join(['pathname', 'title', 'description', 'seo', 'content', 'elements'].map(part));
}

/** An address that a page had, and its present one. */
export interface Redirect {
  readonly pathname: string;
  readonly to: string;
}

/** Loads the redirects that may fit a path: the one from it, and those with a subject in them. */
export async function loadRedirectsFor(db: Db, path: string): Promise<readonly Redirect[]> {
  const { rows } = await sql<Redirect>`
    select r.pathname, p.pathname as to from page_redirects r
      join pages p on p.organiser_id = r.organiser_id and p.id = r.page_id
    where (r.pathname = ${path} or strpos(r.pathname, '$') > 0) and p.published_number > 0`.execute(
    db,
  );
  return rows;
}

/**
 * Tests whether a page of the organiser shows the content of another site at this address, with or
 * without blanks around it as it was pasted.
 */
export async function isEmbedded(db: Db, url: string): Promise<boolean> {
  const urls = '$.** ? (@.element == "blocks-iframe").settings.url';
  const { rows } = await sql<{ is_embedded: boolean }>`
    select exists (select from ${withDraft} cross join lateral (values (p.content), (d.content)) as written (content)
      cross join lateral jsonb_path_query(written.content, ${urls}::jsonpath) as used (url)
      where regexp_replace(used.url #>> '{}', '^\\s+|\\s+$', '', 'g') = ${url}) as is_embedded`.execute(
    db,
  );
  return rows[0]?.is_embedded === true;
}
