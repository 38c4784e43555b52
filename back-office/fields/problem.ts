import { ApiError } from '@ribambelle/api/client.ts';
import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';

/**
 * What a form says of a failed call where no field says it: the server's sentence, or that nobody answered, which loses nothing. Null for
 * what stands beside a field of the form (`shown`), and for what was changed meanwhile, which is told by itself.
 */
export function problemOf(
  error: Error | null,
  input: {
    texts: { readonly offline: string; readonly no_answer_kept: string };
    shown: readonly string[];
  },
): string | null {
  if (error === null) return null;
  const { texts, shown } = input;
  if (!(error instanceof ApiError) || error.status === 0)
    return navigator.onLine ? texts.no_answer_kept : texts.offline;
  if (error.code === 'CHANGED_MEANWHILE') return null;
  const beside = Object.keys(error.fields).filter((path) =>
    shown.includes(path.split('.')[0] ?? ''),
  );
  return beside.length > 0 && beside.length === Object.keys(error.fields).length
    ? null
    : sentenceOf(error, texts.no_answer_kept);
}
