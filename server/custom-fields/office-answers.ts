import { atOnce } from '../database/statements.ts';
import type { CustomDataEntry } from '@ribambelle/domain/custom-fields/answers.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import { type Answers, loadAnswers } from './answer-facts.ts';
import { storeAnswers } from './custom-field-store.ts';
import { type CustomField, loadCustomFields } from './custom-field-views.ts';
import { readAnswers } from './read-answers.ts';
import { loadReadableAnswers } from './readable-answer-views.ts';

interface AnswersOf {
  readonly organiser: Organiser;
  readonly language: Language;
  /** Whose answers: a family's, or a participant's. */
  readonly owner: { readonly customer_id: number } | { readonly participant_id: number };
}

/** What is asked of a family or participant, what was answered, and all answers as people read them, also to what is no longer asked. */
export async function loadOfficeAnswers(db: Db, input: AnswersOf) {
  const { organiser, owner } = input;
  const organiser_id = organiser.id;
  const of =
    'customer_id' in owner
      ? { ...owner, participant_ids: [] }
      : { customer_id: null, participant_ids: [owner.participant_id] };
  const [fields, owned, answers] = await atOnce(
    () => loadCustomFields(db, input),
    () => loadAnswers(db, { organiser_id, ...of }),
    () => loadReadableAnswers(db, { owner: { organiser_id, ...owner }, text: textReader(input) }),
  );
  const custom_data: Answers =
    'customer_id' in owner ? owned.customer : owned.of(owner.participant_id);
  return {
    custom_fields: fields.filter((field) => field.entity === entityOf(owner)),
    custom_data,
    answers,
  };
}

/**
 * Keeps the answers that staff give for somebody, by the rule of the storefront; null changes nothing. Answers the titles of the fields
 * that changed: what was answered can be about health, and does not go into the log.
 */
export async function changeAnswers(
  db: Db,
  input: AnswersOf & { entries: readonly CustomDataEntry[] | null },
): Promise<readonly string[]> {
  const { organiser, owner, entries } = input;
  if (entries === null) return [];
  const { custom_fields, custom_data } = await loadOfficeAnswers(db, input);
  const answers = readAnswers({
    fields: custom_fields,
    entity: entityOf(owner),
    entries,
    making: false,
    timezone: organiser.timezone,
  });
  await storeAnswers(db, { owner: { organiser_id: organiser.id, ...owner }, answers });
  const dataOf = (list: readonly { field_id: number; data: unknown }[], id: number) =>
    JSON.stringify(list.find(({ field_id }) => field_id === id)?.data ?? null);
  return custom_fields
    .filter(({ id }) => dataOf(custom_data, id) !== dataOf(answers, id))
    .map(({ title }) => title);
}

function entityOf(owner: AnswersOf['owner']): CustomField['entity'] {
  return 'customer_id' in owner ? 'CUSTOMERS' : 'PARTICIPANTS';
}
