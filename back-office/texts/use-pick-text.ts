import { useLanguage } from '@ribambelle/client/texts/texts-context.tsx';
import { type Bilingual, FIRST_LANGUAGE } from '@ribambelle/domain/base/languages.ts';
import { pickText } from '@ribambelle/domain/base/pick-text.ts';

/**
 * Returns a function that reads a text written in several languages, for the user of the
 * back-office (R21).
 */
export function usePickText(): (text: Bilingual) => string {
  const language = useLanguage();
  return (text) => pickText(text, { language, fallback: FIRST_LANGUAGE });
}
