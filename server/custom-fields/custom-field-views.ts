import type { customField } from '@ribambelle/api/custom-fields/shapes.ts';
import { shownFields } from '@ribambelle/domain/custom-fields/answers.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import { choicesIn } from './choices-in.ts';
import { typeOf } from './type-of.ts';

export type CustomField = z.infer<typeof customField>;

/** The active custom fields of customers and participants in the order in which they are asked (1 §3.1). */
export async function loadCustomFields(
  db: Db,
  input: { organiser: Organiser; language: Language },
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
    .where('organiser_id', '=', input.organiser.id)
    .where('active', '=', true)
    .execute();
  const text = textReader(input);
  return shownFields(rows).map((row) => ({
    id: row.id,
    entity: row.entity === 'PARTICIPANTS' ? 'PARTICIPANTS' : 'CUSTOMERS',
    type: typeOf(row.type),
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
