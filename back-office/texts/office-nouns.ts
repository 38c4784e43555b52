import { FIRST_LANGUAGE } from '@ribambelle/domain/base/languages.ts';
import { loaders, type TextsNoun } from '@ribambelle/texts/all.ts';
import { OFFICE_NOUN } from './office-noun.ts';

const pattern = new RegExp(`^${OFFICE_NOUN}$`);

const isOffices = (noun: string): noun is TextsNoun =>
  Object.hasOwn(loaders[FIRST_LANGUAGE], noun) && pattern.test(noun);

/**
 * The nouns that load together at the start, as one file (`vite.config.ts`), so that no page waits
 * for its texts.
 */
export const officeNouns: readonly TextsNoun[] = Object.keys(loaders[FIRST_LANGUAGE]).filter(
  isOffices,
);
