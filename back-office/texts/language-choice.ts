import { FIRST_LANGUAGE, type Language } from '@ribambelle/domain/base/languages.ts';
import { createContext, useContext } from 'react';

export interface LanguageChoice {
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

export const LanguageContext = createContext<LanguageChoice>({
  language: FIRST_LANGUAGE,
  choose: () => {},
});

/** Returns the language of the back-office, and the function that changes it. */
export function useLanguageChoice(): LanguageChoice {
  return useContext(LanguageContext);
}
