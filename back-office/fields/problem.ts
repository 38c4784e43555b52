import { ApiError } from '@ribambelle/api/client.ts';
import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';

/**
 * Returns the sentence of a form about a failed call that no field shows: the server's sentence, or
 * that no answer came, in which case nothing is lost. Null when all errors show at fields of the
 * form (`shown`), and for a change by another person, which has its own notice.
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
