import { isLanguage, type Language } from '@ribambelle/domain/website/languages.ts';

const KEY = 'ribambelle_language';

/** The language in which the back-office speaks: the one chosen, else the browser's, else French. */
export function currentLanguage(): Language {
  const chosen = localStorage.getItem(KEY);
  if (isLanguage(chosen)) return chosen;
  return navigator.language.startsWith('en') ? 'en' : 'fr';
}

/** Remembers the language on this machine. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(KEY, language);
  document.documentElement.lang = language;
}
