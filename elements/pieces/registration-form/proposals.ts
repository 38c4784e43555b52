import { hasChoices } from '@ribambelle/domain/custom-fields/answer-types.ts';
import type { Answer } from '@ribambelle/api/client.ts';
import type { AvailabilityPage, FormAnswer, PersonValues, Question } from './form-values.ts';
import { NOTHING_ANSWERED } from './form-values.ts';

export type Remembered = Answer<'getRememberedAnswers'>;

export const NOTHING_REMEMBERED: Remembered = { questions: [], options: [] };

/**
 * Returns a participant's values with their earlier answers; a field that was changed in the form
 * stays, even when it was emptied.
 */
export function withRemembered(
  typed_values: PersonValues | undefined,
  of: { readonly participant_id: number; readonly remembered: Remembered },
): PersonValues {
  const { participant_id, remembered } = of;
  const ofParticipant = <Row extends { participant_id: number }>(rows: readonly Row[]) =>
    rows.filter((row) => row.participant_id === participant_id);
  const values = typed_values ?? NOTHING_ANSWERED;
  return {
    quantity: values.quantity,
    options: {
      ...Object.fromEntries(
        ofParticipant(remembered.options).map(({ option_id, content }) => [
          option_id,
          { price_id: null, content },
        ]),
      ),
      ...values.options,
    },
    questions: {
      ...Object.fromEntries(
        ofParticipant(remembered.questions).map(({ question_id, content }) => [
          question_id,
          content,
        ]),
      ),
      ...values.questions,
    },
  };
}

/**
 * Returns the answers of the family: those typed here, else its latest ones for any participant.
 */
export function familyAnswers(
  questions: readonly Question[],
  of: { readonly typed: PersonValues['questions']; readonly remembered: Remembered },
): PersonValues['questions'] {
  const last = (id: number) =>
    of.remembered.questions.find(({ question_id }) => question_id === id)?.content;
  return Object.fromEntries(
    questions.flatMap(({ id }) => {
      const content = of.typed[id] === undefined ? last(id) : of.typed[id];
      return content === undefined ? [] : [[id, content]];
    }),
  );
}

/**
 * An answer to take over with one press, and the first name of its participant; null for their own,
 * to the same question of another activity.
 */
export interface Proposal {
  readonly firstname: string | null;
  readonly content: string | readonly string[];
}

interface Family {
  readonly availabilities: readonly Pick<AvailabilityPage, 'questions'>[];
  /** The participants being registered, then the rest of the family. */
  readonly people: readonly {
    readonly id: number;
    readonly firstname: string;
    readonly values: PersonValues;
  }[];
}

const MOST = 2;

/**
 * Returns the proposals for a question that has no answer yet: the participant's own to the same
 * question of another activity here, then those of the family. They are proposed and not filled in:
 * one child's allergy is not another's (docs/decisions/0042-a-family-buys.md).
 */
export function proposalsOf(
  question: Question,
  { participant_id, availabilities, people }: Family & { readonly participant_id: number },
): readonly Proposal[] {
  const self = people.find(({ id }) => id === participant_id);
  if (self === undefined || !isEmpty(self.values.questions[question.id])) return [];
  const alike = availabilities
    .flatMap(({ questions }) => questions)
    .filter((other) => other.id !== question.id && isAlike(other, question));
  const proposals = [
    ...alike.map(({ id }) => ({ firstname: null, content: self.values.questions[id] ?? null })),
    ...people
      .filter(({ id }) => id !== participant_id)
      .map(({ firstname, values }) => ({
        firstname,
        content: values.questions[question.id] ?? null,
      })),
  ].flatMap(({ firstname, content }) =>
    content === null || isEmpty(content) ? [] : [{ firstname, content }],
  );
  const once = new Map(
    proposals.toReversed().map((proposal) => [String(proposal.content), proposal]),
  );
  return proposals
    .filter((proposal) => once.get(String(proposal.content)) === proposal)
    .slice(0, MOST);
}

/**
 * Returns the words of a proposal: its text, the labels of its choices, or the day as it is written
 * there.
 */
export function wordsOfAnswer(question: Question, content: string | readonly string[]): string {
  if (!hasChoices(question.type)) return String(content);
  const ids = typeof content === 'string' ? [content] : content;
  return question.choices
    .filter(({ id }) => ids.includes(String(id)))
    .map(({ label }) => label)
    .join(', ');
}

function isAlike(one: Question, other: Question): boolean {
  const has_words = !hasChoices(one.type);
  return has_words && one.type === other.type && foldTitle(one.title) === foldTitle(other.title);
}

function isEmpty(answer: FormAnswer | undefined): boolean {
  return answer === null || answer === undefined || answer.length === 0;
}

function foldTitle(title: string): string {
  return title.trim().toLowerCase();
}
