import type { Json } from '@ribambelle/database/json.ts';
import { type Counted, countedOf, readToCount } from '@ribambelle/domain/base/counting.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { sql } from 'kysely';
import type { EarlierChange } from '../audit/audit-views.ts';
import { atOnce } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import type { ShownImage } from '../files/index.ts';
import type { ArticleFields } from './article-store.ts';

/** An article of the site; its texts are bilingual columns. */
export interface ShownArticleRow extends Pick<ArticleFields, 'slug' | 'title' | 'summary'> {
  readonly id: number;
  readonly cuid: string;
  readonly published_at: Instant;
}

/** The same with its content. */
export interface WholeArticleRow extends ShownArticleRow {
  readonly content: Json;
  readonly seo_title: Json;
  /** The cuids of the pictures of its draft; null for those that are published. */
  readonly images: Json;
}

/** An article in the list of the office. */
export interface ArticleLineRow extends Pick<ArticleFields, 'slug' | 'title'> {
  readonly cuid: string;
  readonly published_at: Instant | null;
  readonly draft_at: Instant | null;
}

/** An article with what is being written of it: its draft, else its own fields. */
export interface WrittenArticleRow extends ArticleFields, ArticleLineRow {
  readonly id: number;
  readonly version: number;
}

const MOST_ARTICLES = 1000;
const MOST_VERSIONS = 200;

/**
 * Finds a page of the articles whose hour has come, the newest first, and their number, counted up
 * to the bound of the site.
 */
export async function findArticles(
  db: Db,
  input: { readonly now: Instant; readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly ShownArticleRow[]; readonly counted: Counted }> {
  const { now, limit, offset } = input;
  const matching = sql`from articles where published_at <= ${now}`;
  const [page, matches] = await atOnce(
    () =>
      sql<ShownArticleRow>`select id, cuid, slug, title, summary, published_at ${matching}
        order by published_at desc, id desc limit ${limit} offset ${offset}`.execute(db),
    () =>
      sql<{ count: number }>`select count(*) as count from (
        select ${matching} limit ${readToCount(offset)}) matching`.execute(db),
  );
  return { rows: page.rows, counted: countedOf(matches.rows[0]?.count ?? 0, { offset }) };
}

/** Finds an article whose hour has come by its slug, or by one that it had; undefined for none. */
export async function findArticle(
  db: Db,
  { slug, now }: { readonly slug: string; readonly now: Instant },
): Promise<WholeArticleRow | undefined> {
  const { rows } = await sql<WholeArticleRow>`
    select id, cuid, slug, title, summary, content, seo_title, published_at, null::jsonb as images from articles
    where published_at <= ${now} and (slug = ${slug}
      or id = (select r.article_id from article_redirects r where r.slug = ${slug}))
    order by slug = ${slug} desc limit 1`.execute(db);
  return rows[0];
}

/**
 * Finds an article as it is being written, by its cuid or its slug; its date is its hour, else now.
 */
export async function findPreviewedArticle(
  db: Db,
  { name, now }: { readonly name: string; readonly now: Instant },
): Promise<WholeArticleRow | undefined> {
  const { rows } = await sql<WholeArticleRow>`
    select a.id, a.cuid, ${written('slug')}, ${written('title')}, ${written('summary')}, ${written('content')},
      ${written('seo_title')}, coalesce(a.published_at, ${now}) as published_at, d.images
    from ${withDraft} where a.cuid = ${name} or a.slug = ${name} or d.slug = ${name}
    order by a.cuid = ${name} desc, d.slug = ${name} desc nulls last limit 1`.execute(db);
  return rows[0];
}

/** Loads pictures by their cuids, in that order, as a record shows them. */
export async function loadPictures(
  db: Db,
  cuids: readonly string[],
): Promise<readonly Omit<ShownImage, 'owner_id'>[]> {
  const { rows } = await sql<Omit<ShownImage, 'owner_id'>>`
    select f.id, f.cuid, f.width, f.height, f.content_type, f.alt, f.decoration, f.focal_x, f.focal_y
    from unnest(${[...cuids]}::text[]) with ordinality as wanted (cuid, ordinal) join files f on f.cuid = wanted.cuid
    order by wanted.ordinal`.execute(db);
  return rows;
}

const withDraft = sql`articles a left join article_drafts d on d.organiser_id = a.organiser_id and d.article_id = a.id`;
const written = (name: string) =>
  sql`coalesce(${sql.ref(`d.${name}`)}, ${sql.ref(`a.${name}`)}) as ${sql.ref(name)}`;
const line = sql`a.cuid, ${written('slug')}, ${written('title')}, a.published_at, d.updated_at as draft_at`;

/** Loads the articles with what is being written of them: not published, then the newest first. */
export async function loadArticleLines(db: Db): Promise<readonly ArticleLineRow[]> {
  const { rows } = await sql<ArticleLineRow>`
    select ${line} from ${withDraft} order by a.published_at desc nulls first, a.id desc limit ${MOST_ARTICLES}`.execute(
    db,
  );
  return rows;
}

/** Finds an article with what is being written of it, by its cuid; undefined for none. */
export async function findWrittenArticle(
  db: Db,
  cuid: string,
): Promise<WrittenArticleRow | undefined> {
  const { rows } = await sql<WrittenArticleRow>`
    select ${line}, a.id, a.version, ${written('summary')}, ${written('content')}, ${written('seo_title')},
      coalesce(d.images, (select coalesce(jsonb_agg(f.cuid order by i."order"), '[]') from article_images i
        join files f on f.organiser_id = i.organiser_id and f.id = i.file_id where i.article_id = a.id)) as images
    from ${withDraft} where a.cuid = ${cuid}`.execute(db);
  return rows[0];
}

/** Finds the draft of an article; undefined while nothing is being written. */
export async function findArticleDraft(
  db: Db,
  article_id: number,
): Promise<ArticleFields | undefined> {
  const { rows } = await sql<ArticleFields>`
    select slug, title, summary, content, seo_title, images from article_drafts where article_id = ${article_id}`.execute(
    db,
  );
  return rows[0];
}

/** Finds the author of the last change of a draft; undefined without a draft or an author. */
export async function findArticleAuthor(
  db: Db,
  article_id: number,
): Promise<EarlierChange | undefined> {
  const { rows } = await sql<EarlierChange>`
    select trim(c.firstname || ' ' || c.lastname) as by, c.cuid as by_cuid, d.updated_at as at, array['content'] as fields
    from article_drafts d join collaborators c on c.organiser_id = d.organiser_id and c.id = d.updated_by
    where d.article_id = ${article_id}`.execute(db);
  return rows[0];
}

/** Loads the addresses that begin like this one and that other articles have or write. */
export async function loadTakenSlugs(
  db: Db,
  { slug, article_id }: { readonly slug: string; readonly article_id: number | null },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ slug: string }>`
    select taken.slug from ${withDraft} cross join lateral (values (a.slug), (d.slug)) as taken (slug)
    where a.id is distinct from ${article_id}::bigint and starts_with(taken.slug, ${slug})`.execute(
    db,
  );
  return new Set(rows.map((row) => row.slug));
}

