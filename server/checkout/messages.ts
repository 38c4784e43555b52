import type { Language } from '@ribambelle/domain/website/languages.ts';
import { texts as en } from '@ribambelle/texts/en/checkout.ts';
import { texts as fr } from '@ribambelle/texts/fr/checkout.ts';

/** The sentences of this noun in the caller's language (R21). */
export function messagesOf(language: Language): typeof fr {
  return language === 'en' ? en : fr;
}
