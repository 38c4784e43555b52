import type { Language } from '@ribambelle/domain/website/languages.ts';
import { texts as en } from '@ribambelle/texts/en/customers.ts';
import { texts as fr } from '@ribambelle/texts/fr/customers.ts';

/** The sentences about one's own account in the caller's language (R21). */
export function messagesOf(language: Language): typeof fr {
  return language === 'en' ? en : fr;
}
