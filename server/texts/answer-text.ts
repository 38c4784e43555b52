import type { Json } from '@ribambelle/database/json.ts';

/**
 * Returns an answer as people read it: the labels of its choices, joined with commas; any other
 * answer as it was given.
 */
export function answerText(
  content: string,
  input: { choices: Json; text: (column: Json) => string },
): string {
  const list: readonly Json[] = Array.isArray(input.choices) ? input.choices : [];
  const labels = new Map(list.flatMap((choice) => labelOf(choice, input.text)));
  const ids = content.replaceAll(/["[\]\s]/g, '').split(',');
  return ids.every((id) => labels.has(id)) ? ids.map((id) => labels.get(id)).join(', ') : content;
}

function labelOf(choice: Json, text: (column: Json) => string): (readonly [string, string])[] {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return [];
  const fields = new Map<string, Json | undefined>(Object.entries(choice));
  const id = fields.get('id');
  return typeof id === 'number' ? [[String(id), text(fields.get('label') ?? null)]] : [];
}
