import type { Db } from '../database/transaction.ts';
import { shownWhenOf } from './question-columns.ts';

/**
 * Loads the questions of each of these activities, with what decides whether they must be answered;
 * an activity without questions is absent.
 */
export async function loadQuestions(db: Db, activity_ids: readonly number[]) {
  if (activity_ids.length === 0) return new Map<number, never[]>();
  const rows = await db
    .selectFrom('questions')
    .select(['id', 'activity_id', 'required', 'shown_when_question_id', 'shown_when_choice_ids'])
    .where('activity_id', 'in', [...activity_ids])
    .where('active', '=', true)
    .execute();
  const questions = rows.map((row) => ({
    id: row.id,
    activity_id: row.activity_id,
    required: row.required,
    shown_when: shownWhenOf(row),
  }));
  return Map.groupBy(questions, ({ activity_id }) => activity_id);
}
