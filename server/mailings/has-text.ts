import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { refuse } from '../refusal.ts';
import type { MailingValues } from './mailing-store.ts';

/**
 * Refuses MAILING_WITHOUT_TEXT for a mailing that lacks its subject or its text in every language.
 */
export function refuseWithoutText({
  subject,
  text,
}: Pick<MailingValues, 'subject' | 'text'>): void {
  const missingTexts = (['subject', 'text'] as const).filter((name) =>
    LANGUAGES.every((language) => (name === 'subject' ? subject : text)[language].trim() === ''),
  );
  if (missingTexts.length === 0) return;
  const fields = missingTexts.map((name) => [`${name}.${LANGUAGES[0]}`, 'REQUIRED'] as const);
  refuse('MAILING_WITHOUT_TEXT', Object.fromEntries(fields));
}
