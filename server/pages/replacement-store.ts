import type { Json } from '@ribambelle/database/json.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** The parts of a page that name pictures: what is online, and its draft (null without one). */
export interface PicturedPage {
  readonly id: number;
  readonly cuid: string;
  readonly pathname: string;
  readonly title: Json;
  readonly version: number;
  readonly content: Json;
  readonly seo: Json;
  readonly draft_content: Json;
  readonly draft_seo: Json;
}

/** Loads the pages that name a picture by its cuid, online or in their drafts; all are locked. */
export async function loadPagesWith(db: Db, cuid: string): Promise<readonly PicturedPage[]> {
  const { rows } = await sql<PicturedPage>`
    select p.id, p.cuid, p.pathname, p.title, p.version, p.content, p.seo,
      d.content as draft_content, d.seo as draft_seo
    from pages p left join page_drafts d on d.organiser_id = p.organiser_id and d.page_id = p.id
    where strpos(concat(p.content, p.seo, d.content, d.seo), ${cuid}) > 0 order by p.id`.execute(
    db,
  );
  return rows;
}

/**
 * Saves other pictures of a page: as its next version when it is online, and in its draft when it
 * has one. Moves the version of the page once.
 */
export async function savePicturesOfPage(
  db: Db,
  input: {
    readonly page: PicturedPage;
    /** True when what is online changes. */
    readonly is_shown: boolean;
    readonly published_by: number;
    readonly now: Instant;
  },
): Promise<void> {
  const { page, is_shown, published_by, now } = input;
  const { id, content, seo, draft_content, draft_seo } = page;
  if (is_shown)
    await sql`
      with online as (
        insert into page_versions (page_id, number, pathname, title, description, seo, content, published_at, published_by)
        select p.id, (select coalesce(max(v.number), 0) + 1 from page_versions v where v.page_id = p.id), p.pathname, p.title,
          p.description, ${json(seo)}, ${json(content)}, ${now}::timestamptz, ${published_by}::bigint
        from pages p where p.id = ${id} and p.published_number > 0 returning number)
      update pages set content = ${json(content)}, seo = ${json(seo)}, updated_at = ${now},
        published_number = coalesce((select number from online), published_number),
        published_at = case when published_number > 0 then ${now}::timestamptz end
      where id = ${id}`.execute(db);
  if (draft_content !== null)
    await sql`update page_drafts set content = ${json(draft_content)}, seo = ${json(draft_seo)} where page_id = ${id}`.execute(
      db,
    );
  await sql`update pages set version = version + 1 where id = ${id}`.execute(db);
}

const json = (value: Json) => sql`${JSON.stringify(value)}::jsonb`;
