import type { Json } from '@ribambelle/database/json.ts';

type QuestionType = 'TEXT' | 'DATE' | 'CHOICES_SINGLE' | 'CHOICES_MULTIPLE';

/** A question's type column, which the database restricts to these values. */
export function questionTypeOf(column: string): QuestionType {
  return column === 'DATE' || column === 'CHOICES_SINGLE' || column === 'CHOICES_MULTIPLE'
    ? column
    : 'TEXT';
}

/** The choices of a question or custom field: `[{ id, label: { fr, en }, order }]`; entries without an id are left out. */
export function choicesOf(column: Json): { id: number; label: Json; order: number }[] {
  if (!Array.isArray(column)) return [];
  return column.flatMap((entry: Json, index) => {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return [];
    const fields = new Map<string, Json | undefined>(Object.entries(entry));
    const id = fields.get('id');
    const order = fields.get('order');
    return typeof id === 'number'
      ? [{ id, label: fields.get('label') ?? {}, order: typeof order === 'number' ? order : index }]
      : [];
  });
}
