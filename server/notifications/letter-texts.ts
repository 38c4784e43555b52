import type { Language } from '@ribambelle/domain/website/languages.ts';
import { texts as en } from '@ribambelle/texts/en/letters.ts';
import { texts as fr } from '@ribambelle/texts/fr/letters.ts';

/** The sentences of letters in the reader's language (R21). */
export function letterTexts(language: Language): typeof fr {
  return language === 'en' ? en : fr;
}
