import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** A review that may be shown, with its author; `author_left` for an account that is erased. */
export interface PublicReviewRow {
  readonly cuid: string;
  readonly score: number;
  readonly message: string | null;
  readonly created_at: string;
  readonly answer: string | null;
  readonly firstname: string;
  readonly lastname: string;
  readonly author_left: boolean;
}

interface Summed {
  readonly count: number;
  /** Of all of them, from 0 to 5; null for none. */
  readonly average_score: number | null;
}

/**
 * Loads a page of the reviews that an activity's page shows, newest first, with their number and
 * average. Reads one index, of that activity alone: reviews that their author or staff keep private
 * are not in it.
 */
export async function loadShownReviews(
  db: Db,
  input: { activity_id: number; limit: number; offset: number },
): Promise<Summed & { readonly rows: readonly PublicReviewRow[] }> {
  const { activity_id, limit, offset } = input;
  const publicReviews = sql`from reviews w where w.activity_id = ${activity_id}
    and not w.private and w.hidden_at is null`;
  const { rows } = await sql<Summed & (PublicReviewRow | { cuid: null })>`
    select whole.count, whole.average_score, page.*
    from (select count(*) as count, avg(w.score) as average_score ${publicReviews}) whole
    left join lateral (
      select w.cuid, w.score, w.message, w.created_at, w.answer, c.firstname, c.lastname, c.deleted_at is not null as author_left
      from (select w.* ${publicReviews} order by w.created_at desc, w.id limit ${limit} offset ${offset}) w
      join customers c on c.organiser_id = w.organiser_id and c.id = w.customer_id
      order by w.created_at desc, w.id
    ) page on true`.execute(db);
  const [first] = rows;
  return {
    rows: rows.flatMap((row) => (row.cuid === null ? [] : [row])),
    count: first?.count ?? 0,
    average_score: first?.average_score ?? null,
  };
}
