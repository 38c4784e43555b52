import type { Json } from '@ribambelle/database/json.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** The fields of an article that are written; `images` are the cuids of its pictures. */
export interface ArticleFields {
  readonly slug: string;
  readonly title: Json;
  readonly summary: Json;
  readonly content: Json;
  readonly seo_title: Json;
  readonly images: Json;
}

/** The row of an article, with what is published. */
export interface ArticleRow extends ArticleFields {
  readonly id: number;
  readonly cuid: string;
  readonly version: number;
  /** From when families see it; null while it is not published. */
  readonly published_at: Instant | null;
}

/**
 * Locks the articles of the organiser against every other change of articles, so that two of them
 * never get one address.
 */
export async function lockArticles(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('articles', current_organiser()))`.execute(
    db,
  );
}

/** Finds the row of an article by its cuid; the articles are locked. */
export async function findLockedArticle(db: Db, cuid: string): Promise<ArticleRow | undefined> {
  const { rows } = await sql<ArticleRow>`
    select a.id, a.cuid, a.version, a.published_at, a.slug, a.title, a.summary, a.content, a.seo_title, (
      select coalesce(jsonb_agg(f.cuid order by i."order"), '[]') from article_images i
        join files f on f.organiser_id = i.organiser_id and f.id = i.file_id where i.article_id = a.id) as images
    from articles a where a.cuid = ${cuid}`.execute(db);
  return rows[0];
}

/** Adds an article that is not published, and returns its id and cuid; the articles are locked. */
export async function insertArticle(
  db: Db,
  { fields, now }: { readonly fields: ArticleFields; readonly now: Instant },
): Promise<{ readonly id: number; readonly cuid: string }> {
  const { slug, title, summary, content, seo_title } = fields;
  const { rows } = await sql<{ id: number; cuid: string }>`
    insert into articles (slug, title, summary, content, seo_title, created_at, updated_at)
    values (${slug}, ${json(title)}, ${json(summary)}, ${json(content)}, ${json(seo_title)}, ${now}, ${now})
    returning id, cuid`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('An article that was added is there');
  return row;
}

/** Keeps the draft of an article in place of the one before, and moves the article's version. */
export async function keepArticleDraft(
  db: Db,
  draft: {
    readonly article_id: number;
    readonly fields: ArticleFields;
    readonly collaborator_id: number;
    readonly now: Instant;
  },
): Promise<number> {
  const { article_id, collaborator_id, now } = draft;
  const { slug, title, summary, content, seo_title, images } = draft.fields;
  await sql`
    insert into article_drafts (article_id, slug, title, summary, content, seo_title, images, updated_at, updated_by)
    values (${article_id}, ${slug}, ${json(title)}, ${json(summary)}, ${json(content)}, ${json(seo_title)}, ${json(images)},
      ${now}, ${collaborator_id})
    on conflict (organiser_id, article_id) do update set slug = excluded.slug, title = excluded.title,
      summary = excluded.summary, content = excluded.content, seo_title = excluded.seo_title, images = excluded.images,
      updated_at = excluded.updated_at, updated_by = excluded.updated_by`.execute(db);
  return moveVersion(db, article_id);
}

/** Drops the draft of an article, and moves the article's version. */
export async function dropArticleDraft(db: Db, article_id: number): Promise<void> {
  await sql`delete from article_drafts where article_id = ${article_id}`.execute(db);
  await moveVersion(db, article_id);
}

/**
 * Publishes fields as the next version of an article, without its draft, and lets the address that
 * it had lead to it. Its pictures are set by the caller.
 */
export async function putPublished(
  db: Db,
  input: {
    readonly article: ArticleRow;
    readonly fields: ArticleFields;
    /** From when families see it. */
    readonly published_at: Instant;
    readonly published_by: number;
    readonly now: Instant;
  },
): Promise<void> {
  const { article, fields, published_at, published_by, now } = input;
  const { slug, title, summary, content, seo_title, images } = fields;
  const { rows } = await sql<{ number: number }>`
    insert into article_versions (article_id, number, slug, title, summary, content, seo_title, images, published_at, published_by)
    select ${article.id}, coalesce(max(number), 0) + 1, ${slug}, ${json(title)}, ${json(summary)}, ${json(content)},
      ${json(seo_title)}, ${json(images)}, ${now}::timestamptz, ${published_by}::bigint
    from article_versions where article_id = ${article.id} returning number`.execute(db);
  const number = rows[0]?.number ?? 1;
  await sql`
    update articles set slug = ${slug}, title = ${json(title)}, summary = ${json(summary)}, content = ${json(content)},
      seo_title = ${json(seo_title)}, published_number = ${number}, published_at = ${published_at}, updated_at = ${now},
      version = version + 1
    where id = ${article.id}`.execute(db);
  await sql`delete from article_drafts where article_id = ${article.id}`.execute(db);
  await sql`delete from article_redirects where slug = ${slug}`.execute(db);
  if (article.slug !== slug)
    await sql`
      insert into article_redirects (slug, article_id, created_at)
      select ${article.slug}, ${article.id}::bigint, ${now}::timestamptz
      where exists (select from article_versions where article_id = ${article.id} and slug = ${article.slug})
      on conflict (organiser_id, slug) do update set article_id = excluded.article_id, created_at = excluded.created_at`.execute(
      db,
    );
}

/** Moves the hour of a planned article, and its version. */
export async function movePublication(
  db: Db,
  input: { readonly article_id: number; readonly published_at: Instant; readonly now: Instant },
): Promise<void> {
  await sql`
    update articles set published_at = ${input.published_at}, updated_at = ${input.now}, version = version + 1
    where id = ${input.article_id}`.execute(db);
}

/** Takes an article offline, or no longer plans it, and moves its version. */
export async function takeArticleOffline(
  db: Db,
  { article_id, now }: { readonly article_id: number; readonly now: Instant },
): Promise<void> {
  await sql`
    update articles set published_number = 0, published_at = null, updated_at = ${now}, version = version + 1
    where id = ${article_id}`.execute(db);
}

/** Deletes an article with its draft, its versions, its pictures and its old addresses. */
export async function deleteArticleRow(db: Db, article_id: number): Promise<void> {
  await sql`delete from articles where id = ${article_id}`.execute(db);
}

/** A draft with a picture, and its article. */
export interface PicturedDraft {
  readonly article_id: number;
  readonly cuid: string;
  readonly version: number;
  readonly title: Json;
  readonly images: Json;
}

/** Finds the drafts that show a picture, by its cuid; the articles are locked. */
export async function findDraftsWith(db: Db, cuid: string): Promise<readonly PicturedDraft[]> {
  const { rows } = await sql<PicturedDraft>`
    select a.id as article_id, a.cuid, a.version, d.title, d.images
    from article_drafts d join articles a on a.organiser_id = d.organiser_id and a.id = d.article_id
    where d.images @> to_jsonb(array[${cuid}::text]) order by a.id`.execute(db);
  return rows;
}

/** Saves the pictures of a draft by their cuids, and moves its article's version. */
export async function saveDraftImages(
  db: Db,
  { article_id, images }: { readonly article_id: number; readonly images: readonly string[] },
): Promise<void> {
  await sql`update article_drafts set images = ${json(images)} where article_id = ${article_id}`.execute(
    db,
  );
  await moveVersion(db, article_id);
}

async function moveVersion(db: Db, article_id: number): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    update articles set version = version + 1 where id = ${article_id} returning version`.execute(
    db,
  );
  return rows[0]?.version ?? 1;
}

const json = (value: Json) => sql`${JSON.stringify(value)}::jsonb`;
