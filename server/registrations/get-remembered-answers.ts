import { getRememberedAnswers as endpoint } from '@ribambelle/api/registrations/get-remembered-answers.ts';
import {
  type AskedBefore,
  rememberedAnswers,
} from '@ribambelle/domain/registrations/remembered-answers.ts';
import { action } from '../action.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import {
  type AskedRow,
  loadAsked,
  loadPastAnswers,
  type PastAnswerRow,
} from './remembered-answers-views.ts';

/** The last answers of the caller's participants to what is asked now, by the rule of what is the same question. */
export const getRememberedAnswers = action(
  endpoint,
  async ({ db, request, organiser, customer }) => {
    const { availabilities } = request;
    const asked = await loadAsked(db, { organiser_id: organiser.id, availabilities });
    const past =
      asked.length === 0
        ? []
        : await loadPastAnswers(db, { organiser_id: organiser.id, customer_id: customer.id });
    const remembered = (kind: AskedRow['kind']) =>
      rememberedAnswers(
        asked.filter((row) => row.kind === kind).map(askedOf),
        past.filter((row) => row.kind === kind).map(pastOf),
      );
    return {
      questions: remembered('QUESTION').map(({ asked_id, ...answer }) => ({
        ...answer,
        question_id: asked_id,
      })),
      options: remembered('OPTION').map(({ participant_id, asked_id, content }) => ({
        participant_id,
        option_id: asked_id,
        content: String(content),
      })),
    };
  },
);

function askedOf({ id, type, title, choices }: AskedRow): AskedBefore {
  return {
    id,
    type,
    titles: wordsOf(title),
    choices: choices.map((choice) => ({ id: choice.id, labels: wordsOf(choice.label) })),
  };
}

function pastOf({ participant_id, given_at, content, ...row }: PastAnswerRow) {
  return { participant_id, given_at, content, asked: askedOf(row) };
}

/** A text in every language, always in the same order. */
function wordsOf(column: AskedRow['title']): readonly string[] {
  const { fr, en } = bilingualOf(column);
  return [fr, en];
}
