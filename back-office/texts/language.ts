import {
  FIRST_LANGUAGE,
  HABITS,
  isLanguage,
  type Language,
  LANGUAGES,
  negotiateLanguage,
} from '@ribambelle/domain/base/languages.ts';

const KEY = 'ribambelle_language';

/**
 * Returns the language of the back-office: the chosen one, or else the browser's, or else the
 * first.
 */
export function currentLanguage(): Language {
  const stored_language = localStorage.getItem(KEY);
  if (isLanguage(stored_language)) return stored_language;
  return negotiateLanguage(navigator.languages.join(','), FIRST_LANGUAGE);
}

/** Remembers the language on this device. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(KEY, language);
  document.documentElement.lang = language;
}

/** The languages for a choice, each by its own name. */
export const LANGUAGE_CHOICES = LANGUAGES.map((value) => ({ value, label: HABITS[value].name }));

/** Returns the name of a language in that of the reader: anglais, English. */
export function nameOfLanguage(language: Language, reader: Language): string {
  return new Intl.DisplayNames([HABITS[reader].locale], { type: 'language' }).of(language) ?? '';
}

/** Returns the languages other than this one. */
export function otherLanguages(language: Language): readonly Language[] {
  return LANGUAGES.filter((other) => other !== language);
}
