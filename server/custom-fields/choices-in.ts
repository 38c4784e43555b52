import type { Json } from '@ribambelle/database/json.ts';

/**
 * Returns the choices in a column, each with its label as it was written; leaves out anything else.
 */
export function choicesIn(column: Json): { readonly id: number; readonly label: Json }[] {
  const list: readonly Json[] = Array.isArray(column) ? column : [];
  return list.flatMap((choice) => {
    if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return [];
    const fields = new Map<string, Json | undefined>(Object.entries(choice));
    const id = fields.get('id');
    return typeof id === 'number' ? [{ id, label: fields.get('label') ?? null }] : [];
  });
}
