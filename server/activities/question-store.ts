import type { questionFields } from '@ribambelle/api/activities/office-shapes.ts';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';

type QuestionValues = z.output<typeof questionFields>;

/** Loads the ids of the questions of an activity, including withdrawn ones. */
export async function loadQuestionIds(db: Db, activity_id: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('questions')
    .select('id')
    .where('activity_id', '=', activity_id)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Withdraws all questions of the activity until they are set again; given answers stay. */
export async function withdrawQuestions(db: Db, activity_id: number): Promise<void> {
  await db
    .updateTable('questions')
    .set({ active: false })
    .where('activity_id', '=', activity_id)
    .execute();
}

/** A written question: its id, and those of its choices in their order. */
export interface WrittenIds {
  readonly id: number;
  readonly choice_ids: readonly number[];
}

/**
 * Writes a question with its position in the order; `before` are the questions written earlier,
 * which its condition may name.
 */
export async function saveQuestion(
  db: Db,
  input: {
    activity_id: number;
    order: number;
    question: QuestionValues;
    before: readonly WrittenIds[];
  },
): Promise<WrittenIds> {
  const { activity_id, order } = input;
  const { id, type, title, description, required, answered_by, health, choices } = input.question;
  const numberedChoices = numberChoices(choices);
  const columns = {
    title: JSON.stringify(title),
    description: JSON.stringify(description),
    choices: JSON.stringify(numberedChoices),
    type,
    required,
    answered_by,
    health,
    ...conditionOf(input.question, input.before),
  };
  const row = await db
    .insertInto('questions')
    .values({ activity_id, ...columns, order, active: true, ...(id === null ? {} : { id }) })
    .onConflict((conflict) =>
      conflict.columns(['organiser_id', 'id']).doUpdateSet({ ...columns, order, active: true }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: row.id, choice_ids: numberedChoices.map((choice) => choice.id) };
}

function conditionOf({ shown_when }: QuestionValues, before: readonly WrittenIds[]) {
  const earlier = shown_when === null ? undefined : before[shown_when.question];
  return {
    shown_when_question_id: earlier?.id ?? null,
    shown_when_choice_ids: (shown_when?.choices ?? []).flatMap(
      (choice) => earlier?.choice_ids[choice] ?? [],
    ),
  };
}

/** Gives new choices the next free numbers; existing choices keep theirs. */
function numberChoices(choices: QuestionValues['choices']) {
  let last = Math.max(0, ...choices.map(({ id }) => id ?? 0));
  return choices.map(({ id, label }, order) => ({ id: id ?? (last += 1), label, order }));
}
