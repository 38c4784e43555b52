import { inEachLanguage, type Language } from '@ribambelle/domain/base/languages.ts';

const rules = inEachLanguage((language) => new Intl.PluralRules(language));

/** Returns the form of a word for a number in a language. */
export function plural(
  language: Language,
  count: number,
  forms: { one: string; other: string },
): string {
  return rules[language].select(count) === 'one' ? forms.one : forms.other;
}
