import type { Json } from '@ribambelle/database/json.ts';
import type { RegistrationToReview } from '@ribambelle/domain/reviews/review.ts';
import { sql } from 'kysely';
import { isOff } from '../database/takes-place.ts';
import type { Db } from '../database/transaction.ts';
import { queueJob } from '../events/queue-job.ts';

/** A review as its author sees it. */
export interface ReviewRow {
  readonly id: number;
  readonly score: number;
  readonly message: string | null;
  readonly private: boolean;
  readonly answer: { readonly text: string; readonly answered_at: string } | null;
}

/** A review being answered, with its activity. */
export interface ReviewAnswered {
  readonly cuid: string;
  readonly customer_id: number;
  readonly answer: string;
  readonly title: Json;
  readonly registration_cuid: string;
}

interface Own {
  readonly customer_id: number;
}

interface Written {
  readonly registration_id: number;
  readonly score: number;
  readonly message: string | null;
}

/**
 * Locks one of the customer's registrations until the transaction ends, with the facts that a
 * review needs. Undefined for none.
 */
export async function lockToReview(
  db: Db,
  input: Own & { registration_id: number },
): Promise<(RegistrationToReview & { readonly activity_id: number }) | undefined> {
  const { registration_id } = input;
  const { rows } = await sql<Omit<RegistrationToReview, 'reviewed'> & { activity_id: number }>`
    select a.activity_id, r.cancelled_at is not null as cancelled, coalesce((
        select min(d.start_at) from registration_dates c
        join availability_dates d on d.organiser_id = c.organiser_id and d.id = c.date_id
        where c.organiser_id = r.organiser_id and c.registration_id = r.id and not ${isOff({ t: 'c' })}), a.start_at) as start_at
    from registrations r join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    where r.id = ${registration_id} and r.customer_id = ${input.customer_id}
    for update of r`.execute(db);
  const [row] = rows;
  // read once the lock is held: a review given meanwhile is seen
  return row === undefined
    ? undefined
    : { ...row, reviewed: (await findReview(db, registration_id)) !== null };
}

/** Finds the review of a registration; null while there is none. */
export async function findReview(db: Db, registration_id: number): Promise<ReviewRow | null> {
  const row = await db
    .selectFrom('reviews')
    .select(['id', 'score', 'message', 'private', 'answer', 'answered_at'])
    .where('registration_id', '=', registration_id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { answer: text, answered_at, ...review } = row;
  return {
    ...review,
    answer: text === null || answered_at === null ? null : { text, answered_at },
  };
}

/** Writes a review, of the registration's activity at that moment. */
export async function insertReview(
  db: Db,
  input: Own & Written & { activity_id: number; private: boolean; now: string },
): Promise<void> {
  const { now, ...review } = input;
  await db
    .insertInto('reviews')
    .values({ ...review, created_at: now, updated_at: now })
    .execute();
}

/**
 * Changes score and message of the customer's review of a registration; returns false when it is
 * not theirs, or of another registration.
 */
export async function storeReview(
  db: Db,
  input: Own & Written & { id: number; now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reviews')
    .set({ score: input.score, message: input.message, updated_at: input.now })
    .where('id', '=', input.id)
    .where('customer_id', '=', input.customer_id)
    .where('registration_id', '=', input.registration_id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Locks a review for a change, by its cuid, with its author; undefined for none. */
export async function lockReview(db: Db, review: string) {
  const row = await db
    .selectFrom('reviews as w')
    .innerJoin('customers as c', (join) =>
      join.onRef('c.organiser_id', '=', 'w.organiser_id').onRef('c.id', '=', 'w.customer_id'),
    )
    .select([
      'w.id',
      'w.cuid',
      'w.private',
      'w.hidden_at',
      'w.version',
      'w.answer',
      'c.deleted_at',
      'c.firstname',
      'c.lastname',
    ])
    .where('w.cuid', '=', review)
    .forNoKeyUpdate('w')
    .executeTakeFirst();
  return row === undefined
    ? undefined
    : { ...row, hidden: row.hidden_at !== null, author_left: row.deleted_at !== null };
}

/** Hides a review from an instant on, or shows it with null. */
export async function storeHidden(
  db: Db,
  input: { id: number; hidden_at: string | null },
): Promise<void> {
  await db
    .updateTable('reviews')
    .set({ hidden_at: input.hidden_at })
    .where('id', '=', input.id)
    .execute();
}

/** Stores the answer of staff to a review, its author and moment; null removes it. */
export async function storeAnswer(
  db: Db,
  input: { id: number; answer: string | null; collaborator_id: number; now: string },
): Promise<void> {
  const { id, answer, collaborator_id, now } = input;
  const by = answer === null ? null : { at: now, collaborator_id };
  await db
    .updateTable('reviews')
    .set({
      answer,
      answered_at: by?.at ?? null,
      answered_by: by?.collaborator_id ?? null,
    })
    .where('id', '=', id)
    .execute();
}

/** Queues the e-mail about an answer; only one waits for each review. */
export async function queueAnswerMail(
  db: Db,
  input: { review_id: number; run_at: string; now: string },
): Promise<void> {
  const { review_id, run_at, now } = input;
  await queueJob(db, {
    name: 'send-review-answer-mail',
    payload: { review_id },
    key: `review-answer ${review_id}`,
    run_at,
    now,
  });
}

/**
 * Finds the answer to a review as its family reads it; null when it was removed. The title is a
 * bilingual column.
 */
export async function findAnswer(db: Db, id: number): Promise<ReviewAnswered | null> {
  const { rows } = await sql<ReviewAnswered>`
    select w.cuid, w.customer_id, w.answer, v.title, r.cuid as registration_cuid
    from reviews w
    join registrations r on r.organiser_id = w.organiser_id and r.id = w.registration_id
    join activities v on v.organiser_id = w.organiser_id and v.id = w.activity_id
    where w.id = ${id} and w.answer is not null`.execute(db);
  return rows[0] ?? null;
}
