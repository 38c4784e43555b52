import type { FormField } from '../custom-fields/answer.ts';
import { readAnswer } from '../custom-fields/answer.ts';
import type { AnsweredBy } from './family-answers.ts';

/** When a question is shown: an earlier one is answered by one of these choices, or by several with one of them among them. */
export interface ShownWhen {
  readonly question_id: number;
  readonly choice_ids: readonly number[];
}

interface Conditional {
  readonly id: number;
  /** Absent or null for a question that is always shown. */
  readonly shown_when?: ShownWhen | null | undefined;
}

interface FormQuestion extends FormField, Conditional {}

/**
 * The questions that are shown to somebody who answers like this, in their order. What depends on a question that is itself not shown is not
 * shown either, whatever was typed there before. What depends on a question that is not asked any more is shown: nobody can say when.
 */
export function shownQuestions<Question extends FormQuestion>(
  questions: readonly Question[],
  given: readonly { readonly question_id: number; readonly content?: unknown }[],
): readonly Question[] {
  const ids = new Set(questions.map(({ id }) => id));
  const chosen = new Map<number, readonly string[]>();
  return questions.filter((question) => {
    const condition = conditionOf(question, ids);
    const isShown =
      condition === null ||
      condition.choice_ids.some((id) => chosen.get(condition.question_id)?.includes(String(id)));
    if (isShown) chosen.set(question.id, choicesIn(question, given));
    return isShown;
  });
}

/** Whether somebody who answered nothing yet has to answer something: a required question is shown to them. */
export function needsAnswers(
  questions: readonly (Conditional & { readonly required: boolean })[],
): boolean {
  const ids = new Set(questions.map(({ id }) => id));
  return questions.some((question) => question.required && conditionOf(question, ids) === null);
}

/** On which answer a question depends; null for none, and where that is not asked any more. */
function conditionOf({ shown_when }: Conditional, ids: ReadonlySet<number>): ShownWhen | null {
  return shown_when != null && ids.has(shown_when.question_id) ? shown_when : null;
}

/** The ids of the choices that were made of a question; none of one that has no choices. */
function choicesIn(
  question: FormQuestion,
  given: readonly { readonly question_id: number; readonly content?: unknown }[],
): readonly string[] {
  if (question.type !== 'CHOICES_SINGLE' && question.type !== 'CHOICES_MULTIPLE') return [];
  const content = given.find(({ question_id }) => question_id === question.id)?.content;
  const answer = readAnswer({ ...question, required: false }, content);
  if (!answer.ok || answer.value === null) return [];
  return typeof answer.value === 'string' ? [answer.value] : answer.value;
}

/** A condition as staff write it: the question and the choices by their places in the list, the first is 0. */
export interface WrittenCondition {
  readonly question: number;
  readonly choices: readonly number[];
}

/** A question as far as a condition looks at it. */
export interface WrittenQuestion {
  readonly type: FormField['type'];
  readonly choices: readonly unknown[];
  readonly answered_by: AnsweredBy;
  readonly shown_when: WrittenCondition | null;
}

/** Why a condition is not taken. */
export type ConditionCode =
  | 'CONDITION_NOT_EARLIER'
  | 'CONDITION_WITHOUT_CHOICES'
  | 'CONDITION_OF_PARTICIPANT'
  | 'CONDITION_CHOICE_UNKNOWN';

/**
 * What is wrong with the condition of the question at `index`; null for nothing. It names an earlier question, so that there are no circles;
 * that one has choices, and is asked of the family where this one is; and one of them at least, each of which there is, is named.
 */
export function conditionRefusal(
  questions: readonly WrittenQuestion[],
  index: number,
): ConditionCode | null {
  const condition = questions[index]?.shown_when ?? null;
  if (condition === null) return null;
  const earlier = condition.question < index ? questions[condition.question] : undefined;
  if (earlier === undefined) return 'CONDITION_NOT_EARLIER';
  if (!earlier.type.startsWith('CHOICES')) return 'CONDITION_WITHOUT_CHOICES';
  const of_one =
    questions[index]?.answered_by === 'FAMILY' && earlier.answered_by === 'PARTICIPANT';
  if (of_one) return 'CONDITION_OF_PARTICIPANT';
  const all_there = condition.choices.every((choice) => choice < earlier.choices.length);
  return condition.choices.length > 0 && all_there ? null : 'CONDITION_CHOICE_UNKNOWN';
}
