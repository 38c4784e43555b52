import { dayMeant, type Zone } from '../base/days.ts';
import { isOfDay } from '../custom-fields/answer-types.ts';
import type { Question, RegistrationAnswers } from './answers.ts';

/** Returns the answers with each moment that was sent for a DATE replaced by its day (R7). */
export function withDaysMeant(
  answers: RegistrationAnswers['questions'],
  input: { readonly questions: readonly Pick<Question, 'id' | 'type'>[]; readonly zone: Zone },
): RegistrationAnswers['questions'] {
  const dates = new Set(input.questions.filter(({ type }) => isOfDay(type)).map(({ id }) => id));
  return answers.map((answer) => {
    const { question_id, content } = answer;
    return dates.has(question_id) && typeof content === 'string'
      ? { question_id, content: dayMeant(content, input.zone) }
      : answer;
  });
}
