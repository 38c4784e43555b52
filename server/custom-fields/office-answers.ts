import { atOnce } from '../database/statements.ts';
import type { CustomDataEntry } from '@ribambelle/domain/custom-fields/answers.ts';
import { requiredAsBefore } from '@ribambelle/domain/custom-fields/answers.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import { type Answers, loadAnswers } from './answer-facts.ts';
import { storeAnswers } from './custom-field-store.ts';
import { type CustomField, loadCustomFields } from './custom-field-views.ts';
import type { AnswersOwner } from './owned-by-views.ts';
import { readAnswers } from './read-answers.ts';
import { loadReadableAnswers } from './readable-answer-views.ts';

interface AnswersOf {
  readonly organiser: Organiser;
  readonly language: Language;
  readonly owner: AnswersOwner;
}

/**
 * Loads the fields for somebody, their answers, and all answers as people read them, also to
 * archived fields.
 */
export async function loadOfficeAnswers(db: Db, input: AnswersOf) {
  const { organiser, owner } = input;
  const of =
    'participant_id' in owner
      ? { customer_id: null, participant_ids: [owner.participant_id] }
      : { customer_id: null, ...owner, participant_ids: [] };
  const [fields, ownAnswers, answers] = await atOnce(
    () => loadCustomFields(db, { organiser, language: input.language, of: entityOf(owner) }),
    () => loadAnswers(db, { ...of }),
    () => loadReadableAnswers(db, { owner: { ...owner }, text: textReader(input) }),
  );
  const custom_data: Answers =
    'participant_id' in owner ? ownAnswers.of(owner.participant_id) : ownAnswers.customer;
  return {
    custom_fields: [...fields],
    custom_data,
    answers,
  };
}

/**
 * Stores the answers that staff give for somebody, by the rule of the storefront, except that
 * required fields without an answer so far may stay empty; null changes nothing. Returns the titles
 * of the fields that changed: answers can be about health, and are not logged.
 */
export async function changeAnswers(
  db: Db,
  input: AnswersOf & { entries: readonly CustomDataEntry[] | null },
): Promise<readonly string[]> {
  const { organiser, owner, entries } = input;
  if (entries === null) return [];
  const { custom_fields, custom_data } = await loadOfficeAnswers(db, input);
  const answers = readAnswers({
    fields: requiredAsBefore(custom_fields, custom_data),
    entity: entityOf(owner),
    entries,
    making: false,
    timezone: organiser.timezone,
  });
  await storeAnswers(db, { owner: { ...owner }, answers });
  const dataOf = (list: readonly { field_id: number; data: unknown }[], id: number) =>
    JSON.stringify(list.find(({ field_id }) => field_id === id)?.data ?? null);
  return custom_fields
    .filter(({ id }) => dataOf(custom_data, id) !== dataOf(answers, id))
    .map(({ title }) => title);
}

function entityOf(owner: AnswersOf['owner']): CustomField['entity'] {
  if ('customer_id' in owner) return 'CUSTOMERS';
  return 'participant_id' in owner ? 'PARTICIPANTS' : 'COLLABORATORS';
}
