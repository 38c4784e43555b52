import type { Language } from '@ribambelle/domain/base/languages.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';

/**
 * Returns the reason for a cancellation, for a reader: in the words of the person who cancelled, or
 * in ours when nobody did. Null for neither.
 */
export function cancellationReason(
  row: { readonly cancellation_type: string | null; readonly cancellation_message: string | null },
  language: Language,
): string | null {
  const { cancellation_type, cancellation_message } = row;
  const { too_few, unpaid } = textsFor(language).registrations;
  if (cancellation_type === 'AUTOMATIC_INSUFFICIENT_PARTICIPANTS') return too_few;
  return cancellation_type === 'AUTOMATIC' && !cancellation_message ? unpaid : cancellation_message;
}
