import { answerTypeOf } from '@ribambelle/domain/custom-fields/answer-types.ts';
import type { customField } from '@ribambelle/api/custom-fields/shapes.ts';
import { shownFields } from '@ribambelle/domain/custom-fields/answers.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import { choicesIn } from './choices-in.ts';
import { entityOf } from './entity-of.ts';

export type CustomField = z.infer<typeof customField>;

const OF_THE_SITE: readonly CustomField['entity'][] = ['CUSTOMERS', 'PARTICIPANTS'];

/**
 * Loads the active custom fields in the order of the form (1 §3.1): of one entity, or of customers
 * and participants, as on the site.
 */
export async function loadCustomFields(
  db: Db,
  input: { organiser: Organiser; language: Language; of?: CustomField['entity'] },
): Promise<readonly CustomField[]> {
  const rows = await db
    .selectFrom('custom_fields')
    .select([
      'id',
      'entity',
      'type',
      'title',
      'description',
      'required',
      'active',
      'deferred',
      'order',
      'pattern',
      'choices',
    ])
    .where('active', '=', true)
    .where('entity', 'in', input.of === undefined ? OF_THE_SITE : [input.of])
    .execute();
  const text = textReader(input);
  return shownFields(rows).map((row) => ({
    id: row.id,
    entity: entityOf(row.entity),
    type: answerTypeOf(row.type),
    title: text(row.title),
    description: text(row.description),
    required: row.required,
    active: row.active,
    deferred: row.deferred,
    order: row.order,
    pattern: row.pattern,
    choices: choicesIn(row.choices).map(({ id, label }) => ({ id, label: text(label) })),
  }));
}
