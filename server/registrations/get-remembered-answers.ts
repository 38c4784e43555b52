import { getRememberedAnswers as endpoint } from '@ribambelle/api/registrations/get-remembered-answers.ts';
import {
  type BilingualField,
  rememberedAnswers,
} from '@ribambelle/domain/registrations/remembered-answers.ts';
import { action } from '../action.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import {
  type FormFieldRow,
  loadFormFields,
  loadPastAnswers,
  type PastAnswerRow,
} from './remembered-answers-views.ts';

/**
 * Answers the last answers of the caller's participants to today's form fields, by the rule that
 * decides when two questions are the same.
 */
export const getRememberedAnswers = action(endpoint, async ({ db, request, customer }) => {
  const { availabilities } = request;
  const fields = await loadFormFields(db, availabilities);
  const past = fields.length === 0 ? [] : await loadPastAnswers(db, customer.id);
  const remembered = (kind: FormFieldRow['kind']) =>
    rememberedAnswers(
      fields.filter((row) => row.kind === kind).map(fieldOf),
      past.filter((row) => row.kind === kind).map(pastOf),
    );
  return {
    questions: remembered('QUESTION').map(({ field_id, ...answer }) => ({
      ...answer,
      question_id: field_id,
    })),
    options: remembered('OPTION').map(({ participant_id, field_id, content }) => ({
      participant_id,
      option_id: field_id,
      content: String(content),
    })),
  };
});

function fieldOf({ id, type, title, choices }: FormFieldRow): BilingualField {
  return {
    id,
    type,
    titles: wordsOf(title),
    choices: choices.map((choice) => ({ id: choice.id, labels: wordsOf(choice.label) })),
  };
}

function pastOf({ participant_id, given_at, content, ...row }: PastAnswerRow) {
  return { participant_id, given_at, content, field: fieldOf(row) };
}

/** Returns a text in every language, always in the same order. */
function wordsOf(column: FormFieldRow['title']): readonly string[] {
  const { fr, en } = bilingualOf(column);
  return [fr, en];
}
