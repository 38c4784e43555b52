import { loaders, type Texts, type TextsNoun } from '@ribambelle/texts/all.ts';
import type { Language } from '@ribambelle/domain/website/languages.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { currentLanguage } from './language.ts';

export const LanguageContext = createContext<{
  language: Language;
  choose: (language: Language) => void;
}>({
  language: currentLanguage(),
  choose: () => {},
});

/** The language of the back-office, and the way to change it. */
export function useLanguage() {
  return useContext(LanguageContext);
}

/** The texts of a noun in the language of the back-office; waits for them the first time. */
export function useTexts<Noun extends TextsNoun>(noun: Noun): Texts[Noun] {
  const { language } = useLanguage();
  const loaded = useSuspenseQuery({
    queryKey: ['texts', language, noun],
    queryFn: () => loaders[language][noun](),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return loaded.data;
}

/** The sentences for error codes, for the fields of forms. */
export function useErrorTexts(): (code: string) => string {
  const { language } = useLanguage();
  const loaded = useSuspenseQuery({
    queryKey: ['texts', language, 'errors'],
    queryFn: async () =>
      new Map<string, string>(
        Object.entries(
          language === 'en'
            ? (await import('@ribambelle/texts/en/all-errors.ts')).errors
            : (await import('@ribambelle/texts/fr/all-errors.ts')).errors,
        ),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return (code) => loaded.data.get(code) ?? code;
}
