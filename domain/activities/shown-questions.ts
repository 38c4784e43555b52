import type { FormField } from '../custom-fields/answer.ts';
import { readAnswer } from '../custom-fields/answer.ts';
import { hasChoices } from '../custom-fields/answer-types.ts';
import type { AnsweredBy } from './family-answers.ts';

/**
 * The condition for showing a question: an earlier one was answered with one of these choices
 * (among others, where several can be chosen).
 */
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
 * Returns the questions that are shown for these answers, in their order. A question that depends
 * on a hidden one is hidden too, whatever was typed there before. One that depends on a removed
 * question is shown, since its condition can no longer be met.
 */
export function shownQuestions<Question extends FormQuestion>(
  questions: readonly Question[],
  answers: readonly { readonly question_id: number; readonly content?: unknown }[],
): readonly Question[] {
  const ids = new Set(questions.map(({ id }) => id));
  const choices = new Map<number, readonly string[]>();
  return questions.filter((question) => {
    const condition = conditionOf(question, ids);
    const isShown =
      condition === null ||
      condition.choice_ids.some((id) => choices.get(condition.question_id)?.includes(String(id)));
    if (isShown) choices.set(question.id, choicesIn(question, answers));
    return isShown;
  });
}

/** True when a new participant must answer something: at least one required question is shown. */
export function needsAnswers(
  questions: readonly (Conditional & { readonly required: boolean })[],
): boolean {
  const ids = new Set(questions.map(({ id }) => id));
  return questions.some((question) => question.required && conditionOf(question, ids) === null);
}

/** Returns the condition of a question; null without one, or when it depends on a removed one. */
function conditionOf({ shown_when }: Conditional, ids: ReadonlySet<number>): ShownWhen | null {
  return shown_when != null && ids.has(shown_when.question_id) ? shown_when : null;
}

/** Returns the ids of the choices made in a question; none when it has no choices. */
function choicesIn(
  question: FormQuestion,
  answers: readonly { readonly question_id: number; readonly content?: unknown }[],
): readonly string[] {
  if (!hasChoices(question.type)) return [];
  const content = answers.find(({ question_id }) => question_id === question.id)?.content;
  const answer = readAnswer({ ...question, required: false }, content);
  if (!answer.ok || answer.value === null) return [];
  return typeof answer.value === 'string' ? [answer.value] : answer.value;
}

/** A condition as staff write it: the question and choices by their index in the list, from 0. */
export interface WrittenCondition {
  readonly question: number;
  readonly choices: readonly number[];
}

/** The part of a question that a condition depends on. */
export interface WrittenQuestion {
  readonly type: FormField['type'];
  readonly choices: readonly unknown[];
  readonly answered_by: AnsweredBy;
  readonly shown_when: WrittenCondition | null;
}

/** The reasons why a condition is refused. */
export type ConditionCode =
  | 'CONDITION_NOT_EARLIER'
  | 'CONDITION_WITHOUT_CHOICES'
  | 'CONDITION_OF_PARTICIPANT'
  | 'CONDITION_CHOICE_UNKNOWN';

/**
 * Returns the reason to refuse the condition of the question at `index`, or null. The condition
 * must name an earlier question, which rules out circles, that has choices and is put to the family
 * when this one is; and at least one choice, all of which exist.
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
