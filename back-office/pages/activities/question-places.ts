import type { Ask } from '@ribambelle/api/client.ts';

export type QuestionValues = NonNullable<Ask<'updateActivityQuestions'>['questions']>[number];

/** Returns the new place of an entry of a list; null when it was removed. */
type Moved = (place: number) => number | null;

/**
 * Returns the questions after one of them moved; conditions follow the questions that they name.
 */
export function movedQuestion(
  questions: readonly QuestionValues[],
  { from, to }: { readonly from: number; readonly to: number },
): QuestionValues[] {
  const sorted_questions = questions
    .toSpliced(from, 1)
    .toSpliced(to, 0, ...questions.slice(from, from + 1));
  return sorted_questions.map((question) => withQuestionAt(question, placeAfter(from, to)));
}

/** Returns the questions without one of them; those that depended on it are always shown. */
export function withoutQuestion(
  questions: readonly QuestionValues[],
  index: number,
): QuestionValues[] {
  return questions
    .toSpliced(index, 1)
    .map((question) => withQuestionAt(question, placeWithout(index)));
}

/** Returns the questions without one choice of a question; conditions keep its other choices. */
export function withoutChoice(
  questions: readonly QuestionValues[],
  of: { readonly question: number; readonly choice: number },
): QuestionValues[] {
  const after = placeWithout(of.choice);
  return questions.map((question, index) => {
    const { shown_when = null, choices } = question;
    if (index === of.question) return { ...question, choices: choices.toSpliced(of.choice, 1) };
    if (shown_when?.question !== of.question) return question;
    const moved_choices = shown_when.choices.flatMap((choice) => after(choice) ?? []);
    return { ...question, shown_when: { ...shown_when, choices: moved_choices } };
  });
}

function withQuestionAt(question: QuestionValues, after: Moved): QuestionValues {
  const { shown_when = null } = question;
  if (shown_when === null) return question;
  const place = after(shown_when.question);
  return { ...question, shown_when: place === null ? null : { ...shown_when, question: place } };
}

function placeAfter(from: number, to: number): Moved {
  return (place) => {
    if (place === from) return to;
    const without = place > from ? place - 1 : place;
    return without >= to ? without + 1 : without;
  };
}

function placeWithout(removed: number): Moved {
  return (place) => {
    if (place === removed) return null;
    return place > removed ? place - 1 : place;
  };
}
