import type { Amount, BasisPoints } from '../base/money.ts';
import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';
import type { Answer, AnswerCode, FormField } from '../custom-fields/answer.ts';
import { readAnswer } from '../custom-fields/answer.ts';
import { hasSeveral } from '../custom-fields/answer-types.ts';
import type { AnsweredBy } from './family-answers.ts';
import { shownQuestions, type ShownWhen } from './shown-questions.ts';

/** A price of an option: an amount, a percentage of the base price, or both. */
export interface OptionPrice {
  readonly id: number;
  readonly label: string;
  readonly amount: Amount | null;
  readonly percentage: BasisPoints | null;
}

/** An option of an activity: with one price a switch, with several a choice (2 §5). */
export interface Option {
  readonly id: number;
  readonly title: string;
  /** True when the option asks for a word of explanation. */
  readonly answer_required: boolean;
  /** False when staff waived that word. */
  readonly content_required?: boolean | undefined;
  readonly prices: readonly OptionPrice[];
}

/** A question of an activity (2 §3). */
export interface Question extends FormField {
  readonly id: number;
  /** Null or absent for a question that is always shown. */
  readonly shown_when?: ShownWhen | null | undefined;
  /** When absent, each participant answers for themselves. */
  readonly answered_by?: AnsweredBy | undefined;
}

/** The answers that a customer sends with a registration: the payload of 2 §3. */
export interface RegistrationAnswers {
  readonly options: readonly { readonly price_id: number; readonly content?: string | null }[];
  readonly questions: readonly { readonly question_id: number; readonly content?: unknown }[];
}

/** A chosen option, with the price to charge. */
export interface ChosenOption {
  readonly option_id: number;
  readonly price_id: number;
  readonly content: string | null;
  readonly price: OptionPrice;
}

/** The answers as they are stored; questions without an answer have no entry. */
export interface ReadAnswers {
  readonly options: readonly ChosenOption[];
  readonly questions: readonly {
    readonly question_id: number;
    readonly content: Exclude<Answer, null>;
  }[];
}

/** The refusals; `fields` has `options.<index>.price_id` or `.content`, and `questions.<id>`. */
export type RegistrationAnswersCode =
  | AnswerCode
  | 'ANSWERS_INVALID'
  | 'UNKNOWN_PRICE'
  | 'OPTION_CHOSEN_TWICE'
  | 'UNKNOWN_QUESTION'
  | 'QUESTION_ANSWERED_TWICE';

type FieldErrors = Record<string, RegistrationAnswersCode>;

const LONGEST_CONTENT = 500;

/** Returns an answer as it is stored: several choices are their ids, separated by commas. */
export function storedAnswer(content: Exclude<Answer, null>): string {
  return typeof content === 'string' ? content : content.join(',');
}

/** Returns a stored answer as a form holds it: several choices are a list of their ids. */
export function formAnswer(question: Pick<Question, 'type'>, content: string): string | string[] {
  return hasSeveral(question.type) ? content.split(',').filter((id) => id !== '') : content;
}

/**
 * Reads the options and answers of a registration and checks them against the options and questions
 * of the activity (2 §5, 3 §5). Drops answers to questions that the other answers hide.
 */
export function readRegistrationAnswers(
  offered: { readonly options: readonly Option[]; readonly questions: readonly Question[] },
  answers: RegistrationAnswers,
): Decision<ReadAnswers, RegistrationAnswersCode> {
  const fieldErrors: FieldErrors = {};
  const options = readOptions(offered.options, { given: answers.options, fieldErrors });
  const questions = readQuestions(offered.questions, { given: answers.questions, fieldErrors });
  return Object.keys(fieldErrors).length > 0
    ? refuse('ANSWERS_INVALID', fieldErrors)
    : permit({ options, questions });
}

function readOptions(
  offered: readonly Option[],
  call: { readonly given: RegistrationAnswers['options']; readonly fieldErrors: FieldErrors },
): readonly ChosenOption[] {
  const options: ChosenOption[] = [];
  for (const [index, { price_id, content }] of call.given.entries()) {
    const option = offered.find((one) => one.prices.some((price) => price.id === price_id));
    const price = option?.prices.find((one) => one.id === price_id);
    const text = content?.trim() || null;
    if (!option || !price) call.fieldErrors[`options.${index}.price_id`] = 'UNKNOWN_PRICE';
    else if (options.some((one) => one.option_id === option.id))
      call.fieldErrors[`options.${index}.price_id`] = 'OPTION_CHOSEN_TWICE';
    else if (option.answer_required && option.content_required !== false && text === null)
      call.fieldErrors[`options.${index}.content`] = 'ANSWER_REQUIRED';
    else if (text !== null && text.length > LONGEST_CONTENT)
      call.fieldErrors[`options.${index}.content`] = 'ANSWER_TOO_LONG';
    else
      options.push({
        option_id: option.id,
        price_id,
        content: option.answer_required ? text : null,
        price,
      });
  }
  return options;
}

function readQuestions(
  questions: readonly Question[],
  call: { readonly given: RegistrationAnswers['questions']; readonly fieldErrors: FieldErrors },
): ReadAnswers['questions'] {
  const ids = new Set<number>();
  for (const { question_id } of call.given) {
    if (!questions.some((question) => question.id === question_id))
      call.fieldErrors[`questions.${question_id}`] = 'UNKNOWN_QUESTION';
    else if (ids.has(question_id))
      call.fieldErrors[`questions.${question_id}`] = 'QUESTION_ANSWERED_TWICE';
    ids.add(question_id);
  }
  return shownQuestions(questions, call.given).flatMap((question) => {
    const answer = readAnswer(
      question,
      call.given.find((one) => one.question_id === question.id)?.content,
    );
    if (!answer.ok) call.fieldErrors[`questions.${question.id}`] ??= answer.refused;
    return answer.ok && answer.value !== null
      ? [{ question_id: question.id, content: answer.value }]
      : [];
  });
}
