import { inEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { sanitise } from '../texts/sanitise.ts';
import type { MailingValues } from './mailing-store.ts';

/** Returns the values of a form with its rich texts sanitised. */
export function sanitised({ purpose, subject, text, recipients }: MailingValues): MailingValues {
  const clean = inEachLanguage((language) => sanitise(text[language]));
  return { purpose, subject, text: clean, recipients };
}
