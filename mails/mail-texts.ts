import type { Language } from '@ribambelle/domain/website/languages.ts';
import { texts as en } from '@ribambelle/texts/en/mails.ts';
import { texts as fr } from '@ribambelle/texts/fr/mails.ts';

export type MailTexts = typeof fr;

const TEXTS: Readonly<Record<Language, MailTexts>> = { fr, en };

/** The sentences of e-mails in the reader's language (R21). */
export function mailTexts(language: Language): MailTexts {
  return TEXTS[language];
}
