import type { Answer } from '@ribambelle/api/client.ts';

export type CustomField = Answer<'describeRegistration'>['customer_fields'][number];
type Entry = { readonly field_id: number; readonly data: string | readonly string[] | null };

/** What stands in the fields of a form, by the id of the custom field: its path is `custom_data.<id>`, as the server's errors say. */
export type CustomValues = Record<string, string | string[]>;

/** The first values of the fields: what was answered before, else nothing. */
export function customValues(
  fields: readonly CustomField[],
  answered: readonly Entry[],
): CustomValues {
  const known = new Map(answered.map(({ field_id, data }) => [field_id, data]));
  return Object.fromEntries(
    fields.map((field) => [String(field.id), valueOf(field, known.get(field.id) ?? null)]),
  );
}

/** The answers as the API takes them; an empty field is no answer (1 §5). */
export function customEntries(
  fields: readonly CustomField[],
  values: CustomValues,
): { field_id: number; data: string | string[] | null }[] {
  return fields.map(({ id }) => {
    const value = values[String(id)] ?? '';
    return { field_id: id, data: value.length === 0 ? null : value };
  });
}

function valueOf(field: CustomField, data: Entry['data']): string | string[] {
  if (field.type !== 'CHOICES_MULTIPLE') return typeof data === 'string' ? data : '';
  return typeof data === 'string' ? [data] : [...(data ?? [])];
}
