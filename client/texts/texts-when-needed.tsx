import { inEachLanguage, type Language } from '@ribambelle/domain/base/languages.ts';
import { errorLoaders, loaders, type Texts, type TextsNoun } from '@ribambelle/texts/all.ts';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { type LoadedTexts, TextsProvider } from './texts-context.tsx';

type Coming = { readonly [Noun in TextsNoun]?: Promise<Texts[Noun]> };
type Errors = Promise<Readonly<Record<string, string>>>;

/** What was requested: React wants the same promise each time. What failed is requested again. */
const nouns = inEachLanguage((): Coming => ({}));
const errors = new Map<Language, Errors>();

/** Words that come when a piece first needs them: it waits in the nearest Suspense. */
export const TextsWhenNeeded = (props: {
  readonly language: Language;
  readonly children: ReactNode;
}): ReactElement => {
  const { language, children } = props;
  const texts = useMemo(
    (): LoadedTexts => ({
      language,
      nouns: {},
      errors: null,
      need: { noun: (noun) => nounOf(language, noun), errors: () => errorsOf(language) },
    }),
    [language],
  );
  return <TextsProvider texts={texts}>{children}</TextsProvider>;
};

function nounOf<Noun extends TextsNoun>(language: Language, noun: Noun): Promise<Texts[Noun]> {
  const known: Coming[Noun] = nouns[language][noun];
  if (known !== undefined) return known;
  const come = loaders[language][noun]();
  Object.assign(nouns[language], { [noun]: come });
  come.catch(() => Object.assign(nouns[language], { [noun]: undefined }));
  return come;
}

function errorsOf(language: Language): Errors {
  const known = errors.get(language);
  if (known !== undefined) return known;
  const come: Errors = errorLoaders[language]();
  errors.set(language, come);
  come.catch(() => errors.delete(language));
  return come;
}
