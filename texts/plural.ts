import type { Language } from '@ribambelle/domain/website/languages.ts';

const rules = { fr: new Intl.PluralRules('fr'), en: new Intl.PluralRules('en') };

/** The form of a word that goes with a number in a language. */
export function plural(
  language: Language,
  count: number,
  forms: { one: string; other: string },
): string {
  return rules[language].select(count) === 'one' ? forms.one : forms.other;
}
