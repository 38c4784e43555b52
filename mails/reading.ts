import type { Reading } from '@ribambelle/texts/formats/local-time.ts';
import type { Drawing } from './definition.ts';

/**
 * Returns how dates are written: in the reader's language and the organiser's zone, always with the
 * year, because an e-mail is kept for years.
 */
export function readingOf({
  language,
  sender,
}: Pick<Drawing<unknown>, 'language' | 'sender'>): Reading & { readonly current_year: number } {
  return { language, time_zone: sender.timezone, current_year: 0 };
}
