import type { Order } from '@ribambelle/api/lists/columns.ts';
import type { reviewColumns } from '@ribambelle/api/reviews/review-columns.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { ReviewAnswer } from '@ribambelle/domain/reviews/answer.ts';
import type { ReviewVisibility } from '@ribambelle/domain/reviews/review.ts';
import { type RawBuilder, sql } from 'kysely';
import { activitiesFound, searchWords } from '../activities/index.ts';
import { MOST_COUNTED } from '../database/counted.ts';
import { idsFound, typedWords } from '../database/search.ts';
import type { Db } from '../database/transaction.ts';
import { type ColumnOrders, type ListQuery, orderBy } from '../lists/list-views.ts';
import { withinDays } from '../lists/within-days-views.ts';

/** A review with its activity; the title is a bilingual column. */
export interface OfficeReviewRow {
  readonly cuid: string;
  readonly score: number;
  readonly message: string | null;
  readonly private: boolean;
  readonly hidden: boolean;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly answer: string | null;
  readonly answered_at: string | null;
  readonly answered_by: string | null;
  readonly customer_cuid: string;
  readonly customer_firstname: string;
  readonly customer_lastname: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly title: Json;
  readonly registration_cuid: string;
  readonly start_at: string;
}

interface ReviewQuery {
  readonly timezone: string;
  readonly filters: {
    readonly search?: string | undefined;
    readonly activity?: string | undefined;
    readonly score?: number | undefined;
    readonly visibility?: ReviewVisibility | undefined;
    readonly answer?: ReviewAnswer | undefined;
    /** The days on which it was written. */
    readonly created_from?: string | undefined;
    readonly created_to?: string | undefined;
  };
}

const WHOLE = sql`select w.cuid, w.score, w.message, w.private, w.hidden_at is not null as hidden, w.version, w.created_at, w.updated_at, w.answer, w.answered_at,
    (select trim(b.firstname || ' ' || b.lastname) from collaborators b where b.organiser_id = w.organiser_id and b.id = w.answered_by) as answered_by, c.cuid as customer_cuid,
    c.firstname as customer_firstname, c.lastname as customer_lastname, p.firstname, p.lastname, v.title, r.cuid as registration_cuid, a.start_at
  from reviews w
  join customers c on c.organiser_id = w.organiser_id and c.id = w.customer_id
  join registrations r on r.organiser_id = w.organiser_id and r.id = w.registration_id
  join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
  join participants p on p.organiser_id = r.organiser_id and p.id = r.participant_id
  join activities v on v.organiser_id = w.organiser_id and v.id = w.activity_id`;

/** Selects reviews, newest first unless sorted. */
export function selectReviews(
  input: ReviewQuery & { sort: Order<typeof reviewColumns> | undefined },
): ListQuery<OfficeReviewRow> {
  const orders: ColumnOrders<typeof reviewColumns> = {
    score: [sql`w.score`],
    created: [sql`w.created_at`],
  };
  return {
    rows: sql`${WHOLE} where ${matching(input)}
      order by ${orderBy(input.sort ?? '-created', { orders, id: sql`w.id` })}`,
    counted: sql`select from reviews w where ${matching(input)}`,
  };
}

/**
 * Computes the average of the scores found, of the 10 000 newest when there are more; null for
 * none.
 */
export async function averageScore(db: Db, input: ReviewQuery): Promise<number | null> {
  const { rows } = await sql<{ count: number; average_score: number | null }>`
    select count(*) as count, avg(score) as average_score from (
      select w.score from reviews w where ${matching(input)} order by w.created_at desc, w.id limit ${MOST_COUNTED}) counted`.execute(
    db,
  );
  return rows[0]?.average_score ?? null;
}

/** Finds a review by its cuid; undefined for none. */
export async function findOfficeReview(
  db: Db,
  review: string,
): Promise<OfficeReviewRow | undefined> {
  const { rows } = await sql<OfficeReviewRow>`
    ${WHOLE} where w.cuid = ${review}`.execute(db);
  return rows[0];
}

/**
 * Counts the reviews of two stars or fewer that wait for an answer and whose author can still read
 * one.
 */
export async function countToAnswer(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from reviews w where ${answerCondition('TO_ANSWER')}`.execute(db);
  return rows[0]?.count ?? 0;
}

function answerCondition(filter: ReviewAnswer): RawBuilder<unknown> {
  if (filter === 'ANSWERED') return sql`w.answer is not null`;
  if (filter === 'UNANSWERED') return sql`w.answer is null`;
  return sql`w.answer is null and w.score < 3 and not w.author_left`;
}

function matching({ timezone, filters }: ReviewQuery): RawBuilder<unknown> {
  const conditions = [sql`true`];
  const ofActivities = (activities: RawBuilder<unknown>) => sql`w.activity_id = any(${activities})`;
  const words = typedWords(filters.search);
  if (words !== null) {
    conditions.push(sql`(w.id = any(${idsFound('reviews', words)}) or w.customer_id = any(${idsFound('customers', words)})
      or ${ofActivities(sql`array(select ${activitiesFound(searchWords(filters.search), { slips: false })})`)})`);
  }
  if (filters.activity !== undefined) {
    conditions.push(
      ofActivities(sql`array(select id from activities where cuid = ${filters.activity})`),
    );
  }
  if (filters.score !== undefined)
    conditions.push(sql`w.score >= ${filters.score} and w.score < ${filters.score + 1}`);
  const { created_from: from, created_to: to } = filters;
  conditions.push(...withinDays(sql`w.created_at`, { from, to, timezone }));
  if (filters.visibility === 'PRIVATE') conditions.push(sql`w.private`);
  if (filters.visibility === 'HIDDEN')
    conditions.push(sql`not w.private and w.hidden_at is not null`);
  if (filters.visibility === 'SHOWABLE')
    conditions.push(sql`not w.private and w.hidden_at is null`);
  if (filters.answer !== undefined) conditions.push(answerCondition(filters.answer));
  return sql.join(conditions, sql` and `);
}
