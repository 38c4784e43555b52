/** Whose answer a question wants: each participant's own, or one for the whole family. */
export const ANSWERED_BY = ['PARTICIPANT', 'FAMILY'] as const;
export type AnsweredBy = (typeof ANSWERED_BY)[number];

interface Given {
  readonly question_id: number;
  readonly content?: unknown;
}

/** A registration among those that are asked for at once, and the questions of its activity that the family answers once. */
interface Registering {
  readonly questions: readonly Given[];
  readonly family_ids: readonly number[];
}

/**
 * The answers of each of several registrations of one family, in their order: what one leaves out of a question to the family is what the first
 * of the others says. Who answers it for one of them otherwise has it otherwise.
 */
export function withFamilyAnswers(registrations: readonly Registering[]): readonly Given[][] {
  const said = new Map<number, unknown>();
  for (const { questions } of registrations)
    for (const { question_id, content } of questions)
      if (!isNothing(content) && !said.has(question_id)) said.set(question_id, content);
  return registrations.map(({ questions, family_ids }) => {
    const missing = family_ids.filter(
      (id) =>
        said.has(id) &&
        questions.every(({ question_id, content }) => question_id !== id || isNothing(content)),
    );
    return [
      ...questions.filter(({ question_id }) => !missing.includes(question_id)),
      ...missing.map((question_id) => ({ question_id, content: said.get(question_id) })),
    ];
  });
}

function isNothing(content: unknown): boolean {
  if (content === null || content === undefined) return true;
  return (typeof content === 'string' || Array.isArray(content)) && content.length === 0;
}
