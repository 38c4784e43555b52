import { questionTypeOf } from '@ribambelle/domain/custom-fields/answer-types.ts';
import type { option, question } from '@ribambelle/api/availabilities/shapes.ts';
import type { z } from 'zod';
import { type RegistrationForm, answeredBy, choicesOf, shownWhenOf } from '../activities/index.ts';
import type { textReader } from '../texts/bilingual.ts';

/** Returns options and questions in the caller's language. */
export function presentRegistrationForm(
  form: RegistrationForm,
  text: ReturnType<typeof textReader>,
): { options: z.infer<typeof option>[]; questions: z.infer<typeof question>[] } {
  const pricesOf = Map.groupBy(form.prices, (price) => price.option_id);
  return {
    options: form.options.map((row) => ({
      id: row.id,
      title: text(row.title),
      description: text(row.description),
      order: row.order,
      answer_required: row.answer_required,
      prices: (pricesOf.get(row.id) ?? []).map(({ id, label, amount, percentage, left }) => ({
        id,
        label: text(label),
        amount,
        percentage,
        left,
      })),
    })),
    questions: form.questions.map((row) => ({
      id: row.id,
      type: questionTypeOf(row.type),
      title: text(row.title),
      description: text(row.description),
      required: row.required && row.active,
      order: row.order,
      choices: choicesOf(row.choices).map(({ id, label, order }) => ({
        id,
        label: text(label),
        order,
      })),
      shown_when: shownWhenOf(row),
      answered_by: answeredBy(row.answered_by),
    })),
  };
}
