import type { Answer, Ask } from '@ribambelle/api/client.ts';
import { NO_TEXT } from '../../fields/bilingual-field.tsx';

export type Field = Answer<'listOfficeCustomFields'>['data'][number];

/** The values of the form of a field. */
export type FieldValues = Omit<Ask<'createCustomField'>, 'choices' | 'title' | 'description'> & {
  title: Field['title'];
  description: Field['title'];
  choices: { id: number | null; label: Field['title'] }[];
};

export const NEW_CHOICE = { id: null, label: NO_TEXT };

/** The values of a new field. */
export const NEW_FIELD: FieldValues = {
  entity: 'PARTICIPANTS',
  type: 'TEXT',
  title: NO_TEXT,
  description: NO_TEXT,
  required: false,
  deferred: false,
  health: false,
  pattern: '',
  choices: [NEW_CHOICE, NEW_CHOICE],
};

/** Returns the initial values of the form. */
export function valuesOf(field: Field): FieldValues {
  const { entity, type, title, description, required, deferred, health, pattern, choices } = field;
  return { entity, type, title, description, required, deferred, health, pattern, choices };
}
