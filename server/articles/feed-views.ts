import type { Json } from '@ribambelle/database/json.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** An article in a feed; its texts are bilingual columns. */
export interface FeedArticleRow {
  readonly cuid: string;
  readonly slug: string;
  readonly title: Json;
  readonly summary: Json;
  readonly content: Json;
  readonly published_at: Instant;
}

/** Loads the newest articles whose hour has come. */
export async function loadFeedArticles(
  db: Db,
  { now, limit }: { readonly now: Instant; readonly limit: number },
): Promise<readonly FeedArticleRow[]> {
  const { rows } = await sql<FeedArticleRow>`
    select cuid, slug, title, summary, content, published_at from articles where published_at <= ${now}
    order by published_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** Loads the addresses of the articles whose hour has come, with their last change. */
export async function loadListedArticles(
  db: Db,
  now: Instant,
): Promise<readonly { readonly slug: string; readonly updated_at: Instant }[]> {
  const { rows } = await sql<{ slug: string; updated_at: Instant }>`
    select slug, greatest(updated_at, published_at) as updated_at from articles where published_at <= ${now}
    order by published_at desc, id desc limit 1000`.execute(db);
  return rows;
}
