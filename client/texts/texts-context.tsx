import { FIRST_LANGUAGE, type Language } from '@ribambelle/domain/base/languages.ts';
import type { Texts, TextsNoun } from '@ribambelle/texts/all.ts';
import { createContext, type ReactElement, type ReactNode, use, useMemo } from 'react';

/** The texts loaded for a page, and those of the error codes when the page has forms. */
export interface LoadedTexts {
  readonly language: Language;
  readonly nouns: Partial<Texts>;
  readonly errors: Readonly<Record<string, string>> | null;
  /**
   * In an application that loads texts when first needed: the promises of those not there yet,
   * always the same.
   */
  readonly need?: {
    readonly noun: <Noun extends TextsNoun>(noun: Noun) => Promise<Texts[Noun]>;
    readonly errors: () => Promise<Readonly<Record<string, string>>>;
  };
}

const TextsContext = createContext<LoadedTexts>({
  language: FIRST_LANGUAGE,
  nouns: {},
  errors: null,
});

export const TextsProvider = ({
  texts,
  children,
}: {
  readonly texts: LoadedTexts;
  readonly children: ReactNode;
}): ReactElement => <TextsContext value={texts}>{children}</TextsContext>;

/** Adds texts, for a part that is loaded after its page. */
export const MoreTexts = ({
  texts,
  children,
}: {
  readonly texts: LoadedTexts;
  readonly children: ReactNode;
}): ReactElement => {
  const before = use(TextsContext);
  const more = useMemo(
    () => ({ ...before, ...texts, nouns: { ...before.nouns, ...texts.nouns } }),
    [before, texts],
  );
  return <TextsContext value={more}>{children}</TextsContext>;
};

/** Returns the language of the page. */
export const useLanguage = (): Language => use(TextsContext).language;

/**
 * Returns the texts of a noun. On the site they must be declared beforehand: an element does so in
 * `needs.ts`, an account page in its route. In the back-office they are loaded when first needed.
 */
export const useTexts = <Noun extends TextsNoun>(noun: Noun): Texts[Noun] => {
  const { nouns, need } = use(TextsContext);
  const texts_of_noun: Partial<Texts>[Noun] = nouns[noun];
  const texts = texts_of_noun ?? (need === undefined ? undefined : use(need.noun(noun)));
  if (texts === undefined)
    throw new Error(
      `The texts of ${noun} were not asked for: add them to the element's needs.ts or to the route`,
    );
  return texts;
};

/**
 * Returns the text of an error code, for the fields of forms; the code itself when there is none
 * (1 §8).
 */
export const useErrorText = (): ((code: string) => string) => {
  const { errors, need } = use(TextsContext);
  const texts = errors ?? (need === undefined ? null : use(need.errors()));
  return (code) => texts?.[code] ?? code;
};
