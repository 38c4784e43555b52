import {
  FIRST_LANGUAGE,
  HABITS,
  isLanguage,
  type Language,
  LANGUAGES,
  negotiateLanguage,
} from '@ribambelle/domain/base/languages.ts';

const KEY = 'ribambelle_language';

/** The language in which the back-office speaks: the one chosen, else the browser's, else the first. */
export function currentLanguage(): Language {
  const chosen = localStorage.getItem(KEY);
  if (isLanguage(chosen)) return chosen;
  return negotiateLanguage(navigator.languages.join(','), FIRST_LANGUAGE);
}

/** Remembers the language on this machine. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(KEY, language);
  document.documentElement.lang = language;
}

/** The languages for a choice, each as those who speak it call it. */
export const LANGUAGE_CHOICES = LANGUAGES.map((value) => ({ value, label: HABITS[value].name }));

/** What a reader calls a language: anglais, English. */
export function nameOfLanguage(language: Language, reader: Language): string {
  return new Intl.DisplayNames([HABITS[reader].locale], { type: 'language' }).of(language) ?? '';
}

/** Those that are not this one. */
export function otherLanguages(language: Language): readonly Language[] {
  return LANGUAGES.filter((other) => other !== language);
}
