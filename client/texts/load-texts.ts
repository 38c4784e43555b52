import {
  FIRST_LANGUAGE,
  inEachLanguage,
  type Language,
} from '@ribambelle/domain/base/languages.ts';
import { errorLoaders, loaders, type Texts, type TextsNoun } from '@ribambelle/texts/all.ts';
import type { LoadedTexts } from './texts-context.tsx';

/** Loads the text of every error code in a language. */
export function loadErrorTexts(language: Language): Promise<Readonly<Record<string, string>>> {
  return errorLoaders[language]();
}

/**
 * Loads the texts of these nouns in a language, and the error texts if `errors`. Skips unknown
 * nouns.
 */
export async function loadTexts(needs: {
  language: Language;
  nouns: readonly string[];
  errors: boolean;
}): Promise<LoadedTexts> {
  const { language } = needs;
  const errors = needs.errors ? loadErrorTexts(language) : null;
  const loaded_texts: Partial<Texts> = {};
  await Promise.all(
    needs.nouns.filter(isNoun).map((noun) => loadInto(loaded_texts, { language, noun })),
  );
  return { language, nouns: loaded_texts, errors: await errors };
}

/** The texts loaded so far, by language. */
const texts_by_language = inEachLanguage((): Partial<Texts> => ({}));

async function loadInto(
  loaded_texts: Partial<Texts>,
  input: { language: Language; noun: TextsNoun },
): Promise<void> {
  const { language, noun } = input;
  const texts = texts_by_language[language];
  if (texts[noun] === undefined) Object.assign(texts, { [noun]: await loaders[language][noun]() });
  Object.assign(loaded_texts, { [noun]: texts[noun] });
}

function isNoun(noun: string): noun is TextsNoun {
  return Object.hasOwn(loaders[FIRST_LANGUAGE], noun);
}
