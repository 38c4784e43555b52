/** The people who answer a question: each participant, or the family once for all. */
export const ANSWERED_BY = ['PARTICIPANT', 'FAMILY'] as const;
export type AnsweredBy = (typeof ANSWERED_BY)[number];

interface Given {
  readonly question_id: number;
  readonly content?: unknown;
}

/** One of several registrations made together, with the questions that the family answers once. */
interface Registering {
  readonly questions: readonly Given[];
  readonly family_ids: readonly number[];
}

/**
 * Returns the answers of several registrations of one family, in their order. A registration
 * without an answer to a family question takes the first one given for any of them; one with its
 * own answer keeps it.
 */
export function withFamilyAnswers(registrations: readonly Registering[]): readonly Given[][] {
  const answers = new Map<number, unknown>();
  for (const { questions } of registrations)
    for (const { question_id, content } of questions)
      if (!isNothing(content) && !answers.has(question_id)) answers.set(question_id, content);
  return registrations.map(({ questions, family_ids }) => {
    const missing = family_ids.filter(
      (id) =>
        answers.has(id) &&
        questions.every(({ question_id, content }) => question_id !== id || isNothing(content)),
    );
    return [
      ...questions.filter(({ question_id }) => !missing.includes(question_id)),
      ...missing.map((question_id) => ({ question_id, content: answers.get(question_id) })),
    ];
  });
}

function isNothing(content: unknown): boolean {
  if (content === null || content === undefined) return true;
  return (typeof content === 'string' || Array.isArray(content)) && content.length === 0;
}
