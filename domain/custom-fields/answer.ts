import { isDay } from '../base/calendar.ts';
import { canonicalInstant } from '../base/instants.ts';
import { isOneLine } from '../base/lines.ts';
import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';
import { type AnswerType, LONGEST_LINE, LONGEST_TEXT } from './answer-types.ts';
import { fitsPattern } from './pattern.ts';

/** A field of a form: a custom field or a question. */
export interface FormField {
  readonly type: AnswerType;
  readonly required: boolean;
  readonly pattern?: string | null;
  readonly choices: readonly { readonly id: number; readonly label: string }[];
}

/** An answer: a text, a list of choices, or nothing. */
export type Answer = string | readonly string[] | null;

/** The reasons to refuse an answer. */
export type AnswerCode =
  | 'ANSWER_REQUIRED'
  | 'ANSWER_INVALID'
  | 'ANSWER_TOO_LONG'
  | 'PATTERN_MISMATCH'
  | 'INVALID_DATE'
  | 'UNKNOWN_CHOICE';

/**
 * Returns an answer as it is stored: trimmed text, a day, the id of the choice as text, or a list
 * of such ids. A choice may be given by id or label. An empty answer is null, and refused when
 * required (1 §5, 2 §5).
 */
export function readAnswer(field: FormField, answer: unknown): Decision<Answer, AnswerCode> {
  if (isNothing(answer)) return field.required ? refuse('ANSWER_REQUIRED') : permit(null);
  return READERS[field.type](field, answer);
}

type Reader = (field: FormField, answer: unknown) => Decision<Answer, AnswerCode>;

const READERS: Readonly<Record<AnswerType, Reader>> = {
  TEXT: fromText(readLine),
  LONGTEXT: fromText((_, text) =>
    text.length > LONGEST_TEXT ? refuse('ANSWER_TOO_LONG') : permit(text),
  ),
  DATE: fromText((_, text) => readDate(text)),
  CHOICES_SINGLE: fromText(readChoice),
  CHOICES_MULTIPLE: readChoices,
};

/** Returns a reader of trimmed texts and of numbers; refuses ANSWER_INVALID for anything else. */
function fromText(read: (field: FormField, text: string) => Decision<Answer, AnswerCode>): Reader {
  return (field, answer) => {
    const text = typeof answer === 'number' ? String(answer) : answer;
    return typeof text === 'string' ? read(field, text.trim()) : refuse('ANSWER_INVALID');
  };
}

function isNothing(answer: unknown): boolean {
  if (answer === null || answer === undefined) return true;
  return typeof answer === 'string'
    ? answer.trim() === ''
    : Array.isArray(answer) && answer.length === 0;
}

function readLine({ pattern }: FormField, text: string): Decision<Answer, AnswerCode> {
  if (text.length > LONGEST_LINE) return refuse('ANSWER_TOO_LONG');
  if (!isOneLine(text)) return refuse('ANSWER_INVALID');
  return !pattern || fitsPattern(text, pattern) ? permit(text) : refuse('PATTERN_MISMATCH');
}

/**
 * Reads a day. A moment counts as the day written in it, since the person chose a day, not a time;
 * one in UTC was converted to the zone's day before.
 */
function readDate(text: string): Decision<Answer, AnswerCode> {
  const day = canonicalInstant(text) === null ? text : text.slice(0, 10);
  return isDay(day) ? permit(day) : refuse('INVALID_DATE');
}

function readChoice(field: FormField, text: string): Decision<Answer, AnswerCode> {
  const id = choiceNamed(field, text);
  return id === null ? refuse('UNKNOWN_CHOICE') : permit(id);
}

function readChoices(field: FormField, answer: unknown): Decision<Answer, AnswerCode> {
  const list: readonly unknown[] | null = Array.isArray(answer) ? answer : null;
  const ids =
    list?.map((one) => choiceNamed(field, typeof one === 'string' ? one.trim() : String(one))) ??
    choicesNamed(field, String(answer));
  const knownIds = ids.filter((id) => id !== null);
  return knownIds.length < ids.length ? refuse('UNKNOWN_CHOICE') : permit([...new Set(knownIds)]);
}

/**
 * Reads the choices in one text with ids or labels between commas, as an answer is shown; a label
 * may contain commas itself.
 */
function choicesNamed(field: FormField, text: string): readonly (string | null)[] {
  const parts = text.split(',');
  const longest = Math.max(1, ...field.choices.map(({ label }) => label.split(',').length));
  const ids: string[] = [];
  for (let from = 0; from < parts.length;) {
    let length = Math.min(longest, parts.length - from);
    const findId = () =>
      choiceNamed(
        field,
        parts
          .slice(from, from + length)
          .join(',')
          .trim(),
      );
    while (length > 1 && findId() === null) length -= 1;
    const id = findId();
    if (id === null) return [null];
    ids.push(id);
    from += length;
  }
  return ids;
}

function choiceNamed(field: FormField, text: string): string | null {
  const choice =
    field.choices.find((one) => String(one.id) === text) ??
    field.choices.find((one) => one.label === text);
  return choice ? String(choice.id) : null;
}
