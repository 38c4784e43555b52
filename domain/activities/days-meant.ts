import { dayMeant, type Zone } from '../base/days.ts';
import type { Question, RegistrationAnswers } from './answers.ts';

/** The answers to questions with the day that was meant where a date is asked and a moment was sent (R7). */
export function withDaysMeant(
  given: RegistrationAnswers['questions'],
  input: { readonly asked: readonly Pick<Question, 'id' | 'type'>[]; readonly zone: Zone },
): RegistrationAnswers['questions'] {
  const dates = new Set(input.asked.filter(({ type }) => type === 'DATE').map(({ id }) => id));
  return given.map((answer) => {
    const { question_id, content } = answer;
    return dates.has(question_id) && typeof content === 'string'
      ? { question_id, content: dayMeant(content, input.zone) }
      : answer;
  });
}
