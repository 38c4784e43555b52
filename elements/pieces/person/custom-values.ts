import type { Answer } from '@ribambelle/api/client.ts';

export type CustomField = Answer<'describeRegistration'>['customer_fields'][number];
type Entry = { readonly field_id: number; readonly data: string | readonly string[] | null };

/**
 * The values of the fields of a form, by the id of the custom field: its path is
 * `custom_data.<id>`, as in the errors of the server.
 */
export type CustomValues = Record<string, string | string[]>;

/** Returns the first values of the fields: the earlier answers, else empty. */
export function customValues(
  fields: readonly CustomField[],
  entries: readonly Entry[],
): CustomValues {
  const data_of_fields = new Map(entries.map(({ field_id, data }) => [field_id, data]));
  return Object.fromEntries(
    fields.map((field) => [String(field.id), valueOf(field, data_of_fields.get(field.id) ?? null)]),
  );
}

/** Returns the answers as the API takes them; an empty field is no answer (1 §5). */
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
