import { type InEachLanguage, LANGUAGES } from '@ribambelle/domain/base/languages.ts';

/** True when two texts are the same in every language. */
export function sameText(one: InEachLanguage<string>, other: InEachLanguage<string>): boolean {
  return LANGUAGES.every((language) => one[language] === other[language]);
}
