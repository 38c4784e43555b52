import { formAnswer } from '../activities/answers.ts';
import type { Instant } from '../base/instants.ts';
import { millisOf } from '../base/instants.ts';
import { type AnswerType, hasChoices, hasSeveral } from '../custom-fields/answer-types.ts';

/** A form field with its texts in every language; an option that needs a text answer is a TEXT. */
export interface BilingualField {
  readonly id: number;
  readonly type: AnswerType;
  readonly titles: readonly string[];
  readonly choices: readonly { readonly id: number; readonly labels: readonly string[] }[];
}

/** An answer given for a participant, as it was stored. */
export interface PastAnswer {
  readonly participant_id: number;
  readonly given_at: Instant;
  readonly field: BilingualField;
  readonly content: string;
}

/** An answer to propose for a participant, as a form holds it. */
export interface RememberedAnswer {
  readonly participant_id: number;
  readonly field_id: number;
  readonly content: string | string[];
}

/**
 * Returns the last answer of each participant to each of these questions. Two questions are the
 * same when they are identical, or of one type with the same title in a language, in any activity.
 * A choice that is no longer offered is left out.
 */
export function rememberedAnswers(
  fields: readonly BilingualField[],
  past: readonly PastAnswer[],
): readonly RememberedAnswer[] {
  const latest = past.toSorted((one, other) => millisOf(other.given_at) - millisOf(one.given_at));
  const people = [...new Set(latest.map(({ participant_id }) => participant_id))];
  return people.flatMap((participant_id) =>
    fields.flatMap((current) => {
      const content = latest
        .filter(
          (answer) => answer.participant_id === participant_id && isSame(current, answer.field),
        )
        .map((answer) => answerToday(current, answer))
        .find((answer) => answer.length > 0);
      return content === undefined ? [] : [{ participant_id, field_id: current.id, content }];
    }),
  );
}

function isSame(current: BilingualField, before: BilingualField): boolean {
  return (
    current.id === before.id ||
    (current.type === before.type && isAlike(current.titles, before.titles))
  );
}

/** Returns the answer with today's choices: those with the same id, or the same name. */
function answerToday(current: BilingualField, { field, content }: PastAnswer): string | string[] {
  const answer = formAnswer(current, content);
  if (!hasChoices(current.type)) return answer;
  const choices = (typeof answer === 'string' ? [answer] : answer).flatMap((id) => {
    const before = field.choices.find((choice) => String(choice.id) === id);
    const today = current.choices.find((choice) =>
      current.id === field.id
        ? String(choice.id) === id
        : before !== undefined && isAlike(choice.labels, before.labels),
    );
    return today === undefined ? [] : [String(today.id)];
  });
  return hasSeveral(current.type) ? choices : (choices[0] ?? '');
}

function isAlike(one: readonly string[], other: readonly string[]): boolean {
  return one.some(
    (text, index) => text.trim() !== '' && foldedTitle(text) === foldedTitle(other[index] ?? ''),
  );
}

/** Returns a title as it is compared: without its final punctuation, in lower case. */
export function foldedTitle(text: string): string {
  return text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/\s?[?:.!]+$/, '')
    .toLowerCase();
}
