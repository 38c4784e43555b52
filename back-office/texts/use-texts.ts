import { errorLoaders, loaders, type Texts, type TextsNoun } from '@ribambelle/texts/all.ts';
import {
  type Bilingual,
  FIRST_LANGUAGE,
  type Language,
  pickText,
} from '@ribambelle/domain/base/languages.ts';
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

/** Reads a text that organisers write in several languages, for the user of the back-office (R21). */
export function usePickText(): (text: Bilingual) => string {
  const { language } = useLanguage();
  return (text) => pickText(text, { language, fallback: FIRST_LANGUAGE });
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
    queryFn: async () => new Map<string, string>(Object.entries(await errorLoaders[language]())),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return (code) => loaded.data.get(code) ?? code;
}
