import type { AnsweredBy } from '@ribambelle/domain/activities/family-answers.ts';
import type { Json } from '@ribambelle/database/json.ts';

/**
 * Returns who answers a question (participant or family) from its column, which the database
 * restricts to these values.
 */
export function answeredBy(column: string): AnsweredBy {
  return column === 'FAMILY' ? column : 'PARTICIPANT';
}

interface ConditionColumns {
  readonly shown_when_question_id: number | null;
  readonly shown_when_choice_ids: readonly number[];
}

/** Returns the condition under which a question is shown; null for always. */
export function shownWhenOf(row: ConditionColumns) {
  return row.shown_when_question_id === null
    ? null
    : { question_id: row.shown_when_question_id, choice_ids: [...row.shown_when_choice_ids] };
}

/**
 * Returns the same condition as staff write it, by positions in the list of questions; null for
 * always, and when its question is withdrawn.
 */
export function writtenConditionOf(
  row: ConditionColumns,
  questions: readonly { readonly id: number; readonly choices: Json }[],
) {
  const question = questions.findIndex(({ id }) => id === row.shown_when_question_id);
  const earlier = questions[question];
  if (earlier === undefined) return null;
  const choices = choicesOf(earlier.choices).flatMap(({ id }, index) =>
    row.shown_when_choice_ids.includes(id) ? [index] : [],
  );
  return { question, choices };
}

/**
 * Returns the choices of a question or custom field: `[{ id, label: { fr, en }, order }]`; entries
 * without an id are left out.
 */
export function choicesOf(column: Json): { id: number; label: Json; order: number }[] {
  if (!Array.isArray(column)) return [];
  return column.flatMap((entry: Json, index) => {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return [];
    const fields = new Map<string, Json | undefined>(Object.entries(entry));
    const id = fields.get('id');
    const order = fields.get('order');
    return typeof id === 'number'
      ? [{ id, label: fields.get('label') ?? {}, order: typeof order === 'number' ? order : index }]
      : [];
  });
}