/** Loads the addresses that lead to an article, in order. */
export async function loadArticleRedirects(db: Db, article_id: number): Promise<readonly string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from article_redirects where article_id = ${article_id} order by slug`.execute(db);
  return rows.map(({ slug }) => slug);
}

/** A version of an article that was published. */
export interface ArticleVersionRow {
  readonly number: number;
  readonly published_at: Instant;
  readonly published_by: string | null;
  readonly current: boolean;
}

/** Loads the versions of an article, the last first, two hundred at most; undefined for none. */
export async function loadArticleVersions(
  db: Db,
  cuid: string,
): Promise<readonly ArticleVersionRow[] | undefined> {
  const { rows } = await sql<Partial<ArticleVersionRow>>`
    select v.number, v.published_at, trim(c.firstname || ' ' || c.lastname) as published_by,
      v.number = a.published_number as current
    from articles a left join article_versions v on v.organiser_id = a.organiser_id and v.article_id = a.id
      left join collaborators c on c.organiser_id = v.organiser_id and c.id = v.published_by
    where a.cuid = ${cuid} order by v.number desc limit ${MOST_VERSIONS}`.execute(db);
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ number, published_at, published_by = null, current = false }) =>
    typeof number === 'number' && typeof published_at === 'string'
      ? [{ number, published_at, published_by, current }]
      : [],
  );
}

/** Finds the fields of a version of an article; undefined for none. */
export async function findArticleVersion(
  db: Db,
  { article_id, number }: { readonly article_id: number; readonly number: number },
): Promise<ArticleFields | undefined> {
  const { rows } = await sql<ArticleFields>`
    select slug, title, summary, content, seo_title, images from article_versions
    where article_id = ${article_id} and number = ${number}`.execute(db);
  return rows[0];
}
